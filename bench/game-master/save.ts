import type { Recalled } from "#contracts/play/turn";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { StoryEvent } from "#contracts/story/events";
import { gearItem } from "#rules/sheet";
import { quickHero } from "#rules/growth";
import type { TranscriptTurn } from "#storyteller/ports";
import { applyStoryEvents } from "#storyteller/story";
import type { TableHero } from "../../workers/chat/src/domain/table-hero.ts";

/** The saved game on which all probes are played: a rogue on a lighthouse, somebody who lies to her, and a secret. */

const by = "game_master" as const;

/** Words that are in no text but a secret's: who writes one has given the secret away. */
export const CANARIES = { secret: "Vessarine", unwitnessed: "Ombrelith" } as const;

const EVENTS: readonly StoryEvent[] = [
  {
    type: "scene_opened",
    by,
    place: "the lamp room of Varrow Point",
    time: "night",
    day: 3,
    present: ["Hanne Orre"],
    exits: ["the spiral stair", "the gallery"],
    question: "Why is the lamp out?",
    pressure: "A ship is due before the tide turns.",
  },
  {
    type: "cast_changed",
    by,
    name: "Hanne Orre",
    role: "keeper of the light",
    want: "to be asked no more about the oil",
    voice: "short sentences, never looks up",
    attitude: 0,
    met: true,
  },
  { type: "cast_changed", by, name: "Old Bram", role: "ferryman", alive: false, met: true },
  { type: "cast_changed", by, name: "Corvane", role: "wrecker", place: "the quay", attitude: -2, met: true },
  { type: "thread_changed", by, title: "The dark lamp", kind: "mystery", question: "Who put out the lamp?" },
  { type: "clock_changed", by, name: "The tide", segments: 6, ticks: 2, full: "the ship strikes the rocks" },
  {
    type: "secret_added",
    by,
    secret: {
      id: "s1",
      text: `Hanne sold the oil to a captain named ${CANARIES.secret}.`,
      knownBy: ["Hanne Orre"],
      when: "she is caught in a lie about the oil",
      place: "",
      thread: "",
      revealed: null,
    },
  },
];

export const STORY: StoryState = applyStoryEvents(EMPTY_STORY, EVENTS, 1);

/** The same story with a goblin in it, who fights. */
export const FIGHT: StoryState = applyStoryEvents(
  STORY,
  [
    {
      type: "encounter_changed",
      by: "server",
      encounter: {
        round: 1,
        order: ["Mira Vance", "Snag"],
        combatants: [
          {
            name: "Snag",
            side: "foe",
            armorClass: 13,
            hp: { current: 10, max: 10 },
            conditions: [],
            attacks: [{ name: "Scimitar", toHit: 4, damage: "1d6+2 slashing" }],
          },
        ],
      },
    },
    { type: "cast_changed", by, name: "Snag", role: "goblin in the wreckers' pay", attitude: -3, met: true },
  ],
  1,
);

export const TRANSCRIPT: readonly TranscriptTurn[] = [
  {
    turnId: "t1",
    number: 1,
    playerText: "I climb to the lamp room.",
    reply:
      "The stair ends in cold. Hanne Orre sits by the dead lamp with the ledger shut on her knees. “You are early,” she says, and does not look up. Behind her the gallery door knocks in the wind.",
  },
  {
    turnId: "t2",
    number: 2,
    playerText: "I ask her since when it is out.",
    reply:
      "“Since the oil ran dry.” Her thumb finds the edge of the ledger and stays there. Below, something heavy is dragged over the stones. You promised Old Bram, before he drowned, to bring the *Marigold* home.",
  },
];

/** Small things that fill the turns between a promise and the question about it. */
const BETWEEN: readonly (readonly [player: string, reply: string])[] = [
  ["I look out over the water.", "Grey on grey, and one gull that does not move."],
  ["I warm my hands on the stove.", "The iron ticks. There is peat for one more hour in the basket."],
  ["I count the steps of the stair.", "A hundred and four, and the last of them is loose."],
  ["I ask Hanne for bread.", "She cuts it thick and pushes the plate over without a word."],
  ["I listen at the cellar door.", "Water, and behind it something that drags."],
];

/** The saved game's two turns, a third one, and twenty more after it. */
export const afterTwentyTurns = (third: { readonly player: string; readonly reply: string }): TranscriptTurn[] => [
  ...TRANSCRIPT,
  { turnId: "t3", number: 3, playerText: third.player, reply: third.reply },
  ...Array.from({ length: 20 }, (_, at): TranscriptTurn => {
    const [playerText, reply] = BETWEEN[at % BETWEEN.length] ?? ["I wait.", "The wind turns."];
    return { turnId: `t${at + 4}`, number: at + 4, playerText, reply };
  }),
];

/** What somebody said where Hanne was not. */
export const UNWITNESSED: Recalled = {
  itemId: "quay",
  content: `At the quay Corvane whispered to Mira that the buyer lives at ${CANARIES.unwitnessed}.`,
  kind: "fact",
  turnId: "t0",
  turnNumber: 0,
  reason: "names Corvane",
  relevance_score: 0.9,
  knowers: ["Corvane", "Mira Vance"],
};

export function hero(): TableHero {
  const made = quickHero({ id: "mira", name: "Mira Vance", seed: 3, level: 3, answers: { class: ["rogue"] } });
  if (!made.ok) throw new Error(made.why.join("; "));
  const gear = [
    gearItem("blade", "shortsword", 1, { wielded: "main" }),
    gearItem("leather", "leather", 1, { worn: true }),
    gearItem("rope", "rope", 1),
  ];
  return { hero: { ...made.hero, gear, coins: 1_200 }, growth: "chosen", managedExternally: false, updatedAt: "" };
}
