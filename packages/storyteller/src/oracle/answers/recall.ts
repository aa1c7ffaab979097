import { pattern, sourceOf, storedPattern } from "../patterns.ts";
import { capitalise, listed } from "#english/noun-phrase";
import { asSentence, clip } from "#english/sentences";
import type { TurnBrief } from "../../ports.ts";
import type { Reading } from "../understand/reading.ts";
import { findName } from "../../story/find-name.ts";
import { isFrame } from "../premise/opening/seeds.ts";
import { splitSentences, writtenSentences } from "./written-texts.ts";

const MOST_LINES = 6;
const LONGEST_LINE = 280;

/** Answers a question about the story so far. Never empty: if nothing is known, the answer says so. */
export function recallAnswer(reading: Reading, brief: TurnBrief): string {
  const text = brief.playerText.toLowerCase().replace(/’/gu, "'");
  if (pattern("recall recall answer", "u").test(text)) return whereAmI(brief);
  if (pattern("recall recall answer 2", "u").test(text)) return whoIsHere(brief);
  if (pattern("recall recall answer 3", "u").test(text)) return whatTime(brief);
  if (pattern("recall recall answer 4", "u").test(text)) return whatIsOpen(brief);
  if (pattern("recall recall answer 5", "u").test(text)) return whatHappened(brief);
  const name = nameAsked(reading, brief);
  if (name !== null && pattern("recall recall answer 6", "u").test(text)) {
    const said = whatTheySaid(name, brief);
    if (said !== null) return said;
  }
  if (name !== null) return whoIs(name, brief);
  return remembered(reading, brief) ?? sourceOf("answers nothing so far");
}

function whereAmI({ story }: TurnBrief): string {
  if (story.scene === null) return "The story has not begun yet.";
  const { place, exits, day, time } = story.scene;
  const when = time === "" ? `day ${day}` : `${time} of day ${day}`;
  const ways = exits.length === 0 ? "" : ` From here you can go to ${listed(exits, "or")}.`;
  return `You are at ${place}; it is ${when}.${ways}`;
}

function whoIsHere({ story }: TurnBrief): string {
  const present = story.scene?.present ?? [];
  if (present.length === 0) return `Nobody is with you${story.scene ? ` at ${story.scene.place}` : ""}.`;
  const people = present.map((name) => {
    const role = findName(story.cast, name)?.role ?? "";
    return role === "" ? name : `${name} (${role})`;
  });
  return `Here with you: ${listed(people)}.`;
}

function whatTime({ story }: TurnBrief): string {
  if (story.scene === null) return "The story has not begun yet.";
  const { time, day } = story.scene;
  return time === "" ? `It is day ${day}.` : `It is ${time} of day ${day}.`;
}

function whatIsOpen({ story }: TurnBrief): string {
  const open = story.threads.filter(({ state }) => state === "open");
  if (open.length === 0) return "Nothing is open: you have no task and no promise to keep.";
  const lines = open.slice(0, MOST_LINES).map(({ title, steps }) => {
    const last = steps.at(-1);
    return `${title}${last === undefined ? "" : ` (so far: ${last.replace(/[.!?]$/u, "")})`}`;
  });
  return `What is open: ${lines.join("; ")}.`;
}

/** The story so far, from what is stored of it: recap, summaries of past scenes, steps of threads, and the last turns. */
function whatHappened(brief: TurnBrief): string {
  const { story, transcript, recap = [] } = brief;
  const scenes = story.summaries.slice(-3).map(({ text }) => clip(text, LONGEST_LINE));
  const logged = logOf(brief);
  const steps = story.threads.flatMap(({ steps: done }) => done);
  const recent = transcript
    .filter(({ playerText }) => playerText !== "")
    .slice(-3)
    .map(({ reply }) => firstSentence(reply));
  const lines = [...recap, ...scenes, ...(logged.length > 0 ? logged : [...steps, ...recent])]
    .map((line) => capitalise(asSentence(line.trim())))
    .filter((line, at, all) => line !== "" && all.indexOf(line) === at);
  if (lines.length === 0) {
    const opening = transcript[0]?.reply ?? "";
    return opening === "" ? "Nothing has happened yet." : `So far only this: ${clip(opening, 400)}`;
  }
  const open = story.threads.filter(({ state }) => state === "open").map(({ title }) => title);
  const rest =
    open.length === 0
      ? ""
      : ` Still open: ${open
          .slice(0, 3)
          .join("; ")
          .replace(/[^?!]$/u, "$&.")}`;
  return `The story so far. ${lines.slice(-8).join(" ")}${rest}`;
}

/** The oracle's log with one line for each turn (`memo.log`). Empty if the memo has none. */
function logOf({ memo }: TurnBrief): string[] {
  const log = memo?.["log"];
  return Array.isArray(log) ? log.filter((line): line is string => typeof line === "string") : [];
}

const firstSentence = (text: string): string => splitSentences(text.split("\n")[0] ?? "")[0] ?? "";

/** The name that a question is about: the reading's target, or a name of the story that occurs in the question. */
function nameAsked({ target, topic }: Reading, { story, playerText }: TurnBrief): string | null {
  if (target !== null) return target;
  const known = [
    ...story.cast.map(({ name }) => name),
    story.scene?.place ?? "",
    ...story.threads.map(({ title }) => title),
  ];
  const inWords = known.find((name) => name !== "" && playerText.toLowerCase().includes(name.toLowerCase()));
  if (inWords !== undefined) return inWords;
  const asked = pattern("recall name asked").exec(playerText);
  const words = (asked?.[1] ?? asked?.[2] ?? topic).replace(/^(?:the|an?|my) /iu, "").trim();
  if (words === "" || pattern("recall name asked 2").test(words)) return null;
  return findName(story.cast, words)?.name ?? words;
}

