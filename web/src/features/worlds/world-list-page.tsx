import { useQuery } from "@tanstack/react-query";

import { worldsQuery } from "../../shared/api/lists.ts";
import { useShown } from "../../shared/api/use-shown.ts";
import { Sigil } from "../../shared/sigil/sigil.tsx";
import { text } from "../../shared/text/text.ts";
import { LinkButton } from "../../shared/ui/buttons/button.tsx";
import { More } from "../../shared/ui/content/more.tsx";
import { CardsWaiting } from "../../shared/ui/states/cards-waiting.tsx";
import { Loaded } from "../../shared/ui/states/loaded.tsx";
import { Page, PageHeader } from "../../shared/ui/page/page.tsx";
import { EmptyState } from "../../shared/ui/states/states.tsx";
import { WorldCard } from "./components/world-card.tsx";
import { WorldListAside } from "./components/world-list-aside.tsx";

/** The page /worlds. */
export function Component() {
  const worlds = useShown(useQuery(worldsQuery()));
  const some = worlds.data !== undefined && worlds.data.length > 0;
  return (
    <Page aside={some && <WorldListAside worlds={worlds.data} />}>
      <PageHeader
        title={text.worlds.title}
        lead={text.worlds.lead}
        actions={some && <LinkButton to="/worlds/create">{text.worlds.createNew}</LinkButton>}
      />
      <Loaded query={worlds} failed={text.worlds.loadFailed} waiting={<CardsWaiting />}>
        {(list) =>
          list.length > 0 ? (
            <div className="grid gap-8">
              <More items={list}>
                {(shown) => (
                  <ul className="grid gap-6 md:grid-cols-2">
                    {shown.map((world) => (
                      <WorldCard key={world.id} world={world} />
                    ))}
                  </ul>
                )}
              </More>
            </div>
          ) : (
            <EmptyState
              title={text.worlds.welcome}
              picture={<Sigil kind="world" id="first" size={72} />}
              action={<LinkButton to="/worlds/create">{text.worlds.createFirst}</LinkButton>}
            >
              {text.worlds.welcomeHint}
            </EmptyState>
          )
        }
      </Loaded>
    </Page>
  );
}
