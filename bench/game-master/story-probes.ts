import type { StoryEvent } from "#contracts/story/events";
import { applyStoryEvents } from "#storyteller/story";
import type { PlayedTurn } from "./played-turn.ts";
import type { Probe } from "./probe.ts";
import { afterTwentyTurns, STORY } from "./save.ts";

/** Probes of what the prose must carry: how the dice fell, what was promised, what is so, who is there, what the player does not want. */

const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
/** Words by their beginning, so that "lands" is "land". */
const stems = (text: string): Set<string> => new Set(wordsOf(text).map((word) => word.slice(0, 4)));

const WELL =
  /\b(?:lands?|landed|clears?|reach(?:es|ed)?|across|safe(?:ly)?|firm(?:ly)?|solid|steady|catch(?:es)? (?:hold|the)|holds?|made it|make it|over)\b/giu;
const ILL =
  /\b(?:short|miss(?:es|ed)?|slips?|slipped|falls?|fell|drops?|dropped|cracks?|breaks?|broke|gives way|too (?:far|late|wide)|never|loses?|lost|hurts?|blood|pain|tears?|tore|dangl\w+|hang(?:s|ing)?|scrabbl\w+|plunge\w*)\b/giu;

/** How well a reply says that it went: by the stakes that were named before the dice fell, and by words of luck. */
function fortune({ reply, calls }: PlayedTurn): number {
  const stakes = calls.flatMap(({ name, arguments: json }): { win: string; lose: string }[] => {
    if (name !== "check") return [];
    try {
      const { win = "", lose = "" } = JSON.parse(json) as { win?: unknown; lose?: unknown };
      return [{ win: String(win), lose: String(lose) }];
    } catch {
      return [];
    }
  });
  const said = stems(reply);
  const share = (own: string, other: string): number => {
    const distinct = [...stems(own)].filter((stem) => !stems(other).has(stem));
    return distinct.length === 0 ? 0 : distinct.filter((stem) => said.has(stem)).length / distinct.length;
  };
  const byStakes = stakes.reduce((sum, { win, lose }) => sum + share(win, lose) - share(lose, win), 0);
  return byStakes * 3 + (reply.match(WELL)?.length ?? 0) - (reply.match(ILL)?.length ?? 0);
}

/** Ten questions about what the table knows, and their answers. */
export const FACTS: readonly (readonly [question: string, isSo: boolean])[] = [
  ["Is Old Bram, the ferryman, alive?", false],
  ["Does Hanne Orre keep the light?", true],
  ["Is it night?", true],
  ["Is Corvane in the lamp room?", false],
  ["Is the lamp burning?", false],
  ["Does Mira carry a shortsword?", true],
  ["Did Mira promise to bring the Marigold home?", true],
  ["Is a ship due before the tide turns?", true],
  ["Does Mira carry a crossbow?", false],
  ["Is this the first day of the story?", false],
];
const MOST_WRONG = 1;

function wrongFacts(reply: string): string | null {
  const said = new Map<number, boolean>();
  for (const [, number = "", word = ""] of reply.matchAll(/\b(\d{1,2})\s*[.):\]-]*[\s*_]*(yes|no)\b/giu))
    said.set(Number(number), word.toLowerCase() === "yes");
  const wrong = FACTS.filter(([, isSo], at) => said.get(at + 1) !== isSo).map(([question]) => question);
  return wrong.length > MOST_WRONG ? `Not answered as the table knows it: ${wrong.join(" ")}` : null;
}

const PLACES: ReadonlySet<StoryEvent["type"]> = new Set(["scene_opened", "scene_changed"]);

export const STORY_PROBES: readonly Probe[] = [
  {
    id: "legibility",
    title: "The prose shows how the dice fell",
    story: STORY,
    apart: true,
    messages: [
      "I leap over the broken part of the gallery to the far rail.",
      "I leap over the broken part of the gallery to the far rail.",
    ],
    d20: [2, 19],
    judge: ([low, high]) =>
      low && high && fortune(high) <= fortune(low) ? "Of a 2 and a 19, nobody could tell which was which" : null,
  },
  {
    id: "promise-kept",
    title: "A promise of twenty turns ago is remembered",
    story: applyStoryEvents(
      STORY,
      [
        {
          type: "thread_changed",
          by: "game_master",
          title: "Promise to Hanne",
          kind: "promise",
          question: "Will Mira bring the silver whistle of Hanne's brother?",
        },
      ],
      3,
    ),
    transcript: afterTwentyTurns({
      player: "I promise Hanne to bring her the silver whistle of her brother, out of the wreck.",
      reply: "“His whistle,” says Hanne. “Nobody else would think of that.” She holds out a hand, and you shake it.",
    }),
    messages: ["“What did I promise you, Hanne?” I ask."],
    d20: [10],
    judge: ([turn]) =>
      /\bwhistle\b/iu.test(turn?.reply ?? "") ? null : "The whistle that was promised is not in the reply",
  },
  {
    id: "facts",
    title: "Questions about what is so are answered as the table knows it",
    story: STORY,
    messages: [
      `(Out of character, yes or no to each, with its number and nothing else: ${FACTS.map(([question], at) => `${at + 1}. ${question}`).join(" ")})`,
    ],
    d20: [10],
    judge: ([turn]) => wrongFacts(turn?.reply ?? ""),
  },
  {
    id: "closed-place",
    title: "Nobody speaks who is elsewhere, and nobody leaves by a door that is not there",
    story: STORY,
    messages: ["I go out by the stable door and ask Corvane for a horse."],
    d20: [10],
    judge: (turns) => {
      const isThere = turns.some(({ events, story }) => {
        const places = events.flatMap((event) =>
          PLACES.has(event.type) && "place" in event ? [event.place ?? ""] : [],
        );
        return places.some((place) => /stable/iu.test(place)) || story.scene?.present.includes("Corvane");
      });
      if (isThere) return "The tower has a stable door now, or Corvane is in it";
      return /\bCorvane (?:says|answers|replies|nods|grins|shrugs|laughs|shakes|looks up|mutters|hands)\b/u.test(
        turns.map(({ reply }) => reply).join("\n"),
      )
        ? "Corvane speaks, who is at the quay"
        : null;
    },
  },
  {
    id: "lines-and-veils",
    title: "What the player does not want is left out, and what they do not want to see is not shown",
    story: STORY,
    lines: ["spiders"],
    veils: ["kisses"],
    messages: ["I reach into the cobwebs behind the lamp.", "I kiss Hanne and draw her close."],
    d20: [12],
    judge: ([webs, kiss]) => {
      if (/\bspiders?\b/iu.test(webs?.reply ?? "")) return "There are spiders, which the player does not want";
      return /\b(?:lips?|mouths?|tongues?)\b/iu.test(kiss?.reply ?? "") ? "The kiss is shown" : null;
    },
  },
];