/** The last things that a person said, from the transcript. */
function whatTheySaid(name: string, brief: TurnBrief): string | null {
  const { transcript, recalled, story } = brief;
  const member = findName(story.cast, name);
  const called = name.split(" ").filter((word) => word.length > 2);
  const mentions = (text: string) => text.includes(name) || called.some((word) => text.includes(word));
  const quotes = transcript.flatMap(({ reply }) =>
    reply
      .split("\n")
      .filter((line) => mentions(line))
      .flatMap((line) => line.match(pattern("recall what they said 3", "gu")) ?? []),
  );
  if (quotes.length > 0) return `${member?.name ?? name} said: ${quotes.slice(-3).join(" … ")}`;
  const facts = factsOf(brief).filter(
    (fact) => called.some((word) => fact.startsWith(word)) && pattern("recall what they said", "u").test(fact),
  );
  if (facts.length > 0)
    return facts
      .slice(-3)
      .map((fact) => asSentence(fact))
      .join(" ");
  const lines = recalled.filter(
    ({ secret, content }) =>
      secret !== true && mentions(content) && pattern("recall what they said 2", "u").test(content),
  );
  if (lines.length > 0)
    return lines
      .slice(0, 2)
      .map(({ content }) => asSentence(content))
      .join(" ");
  return member === undefined ? null : `${member.name} has told you nothing yet that the story kept.`;
}

/** Everything known about a name: from the cast, the threads, the transcript and memory. */
function whoIs(name: string, brief: TurnBrief): string {
  const { story, recalled } = brief;
  const member = findName(story.cast, name);
  const thread = story.threads.find(({ title }) => title.toLowerCase() === name.toLowerCase());
  if (thread !== undefined && member === undefined) {
    const steps = thread.steps.length === 0 ? "Nothing is known about it yet." : thread.steps.join(" ");
    const state = { open: "It is open.", resolved: "It is settled.", failed: "It is lost.", dropped: "You let it go." }[
      thread.state
    ];
    return `${asSentence(thread.title)} ${steps} ${state}`;
  }
  const lines: string[] = [];
  // Who the player has not met is nobody of whom the story has told: the cast of an adventure is known to its writer.
  const unmet = brief.adventure !== undefined && member?.met === null;
  if (member !== undefined && !unmet) {
    if (member.role !== "") lines.push(`${member.name}: ${member.role}.`);
    if (!member.alive) lines.push("Dead.");
    else if (story.scene?.present.includes(member.name)) lines.push(`Here with you, and ${feeling(member.attitude)}.`);
    else if (member.place !== "") lines.push(`Last seen at ${member.place}; ${feeling(member.attitude)}.`);
    if (member.wantKnown && member.want !== "") lines.push(`Wants ${member.want.replace(/^wants? /u, "")}.`);
  }
  const wanted = (member?.name ?? name).toLowerCase();
  const names = (text: string) => text.toLowerCase().includes(wanted);
  const written = writtenSentences(brief.scene)
    .filter(({ text }) => names(text) && !isFrame(text))
    .map(({ text }) => text);
  const facts = factsOf(brief).filter(names);
  const steps = story.threads.flatMap(({ steps: done }) => done).filter(names);
  const kept = recalled
    .filter(({ secret, content }) => secret !== true && names(content))
    .map(({ content }) => content);
  for (const line of [...facts.slice(-3), ...written.slice(0, 3), ...steps.slice(-2), ...kept.slice(0, 2)]) {
    const sentence = asSentence(clip(line, LONGEST_LINE));
    if (lines.length < MOST_LINES && !lines.includes(sentence)) lines.push(sentence);
  }
  if (lines.length === 0) return `The story has not told anything about ${name} yet.`;
  return lines.join(" ");
}

/** Facts that the player and the dice have settled (`memo.facts`). Empty if the memo has none. */
function factsOf({ memo }: TurnBrief): string[] {
  const facts = memo?.["facts"];
  return Array.isArray(facts) ? facts.filter((line): line is string => typeof line === "string") : [];
}

function feeling(attitude: number): string {
  if (attitude <= -2) return "hostile to you";
  if (attitude === -1) return "wary of you";
  if (attitude === 0) return "neither friend nor enemy";
  return attitude === 1 ? "well disposed to you" : "your friend";
}

const WORDS_OF_QUESTIONS = storedPattern("recall words of questions", "u");

/** A recalled memory that shares a distinctive word with the question. Null if there is none. */
export function remembered(
  { topic }: Pick<Reading, "topic">,
  { playerText, recalled, transcript }: Pick<TurnBrief, "playerText" | "recalled" | "transcript">,
): string | null {
  const asked = new Set(
    `${playerText} ${topic}`
      .toLowerCase()
      .match(/[\p{L}]{3,}/gu)
      ?.filter((word) => !WORDS_OF_QUESTIONS.test(word)) ?? [],
  );
  const shares = (text: string) => (text.toLowerCase().match(/[\p{L}]{3,}/gu) ?? []).some((word) => asked.has(word));
  const kept = recalled.filter(({ secret, content }) => secret !== true && shares(content)).slice(0, 3);
  if (kept.length > 0) return `You remember: ${kept.map(({ content }) => asSentence(content)).join(" ")}`;
  const line = transcript
    .toReversed()
    .flatMap(({ reply }) => splitSentences(reply.replaceAll("\n", " ")))
    .find(shares);
  return line === undefined ? null : `The last the story said of it: ${line}`;
}
