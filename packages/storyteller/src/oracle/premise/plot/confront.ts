import { capitalise } from "#english/noun-phrase";
import type { Reading } from "../../understand/reading.ts";
import { entriesIn, shortName, type LoreEntry } from "../lore.ts";
import { tellingWords } from "../nouns.ts";
import { deedOf } from "../person-words.ts";
import { wayNamed } from "../places.ts";
import { pay } from "../player-says.ts";
import { wishesKept } from "../people/wishes.ts";
import type { Turn } from "../turn.ts";
import { called, fill, markOf, motiveOf, sentence, spokenBy } from "./fill.ts";
import { ending, type Way } from "./endings.ts";
import { canBlame, knows, pointer } from "./reveal.ts";
import type { Plot } from "./plot.ts";

/** The last scene: the culprit is accused, shown what was found, says why, and the hero decides what becomes of them. */

const BY = "game_master" as const;

/** What the hero can lay before the culprit. */
function evidence(turn: Turn, plot: Plot): string[] {
  const { trace, worn } = markOf(plot);
  return [
    knows(plot, "trace") ? trace : "",
    knows(plot, "seen") || knows(plot, "name") ? worn : "",
    knows(plot, "motive")
      ? plot.driven
        ? `why it was ${called(turn, plot.culprit)} and nobody else`
        : `what stands between ${called(turn, plot.culprit)} and ${called(turn, plot.other)}`
      : "",
    knows(plot, "prize") && plot.kind !== "hidden"
      ? plot.kind === "lost" || plot.kind === "theft"
        ? plot.heart
        : plot.prize
      : "",
  ].filter((each) => each !== "");
}

/** The words by which a proof is known: those of the things, and not the names of people. */
function proofWords(turn: Turn, plot: Plot): Set<string> {
  const names = tellingWords(`${plot.culprit} ${plot.other} stands between nobody else`);
  return new Set([...tellingWords(evidence(turn, plot).join(" "))].filter((word) => !names.has(word)));
}

