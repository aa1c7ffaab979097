import type { ChatPart } from "#storyteller/models";
import { call, finish, say } from "#storyteller/testing";
import { Notes } from "#storyteller/chroniclers";
import type { RecordedStory } from "../recorded-story/read.ts";

/** How many turns a scene lasts, and after how many turns there is a check. */
const SCENE_TURNS = 6;
const CHECK_EVERY = 3;

/** A model's answers to the rounds of a turn, and the notes of the chronicler's model. */
export interface ScriptedTurn {
  readonly playerText: string;
  readonly rounds: readonly (readonly ChatPart[])[];
  readonly notes: string;
}

/**
 * Makes a turn of a long story from a recorded story. The recorded turns are repeated, with other first words each time, so that no two
 * turns are the same. The model calls the tools as its instructions say: scenes open and close, people and threads are noted, and every
 * third turn has a check, which needs a second round.
 */
export function scriptedTurn({ turns, people }: RecordedStory, number: number): ScriptedTurn {
  const recorded = turns[number % turns.length]!;
  const time = Math.floor(number / turns.length);
  const mark = time === 0 ? "" : `The ${["second", "third", "fourth", "fifth"][time - 1] ?? "next"} tide. `;
  const reply = mark + recorded.reply;
  const person = people[number % people.length] ?? "Hesper";
  const others = [0, 1, 2].map((more) => people[(number + more) % people.length] ?? person);
  const notes = [
    ...(number % SCENE_TURNS === 0
      ? [
          call(
            "scene",
            {
              op: "open",
              place: `${["The workshop", "The ferry", "The strand", "The Slack"][number % 4]}, night ${time + 1}`,
              time: "night",
              present: others,
              exits: ["the chandler's passage", "the ferry stair", "the tideline"],
              question: `What does ${person} want for the slate?`,
              pressure: "The tide is on the turn.",
            },
            `scene-${number}`,
          ),
        ]
      : []),
    ...(number % SCENE_TURNS === SCENE_TURNS - 1
      ? [call("scene", { op: "close", result: `${person} lets you go with the slate.` }, `close-${number}`)]
      : []),
    ...(number % 2 === 0
      ? [
          call(
            "cast",
            { name: person, role: "of the Ribs", wants: `to read page ${number} first`, attitude: 1 },
            `cast-${number}`,
          ),
        ]
      : []),
    ...(number % 4 === 1
      ? [
          call(
            "thread",
            {
              op: number % 8 === 1 ? "open" : "advance",
              name: `The letter of night ${Math.floor(number / 8) + 1}`,
              kind: "mystery",
              step: `Word ${number} of it was read.`,
            },
            `thread-${number}`,
          ),
        ]
      : []),
  ];
  const [first = "", ...rest] = reply.split("\n\n");
  const rounds =
    number % CHECK_EVERY === CHECK_EVERY - 1 && rest.length > 0
      ? [
          [
            say(`${first}\n\n`),
            call(
              "check",
              {
                what: "insight",
                difficulty: "medium",
                win: `${person} lets something slip`,
                lose: `${person} sees you look`,
              },
              `check-${number}`,
            ),
            finish("tool_calls"),
          ],
          [say(rest.join("\n\n")), ...notes, finish("stop")],
        ]
      : [[say(reply), ...notes, finish("stop")]];
  return { playerText: number === 0 ? "" : (recorded.player ?? "I go on."), rounds, notes: notesOf(reply, others) };
}

/** Notes about a turn that are as long as those of a model. */
function notesOf(reply: string, present: readonly string[]): string {
  const sentences = reply.match(/[^.!?]+[.!?]+/gu) ?? [reply];
  const sentence = (at: number) => (sentences[at % sentences.length] ?? reply).trim().slice(0, 200);
  return JSON.stringify(
    Notes.parse({
      deed: sentence(1),
      episode: `${sentence(0)} ${sentence(2)}`,
      present: [...present],
      facts: [{ text: sentence(3) }, { text: sentence(4) }],
      states: [{ about: present[0], relation: "want", value: "the slate", text: `${present[0]} wants the slate.` }],
      quests: [{ title: "Bring Lute home for Hesper", status: "active", text: sentence(2) }],
      dialogue: [{ speaker: present[0], words: sentence(1) }],
      entities: present.map((name) => ({ name, type: "person", description: "of the Ribs" })),
    }),
  );
}
