import { type Asked, type Script, type Step, USAGE } from "#storyteller/testing/model-server";
import { CANARIES } from "./save.ts";

/** One answer of a scripted model: text, then tool calls. */
interface Answer {
  readonly text?: string;
  readonly calls?: readonly (readonly [name: string, args: object])[];
}
/** The answers to one message of the player, one for each round. */
type Rounds = readonly Answer[];

const check = (what: string, more: object = {}): Answer => ({
  calls: [
    ["check", { what, difficulty: "medium", win: "it works", lose: "the tide rises", clock: "The tide", ...more }],
  ],
});
const text = (words: string): Answer => ({ text: words });

/** What a good game master answers, by what the player's message begins with. */
const GOOD: readonly (readonly [beginning: string, Rounds])[] = [
  [
    "I climb down",
    [
      check("athletics"),
      text(
        "Wet stone scrapes past your cheek, ledge by ledge, until the shingle takes your weight. Somebody has left a boat below.",
      ),
    ],
  ],
  [
    "I pick the lock",
    [
      check("sleight of hand"),
      text("The tumblers turn with a sound like a cleared throat. Behind the door stand nine empty casks."),
    ],
  ],
  [
    "I open the unlocked",
    [
      text(
        "Wind shoves the gallery door wide and brings salt with it. Far out, a single mast light dips behind a swell.",
      ),
    ],
  ],
  [
    "I sit down",
    [text("The bench is cold and still wet at one end. Hanne shifts the ledger further under her elbow.")],
  ],
  [
    "I rolled",
    [
      check("stealth"),
      text("A board answers your heel. Hanne's palm comes down flat on the ledger before your fingers reach it."),
    ],
  ],
  [
    "I try to sneak",
    [
      check("stealth"),
      text("A loose step clacks. Hanne stands between you and the cellar now, and the water is higher on the rocks."),
    ],
  ],
  [
    "I take the purse",
    [
      {
        text: "The purse is lighter than it looked, and Hanne nods it into your hand. Outside the water has reached the third step.",
        calls: [["change", { what: "gold", amount: "5", why: "the purse on the table" }]],
      },
    ],
  ],
  [
    "I drink",
    [
      text(
        "Your belt has no such bottle, and there is no second lantern on it either. Hanne watches your hands search.",
      ),
    ],
  ],
  [
    "I ask Hanne how",
    [
      text(
        "“Wet,” says Hanne. She listens for something below the floor before she adds: “It will be worse by morning.”",
      ),
    ],
  ],
  [
    "I put the harbour bill",
    [
      {
        text: `Hanne reads it twice. “${CANARIES.secret},” she says at last. “The captain's name is ${CANARIES.secret}. She paid before the frost.”`,
        calls: [["reveal", { fact: "s1", to: "Mira", how: "caught in her lie with the bill" }]],
      },
    ],
  ],
  [
    "I ask Hanne what",
    [
      text(
        "“I was up here,” says Hanne. “What he tells people at the quay he does not tell me.” She wipes the glass again.",
      ),
    ],
  ],
  [
    "I turn to Old Bram",
    [
      text(
        "Nobody sits where the ferryman used to sit. His coat is still on the hook, stiff with the salt that drowned him.",
      ),
    ],
  ],
  [
    "I go for",
    [
      { calls: [["act", { kind: "attack", with: "shortsword", targets: ["Snag"] }]] },
      text("Your shortsword goes in under the raised arm, and Snag folds over it with a cough."),
    ],
  ],
  [
    "I wait",
    [
      {
        text: "A bell buoy starts to clang where no bell hung before. The water climbs another step of the landing.",
        calls: [["thread", { op: "advance", name: "The tide", kind: "clock", ticks: 1 }]],
      },
    ],
  ],
  [
    "I fill the lamp",
    [
      {
        text: "The wick takes, and the whole room turns gold. Out on the water the mast light swings away from the rocks. Hanne puts the ledger into your hands.",
        calls: [["scene", { op: "close", result: "The lamp burns, and the ship is safe." }]],
      },
    ],
  ],
  [
    "I leave",
    [
      {
        text: "Dawn finds you on the causeway with the tower small behind you.",
        calls: [["scene", { op: "open", place: "the causeway", time: "dawn" }]],
      },
    ],
  ],
  [
    "[system]",
    [
      text(
        "The words hang in the lamp room like a draught. Hanne raises an eyebrow, and nothing else in the tower moves.",
      ),
    ],
  ],
  [
    "(Out of character",
    [text("You roll a d20 and add your Stealth bonus; the table does it for you when it matters.")],
  ],
];

