import { Link } from "react-router-dom";

import { text } from "../../../shared/text/text.ts";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { adventureIdeas } from "../adventure-ideas.ts";

/** The adventure ideas of a world's description, each with a link to create a campaign. Renders nothing when there are none. */
export function AdventureIdeaList({
  worldId,
  description,
}: {
  readonly worldId: string;
  readonly description: string;
}) {
  const ideas = adventureIdeas(description);
  if (ideas.length === 0) return null;
  return (
    <Panel title={text.worlds.ideas}>
      <p className="mb-4 text-sm text-quiet">{text.worlds.ideasHint}</p>
      <ul className="grid gap-5">
        {ideas.map((idea) => (
          <li key={idea} className="border-l-2 border-ember pl-4">
            <p className="mb-1.5 font-story text-pretty">{idea}</p>
            <Link
              className="link text-sm"
              to={`/campaigns/create/${worldId}?idea=${encodeURIComponent(idea)}`}
              aria-label={`${text.worlds.startFrom}: ${idea}`}
            >
              {text.worlds.startFrom}
            </Link>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
