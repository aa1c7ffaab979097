import { type Asked, type Script, type Step, USAGE } from "#storyteller/testing/model-server";
import { CANARIES } from "./save.ts";
import { FACTS } from "./story-probes.ts";

/** One answer of a scripted model: text, then tool calls. */
interface Answer {
  readonly text?: string;
  readonly calls?: readonly (readonly [name: string, args: object])[];
}
/** The answers to one message of the player, one for each round. One may depend on whether the check before it succeeded. */
type Rounds = readonly (Answer | ((isSuccess: boolean) => Answer))[];

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
    "I leap over",
    [
      check("athletics", { win: "you land on the far side", lose: "you fall short and hang from the rail" }),
      (isSuccess) =>
        text(
          isSuccess
            ? "Your boots land on the far side, and the boards take your weight. The rail is under your hand."
            : "You fall short. The rail tears at your fingers, and you hang over the rocks by one arm.",
        ),
    ],
  ],
  [
    "“What did I promise",
    [text("“The whistle,” says Hanne. “The silver one, out of the wreck.” She looks at your hands, which are empty.")],
  ],
  ["yes or no to each", [text(FACTS.map(([, isSo], at) => `${at + 1}. ${isSo ? "Yes" : "No"}`).join(" "))]],
  [
    "I go out by the stable",
    [
      text(
        "There is no such door up here: the room has the stair and the gallery, and no horse has ever climbed to it. Corvane is not here to ask.",
      ),
    ],
  ],
  [
    "I reach into the cobwebs",
    [text("Dust and old thread cling to your sleeve. Something dry breaks under your fingers: the wing of a moth.")],
  ],
  [
    "I kiss Hanne",
    [text("The wind takes the door, and the lamp room has its peace for a while. Later the tide is a step higher.")],
  ],
  ["I call to Hanne Orre and ask who", [text("“Nobody came,” says Hanne. “Only wind.”")]],
  ["I call to Hanne Orre and ask what", [text("Hanne does not look round. “Blow. Then rain.”")]],
  ["I call to Sister Pell and ask who", [text("“Who sleeps at that hour?” Sister Pell folds a sheet. “Do you?”")]],
  ["I call to Sister Pell and ask what", [text("Sister Pell tilts her head. “Has it ever done what it was asked?”")]],
  [
    "I call to Dunnot and ask who",
    [text("Dunnot holds up a thumb. “Two pairs of boots, and eleven minutes between them.”")],
  ],
  ["I call to Dunnot and ask what", [text("“Forty knots by six,” says Dunnot, and writes it down.")]],
  ["I call to Odo Fenn and ask who", [text("“Didn't see a soul, bird,” says Odo around his pipe. “Too dark for it.”")]],
  ["I call to Odo Fenn and ask what", [text("Odo sniffs the draught. “Turn to the north, bird, and bite.”")]],
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
  /** Never says how it went. */
  "hides-the-outcome": instead(
    "I leap over",
    check("athletics", { win: "you land on the far side", lose: "you fall short and hang from the rail" }),
    text("The wind is loud out here, and the sea is louder."),
  ),
  "forgets-promises": instead(
    "“What did I promise",
    text("Hanne shrugs. “People say many things up here. Ask me about the oil instead.”"),
  ),
  "contradicts-the-table": instead("yes or no to each", text(FACTS.map((_, at) => `${at + 1}. Yes`).join(" "))),
  "invents-doors": instead("I go out by the stable", {
    text: "Straw crunches under your boots, and a mare looks up from her hay.",
    calls: [["scene", { op: "update", place: "the stables" }]],
  }),
  "crosses-lines": instead(
    "I reach into the cobwebs",
    text("A fat spider runs over your knuckles and up your sleeve, and others follow it."),
  ),
  /** Gives everybody the same voice. */
  "has-one-voice": instead(
    "I call to",
    text("“That is hard to say on a dark evening like this,” comes the answer from the bench."),
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
function roundOf({ messages }: Asked): { readonly said: string; readonly round: number; readonly isSuccess: boolean } {
  const texts = messages.map(({ content }) => (typeof content === "string" ? content : ""));
  const at = texts.findLastIndex((each) => each.includes("The player tries or says"));
  const content = texts[at] ?? "";
  const said = content.slice(content.indexOf("The player tries or says"));
  const isSuccess = texts.slice(at + 1).some((each) => each.includes('"outcome":"success"'));
  return { said, isSuccess, round: messages.slice(at + 1).filter(({ role }) => role === "assistant").length };
}

/** Answers as the model of this name does, over the protocol that real servers speak. */
export function scriptedAnswer(asked: Asked): Script {
  const { said, round, isSuccess } = roundOf(asked);
  const vice = VICES[asked.model];
  if (!vice) return { status: 404, message: `No scripted model is called ${asked.model}` };
  const rounds = vice(said) ??
    GOOD.find(([beginning]) => said.includes(beginning))?.[1] ?? [text("The wind answers for her.")];
  const isFight = JSON.stringify(asked.messages.findLast(({ role }) => role === "user")).includes("A fight, round");
  if (said.includes("I go for") && round === 0 && !isFight)
    return scriptOf(text("Snag lies where he fell, and the wind turns the pages."), 0);
  // A reply that is shorter than was asked for is asked for again.
  const answer = rounds[round] ?? text("Below, the tide drags its chains over the stones.");
  return scriptOf(typeof answer === "function" ? answer(isSuccess) : answer, round);
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
