import type { CastMember, StatBlock, StoryState } from "#contracts/story/state";
import { eligibleSecrets } from "../../story/eligible-secrets.ts";
import { ATTITUDES } from "../../story/story-changes.ts";
import type { Entry } from "./budget.ts";

const labelled = (label: string, value: string): string[] => (value === "" ? [] : [`${label}: ${value}`]);

/** The story's current state: where, who, what is urgent, what is open. The card is right even where earlier text disagrees. */
export function storyCard(story: StoryState): Entry[] {
  const { scene, cast, threads, clocks, encounter } = story;
  const here = new Set(scene?.present ?? []);
  const present = cast.filter(({ name }) => here.has(name));
  const away = cast
    .filter(({ name, alive }) => !here.has(name) && alive)
    .toSorted((a, b) => b.touched - a.touched)
    .slice(0, 8);
  const dead = cast.filter(({ alive }) => !alive).map(({ name }) => name);
  return [
    ...(scene === null
      ? []
      : [
          {
            id: "scene",
            text: [
              `Place: ${scene.place || "not said yet"}. Day ${scene.day}${scene.time === "" ? "" : `, ${scene.time}`}.`,
              ...labelled("Ways on from here", scene.exits.join("; ")),
              ...labelled("What the scene asks", scene.question),
              ...labelled("What presses", scene.pressure),
            ].join("\n"),
          },
        ]),
    ...(present.length > 0
      ? [{ id: "present", text: `Present:\n${present.map((member) => `- ${memberLine(member)}`).join("\n")}` }]
      : scene === null
        ? []
        : [{ id: "present", text: "Present: nobody but the party." }]),
    ...(encounter === null
      ? []
      : [
          {
            id: "encounter",
            text: `A fight, round ${encounter.round}: ${encounter.combatants.map(({ name, hp, conditions, left }) => `${name} ${[left ?? hitPoints(hp), ...conditions].join(", ")}`).join("; ")}`,
          },
        ]),
    ...listed(
      "threads",
      "Open",
      threads
        .filter(({ state }) => state === "open")
        .toSorted((a, b) => b.touched - a.touched)
        .map(({ title, kind, question, steps, truth }) =>
          [
            `${title} (${kind})`,
            question,
            steps.length > 0 ? `so far: ${steps.slice(-2).join(" ")}` : "",
            truth === "" ? "" : `behind it, yours alone: ${truth}`,
          ]
            .filter(Boolean)
            .join("; "),
        ),
    ),
    ...listed(
      "clocks",
      "Clocks",
      clocks.map(({ name, filled, segments, fills, full }) =>
        [
          `${name}: ${filled} of ${segments}`,
          fills === "" ? "" : `fills when: ${fills}`,
          full === "" ? "" : `when full: ${full}`,
        ]
          .filter(Boolean)
          .join("; "),
      ),
    ),
    ...listed(
      "elsewhere",
      "Elsewhere",
      away.map(
        ({ name, role, place, wounds }) =>
          `${name}${role === "" ? "" : `, ${role}`}${place === "" ? "" : `, last at ${place}`}${wounds ? `, wounded: ${hitPoints(wounds.hp)}` : ""}`,
      ),
    ),
    ...(dead.length === 0 ? [] : [{ id: "dead", text: `Dead: ${dead.join(", ")}.` }]),
  ];
}

const listed = (id: string, title: string, lines: readonly string[]): Entry[] =>
  lines.length === 0 ? [] : [{ id, text: `${title}:\n${lines.map((line) => `- ${line}`).join("\n")}` }];

const hitPoints = ({ current, max }: StatBlock["hp"]): string => `${current} of ${max} hit points`;

function memberLine({ name, role, attitude, want, voice, hides, companion, wounds }: CastMember): string {
  const feels = ATTITUDES[attitude + 3] ?? "indifferent";
  return [
    `${name}${role === "" ? "" : `, ${role}`} (${feels})`,
    want === "" ? "" : `wants: ${want}`,
    voice === "" ? "" : `talks: ${voice}`,
    hides === "" ? "" : `hides, yours alone: ${hides}`,
    companion ? `goes with the party: ${hitPoints(companion.hp)}` : wounds ? `wounded: ${hitPoints(wounds.hp)}` : "",
  ]
    .filter(Boolean)
    .join("; ");
}

/** The few secrets that could come out in this scene, each with what would reveal it. */
export const secretEntries = (story: StoryState): Entry[] =>
  eligibleSecrets(story).map(({ id, text, when, knownBy }) => ({
    id,
    text: `- [${id}] ${text}${when === "" ? "" : ` Comes out when: ${when}.`}${knownBy.length > 0 ? ` Known to: ${knownBy.join(", ")}.` : ""}`,
  }));
