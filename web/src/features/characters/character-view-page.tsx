import "./print.css";

import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";

import { characterQuery } from "../../shared/api/records.ts";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { PageWaiting } from "../../shared/ui/page/page-waiting.tsx";
import { CharacterMissing } from "./components/character-missing.tsx";
import { CharacterView } from "./components/character-view.tsx";

/** The page at /characters/:characterId. */
export function Component() {
  const { characterId = "" } = useParams();
  const character = useQuery(characterQuery(characterId));
  return (
    <Loaded query={character} missing={<CharacterMissing />} waiting={<PageWaiting />} inPage>
      {(loaded) => <CharacterView character={loaded} />}
    </Loaded>
  );
}