const OWNS_UP =
  /\b(?:if you did|did you (?:take|do|steal|hide|kill|cut)|was it you|why did you|(?:give|bring|put|carry|take) it (?:back|right)|(?:not|won'?t be|isn'?t) (?:angry|cross|mad)|it'?s (?:ok|okay|alright|all right)|the truth|i forgive|own up)\b/iu;

/** Whether words ask the culprit to own up, however kindly, and the hero has enough to say so. */
export const asksToOwnUp = ({ plot }: Turn, { name }: LoreEntry, words: string): boolean =>
  plot !== null && plot.stage === "open" && plot.culprit === name && canBlame(plot) && OWNS_UP.test(words);

/** The hero says it to their face. Whoever is behind it asks for proof first. */
export function press(turn: Turn, text: string): void {
  const { plot } = turn;
  if (plot === null) return;
  turn.bring(turn.entry(plot.culprit));
  turn.memo.last = plot.culprit;
  plot.calm = 0;
  const C = called(turn, plot.culprit);
  const asked = tellingWords(text);
  if ([...proofWords(turn, plot)].some((word) => asked.has(word))) return face(turn, `You say it to ${C}'s face.`);
  plot.stage = "pressed";
  turn.say(`You say it to ${C}'s face. ${spokenBy(C, "And what makes you think so?")}`);
  turn.offer({ text: `tell ${C} what I found`, act: "talk", target: plot.culprit, topic: "what I found" });
  turn.log(`You accuse ${C}, who asks what you have.`);
}

/** Whoever is behind it is shown what the hero has, and says why. */
export function face(turn: Turn, opening: string): void {
  const { plot } = turn;
  if (plot === null) return;
  plot.stage = "facing";
  plot.calm = 0;
  turn.bring(turn.entry(plot.culprit));
  turn.memo.last = plot.culprit;
  const C = called(turn, plot.culprit);
  const shown = evidence(turn, plot);
  turn.say(
    opening,
    shown.length === 0 ? "" : `You lay it out: ${shown.join("; ")}.`,
    `${C} looks at you, and gives it up.`,
  );
  turn.say(
    spokenBy(C, fill(turn, plot, motiveOf(turn, plot).confession)),
    plot.theory === "" ? "" : "You had said so, and it was so.",
  );
  turn.say(`What becomes of ${C} is yours to say.`);
  turn.log(`You face ${C}, who confesses.`);
  offerWays(turn, plot);
}

function offerWays(turn: Turn, plot: Plot): void {
  const C = called(turn, plot.culprit);
  turn.offer(
    { text: `offer ${C} a way out`, act: "persuade", target: plot.culprit, topic: "" },
    { text: `make ${C} answer for it before everyone`, act: "threaten", target: plot.culprit, topic: "" },
    { text: `ask ${C} why`, act: "talk", target: plot.culprit, topic: "why" },
  );
}

/** What is true of what happened, for a player who asks after it came out. */
const truthOf = (turn: Turn, plot: Plot): string =>
  sentence(fill(turn, plot, `${plot.deed}, ${motiveOf(turn, plot).because}.`));

/** The answer to a question about it, by what is asked: who, why, where; said by the one who knows. */
function toldOf(turn: Turn, plot: Plot, text: string): string {
  if (
    plot.captive !== "" &&
    (text.includes(called(turn, plot.captive)) || /\b(?:set|let) (?:him|her|them) free\b/iu.test(text))
  )
    return `At ${plot.captiveAt}. I will say that it was not ${called(turn, plot.captive)}.`;
  if (/\bwhere\b/iu.test(text)) return fill(turn, plot, "At {H}.");
  if (/\bwhen\b/iu.test(text) && plot.when !== "") return capitalise(`${plot.when}.`);
  if (/\b(?:else|alone|help(?:ed)?|with you|together)\b/iu.test(text))
    return plot.driven ? "Nobody. It was my own idea, all of it." : fill(turn, plot, "{O} had a part in it. Ask {O}.");
  if (/^\W*what\b(?!.*\b(?:for|why|made|happened)\b)/iu.test(text))
    return "I have said what I have to say. The rest is yours.";
  if (/\bhow\b/iu.test(text)) return fill(turn, plot, "It was not hard. Nobody was looking at me. Nobody does.");
  return capitalise(
    `${fill(turn, plot, motiveOf(turn, plot).because)
      .replaceAll(`${called(turn, plot.culprit)}'s `, "my ")
      .replace(new RegExp(`\\b${called(turn, plot.culprit)}\\b`, "gu"), "I")
      .replace(
        /\b(refused|in|told|promised|gave|given|owed|left|crossed|to|for|with|by|from|of|than) I\b/gu,
        "$1 me",
      )}. There is no more to it.`,
  );
}

const LETS =
  /\b(?:let (?:\S+ ){1,3}(?:go|off|be)|forgive|spare|walk away|leave (?:him|her|them|you) (?:be|alone)|mercy|pardon|no harm done)\b/iu;
const HARD =
  /\b(?:arrest|(?:hand|turn|give) (?:\S+ ){1,2}(?:over|in|up)|expose|answer for|tie (?:him|her|them|\p{Lu}\p{L}+)|bind|lock (?:\S+ )?(?:up|in|away)|before everyone|in front of everyone|justice|prison|jail|gaol|(?:have|fetch|call|tell) the (?:law|police|guards?|constable|sheriff)|magistrate|court)\b/iu;
const SOFT =
  /\b(?:way out|give (?:it|him|her|them|\S+ \S+) back|bring (?:it|him|her|them) back|(?:put|set|bring|carry|take|return|hand) (?:it|this|that|(?:the|my|your|his|her|their) \p{L}+) (?:right|back|home)|help me|(?:let'?s|we(?:'ll| can| could)) (?:mend|fix|repair|return)|make (?:it )?good|come with me|together|own up|tell (?:them|everyone|everybody|\S+ the truth)|second chance|quiet|secret|understand|(?:not|isn'?t|aren'?t) (?:\S+ )?(?:angry|cross|in trouble)|it'?s (?:ok|okay|all ?right)|help you|deal)\b/iu;
const SHOWS =
  /\b(?:i (?:found|know|saw|have)|show|tell|because|proof|found|you (?:did|took|stole|killed|lied|were)|it was you)\b/iu;
const ASKS = /\?\s*["”]?$|^(?:i )?(?:ask|demand)\b|^\W*(?:why|how|what|who|where|when)\b/iu;

/** What the hero does in the last scene. False where the act is no answer to it: then it is played as what it is. */
export async function decide(turn: Turn, reading: Reading, text: string): Promise<boolean> {
  const { plot } = turn;
  if (plot === null || (plot.stage !== "facing" && plot.stage !== "pressed")) return false;
  const here = turn.present.some(({ name }) => name === plot.culprit);
  const C = called(turn, plot.culprit);
  // What is said or done to somebody else is no answer to this.
  const named = entriesIn(turn.lore, text.replace(/[“"][^”"]*[”"]/gu, "")).find(
    ({ kind, name }) => (kind === "person" || kind === "creature") && name !== plot.heart && name !== plot.captive,
  );
  const toOther = named !== undefined && named.name !== plot.culprit && !HARD.test(text) && !LETS.test(text);
  const speaks = [
    "talk",
    "persuade",
    "promise",
    "give",
    "deceive",
    "threaten",
    "accuse",
    "recall",
    "oracle",
    "nonsense",
  ].includes(reading.act);
  const settles = plot.stage === "facing" && (HARD.test(text) || LETS.test(text));
  if ((!here && !settles) || toOther) return false;
  if (plot.stage === "pressed") {
    const shown = proofWords(turn, plot);
    const answers =
      [LETS, SOFT, HARD].some((each) => each.test(text)) ||
      reading.act === "accuse" ||
      reading.act === "threaten" ||
      [...tellingWords(text)].some((word) => shown.has(word)) ||
      SHOWS.test(text) ||
      /\bwhy\b/iu.test(text);
    if (answers) {
      face(turn, "");
      return true;
    }
    return false;
  }
  if (LETS.test(text)) {
    turn.say(`You let ${C} go, and say so.`);
    await end(turn, "mercy");
    return true;
  }
  const hard = HARD.test(text) || reading.act === "threaten";
  const soft = SOFT.test(text) || reading.act === "persuade" || reading.act === "promise";
  if (!hard && (reading.act === "travel" || reading.act === "flee")) {
    const to = wayNamed(turn, reading.target, text);
    const brings = [...tellingWords(plot.heart)].some((word) => tellingWords(text).has(word));
    if (to === null || !brings || (plot.kind !== "theft" && plot.kind !== "lost")) return false;
    await end(turn, "mercy");
    return false;
  }
  if (!hard && speaks && ASKS.test(text)) {
    turn.say(spokenBy(C, toldOf(turn, plot, text)));
    offerWays(turn, plot);
    return true;
  }
  if (!hard && reading.act === "accuse") {
    turn.say(spokenBy(C, "I have said so already. It was me."));
    offerWays(turn, plot);
    return true;
  }
  if (!hard && !(soft && speaks)) return false;
  const grade = await turn.check(
    "charisma",
    hard ? "Intimidation" : "Persuasion",
    knows(plot, "prize") || knows(plot, "motive") ? 10 : 13,
    `Whether ${C} gives in`,
  );
  if (grade === "failure" && plot.tries === 0) {
    plot.tries = 1;
    turn.say(spokenBy(C, fill(turn, plot, `Not like that. Only if ${motiveOf(turn, plot).opening}.`)));
    offerWays(turn, plot);
    return true;
  }
  const does = deedOf(text);
  turn.say(
    hard
      ? `${does === null || does.length > 60 ? "" : `You ${does}. `}${C} does not run.`
      : `${C} hears you to the end, and sits down on the nearest thing.`,
  );
  await end(turn, hard ? "justice" : "mercy");
  return true;
}

const RETURNS = /\b(?:free|out|back|find|return|save|help|clear|home|prove)\b/iu;

/** Ends the thread with its truth, and tells what becomes of those who had a part in it. */
export async function end(turn: Turn, way: Way): Promise<void> {
  const { plot } = turn;
  if (plot === null || plot.stage === "done") return;
  plot.stage = "done";
  plot.calm = 0;
  const friend = plot.people.find(
    ({ name, told }) => name !== plot.culprit && name !== plot.other && told > 0 && turn.entry(name).kind === "person",
  );
  const captive = plot.captive;
  const witness = friend?.name ?? plot.other;
  const truth = truthOf(turn, plot);
  for (const told of ending(turn, plot, way, witness)) turn.say(told);
  turn.change({ type: "thread_changed", by: BY, title: plot.thread, truth: truth.slice(0, 1_000), state: "resolved" });
  // Whatever else was open about the same thing is answered with it, and so is a promise about it.
  const about = tellingWords(`${plot.heart} ${plot.about} ${plot.thread} ${captive}`);
  const freed = turn.memo.companions.map((name) => called(turn, name));
  const kept: string[] = [];
  for (const { title, kind } of turn.open) {
    const isAbout =
      [...tellingWords(title)].some((word) => about.has(word)) || freed.some((name) => title.includes(name));
    if (kind === "promise" && !(isAbout && RETURNS.test(title))) continue;
    if (kind === "promise") kept.push(title);
    if (isAbout)
      turn.change({ type: "thread_changed", by: BY, title, truth: truth.slice(0, 1_000), state: "resolved" });
  }
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
  turn.say(wishesKept(turn, way === "flight" || way === "justice" ? plot.culprit : ""));
  turn.log(`It is settled: ${truth}`);
  turn.say(await pay(turn, false));
  const promises = turn.open.filter(({ kind }) => kind === "promise");
  turn.say(
    kept.length === 0 ? "" : `You have kept your word: ${kept.map(gistOf).join("; ")}.`,
    promises.length === 0
      ? ""
      : `One thing is still yours to do: ${promises
          .map(({ title }) => gistOf(title))
          .slice(0, 2)
          .join("; ")}.`,
  );
}

/** "Your word to Lettie: sit with her till it is light" → "you told Lettie that you would sit with her till it is light". */
const gistOf = (title: string): string => {
  const [, whom = "", gist = title] =
    /^Your word to (.+?): (?:to |that |you (?:will|would|won't) )?(.+)$/u.exec(title) ?? [];
  return whom === "" || whom === "yourself" ? gist : `${gist}, as you told ${whom}`;
};

const AFTER =
  /\b(?:who|why|whose|whom|how come|what happened|the truth|accuse|confront|did (?:it|this|that)|it was you|blame|guilty|culprit|thief|killer|murderer)\b/iu;

/** After the end: who it was and why is known, and what was found needs no search. False where the words are about something else. */
export function afterEnd(turn: Turn, reading: Reading, text: string): boolean {
  const { plot } = turn;
  if (plot === null || plot.stage !== "done") return false;
  const heart = tellingWords(plot.heart);
  const words = tellingWords(text);
  const isShort = text.trim().split(/\s+/u).length <= 4;
  const aboutIt =
    [...tellingWords(`${plot.about} ${plot.heart} ${plot.deed}`)].some((word) => words.has(word)) ||
    isShort ||
    reading.act === "accuse";
  if (
    reading.act === "accuse" ||
    (AFTER.test(text) && aboutIt && ["talk", "oracle", "recall", "rules", "accuse"].includes(reading.act))
  ) {
    const here = turn.present.find(({ kind }) => kind === "person");
    const truth = truthOf(turn, plot);
    turn.say(
      here === undefined
        ? `That has come out: ${truth}`
        : here.name === plot.culprit
          ? `${spokenBy(called(turn, here.name), reading.act === "accuse" ? "You have had that out of me already." : "It was me.")} ${truth}`
          : spokenBy(called(turn, here.name), truth),
    );
    return true;
  }
  if (
    (reading.act === "search" || /\b(?:find|look for|search for|bring back)\b/iu.test(text)) &&
    (plot.kind === "theft" || plot.kind === "lost") &&
    [...heart].some((word) => words.has(word))
  ) {
    turn.say(fill(turn, plot, "{X} is where it belongs again."));
    return true;
  }
  return false;
}

/** Somebody is blamed, or asked to answer for it. False where they are behind it and there is not enough yet. */
export function accusedOf(turn: Turn, person: LoreEntry): boolean {
  const { plot } = turn;
  if (plot === null || plot.stage === "done" || person.name === plot.culprit) return false;
  const name = capitalise(shortName(person));
  const { worn } = markOf(plot);
  turn.say(
    knows(plot, "seen") || knows(plot, "name")
      ? `“Me? Then look at me,” says ${name}. “Do you see ${worn}?” You do not.`
      : fill(
          turn,
          plot,
          `“Me?” says ${name}. “{w}I was with ${called(turn, plot.other === person.name ? plot.culprit : plot.other)}. Go and ask.”`,
          {
            w: plot.when === "" ? "" : `${capitalise(plot.when)} `,
          },
        ),
  );
  turn.attitude(person.name, -1);
  const where = pointer(turn, plot, person.name);
  turn.say(knows(plot, "name") || where === "" ? "" : `It would be better to ask ${where}.`);
  return true;
}
