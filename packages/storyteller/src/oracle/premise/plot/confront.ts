import { capitalise } from "#english/noun-phrase";
import type { Reading } from "../../understand/reading.ts";
import { entriesIn, shortName, type LoreEntry } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import { gesture } from "../outcomes/outcome.ts";
import { deedOf } from "../person-words.ts";
import { pay } from "../player-says.ts";
import type { Turn } from "../turn.ts";
import { called, fill, markOf, motiveOf, sentence, spokenBy } from "./fill.ts";
import { ending, type Way } from "./endings.ts";
import { knows, personOf, pointer } from "./reveal.ts";
import type { Plot } from "./plot.ts";

/** The last scene: whoever is behind it is faced, says why, and the hero decides what becomes of them. */

const BY = "game_master" as const;

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
    knows(plot, "prize") && plot.kind !== "hidden"
      ? plot.kind === "lost" || plot.kind === "theft"
        ? plot.heart
        : plot.prize
      : "",
  ].filter((each) => each !== "");
  turn.say(
    opening,
    shown.length === 0
      ? ""
      : `You lay it out: ${shown.join("; ")}. With each of them {C} grows quieter.`.replaceAll(
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

const WHY: readonly string[] = [
  "I have asked myself that every night since. You want it to be a large reason. It was a small one, and it was late, and {O} was standing there.",
  "You have it all. I can only tell you how it felt: like carrying something down a stair in the dark, and there is always one step more.",
  "Ask {O} that, too, when you are done with me. See if the words come as easily.",
];

/** Where somebody is who is held, where that is what is asked. */
const captivesWhereabouts = (turn: Turn, plot: Plot, text: string): string =>
  plot.captive !== "" && (/\bwhere\b/iu.test(text) || text.includes(called(turn, plot.captive)))
    ? `And then, lower: “${plot.captiveAt}. Go and get ${called(turn, plot.captive)} out. I could not.”`.replace(
        /“the/u,
        "“The",
      )
    : "";

/** What the hero does in the last scene. False where the act is no answer to it. */
export async function decide(turn: Turn, reading: Reading, text: string): Promise<boolean> {
  const { plot } = turn;
  if (plot === null || plot.stage !== "facing") return false;
  // What is said or done to somebody else who is here is no answer to this.
  const named = entriesIn(turn.lore, text.replace(/[“"][^”"]*[”"]/gu, "")).find(
    ({ kind, name }) => kind === "person" && name !== plot.heart,
  );
  if (
    named !== undefined &&
    named.name !== plot.culprit &&
    !/\bask for\b/iu.test(text) &&
    !/\b(?:let|have|hand|give|turn)\b/iu.test(text)
  )
    return false;
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
    /\b(?:arrest|hand (?:\S+ ){1,2}over|turn (?:\S+ ){1,2}in|expose|answer for|tie (?:him|her|them|\p{Lu}\p{L}+)|bind|lock (?:\S+ )?(?:up|in|away)|everyone|justice|prison|jail|gaol|(?:have|fetch) the law|magistrate|court)\b/iu.test(
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
      if (
        reading.act === "talk" &&
        !hard &&
        /\?\s*["”]?$|^(?:i )?(?:ask|demand)\b|\b(?:why|how|what|who|where)\b/iu.test(text)
      ) {
        turn.say(spokenBy(C, fill(turn, plot, WHY[plot.tries % WHY.length]!)), captivesWhereabouts(turn, plot, text));
        plot.tries += 1;
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
      if (grade === "failure" && plot.tries < 3) {
        plot.tries = 3;
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
          ? `${C} hears you to the end. “Nobody has put it like that,” says ${C}, and sits down on the nearest thing.`
          : `You say it loudly enough for everyone. ${C} looks from one face to the next. “All right,” says ${C}. “All right. Not in front of them.”`,
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
      if (gesture(turn, text, turn.entry(plot.culprit)) !== null) return false;
      // Only what is done to them is an answer; everything else is done beside it.
      if (reading.target !== plot.culprit && !hard && !/\b(?:him|her|them)\b/iu.test(text)) return false;
      const grade = await turn.check("dexterity", "Acrobatics", 12, `Whether it stops ${C}`);
      turn.say(
        deedOf(text) === null ? "" : `You ${deedOf(text)}.`,
        grade === "failure"
          ? `It is not enough. ${C} is through the way out and away.`
          : `It is so quick that ${C} is still reaching for an answer when it is over.`,
      );
      await end(turn, grade === "failure" ? "flight" : hard ? "justice" : "force");
      return true;
    }
  }
}

/** Ends the thread with its truth, and tells what becomes of those who had a part in it. */
export async function end(turn: Turn, way: Way): Promise<void> {
  const { plot } = turn;
  if (plot === null || plot.stage === "done") return;
  plot.stage = "done";
  const friend = plot.people.find(({ name, told }) => name !== plot.culprit && name !== plot.other && told > 0);
  const witness = friend?.name ?? plot.other;
  const truth = fill(turn, plot, `${plot.deed}, ${motiveOf(plot).because}.`);
  for (const told of ending(turn, plot, way, witness)) turn.say(told);
  turn.say(plot.theory === "" ? "" : `You had said it before anybody would: ${plot.theory}`);
  turn.change({
    type: "thread_changed",
    by: BY,
    title: plot.thread,
    truth: sentence(truth).slice(0, 1_000),
    state: "resolved",
  });
  // Whatever else was open about the same thing is answered with it.
  const about = tellingWords(`${plot.heart} ${plot.about} ${plot.thread}`);
  const freed = turn.memo.companions.map((name) => called(turn, name));
  for (const { title, kind } of turn.open)
    if (
      kind !== "promise" &&
      ([...tellingWords(title)].some((word) => about.has(word)) || freed.some((name) => title.includes(name)))
    )
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
  const manner = personOf(plot, person.name)?.manner ?? "stares at you";
  turn.say(
    knows(plot, "trace") || knows(plot, "seen")
      ? `“Me?” ${name} ${manner}. “Then look at me. Do you see ${worn}?” You do not. ${capitalise(trace)} was left by somebody else.`
      : `“Me?” ${name} ${manner}. “On that night I was with ${called(turn, plot.other === person.name ? plot.culprit : plot.other)} until it was light, and I lost at cards. Ask how much.”`,
  );
  turn.attitude(person.name, -1);
  turn.say(knows(plot, "name") ? "" : `It would be better to ask ${pointer(turn, plot, person.name)}.`);
  return true;
}
