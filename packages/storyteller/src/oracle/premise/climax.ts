import { capitalise } from "#english/noun-phrase";
import type { StoryThread } from "#contracts/story/state";
import { personIn, vocativeIn } from "./addressee.ts";
import { fateOf, kinOf } from "./fates.ts";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import type { Question } from "./memo.ts";
import type { Message } from "./message.ts";
import { contentWords } from "./nouns.ts";
import { clip } from "#english/sentences";
import { askPlayer, outsideQuotes } from "./open-question.ts";
import { tick } from "./pressure.ts";
import { sentence } from "./quotes.ts";
import { pay } from "./reward.ts";
import { BY, type Turn } from "./turn.ts";

/** The climax: the hero names it before others, or does what the goal asks; evidence against two dice, and then the player ends it. */

const NAMES =
  /\b(?:accuse|denounce|expose|unmask|name (?:you|him|her|them)\b|point (?:my |the |a )?[\p{L} ]{0,30}at (?:\p{L}+ ?){1,3} and (?:say|shout|cry)|confront \p{L}+(?: \p{L}+)? with|announce (?:that|who)|reveal (?:that|who|the)|tell (?:them|everyone|everybody|the (?:whole |assembled )?(?:town|village|crowd|court|council|station|crew|people|jury)) (?:all )?(?:the truth|who|what|that|everything|how)|call (?:\p{L}+ ){0,2}?(?:everyone|everybody|them all|the (?:town|village|crew|council|people))\b.*\b(?:truth|together|tell))/iu;
const BLAMES =
  /\byou (?:did it|killed|murdered|stole|took|hit|drowned|poisoned|burned|burnt|bound|betrayed|forged|sold|lied about|hid|hanged|shot|stabbed|strangled|sabotaged|are (?:the|a) (?:thief|murderer|killer|traitor|culprit|spy|saboteur|one who)|were the one)\b|\bit was you\b|\bI (?:name|accuse|arrest|charge) you\b|\bthe (?:thief|murderer|killer|traitor|culprit|spy|saboteur) is\b/iu;
const CROWD =
  /\b(?:before (?:the|all|everyone|everybody|them all|half)|in front of (?:the|all|everyone|everybody|half|them)|the (?:whole|assembled|half the) |half the (?:town|village)|crowd|everyone|everybody|jury|court|assembly|council|marquee|gathered|congregation|witnesses|constable|the guests|public\p{L}*)\b/iu;
