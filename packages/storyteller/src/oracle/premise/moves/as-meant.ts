import { pattern } from "../../patterns.ts";
import { entriesIn } from "../lore/lore.ts";
import { isBreak } from "../lore/nouns.ts";
import { isSamePlace } from "../lore/whereabouts.ts";
import type { Turn } from "../turn.ts";
import { isVerb } from "../words/clauses.ts";
import { placeNamed } from "./travel/place-named.ts";
import { personIn } from "./people/who.ts";

/** A hurried message with its names and calls set right, before it is taken apart. */

/**
 * A number before the player's own words picks nothing where nothing is open. "I find Vance and tell him …" is a way to him, and "at the
 * docks I …" a way to the docks.
 */
export function asMeant(turn: Turn, written: string): string {
  const typed = withoutAsides(turn, written)
    // "I set out on the road to the Weeping Bridge": there.
    .replace(
      /\b(?:set (?:out|off)|go|walk|ride|travel|start|head) (?:on |along |down |up )(?:the |my )?(?:road|way|path|track|trail) to(?:wards?)? (?=(?:the )?\p{Lu})/gu,
      "go to ",
    )
    .replace(/\b(?:the|my) hero['’]s (?=\p{L})/giu, "my ")
    // "Clive and I run to the bridge": both go.
    .replace(
      /(^|[.!?;,] |\b(?:and|then) )((?:my |the )?\p{L}+(?: \p{L}+)?) and (?:i|I|me) (?=(\p{Ll}+)\b)/gu,
      (whole, before: string, name: string) => {
        const who = personIn(turn, name);
        return who === undefined || /\b(?:and|then)$/u.test(name) ? whole : `${before}we `;
      },
    )
    .replace(/\bwho(?:['’]?s| is) \p{L}+\?+ *there(?:['’]?s| is) no such \p{L}+[.!]*/iu, "")
    // "it's farquharson who doesn't want it"
    .replace(
      /^(?:none of (?:them|these|those)[,.:;!]+ )?(?:it['’]?s|its|it is) (\p{L}+(?: \p{L}+)?) who (?=does|did|is|was|has|\p{Ll}+s\b)/iu,
      (whole, name: string) => (turn.memo.pending === null && personIn(turn, name) !== undefined ? `${name} ` : whole),
    )
    // A word about the game's last answer before the player's own.
    .replace(/^(?:that(?:['’]?s| is)|this is) not an? (?:answer|reply)[.,!:;]+ *(?=\p{L})/iu, "")
    // "the wine merchant, farquharson i mean, goes …"
    .replace(/\b(?:the |an? )?(?:[\p{Ll}-]+ ){0,2}[\p{Ll}-]+, ((?:\p{L}+ ){1,2})i mean,?(?= |$)/iu, (_, name: string) =>
      name.trim(),
    );
  // "doc! get over here and help him": all of it is said to the doc.
  const [, name = "", call = ""] = pattern("as-meant as meant", "iu").exec(typed) ?? [];
  const [, called = "", words = ""] =
    /^((?:the )?\p{L}+(?: \p{L}+)?)[,:] ([^“"?]*\b(?:you|your|you're)\b[^“"?]*)$/iu.exec(typed) ?? [];
  const isCall =
    name === "" &&
    called !== "" &&
    !/\b(?:i|we) (?!(?:know|think|need|want|saw|see|am|have|was|will|can)\b)\p{Ll}+/iu.test(words);
  const addressed = isCall ? personIn(turn, called) : undefined;
  if (addressed !== undefined) return withPossessives(turn, `i tell ${addressed.name} "${words}"`);
  // "Pim, scan the pier."
  const [, whom = "", order = ""] =
    name === ""
      ? (/^((?:the )?\p{L}+(?: \p{L}+)?)(?:,? and \p{Lu}\p{L}+)?[!,:]+ ((\p{Ll}+)\b[^“"?]*)$/iu.exec(typed) ?? [])
      : [];
  const ordered =
    whom !== "" &&
    isVerb(order.split(/[^\p{L}]/u)[0]!.toLowerCase()) &&
    !/^(?:i|we|is|are|was|has|have|and|so|then|please|will|would|can|could|do|did|may)\b/iu.test(order)
      ? personIn(turn, whom)
      : undefined;
  if (ordered !== undefined && ordered.proper && !/^(?:no|yes|ok|fine|well|so|now|then|wait|right)\b/iu.test(whom))
    return withPossessives(turn, `i tell ${ordered.name} "please ${order.replace(/"/gu, "")}"`);
  // "I have Wick block the door."
  const [, made = "", does = ""] = pattern("as-meant as meant 2", "iu").exec(typed) ?? [];
  const helper =
    made === "" || !isVerb(does.split(/[^\p{L}]/u)[0]!) || /^(?:to|on|in|at|out|back|over)\b/u.test(does)
      ? undefined
      : personIn(turn, made);
  if (helper !== undefined) return withPossessives(turn, `i tell ${helper.name} "please ${does.replace(/"/gu, "")}"`);
  const hearer = name === "" ? undefined : personIn(turn, name);
  const text = withPossessives(
    turn,
    hearer === undefined ? typed : `i tell ${hearer.name} "please ${call.replace(/"/gu, "")}"`,
  );
  const plain =
    turn.memo.pending === null
      ? unnumbered(turn, text).replace(
          /^[1-3](?:[.,:;] *| +(?=(?:and|but|so|then|no|he|she|they|it|near|of)\b))(?:and |so |then )?(?=\p{L}.*\s)/iu,
          "",
        )
      : text;
  const [, phrase = "", rest = ""] =
    /^(?:at|in|inside|aboard) ((?:the |my )?[\p{L}'’ ]{3,30}?),? (i .+)$/iu.exec(plain) ?? [];
  const place = phrase === "" ? null : placeNamed(turn, phrase);
  if (place !== null)
    return isSamePlace(place, turn.place) ? rest : `i go to ${phrase} and ${rest.replace(/^i /iu, "")}`;
  return plain.replace(
    /^(.{0,40}?\bi )find (?=((?:the )?\p{L}+(?: \p{L}+)?) (?:and|,))/iu,
    (whole, before: string, name: string) => (personIn(turn, name) === undefined ? whole : `${before}go to `),
  );
}

/** "the Baroness, I guess", "something of hers, fine, her silence": words beside the answer are no part of it. */
const withoutAsides = (turn: Turn, text: string): string =>
  turn.memo.pending === null || /["“”]/u.test(text)
    ? text
    : text
        .replace(/,? i (?:guess|suppose|reckon|'d say|would say)(?=[.,!?;]|$)/giu, "")
        .replace(/, (?:fine|ok(?:ay)?|hm+|sure|well|right|yes|yeah),(?= )/giu, ",");

/** "2 gilbert of course": a number before a name picks nothing where nothing is open. */
const unnumbered = (turn: Turn, text: string): string =>
  text.replace(/^[1-3] (?=(\p{L}+) )/u, (number, name: string) => (personIn(turn, name) === undefined ? number : ""));

/** "mavis is lying, isn't she": the player knows what she is. */
export function learnPronouns(turn: Turn, text: string): void {
  for (const sentence of text.split(/[.!;]/u)) {
    const [she, he] = [/\b(?:she|her|hers)\b/iu.test(sentence), /\b(?:he|him|his)\b/iu.test(sentence)];
    if (she === he) continue;
    const named = turn.people.filter(
      ({ name, proper, kind }) =>
        proper && kind === "person" && entriesIn(turn.lore, sentence).some((each) => each.name === name),
    );
    if (named.length === 1 && turn.pronoun(named[0]!) === "they")
      turn.memo.pronouns[named[0]!.name] = she ? "she" : "he";
  }
}

/** "beppes boat" is Beppe's. */
function withPossessives(turn: Turn, text: string): string {
  const names = new Set(
    turn.people.flatMap(({ name, proper }) => (proper ? name.split(" ") : [])).map((word) => word.toLowerCase()),
  );
  return text.replace(/(\p{L}{3,})s(?= \p{Ll})/gu, (word, name: string) =>
    names.has(name.toLowerCase()) && !names.has(word.toLowerCase()) && !isBreak(word) ? `${name}'s` : word,
  );
}
