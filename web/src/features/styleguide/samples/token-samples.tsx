import { Panel } from "../../../shared/ui/content/card.tsx";

/** The names of the colours in tokens.css, and what each is used for. */
const COLORS = [
  ["--ground", "the room"],
  ["--raised", "what lies on the table"],
  ["--sunken", "what is written into"],
  ["--line", "a thin rule"],
  ["--edge", "a control's edge, 3:1"],
  ["--text", "text, 7:1"],
  ["--text-quiet", "quiet text, 4.5:1"],
  ["--ember", "what can be done"],
  ["--ember-deep", "ember in the shade"],
  ["--on-ember", "text on ember"],
  ["--shade", "the veil behind a window"],
  ["--gain", "gained"],
  ["--loss", "lost, or failed"],
  ["--arcane", "magic"],
  ["--memory", "what is remembered"],
] as const;

const SIZES = ["text-xs", "text-sm", "text-base", "text-lg", "text-xl", "text-2xl", "text-3xl"] as const;

const VOICES = [
  ["font-display", "Fraunces for names"],
  ["font-story", "Literata for all that the game master says"],
  ["font-ui", "Inter for controls and the player's words"],
] as const;

/** Shows the design tokens: colours, type, space and motion. */
export function TokenSamples() {
  return (
    <>
      <Panel title="Colour">
        <ul className="grid grid-cols-2 gap-4 sm:grid-cols-4">
          {COLORS.map(([name, meaning]) => (
            <li key={name}>
              <span className="block h-14 rounded-sm border border-edge" style={{ background: `var(${name})` }} />
              <code className="text-sm">{name}</code>
              <p className="text-sm text-quiet">{meaning}</p>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Type">
        <ul className="grid gap-3">
          {VOICES.map(([voice, meaning]) => (
            <li key={voice} className={`${voice} text-xl`}>
              {meaning}
            </li>
          ))}
          {SIZES.map((size) => (
            <li key={size} className="flex items-baseline gap-4">
              <code className="w-20 text-sm text-quiet">{size}</code>
              <span className={size}>The door is open</span>
            </li>
          ))}
        </ul>
      </Panel>
      <Panel title="Space and motion">
        <p className="text-quiet">
          Space goes in steps of 0.25 rem. An answer to a touch takes 140 ms, a die or a page 320 ms, both on{" "}
          <code>--ease-out</code>; nothing moves where less motion is asked for.
        </p>
      </Panel>
    </>
  );
}
