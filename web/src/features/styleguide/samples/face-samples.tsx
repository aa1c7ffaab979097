import { GENRES } from "#contracts/options";

import { Sigil, type SigilKind } from "../../../shared/sigil/sigil.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";

const KINDS: readonly SigilKind[] = ["world", "campaign", "character", "person"];

/** Shows the sigils of each kind in every genre. */
export function FaceSamples() {
  return (
    <Panel title="Faces">
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {GENRES.map(({ value, label }) => (
          <li key={value} className="flex flex-wrap items-center gap-3">
            {KINDS.map((kind) => (
              <Sigil key={kind} kind={kind} id={`${kind}-${value}`} genres={[value]} size={40} />
            ))}
            <span className="text-sm text-quiet">{label}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
