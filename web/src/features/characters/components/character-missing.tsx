import { text } from "../../../shared/text/text.ts";
import { MissingPage } from "../../../shared/ui/page/missing-page.tsx";

/** Shown when the player has no such character. */
export function CharacterMissing() {
  return (
    <MissingPage
      title={text.characters.notFoundTitle}
      message={text.characters.notFound}
      back={{ to: "/characters", label: text.characters.back }}
    />
  );
}
