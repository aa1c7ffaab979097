import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise, listed } from "#english/noun-phrase";
import { shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { fullAim } from "../../moves/aim/full-aim.ts";
import { riskOf } from "../../moves/deed.ts";
import { takeReady } from "../../moves/ready.ts";
import { theThing } from "../../moves/record/items.ts";
import { placeNamed } from "../../moves/travel/place-named.ts";
import { arrive, wayIn } from "../../moves/travel/travel.ts";
import type { Grade, Turn } from "../../turn.ts";
import type { Message, Part } from "../../words/clauses.ts";
import { ENDS } from "../climax/decided.ts";
import { ownDeed, wayOfEnd } from "../climax/turning.ts";
import { doesAim, hasVerbOf } from "../end/deed-of-aim.ts";
import { cases } from "../case-content.ts";
import { fillIn } from "../fill-in.ts";
import { closeStory } from "../end/ending.ts";
import type { KeptCase, Task } from "../kept-case.ts";
import { arrives, waitersAt } from "./arrival.ts";
import { deedOfTask } from "./parts-of-task.ts";
import { beginDeed } from "./scenes.ts";
import { doneSteps, isContest, isOnTask, openSteps } from "./task.ts";
import { hearerIn } from "./bears-on.ts";
import { helpFor } from "./helpers.ts";
import { hasLoad, isLoading, meansLoad, takesLoad } from "./load.ts";
import { isPersuading, wordsToThem } from "./persuaded.ts";
import type { Said } from "../../moves/people/hearer.ts";
import { personIn } from "../../moves/people/who.ts";

/** The deed of an open task itself: a scene, and the check that decides it. It may be dared before all is out of the way. */

const NEEDS = 13;
const HARDER = 3;
/** "Bring the bell to the lighthouse": where a thing is carried. */
const CARRIES_TO = storedPattern("decisive-deed carries to");
const NO_DEED = storedPattern("task looks", "iu");

/** How a part does what the aim is: by going where it belongs with what is to be there, or by its verb and object. Null where it does neither. */
function howItIsDone(turn: Turn, kept: KeptCase, task: Task, part: Part): "goes" | "does" | null {
  // "I ask Silas to start the race."
  if (
    part.kind === "say" &&
    isContest(task.kind) &&
    meansLoad(turn, kept, part.words) &&
    pattern("task starts it").test(part.words)
  )
    return "does";
  if (part.kind !== "do" && part.kind !== "state") return null;
  if (task.kind === "carry" && isLoading(part.text) && !isSamePlace(task.at, turn.place)) return null;
  const aim = deedOfTask(fullAim(turn.main!));
  const words = contentWords(part.text);
  // "Get the goose up to the hall and the medal round its neck": the way is a way, and the deed is what is done there.
  if (task.kind === "carry" && !meansLoad(turn, kept, aim)) return doesLast(turn, aim, part) ? "does" : null;
  if (task.kind === "persuade") return null;
  if (task.kind === "stop" || task.kind === "save") return holds(turn, task, aim, part) ? "does" : null;
  // A bridge on the way is crossed where it is.
  const isStep = task.steps.some(
    ({ thing, sort }) =>
      (sort === "mended" || sort === "way") &&
      [...contentWords(thing.split(/[:,]/u)[0]!)].some((word) => words.has(word)),
  );
  if (isStep && part.kind === "do" && wayTo(turn, part.text) === "" && !isContest(task.kind) && task.kind !== "make")
    return null;
  const isNamed =
    [...contentWords(kept.prize.words)].some((word) => words.has(word)) ||
    pattern("decisive-deed how it is done").test(part.text) ||
    (task.kind === "carry" &&
      (LOADED.test(part.text) || part.text.split(/[^\p{L}]+/u).some((word) => pattern("task rides").test(word)))) ||
    turn.present.some(({ name }) => kept.prize.words.includes(name) && turn.memo.companions.includes(name));
  const way = part.kind === "do" ? wayIn(turn, part.text) : null;
  const carried = part.kind === "do" ? CARRIES_TO.exec(part.text)?.[1] : undefined;
  const end = carried === undefined ? "" : (placeNamed(turn, carried) ?? "");
  const place = end !== "" && isSamePlace(end, task.at) ? end : (way?.place ?? end);
  const belongs = contentWords(`${aim} ${task.at}`);
  // "Over the pass", at the pass: on to where the way leads.
  const isHere = isSamePlace(place, turn.place);
  const isThere =
    place !== "" &&
    !(
      isHere &&
      (isSamePlace(place, task.at) || task.at === "" || !pattern("decisive-deed how it is done 2").test(part.text))
    ) &&
    (isSamePlace(place, task.at) || [...contentWords(place)].some((word) => belongs.has(word)));
  const isLoaded = hasLoad(turn) && isSamePlace(place, task.at);
  // Who is to be brought home has to be with the hero.
  if (task.kind === "bring") {
    const who = personIn(turn, kept.prize.words);
    if (who !== undefined && !turn.isHere(who)) return null;
  }
  if (isThere && !isContest(task.kind) && task.kind !== "make")
    return isNamed || isLoaded || task.kind === "reach" ? "goes" : null;
  if (task.kind === "bring" && isNamed && BRINGS.test(part.text) && (place === "" || place !== turn.place))
    return HOMEWARD.test(part.text) || isThere || isSamePlace(place, turn.memo.visited[0] ?? "") ? "goes" : null;
  // A walk to another place is none of it.
  if (place !== "" && task.kind !== "bring" && task.kind !== "race") return null;
  if (part.kind === "do" && NO_DEED.test(part.text)) return null;
  if (task.kind === "reach") return part.kind === "do" && hasVerbOf(aim, part.text) ? "goes" : null;
  if (isContest(task.kind))
    return part.kind === "do" && entersContest(turn, kept, task, part.text, isNamed) ? "does" : null;
  // A pump is put together, and tried when nothing is wanting.
  const isMade =
    task.kind === "make" &&
    part.kind === "do" &&
    (pattern("task makes").test(part.text) || (openSteps(task).length === 0 && pattern("task tries").test(part.text)));
  if (isMade && (isNamed || isSamePlace(task.at, turn.place))) return "does";
  // Words about the thing are no deed: it needs the verb of the aim.
  if (task.kind !== "bring" && !hasVerbOf(aim, part.text)) return null;
  return doesAim(turn, aim, part) ? (task.kind === "bring" ? "goes" : "does") : null;
}
/** Whether a part does the last thing that an aim asks: with its verb, or by two of its words where the verb is a plain one. */
function doesLast(turn: Turn, aim: string, part: Part): boolean {
  if (part.kind === "do" && NO_DEED.test(part.text)) return false;
  return (hasVerbOf(aim, textIn(part)) || pattern("task plain verb").test(aim)) && doesAim(turn, aim, part);
}

/** Whether a part stands in the way of what is to be stopped, or keeps what is to be saved: by the aim's own verb, or by a deed or words that do it. */
function holds(turn: Turn, task: Task, aim: string, part: Part): boolean {
  const text = textIn(part);
  if (part.kind === "state") return pattern("task says it is reached").test(text) && openSteps(task).length === 0;
  if (part.kind === "do" && NO_DEED.test(text)) return false;
  if (part.kind !== "do") return false;
  if (hasVerbOf(aim, text) && doesAim(turn, aim, part)) return true;
  const isAll = openSteps(task).length === 0;
  return task.kind === "stop"
    ? pattern("task stands in").test(text) &&
        (isAll || turn.people.some((who) => turn.isHere(who) && isInStep(task, who)))
    : isAll && pattern("task settles").test(text);
}
const isInStep = (task: Task, { name }: { readonly name: string }): boolean =>
  task.steps.some(({ person }) => person === name);
const textIn = (part: Part): string =>
  part.kind === "say" ? part.words : part.kind === "do" || part.kind === "state" ? part.text : "";

/** The name of the place to which a part says that it goes. */
const wayTo = (turn: Turn, text: string): string => {
  const [, to = ""] = pattern("decisive-deed way to", "u").exec(text) ?? [];
  const place = to === "" ? null : placeNamed(turn, to);
  return place ?? "";
};
const BRINGS = storedPattern("decisive-deed brings");
const HOMEWARD = storedPattern("decisive-deed homeward");
const LOADED = storedPattern("decisive-deed loaded");

/** Whether the hero begins a contest: by name, or, where it is held, by a deed of the kind that it is. */
function entersContest(turn: Turn, kept: KeptCase, task: Task, text: string, isNamed: boolean): boolean {
  const begins = pattern("task begins").test(text);
  if (isNamed && (hasVerbOf(kept.goal, text) || begins)) return true;
  const isHere = task.at === "" || isSamePlace(task.at, turn.place);
  const judge = turn.present.find((who) =>
    turn.about(who).some(({ text: said, source }) => source !== "story" && pattern("task judges").test(said)),
  );
  // What is given to those who judge it is in the contest.
  // A race goes on where the others are, whatever place that is.
  const isOnCourse = (isHere && task.at !== "") || openSteps(task).length === 0;
  const isShown =
    isHere && judge !== undefined && personIn(turn, text)?.name === judge.name && pattern("task shows").test(text);
  return (
    isShown ||
    (isHere && task.at !== "" && begins) ||
    (task.kind === "race" && isOnCourse && pattern("task races").test(text))
  );
}

/** Plays a part that is the deed itself, or decides it. False where it is something else. */
export async function dares(turn: Turn, part: Part, { parts }: Pick<Message, "parts">): Promise<boolean> {
  const kept = turn.memo.case;
  const task = kept?.task;
  if (!isOnTask(turn) || kept === null || task === null || task === undefined) return false;
  if (task.begun) return decides(turn, kept, task, part, parts);
  takesLoad(turn, part);
  const plea = task.kind === "persuade" ? wordsToThem(turn, kept, part) : null;
  if (plea !== null) return pleads(turn, kept, task, plea, parts.includes(plea) ? parts : [plea]);
  const isEnd = part.kind !== "say" && part.kind !== "table" && ENDS.test(part.text);
  const how = isEnd ? "does" : howItIsDone(turn, kept, task, part);
  if (how === null) return false;
  const isAway = task.at !== "" && !isSamePlace(task.at, turn.place);
  const isWithout =
    how === "does" && task.kind === "carry" && !isEnd && !hasLoad(turn) && !meansLoad(turn, kept, deedOfTask(kept.aim));
  if (isWithout) {
    turn.moved = true;
    turn.say(
      `${capitalise(kept.prize.words)} ${kept.prize.is === "they" ? "are" : "is"} not here, and that comes first.`,
    );
    return true;
  }
  // A stretch of the way is not all of it.
  if (how === "does" && isAway && part.kind === "do" && pattern("task moves on").test(part.text)) return false;
  if (how === "does" && !isEnd && isAway && !(task.kind === "race" && openSteps(task).length === 0)) {
    turn.moved = true;
    turn.memo.offers.push({ text: `go to ${task.at}`, act: "travel", target: task.at, topic: "" });
    turn.say(`That is done at ${task.at}, and you are at ${turn.place}.`);
    return true;
  }
  // The way is gone in stages: what is still in it is said once, before it is dared.
  const open = openSteps(task);
  if (how === "goes" && open.length > 0 && !turn.wasSaid("task warned")) {
    turn.markSaid("task warned");
    saysOpen(turn, task);
    return true;
  }
  beginDeed(turn, how === "goes");
  return true;
}

/** Words to the one who is to be persuaded: what is still in the way is said once, and then they begin the deed or decide it. */
async function pleads(turn: Turn, kept: KeptCase, task: Task, part: Said, parts: readonly Part[]): Promise<boolean> {
  const open = openSteps(task);
  if (!isPersuading(kept, part, open.length === 0)) return false;
  if (open.length > 0 && !turn.wasSaid("task warned")) {
    turn.markSaid("task warned");
    saysOpen(turn, task);
    return true;
  }
  task.begun = true;
  turn.log(`You set about it: ${kept.goal}.`);
  turn.say(fillIn(turn, kept, turn.oneOf(cases().tasks.kinds.persuade.scene)));
  return decides(turn, kept, task, part, parts);
}

/** What is still in the way, before it is dared. */
function saysOpen(turn: Turn, task: Task): void {
  const open = openSteps(task);
  turn.moved = true;
  turn.say(
    `Not yet, or not so easily: ${listed(open.map(({ name }) => name))} ${open.length === 1 && !/^the .*[^s]s$/u.test(open[0]!.name) ? "is" : "are"} still in the way. Say it again, and you try it as it is. It is harder.`,
    helpFor(turn, open[0]!, undefined),
  );
}

/** "Go back to the inn". */
const WALKS = storedPattern("decisive-deed walks");

async function decides(turn: Turn, kept: KeptCase, task: Task, part: Part, parts: readonly Part[]): Promise<boolean> {
  if (part.kind !== "do" && part.kind !== "say") return false;
  const text = part.kind === "do" ? part.text : part.words;
  const way = part.kind === "do" && WALKS.test(text) ? wayIn(turn, text) : null;
  const isElsewhere =
    way?.place !== undefined &&
    way.place !== null &&
    ![turn.place, task.at].some((each) => isSamePlace(each, way.place!));
  // A hero who goes to another place has not done the deed. The journey is played like every journey.
  if (isElsewhere && !hasVerbOf(deedOfTask(fullAim(turn.main!)), text)) {
    task.begun = false;
    turn.say("You turn back from it, for now.");
    return false;
  }
  if (part.kind === "do" && pattern("task backs out").test(text)) {
    task.begun = false;
    turn.moved = true;
    turn.begun = true;
    turn.say("Then not yet. You break it off before anything is lost but time.");
    return true;
  }
  // A gift to somebody decides nothing.
  if (part.kind === "do" && pattern("task gives").test(text) && hearerIn(turn, part) !== undefined) return false;
  if (
    (part.kind === "do" && NO_DEED.test(text)) ||
    (part.kind === "say" && text.trim().endsWith("?") && task.kind !== "persuade")
  )
    return false;
  // All that the player does in one breath decides it.
  const whole = parts
    .slice(Math.max(0, parts.indexOf(part)))
    .filter((each) => each.kind === "do" || each.kind === "say");
  const all = whole.map((each) => (each.kind === "do" ? each.text : each.words)).join(", ");
  const { dc, said, isClever } = countsFor(turn, task, all);
  const ready = takeReady(turn, `Whether it comes off: ${kept.goal}`);
  const risk = part.kind === "do" ? riskOf(text) : null;
  const rolled = await turn.check(
    part.kind === "say" ? "charisma" : (risk?.ability ?? "wisdom"),
    part.kind === "say" ? "Persuasion" : (risk?.skill ?? "Survival"),
    dc,
    ready.stakes,
    ready.has ? "advantage" : "none",
  );
  // Who has cleared the whole way does not lose all by one throw.
  const open = openSteps(task);
  const grade = rolled === "miss" && open.length === 0 ? "weak" : rolled;
  const own = whole
    .map((each) => ownDeed(turn, each))
    .filter((each) => each !== "")
    .join(" ");
  if (own !== "")
    turn.log(
      own
        .replace(pattern("decisive-deed decides", "u"), "You say: $1")
        .replace(/[.]$/u, grade === "miss" ? "." : ": it comes off."),
    );
  const { at } = task;
  const prize = personIn(turn, kept.prize.words);
  const isAway = arrives(turn, task);
  const along = [
    ...[...turn.memo.companions, ...(task.kind === "bring" && prize !== undefined ? [prize.name] : [])].filter((name) =>
      turn.isHere(turn.entry(name)),
    ),
    ...(isAway ? waitersAt(turn, task).map(({ name }) => name) : []),
  ];
  const { clever } = cases().tasks;
  const answer =
    !isClever || grade === "miss" ? "" : turn.oneOf(pattern("task signals").test(all) ? clever.signal : clever.other);
  const cause =
    grade === "miss" ? `What was still in the way is what decides it: ${listed(open.map(({ name }) => name))}.` : "";
  closeStory(turn, grade, {
    own: [own, `*${said}${shown(turn.lastTotal, dc, rolled, grade)}`, answer, cause]
      .filter((each) => each !== "")
      .join(" "),
    way: wayOfEnd(part),
    text: all,
  });
  if (isAway) {
    arrive(turn, at);
    for (const name of along) turn.bring(turn.entry(name));
  }
  return true;
}

/** The throw, as the player reads it. */
function shown(total: number, dc: number, rolled: Grade, grade: Grade): string {
  const came = { strong: "it comes off", weak: "it comes off, at a price", miss: "it does not come off" }[grade];
  return `It takes ${dc}, and you have ${total}: ${rolled === grade ? "" : "too little; but nothing stands in the way any more, and so "}${came}.*`;
}

/** What counts for the hero, and against, openly. */
function countsFor(
  turn: Turn,
  task: Task,
  text: string,
): { readonly dc: number; readonly said: string; readonly isClever: boolean } {
  const words = contentWords(text);
  const [open, done] = [openSteps(task).length, doneSteps(task).length];
  const along = turn.present.filter(({ name }) => turn.memo.companions.includes(name)).slice(0, 2);
  const prize = contentWords(turn.memo.case!.prize.words);
  const thing = turn.memo.held.find((each) =>
    [...contentWords(each.thing)].some((word) => words.has(word) && !prize.has(word)),
  );
  const full = NEEDS + open * HARDER + (turn.memo.case!.late ? 2 : 0);
  const counts: [number, string][] = [];
  if (done > 0) counts.push([done, "what is out of the way"]);
  if (along.length > 0)
    counts.push([along.length, `${listed(along.map(shortName))} ${along.length === 1 ? "is" : "are"} with you`]);
  if (thing !== undefined) counts.push([1, `you have ${theThing(thing.thing)}`]);
  const taken = takenUp(turn, words);
  const isSignal = pattern("task signals").test(text);
  if (taken !== "" || isSignal)
    counts.push([1, taken === "" ? "you can be heard and seen" : `you make use of ${taken}`]);
  const dc = Math.max(5, full - counts.reduce((sum, [by]) => sum + by, 0));
  return {
    dc,
    isClever: taken !== "" || isSignal,
    said: counts.length === 0 ? "" : `For you: ${counts.map(([by, what]) => `+${by}, ${what}`).join("; ")}. `,
  };
}

/** What of the scene that was just told the player's deed takes up: "the lamp". Empty where it takes up nothing of it. */
function takenUp(turn: Turn, words: ReadonlySet<string>): string {
  const scene = turn.brief.transcript.at(-1)?.reply ?? "";
  const known = contentWords(
    `${turn.memo.case!.prize.words} ${fullAim(turn.main!)} ${turn.memo.held.map(({ thing }) => thing).join(" ")}`,
  );
  const [, found = ""] =
    [...scene.matchAll(pattern("decisive-deed taken up", "gu"))].find(
      ([, noun = ""]) => kindOfNoun(noun) === "thing" && words.has(noun) && !known.has(noun),
    ) ?? [];
  return found === "" ? "" : `the ${found}`;
}
