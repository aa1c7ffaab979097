import { pattern } from "../../patterns.ts";
import { entriesIn } from "../lore/lore.ts";
import { isBreak } from "../lore/nouns.ts";
import { isSamePlace } from "../lore/where/whereabouts.ts";
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
    .replace(pattern("as-meant as meant 3", "gu"), "go to ")
    .replace(pattern("as-meant as meant 4", "giu"), "my ")
    // "Clive and I run to the bridge": both go.
    .replace(pattern("as-meant as meant 5", "gu"), (whole, before: string, name: string) => {
      const who = personIn(turn, name);
      return who === undefined || /\b(?:and|then)$/u.test(name) ? whole : `${before}we `;
    })
    .replace(pattern("as-meant as meant 6"), "")
    // "it's farquharson who doesn't want it"
    .replace(pattern("as-meant as meant 7"), (whole, name: string) =>
      turn.memo.pending === null && personIn(turn, name) !== undefined ? `${name} ` : whole,
    )
    // A word about the game's last answer before the player's own.
    .replace(pattern("as-meant as meant 8"), "")
    // "the wine merchant, farquharson i mean, goes …"
    .replace(pattern("as-meant as meant 9"), (_, name: string) => name.trim());
  // "doc! get over here and help him": all of it is said to the doc.
  const [, name = "", call = ""] = pattern("as-meant as meant").exec(typed) ?? [];
  const [, called = "", words = ""] = pattern("as-meant as meant 10").exec(typed) ?? [];
  const isCall = name === "" && called !== "" && !pattern("as-meant as meant 11").test(words);
  const addressed = isCall ? personIn(turn, called) : undefined;
  if (addressed !== undefined) return withPossessives(turn, `i tell ${addressed.name} "${words}"`);
  // "Pim, scan the pier."
  const [, whom = "", order = ""] = name === "" ? (pattern("as-meant as meant 12").exec(typed) ?? []) : [];
  const ordered =
    whom !== "" && isVerb(order.split(/[^\p{L}]/u)[0]!.toLowerCase()) && !pattern("as-meant as meant 13").test(order)
      ? personIn(turn, whom)
      : undefined;
  if (ordered !== undefined && ordered.proper && !pattern("as-meant as meant 14").test(whom))
    return withPossessives(turn, `i tell ${ordered.name} "please ${order.replace(/"/gu, "")}"`);
  // "I have Wick block the door."
  const [, made = "", does = ""] = pattern("as-meant as meant 2").exec(typed) ?? [];
  const helper =
    made === "" || !isVerb(does.split(/[^\p{L}]/u)[0]!) || pattern("as-meant as meant 15", "u").test(does)
      ? undefined
      : personIn(turn, made);
  if (helper !== undefined) return withPossessives(turn, `i tell ${helper.name} "please ${does.replace(/"/gu, "")}"`);
  const hearer = name === "" ? undefined : personIn(turn, name);
  const text = withPossessives(
    turn,
    hearer === undefined ? typed : `i tell ${hearer.name} "please ${call.replace(/"/gu, "")}"`,
  );
  const plain = turn.memo.pending === null ? unnumbered(turn, text).replace(pattern("as-meant as meant 16"), "") : text;
  const [, phrase = "", rest = ""] = pattern("as-meant as meant 17").exec(plain) ?? [];
  const place = phrase === "" ? null : placeNamed(turn, phrase);
  if (place !== null)
    return isSamePlace(place, turn.place) ? rest : `i go to ${phrase} and ${rest.replace(/^i /iu, "")}`;
  return plain.replace(pattern("as-meant as meant 18"), (whole, before: string, name: string) =>
    personIn(turn, name) === undefined ? whole : `${before}go to `,
  );
}

/** "the Baroness, I guess", "something of hers, fine, her silence": words beside the answer are no part of it. */
const withoutAsides = (turn: Turn, text: string): string =>
  turn.memo.pending === null || /["“”]/u.test(text)
    ? text
    : text
        .replace(pattern("as-meant without asides", "giu"), "")
        .replace(pattern("as-meant without asides 2", "giu"), ",");

/** "2 gilbert of course": a number before a name picks nothing where nothing is open. */
const unnumbered = (turn: Turn, text: string): string =>
  text.replace(/^[1-3] (?=(\p{L}+) )/u, (number, name: string) => (personIn(turn, name) === undefined ? number : ""));

/** "mavis is lying, isn't she": the player knows what she is. */
export function learnPronouns(turn: Turn, text: string): void {
  for (const sentence of text.split(/[.!;]/u)) {
    const [she, he] = [pattern("as-meant learn pronouns").test(sentence), /\b(?:he|him|his)\b/iu.test(sentence)];
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
  return text.replace(pattern("as-meant with possessives", "gu"), (word, name: string) =>
    names.has(name.toLowerCase()) && !names.has(word.toLowerCase()) && !isBreak(word) ? `${name}'s` : word,
  );
}
