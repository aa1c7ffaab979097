import { capitalise } from "#english/noun-phrase";
import type { Reading } from "../../understand/reading.ts";
import { shortName, type LoreEntry } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import { deedOf } from "../person-words.ts";
import { pay } from "../player-says.ts";
import type { Turn } from "../turn.ts";
import { called, fill, markOf, motiveOf, sentence, spokenBy } from "./fill.ts";
import { knows, personOf, pointer } from "./reveal.ts";
import type { Plot } from "./plot.ts";

/** The last scene: whoever is behind it is faced, says why, and the hero decides what becomes of them. */

const BY = "game_master" as const;
type Way = "mercy" | "justice" | "force" | "flight";

/** The hero faces whoever is behind it, with what they know. */
export function face(turn: Turn, opening: string): void {
  const { plot } = turn;
  if (plot === null) return;
  plot.stage = "facing";
  plot.calm = 0;
  turn.bring(turn.entry(plot.culprit));
  const { trace, worn } = markOf(plot);
  const shown = [
    knows(plot, "trace") ? trace : "",
    knows(plot, "seen") || knows(plot, "name") ? worn : "",
    knows(plot, "prize") && plot.kind !== "hidden" ? (plot.kind === "lost" ? plot.heart : plot.prize) : "",
  ].filter((each) => each !== "");
  turn.say(
    opening,
    shown.length === 0
      ? ""
      : `You go through it, one thing after the other: ${shown.join("; ")}. With each of them {C} grows quieter.`.replaceAll(
          "{C}",
          called(turn, plot.culprit),
        ),
  );
  turn.say(
    spokenBy(called(turn, plot.culprit), fill(turn, plot, motiveOf(plot).confession)),
    plot.theory === ""
      ? ""
      : `And when you say what you think is behind it, {C} nods. “Yes. That is how it is.”`.replaceAll(
          "{C}",
          called(turn, plot.culprit),
        ),
  );
  turn.say(fill(turn, plot, "Then {C} waits to hear what you mean to do about it."));
  turn.log(fill(turn, plot, "You face {C}, who confesses."));
  offerWays(turn, plot);
}

function offerWays(turn: Turn, plot: Plot): void {
  const C = called(turn, plot.culprit);
  turn.offer(
    { text: `offer ${C} a way out`, act: "persuade", target: plot.culprit, topic: "" },
    { text: `make ${C} answer for it before everyone`, act: "threaten", target: plot.culprit, topic: "" },
    { text: `attack ${C}`, act: "fight", target: plot.culprit, topic: "" },
  );
}