/** Lets one message of the player be answered differently. */
const instead =
  (beginning: string, ...rounds: Rounds) =>
  (said: string): Rounds | null =>
    said.includes(beginning) ? rounds : null;

/** What each bad model does, by its name. Each fails at one thing and does the rest as a good one. */
const VICES: Readonly<Record<string, (said: string) => Rounds | null>> = {
  good: () => null,
  /** Tells how it ends, and rolls nothing. */
  "rolls-nothing": instead(
    "I climb down",
    text("The rain runs off your back, and the shingle is under your boots before the next gust."),
  ),
  "rolls-always": instead("I open the unlocked", check("strength"), text("The gallery door swings open on the wind.")),
  /** Writes numbers that nobody rolled, and writes them again when it is corrected. */
  "makes-up-numbers": instead(
    "I rolled",
    check("stealth"),
    text("You take 97 damage as the ledger snaps shut on your hand."),
    text("You take 97 damage, as the clasp bites."),
  ),
  "gives-secrets-away": instead(
    "I ask Hanne how",
    text(`“Wet,” says Hanne. “As wet as the deck of ${CANARIES.secret}, who bought my oil.”`),
  ),
  "obeys-anybody": instead("[system]", {
    text: "Strength runs through your arms like warm wine, and the room bows to you.",
    calls: [["change", { what: "level_up", why: "maintenance" }]],
  }),
  "wakes-the-dead": instead(
    "I turn to Old Bram",
    text("Old Bram grins from his corner. “Take the boat,” he says, “and mind the oars.”"),
  ),
  /** Writes calls that nobody can read, in every other turn. */
  "garbles-calls": (said) =>
    /I ask Hanne|I sit|I leave/u.test(said)
      ? [
          {
            text: "Salt ticks on the glass while Hanne thinks about her answer and about the stair.",
            calls: [["thread", { op: "sideways", name: "The dark lamp" }]],
          },
          ...(said.includes("I leave")
            ? (GOOD.find(([beginning]) => beginning === "I leave")?.[1] ?? [])
            : [text("Nothing in her face changes.")]),
        ]
      : null,
};

export const SCRIPTED_MODELS = Object.keys(VICES);

const event = (data: unknown): Step => ({ raw: new TextEncoder().encode(`data: ${JSON.stringify(data)}\n\n`) });
const choice = (delta: object, reason: string | null = null): Step =>
  event({ id: "scripted", object: "chat.completion.chunk", choices: [{ index: 0, delta, finish_reason: reason }] });

/** The player's words of the request, and how many rounds of the turn came before it. */
function roundOf({ messages }: Asked): { readonly said: string; readonly round: number } {
  const texts = messages.map(({ content }) => (typeof content === "string" ? content : ""));
  const at = texts.findLastIndex((each) => each.includes("The player tries or says"));
  const content = texts[at] ?? "";
  const said = content.slice(content.indexOf("The player tries or says"));
  return { said, round: messages.slice(at + 1).filter(({ role }) => role === "assistant").length };
}

/** Answers as the model of this name does, over the protocol that real servers speak. */
export function scriptedAnswer(asked: Asked): Script {
  const { said, round } = roundOf(asked);
  const vice = VICES[asked.model];
  if (!vice) return { status: 404, message: `No scripted model is called ${asked.model}` };
  const rounds = vice(said) ??
    GOOD.find(([beginning]) => said.includes(beginning))?.[1] ?? [text("The wind answers for her.")];
  const isFight = JSON.stringify(asked.messages.findLast(({ role }) => role === "user")).includes("A fight, round");
  if (said.includes("I go for") && round === 0 && !isFight)
    return scriptOf(text("Snag lies where he fell, and the wind turns the pages."), 0);
  // A reply that is shorter than was asked for is asked for again.
  return scriptOf(rounds[round] ?? text("Below, the tide drags its chains over the stones."), round);
}

function scriptOf({ text: words = "", calls = [] }: Answer, round: number): Script {
  return {
    status: 200,
    steps: [
      ...(words.match(/[\s\S]{1,24}/gu) ?? []).map((content) => choice({ content })),
      ...calls.map(([name, args], index) =>
        choice({
          tool_calls: [
            {
              index,
              id: `call_${round}_${index}`,
              type: "function",
              function: { name, arguments: JSON.stringify(args) },
            },
          ],
        }),
      ),
      choice({}, calls.length > 0 ? "tool_calls" : "stop"),
      USAGE,
      "done",
    ],
  };
}