const ENDS =
  /^(?:(?:then )?I )?(?:(?:want to )?end it|end this(?: now| here)?|finish (?:it|this)|settle (?:it|this)|let's end (?:it|this)|bring (?:it|this) to an end|make an end of it)\b/iu;

/** What the hero does or says to bring it to its end; null where it is no such thing. */
export function climaxIn(
  turn: Turn,
  message: Message,
): { readonly accused: LoreEntry | null; readonly unknown: string | null } | null {
  if (turn.main === undefined) return null;
  const frame = message.clauses.map(({ text, lead }) => `${lead} ${text}`).join(", ");
  const speech = message.speech.join(" ");
  const isEnd = ENDS.test(message.text);
  const isPublic = CROWD.test(message.frame) || CROWD.test(speech);
  const isCharge =
    BLAMES.test(speech) ||
    (/\byou\b/iu.test(speech) && !/\?/u.test(speech) && vocativeIn(turn, speech) !== undefined) ||
    // "Jonah cut the rope": said of somebody before everybody.
    (speech.split(" ").length > 3 &&
      !speech.includes("?") &&
      turn.people.some((each) => entriesIn(turn.lore, speech)[0]?.name === each.name));
  const named = NAMES.test(frame) || (isPublic && isCharge);
  if (!isEnd && !named && !reachesGoal(turn, frame)) return null;
  const order = [
    speech === "" ? undefined : vocativeIn(turn, speech),
    personIn(
      turn,
      /\b(?:accuse|denounce|expose|unmask|confront|face|arrest|name)\b ([^,.“]*)/iu.exec(frame)?.[1] ?? "",
    ),
    ...entriesIn(turn.lore, `${frame} ${speech}`).filter(
      (entry) => turn.people.some(({ name }) => name === entry.name) && fateOf(turn.lore, entry) !== "dead",
    ),
  ].find((each) => each !== undefined && fateOf(turn.lore, each) !== "dead");
  const stranger =
    /\b(?:accuse|denounce|expose|unmask|confront|face|arrest) (?:(?:the|old) )?((?:\p{Lu}[\p{L}'’]+)(?: \p{Lu}[\p{L}'’]+)*)/u.exec(
      frame,
    )?.[1] ?? null;
  const isKnown = stranger !== null && entriesIn(turn.lore, stranger).length > 0;
  return { accused: stranger !== null && !isKnown ? null : (order ?? null), unknown: isKnown ? null : stranger };
}

/** Whether a deed is what the goal asks for: its verb and its noun, once there is some evidence for it. */
function reachesGoal(turn: Turn, frame: string): boolean {
  const goal = turn.main;
  if (goal === undefined || goal.kind !== "quest" || frame === "" || turn.cluesOf(goal).length < 3) return false;
  const [verb = ""] = goal.title.toLowerCase().split(" ");
  if (/^(?:find|learn|discover|know|uncover|see|keep)$/u.test(verb)) return false;
  const wanted = contentWords(goal.title);
  const shared = [...contentWords(frame)].filter((word) => wanted.has(word));
  return new RegExp(`\\b${verb}`, "iu").test(frame) && shared.length >= 2;
}

/** Evidence against two dice, in the open. */
export async function climax(
  turn: Turn,
  message: Message,
  accused: LoreEntry | null,
  unknown: string | null,
): Promise<void> {
  const thread = turn.main!;
  const who = accused ?? (unknown === null ? null : newcomer(turn, unknown));
  if (who !== null) {
    turn.bring(who);
    turn.memo.last = who.name;
    turn.memo.accused = who.name;
  }
  turn.fact(sentence(outsideQuotes(message.text)).slice(0, 400));
  const clues = turn.cluesOf(thread);
  const score = Math.min(10, clues.length * 2);
  const roll = await turn.brief.table.roll("2d10", `Evidence ${score}: two dice to beat`.slice(0, 100));
  const dice = roll.dice.map(({ value }) => value);
  const beaten = dice.filter((value) => score > value).length;
  turn.stirred = true;
  turn.memo.pending = null;
  turn.memo.next = [];
  turn.log(outsideQuotes(message.text).slice(0, 160));
  const count = `${clues.length} clue${clues.length === 1 ? "" : "s"}: evidence ${score} against ${dice.join(" and ")}.`;
  const name = who === null ? "they" : shortName(who);
  const take = who === null ? "How do they take it?" : `How does ${name} take it?`;
  if (beaten === 2) {
    turn.say(
      `${count} It is so, and nobody who is here can deny it.`,
      askPlayer(turn, { kind: "take", asks: take, about: who?.name ?? "", sort: "reaction" }),
    );
    askPlayer(turn, endQuestion(thread));
    return;
  }
  if (beaten === 1) {
    turn.say(
      `${count} It is so, but it does not go as you hoped.`,
      askPlayer(turn, {
        kind: "price",
        asks: "What is the but? What does it cost, and whom?",
        about: "what it cost",
        sort: "trouble",
      }),
    );
    askPlayer(turn, {
      kind: "take",
      asks: `And ${take.charAt(0).toLowerCase()}${take.slice(1)}`,
      about: who?.name ?? "",
      sort: "reaction",
    });
    askPlayer(turn, endQuestion(thread));
    return;
  }
  if (clues.length === 0)
    return turn.say(
      `${count} You have nothing to show, and it is thrown back at you.`,
      tick(turn),
      askPlayer(turn, { kind: "take", asks: take, about: who?.name ?? "", sort: "reaction" }),
    );
  turn.say(
    `${count} It does not hold: one thing that you believed is wrong.`,
    tick(turn),
    askPlayer(turn, {
      kind: "wrong",
      asks: "Which?",
      about: thread.title,
      sort: "what",
      choices: clues.slice(-3).map(({ text }) => clip(text.replace(/[“”"]/gu, ""), 90)),
    }),
  );
}

const endQuestion = (thread: StoryThread) => ({
  kind: "end" as const,
  asks: "And how does it end?",
  about: thread.title,
  sort: "how" as const,
  thread: thread.title,
  choices: ["in the open, before everybody", "quietly, between the two of us", "not as I wanted, but it ends"],
});

function newcomer(turn: Turn, name: string): LoreEntry {
  turn.memo.names.push({ name, kind: "person", sentence: "" });
  return turn.entry(name);
}

/** How it ended is said: the epilogue of what was established, the reward, and what becomes of those who matter. */
export async function closeThread(turn: Turn, question: Question, wording: string): Promise<void> {
  const thread = turn.story.threads.find(({ title }) => title === question.thread) ?? turn.main;
  if (thread === undefined) return turn.say(wording);
  const clues = turn.cluesOf(thread);
  turn.change({ type: "thread_changed", by: BY, title: thread.title, step: wording.slice(0, 400), state: "resolved" });
  turn.say(wording);
  turn.say(
    [
      `**${thread.title.replace(/^Find out /u, "You set out to find out ")}**, and this is how it went:`,
      ...clues.map(
        ({ text, about }) =>
          `- ${!/^(?:who|what|where|why|how|when|which)(?: \p{L}+)? (?:did|is|was|are|do|does|has|have|were|will|can|would)\b(?!.*\byou\b)/iu.test(about) ? "" : `${capitalise(about)}? `}${text}`,
      ),
      `- ${wording}`,
    ].join("\n"),
  );
  turn.say(await pay(turn, false));
  const { accused } = turn.memo;
  const matter = [...(accused === "" ? [] : [turn.entry(accused)]), ...kinOfVictim(turn, thread, accused)]
    .filter(({ name }) => turn.member(name)?.alive !== false)
    .slice(0, 2);
  const chosen = matter.length > 0 ? matter : turn.present.slice(0, 1);
  for (const entry of chosen)
    turn.say(
      askPlayer(turn, {
        kind: "after",
        asks: `What becomes of ${shortName(entry)}?`,
        about: entry.name,
        sort: "how",
        choices: ["stays, and is never spoken of", "goes away before winter", "makes good what can be made good"].map(
          (each) => each,
        ),
      }),
    );
  const next = turn.main;
  if (next !== undefined && chosen.length === 0) turn.say(`Still open: ${next.title}.`);
  turn.memo.accused = "";
}

/** The victim's own people, else whom the goal is about. */
function kinOfVictim(turn: Turn, thread: StoryThread, accused: string): LoreEntry[] {
  const victims = entriesIn(turn.lore, thread.title).filter(({ kind, proper }) => kind === "person" && proper);
  const kin = turn.people.filter(
    (entry) =>
      entry.name !== accused &&
      fateOf(turn.lore, entry) === null &&
      victims.some((victim) =>
        turn
          .about(entry)
          .some(
            ({ text }) =>
              text.includes(shortName(victim)) &&
              /\b(?:daughter|son|wife|husband|widow|sister|brother|mother|father|niece|nephew)\b/u.test(text),
          ),
      ),
  );
  const own = victims.filter((victim) => victim.name !== accused && fateOf(turn.lore, victim) === null);
  return kin.length > 0
    ? kin
    : own.length > 0
      ? own
      : turn.people.filter(
          (entry) =>
            entry.name !== accused &&
            entry.proper &&
            kinOf(turn.lore, entry) !== undefined &&
            fateOf(turn.lore, entry) === null,
        );
}

/** A clue turns out to have been wrong: it counts no more. */
export function strikeClue(turn: Turn, answer: string, wording: string): string {
  const words = contentWords(answer);
  const scored = turn.memo.clues
    .filter(({ wrong }) => !wrong)
    .map((clue) => ({ clue, shared: [...contentWords(clue.text)].filter((word) => words.has(word)).length }))
    .toSorted((a, b) => b.shared - a.shared);
  const first = scored[0];
  // An answer that means none of the clues says what is so instead, and the dice of the story choose.
  const struck = first === undefined || first.shared > 0 ? first?.clue : scored.at(-1)?.clue;
  if (struck === undefined) return wording;
  struck.wrong = true;
  return `${first?.shared === 0 ? `${wording} ` : ""}Struck: “${struck.text.slice(0, 140).replace(/[“”"]/gu, "'")}”.`;
}