/** What the hero does in the last scene. False where the act is no answer to it. */
export async function decide(turn: Turn, reading: Reading, text: string): Promise<boolean> {
  const { plot } = turn;
  if (plot === null || plot.stage !== "facing") return false;
  const C = called(turn, plot.culprit);
  const lets = /\b(?:let (?:\S+ ){1,3}go|forgive|spare|walk away|leave (?:him|her|them) be|mercy|pardon)\b/iu.test(
    text,
  );
  if (lets) {
    turn.say(`You let ${C} go, and say so. It takes ${C} a moment to believe it.`);
    await end(turn, "mercy");
    return true;
  }
  const hard =
    /\b(?:arrest|hand (?:\S+ ){1,2}over|turn (?:\S+ ){1,2}in|expose|answer for|tie|bind|lock|everyone|justice|prison|jail|law|court)\b/iu.test(
      text,
    );
  switch (reading.act) {
    case "persuade":
    case "talk":
    case "promise":
    case "give":
    case "deceive":
    case "threaten":
    case "accuse": {
      if (reading.act === "talk" && /\?\s*["”]?$|^(?:i )?ask\b|\bwhy\b/iu.test(text)) {
        turn.say(
          spokenBy(
            C,
            fill(turn, plot, "You know it all by now. {C2} It ends here, one way or the other. What do you want?", {
              C2: sentence(fill(turn, plot, `And yes: ${plot.deed}`)),
            }).replace(new RegExp(`And yes: ${C} `, "u"), "And yes: I "),
          ),
        );
        offerWays(turn, plot);
        return true;
      }
      const soft = !hard && reading.act !== "threaten" && reading.act !== "accuse";
      const grade = await turn.check(
        "charisma",
        soft ? "Persuasion" : "Intimidation",
        knows(plot, "prize") || knows(plot, "motive") ? 11 : 14,
        `Whether ${C} gives in`,
      );
      if (grade === "failure" && plot.tries === 0) {
        plot.tries = 1;
        turn.say(fill(turn, plot, `“No,” says {C}. “Not for that. Only if ${motiveOf(plot).opening}.”`));
        turn.say(fill(turn, plot, "{C} has begun to move towards the way out."));
        offerWays(turn, plot);
        return true;
      }
      if (grade === "failure") {
        turn.say(`${C} does not wait for the end of it, and runs.`);
        await end(turn, "flight");
        return true;
      }
      turn.say(
        soft
          ? `${C} hears you to the end, and something goes out of that straight back.`
          : `You say it loudly enough for everyone. ${C} looks round, and there is nobody left to look at.`,
        grade === "cost" ? `It is not given gladly: “Then you will carry some of it,” says ${C}.` : "",
      );
      await end(turn, soft ? "mercy" : "justice");
      return true;
    }
    case "travel":
    case "flee":
      turn.say(`You turn your back on ${C}, and let it be.`);
      await end(turn, "flight");
      return true;
    case "look":
    case "oracle":
    case "fight":
    case "search":
    case "plan":
    case "wait":
    case "rest":
      return false;
    default: {
      // Only what is done to them is an answer; everything else is done beside it.
      if (reading.target !== plot.culprit && !hard && !/\b(?:him|her|them)\b/iu.test(text)) return false;
      const grade = await turn.check("dexterity", "Acrobatics", 12, `Whether it stops ${C}`);
      turn.say(
        `You ${deedOf(text) ?? "act"}.`,
        grade === "failure"
          ? `It is not enough. ${C} is through the way out and away.`
          : `It is so quick that ${C} is still reaching for an answer when it is over.`,
      );
      await end(turn, grade === "failure" ? "flight" : hard ? "justice" : "force");
      return true;
    }
  }
}

/** What the last deed does to the thing itself. */
const RESULT: Readonly<Record<Plot["kind"], Readonly<Record<"won" | "lost", string>>>> = {
  wrong: {
    won: "What {C} took out is put back: {prize}, in its place again, with a small click. For a while nothing happens. Then {W} is the first to notice, and comes running: what was wrong with {X} is wrong no longer.",
    lost: "{C} is gone, but left {prize} behind in the hurry. You put it back where it belongs, and by the next day what was wrong with {X} has begun to mend.",
  },
  lost: {
    won: "{X} is safe with you, and nobody is going to change that now.",
    lost: "{C} is gone. {X} is still here, and that was what you came for.",
  },
  hidden: {
    won: "It stands open now, and everybody comes to see it: {prize}. Nobody says much.",
    lost: "{C} is gone, and has left it open: {prize}. You are the only one who saw it, and the only one who can tell.",
  },
  foe: {
    won: "With {prize} in your hand, you wait for {X}. It comes, and sees what you hold, and for the first time it is the one to run. It does not come back.",
    lost: "{C} is gone, and {X} with nobody to feed it. What comes out of hunger comes alone, and slowly, and you are ready for it with {prize}.",
  },
  need: {
    won: "The thing that stood in your way is out of it. {prize} is in your own hand, and {C} is the one who says aloud that it is yours.",
    lost: "{C} is gone, and so is what stood in your way. {prize} is left lying there. You pick it up.",
  },
};
const FATE: Readonly<Record<Way, string>> = {
  mercy:
    "{C} stays, and works it off: a little every day, where everyone can see it. {O}, who had a hand in it, is asked some questions at last.",
  justice:
    "{C} is led away. Nobody calls anything after {C}; it is too quiet for that. {O} is asked to come along too, and does.",
  force: "{C} will be a long time getting up, and will have company while getting well. {O} has been seen packing.",
  flight: "{C} was seen once more, far off, walking fast. {O} says to have known nothing. Nobody believes it.",
};

/** Ends the thread with its truth, and tells what becomes of those who had a part in it. */
export async function end(turn: Turn, way: Way): Promise<void> {
  const { plot } = turn;
  if (plot === null || plot.stage === "done") return;
  plot.stage = "done";
  const friend = plot.people.find(({ name, told }) => name !== plot.culprit && name !== plot.other && told > 0);
  const witness = friend?.name ?? plot.other;
  const won = way !== "flight";
  turn.say(fill(turn, plot, RESULT[plot.kind][won ? "won" : "lost"], { W: called(turn, witness) }));
  const truth = fill(turn, plot, `${plot.deed}, ${motiveOf(plot).because}.`);
  turn.say(`So that is the truth. ${sentence(truth)}`, plot.theory);
  turn.say(
    fill(turn, plot, FATE[way]),
    friend === undefined
      ? ""
      : fill(turn, plot, "{W} spoke up when it was dangerous to, and has not had to pay for a drink since.", {
          W: called(turn, friend.name),
        }),
  );
  turn.change({
    type: "thread_changed",
    by: BY,
    title: plot.thread,
    truth: sentence(truth).slice(0, 1_000),
    state: "resolved",
  });
  // Whatever else was open about the same thing is answered with it.
  const about = tellingWords(`${plot.heart} ${plot.about}`);
  for (const { title, kind } of turn.open)
    if (kind !== "promise" && [...tellingWords(title)].some((word) => about.has(word)))
      turn.change({ type: "thread_changed", by: BY, title, truth: sentence(truth).slice(0, 1_000), state: "resolved" });
  for (const clock of turn.story.clocks) turn.change({ type: "clock_removed", by: BY, name: clock.name });
  if (turn.story.encounter !== null) turn.change({ type: "encounter_changed", by: BY, encounter: null });
  if (way === "flight" || way === "justice") {
    turn.change({
      type: "cast_changed",
      by: BY,
      name: plot.culprit,
      place: way === "flight" ? "far away" : "under guard",
    });
    const scene = turn.story.scene;
    if (scene !== null)
      turn.change({ type: "scene_changed", by: BY, present: scene.present.filter((name) => name !== plot.culprit) });
  }
  turn.log(`It is settled: ${sentence(truth)}`);
  turn.say(await pay(turn, false));
  const promises = turn.open.filter(({ kind }) => kind === "promise");
  const next = turn.open.find(({ kind }) => kind !== "promise");
  turn.say(
    promises.length === 0
      ? ""
      : `You have still a promise to keep. ${promises
          .map(({ title }) => title)
          .slice(0, 2)
          .join("; ")}.`,
    next === undefined ? "" : `And one thing is not over: ${next.title.charAt(0).toLowerCase()}${next.title.slice(1)}.`,
    promises.length === 0 && next === undefined ? "The story can rest here, or you say what you want next." : "",
  );
}

/** Somebody is blamed, or asked to answer for it. False where they have nothing to do with it. */
export function accusedOf(turn: Turn, person: LoreEntry): boolean {
  const { plot } = turn;
  if (plot === null || plot.stage !== "open") return false;
  const name = capitalise(shortName(person));
  const { worn, trace } = markOf(plot);
  if (person.name === plot.culprit) return false;
  if (knows(plot, "trace") || knows(plot, "seen")) {
    turn.say(
      `“Me?” ${name} ${personOf(plot, person.name)?.manner ?? "stares at you"}. “Then look at me. Do you see ${worn}? You do not.” And it is true: ${trace} cannot be laid at that door.`,
    );
  } else
    turn.say(
      `“Me?” ${name} ${personOf(plot, person.name)?.manner ?? "stares at you"}. “What have you got to say that with? Nothing. Come back when you have something to show.”`,
    );
  turn.attitude(person.name, -1);
  turn.say(knows(plot, "name") ? "" : `It would be better to ask ${pointer(turn, plot, person.name)}.`);
  return true;
}
