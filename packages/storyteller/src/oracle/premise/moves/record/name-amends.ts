import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise, listed, withArticle } from "#english/noun-phrase";
import type { LoreEntry, LoreKind } from "../../lore/lore-entry.ts";
import { kindOfNoun } from "../../lore/nouns.ts";
import { kindOfNamed } from "../../lore/said-kinds.ts";
import { isSamePlace } from "../../lore/where/whereabouts.ts";
import { BY, type Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { isCoin } from "./money.ts";
import { shortName } from "../../lore/lore.ts";
import { isMany } from "../danger/danger-words.ts";
import { hasVerb } from "../../words/phrases.ts";
import { isBehind, notBehind } from "./not-behind.ts";
import { type Amend, exactly, leave, rename } from "./names.ts";
import { forget, meantBy, nobody, unperson } from "./not-them.ts";
import { canAgain, cannot, goalSaid, isWithMe, isWrong } from "./claims.ts";
import { placeNamed } from "../travel/place-named.ts";
import { arrive } from "../travel/travel.ts";
import { personIn } from "../people/who.ts";

/**
 * What the player corrects of the names that were read, and of who is where. Each form of it is one function.
 */

const KINDS = ["person", "place", "thing", "faction", "creature"] as const;
const kindOf = (noun: string): LoreKind | null =>
  KINDS.find((kind) => pattern(`name-amends ${kind}`).test(noun)) ??
  kindOfNoun(noun.toLowerCase()) ??
  kindOfNamed(noun.toLowerCase());

const notOne: Amend = (turn, clause) => {
  const names = pattern("name-amends not one").exec(clause);
  if (names === null || !pattern("name-amends not one 2").test(clause.slice(names[1]!.length))) return null;
  // What was not read in the first place has nothing to be struck from. "The Major and Winifred is no place" strikes neither of the two.
  const whole = exactly(turn, names[1]!);
  const found = whole === undefined ? namesIn(names[1]!).flatMap((name) => exactly(turn, name) ?? []) : [whole];
  // "It's the place with the lighthouse": what it is instead.
  const noun = pattern("name-amends not one 3").exec(clause)?.[1] ?? "";
  const kind = noun === "" ? null : kindOf(noun.replace(/s$/u, ""));
  if (kind !== null && found.length > 0)
    return () => {
      for (const { name } of found) {
        turn.memo.names.push({ name, kind, role: `the ${noun}` });
        if (kind !== "person") unperson(turn, name, kind !== "place");
      }
      return `${listed(found.map(({ name }) => capitalise(name)))} ${found.length > 1 ? "are" : "is"} the ${noun}.`;
    };
  if (found.length === 0 && !/^["'“‘]?\p{Lu}/u.test(clause)) return null;
  return () => {
    for (const { name } of found) {
      turn.memo.struck.push(name);
      leave(turn, name, true);
    }
    return found.length === 0
      ? undefined
      : `There is no ${found.map(({ name }) => name.replace(/^the /u, "")).join(" and no ")}.`;
  };
};

const isKind: Amend = (turn, clause) => {
  const [, name = "", noun = ""] = pattern("name-amends is kind").exec(clause) ?? [];
  const kind = noun === "" ? null : kindOf(noun);
  const entry = kind === null ? undefined : exactly(turn, name);
  // "Taleke is a comet, not a person": what it is instead has no kind, and nobody bears the name.
  const other = kind === null && DENIES.test(clause) ? exactly(turn, name) : undefined;
  if (other?.proper === true) return () => forget(turn, other);
  const isPlain = pattern("name-amends is kind 2").test(turn.brief.playerText);
  // A name that was not read at all, and one that was read right, where the player plainly corrects.
  if (isPlain && kind !== null && entry === undefined && pattern("name-amends is kind 3", "u").test(name))
    return () => void turn.memo.names.push({ name, kind, role: `the ${noun}` });
  const isSex = pattern("name-amends is kind 4", "u").test(noun);
  if (isPlain && entry?.proper === true && entry.kind === kind && !isSex && kind !== "thing") return () => undefined;
  if (entry === undefined || kind === null || !entry.proper) return null;
  // What the list has right already is no correction, and may be news of the story; but what sort of being it is, is none.
  if (entry.kind === kind && !wasNamedSo(turn, entry) && !SORT.test(noun))
    return DENIES.test(clause) || kind === "thing"
      ? () => `${capitalise(entry.name)} is ${/ the /u.test(clause) ? "the" : "a"} ${noun}.`
      : null;
  return () => {
    if (pattern("name-amends is kind 5", "u").test(noun)) {
      turn.memo.pronouns[entry.name] = pattern("name-amends is kind 6", "u").test(noun) ? "she" : "he";
      return `${capitalise(shortName(entry))} is ${/^[aeiou]/u.test(noun) ? "an" : "a"} ${noun}.`;
    }
    turn.memo.names.push({ name: entry.name, kind, role: `the ${noun}` });
    turn.memo.struck = turn.memo.struck.filter((each) => each !== entry.name);
    if (kind !== "person" && kind !== "creature") unperson(turn, entry.name, kind !== "place");
    // Who was read as a place is no way any more.
    if (entry.kind === "place" && kind !== "place") leave(turn, entry.name, true);
    // Nobody walks to a whole country.
    const isFarOff = WHOLE.test(noun);
    if (isFarOff) forget(turn, entry);
    return `${capitalise(entry.name)} ${isMany(entry.name) ? "are" : "is"} ${/ the /u.test(clause.slice(0, clause.indexOf(noun))) && !isFarOff ? `the ${noun}` : withArticle(noun)}${isFarOff ? ", and no place to walk to" : ""}.`;
  };
};
const DENIES = storedPattern("name-amends denies");
const SORT = storedPattern("name-amends sort", "u");
const WHOLE = storedPattern("name-amends whole");
const wasNamedSo = (turn: Turn, { name }: LoreEntry): boolean => turn.memo.struck.includes(name);

const forgotten: Amend = (turn, clause) => {
  const list = pattern("name-amends forgotten").exec(clause)?.[1];
  if (list === undefined) return null;
  // "…, he has the warehouse" says something of the person who was forgotten, and is no name.
  const [names = "", more = ""] = list.split(pattern("name-amends forgotten 2", "u"));
  const added = asideFolded(namesIn(names)).map((each) => {
    const [, name = each, noun = ""] = pattern("name-amends forgotten 3").exec(each) ?? [];
    const known = exactly(turn, name);
    const kind = (noun === "" ? null : kindOf(noun)) ?? (known?.kind === "place" ? "place" : "person");
    return {
      name: known?.name ?? name.replace(pattern("name-amends forgotten 4", "gu"), (letter) => letter.toUpperCase()),
      kind: noun !== "" && pattern("name-amends forgotten 5").test(noun) ? ("person" as const) : kind,
      ...(noun === "" ? {} : { role: `the ${noun}` }),
    };
  });
  return () => {
    for (const each of added) {
      turn.memo.struck = turn.memo.struck.filter((name) => name !== each.name);
      turn.memo.names.push(each);
    }
    const [last] = added.slice(-1);
    if (more !== "" && last !== undefined)
      turn.fact(`${last.name}${more.replace(/^(?:he|she|they|it)/iu, "").replace(/[.!]+$/u, "")}.`);
    return `${capitalise(listed(added.map(({ name }) => name)))} ${added.length > 1 ? "are" : "is"} on the list.`;
  };
};
/** "Gunnar Lie is missing from the list, he is the smith": it is added, unless somebody whom the list has is said to have vanished. */
const missing: Amend = (turn, clause) => {
  const [, words = "", noun = ""] = pattern("name-amends missing").exec(clause) ?? [];
  if (words === "" || words.split(" ").length > 6 || (turn.brief.number > 3 && !/\blist\b/iu.test(clause))) return null;
  const known = exactly(turn, words);
  const isListed = /\blist\b|\bthere\b/iu.test(clause);
  if (known !== undefined && known.kind !== "place" && !isListed) return null;
  const head = words.split(" ").at(-1)!;
  const kind =
    known?.kind ??
    (noun === "" ? null : kindOf(noun.split(" ").at(-1)!)) ??
    kindOfNoun(head.toLowerCase()) ??
    (/^\p{Lu}/u.test(words) ? "person" : null);
  if (kind === null) return null;
  const name =
    known?.name ?? (kind === "place" || /^the /iu.test(words) ? words.replace(/^(?:the|an?) /iu, "the ") : words);
  return () => {
    turn.memo.struck = turn.memo.struck.filter((each) => each !== name);
    if (known === undefined) turn.memo.names.push({ name, kind, ...(noun === "" ? {} : { role: `the ${noun}` }) });
    return `${capitalise(name)} is on the list.`;
  };
};

/** "gilbert farquharson, the wine merchant": what somebody is, is no other name. */
function asideFolded(names: readonly string[]): string[] {
  const all: string[] = [];
  for (const each of names) {
    const before = all.at(-1);
    if (before !== undefined && /^(?:the|an?) /iu.test(each) && !pattern("name-amends aside folded").test(before))
      all.splice(-1, 1, `${before} ${each}`);
    else all.push(each);
  }
  return all;
}

const renamedSo: Amend = (turn, clause) => {
  const quoted = clause.replace(pattern("name-amends renamed so 3", "gu"), "");
  const [, to = "", from = ""] =
    pattern("name-amends renamed so 4").exec(quoted) ?? swapped(pattern("name-amends renamed so").exec(quoted)) ?? [];
  const [, name = ""] = pattern("name-amends renamed so 2").exec(quoted) ?? [];
  // "My brother's name is Dan."
  const [, whose = "", own = ""] = pattern("name-amends renamed so 5").exec(quoted) ?? [];
  const bearer =
    whose === "" || own.split(" ").length > 4 ? undefined : (exactly(turn, whose) ?? personIn(turn, whose));
  if (bearer !== undefined && bearer.name !== own) return () => rename(turn, bearer, own);
  const old = from === "" ? undefined : exactly(turn, from);
  if (old !== undefined && to.split(" ").length < 5) return () => rename(turn, old, to);
  // It was read right already.
  if (from !== "" && to !== "" && exactly(turn, to)?.proper === true && /^\p{Lu}/u.test(from)) return () => undefined;
  // "her name is Sabel, an old gardener": the name, and what she is.
  const [, called = name, role = ""] = pattern("name-amends renamed so 6").exec(name) ?? [];
  if (name === "" || called.split(" ").length > 4 || hasVerb(called)) return null;
  const spoken = turn.lore.entries.find((entry) => entry.name === turn.memo.last);
  if (role !== "" || spoken?.kind === "faction" || isMany(turn.memo.last))
    return () => newlyNamed(turn, called, role, spoken);
  // "her name is Mother Quill": somebody whose name was read from the same words, else the one named last.
  const known = turn.people.find((entry) => entry.name !== name && ` ${entry.name} `.includes(` ${name} `));
  const words = name.split(" ");
  const near =
    known ??
    exactly(turn, name) ??
    turn.people.find((entry) => entry.name.split(" ").some((word) => words.includes(word) && word.length > 3)) ??
    turn.people.find((entry) => entry.name === turn.memo.last);
  if (near === undefined) return null;
  return () => rename(turn, near, name);
};
/** Somebody gets a name: the one who was spoken of last, or, of a group, one of them. */
function newlyNamed(turn: Turn, typed: string, role: string, spoken: LoreEntry | undefined): string {
  const name = typed.replace(pattern("name-amends newly named", "gu"), (letter) => letter.toUpperCase());
  const isMember = spoken === undefined || spoken.kind === "faction" || isMany(spoken.name) || spoken.proper;
  const old = exactly(turn, name);
  const of = spoken?.kind === "faction" || (spoken !== undefined && isMany(spoken.name)) ? `one of ${spoken.name}` : "";
  const what = role === "" ? of : `${role.charAt(0).toLowerCase()}${role.slice(1)}`;
  turn.memo.names.push({
    name: old?.name ?? name,
    kind: "person",
    ...(what === "" ? {} : { role: what }),
    ...(isMember || old !== undefined ? {} : { was: spoken.name }),
  });
  const who = turn.entry(old?.name ?? name);
  turn.bring(who);
  turn.memo.last = who.name;
  return `${who.name}${what === "" ? "" : `, ${what},`} is here.`;
}
const swapped = (found: RegExpExecArray | null): string[] | null =>
  found === null ? null : ["", found[2]!, found[1]!];

const sameOne: Amend = (turn, clause) => {
  const [, one = "", other = ""] =
    pattern("name-amends same one").exec(clause) ??
    pattern("name-amends same one 2").exec(clause) ??
    pattern("name-amends same one 3").exec(clause) ??
    /^(.+?) = (.+)$/u.exec(clause) ??
    bothKnown(turn, pattern("name-amends same one 4", "u").exec(clause)) ??
    [];
  if (one === "") return null;
  const names = [
    one,
    other.replace(pattern("name-amends same one 8"), "").replace(pattern("name-amends same one 5"), ""),
  ];
  const [a, b] = names.map((name) => exactly(turn, name));
  const as = pattern("name-amends same one 6").exec(clause)?.[1];
  const third = as === undefined ? undefined : exactly(turn, as);
  const all = [a, b, third].filter((each) => each !== undefined);
  const proper = all.filter((each, at) => all.findIndex(({ name }) => name === each.name) === at);
  if (proper.length === 0) return null;
  // "Dame Ottilie Sark" before "the Mistress of Ringers".
  const kept = proper.toSorted(
    (x, y) =>
      Number(y.proper) - Number(x.proper) ||
      Number(x.name.startsWith("the ")) - Number(y.name.startsWith("the ")) ||
      y.name.length - x.name.length,
  )[0]!;
  // A proper name that the player gives to "the cafe" is its name.
  const given = names.find((name) => exactly(turn, name) === undefined && /^(?:the )?\p{Lu}/u.test(name));
  if (given !== undefined && !kept.proper && proper.length === 1) return () => rename(turn, kept, given);
  return () => {
    for (const was of proper) if (was !== kept) rename(turn, was, kept.name);
    // A word that was no name yet is one more name of it: "the prison".
    for (const name of names)
      if (exactly(turn, name) === undefined) {
        const plain = name.replace(/^(?:my|our) /iu, "");
        turn.memo.names.push({ name: plain, kind: kept.kind });
        rename(turn, turn.entry(plain), kept.name);
      }
    const shown = names.map((name) =>
      name.toLowerCase() === kept.name.toLowerCase()
        ? kept.name
        : name.replace(pattern("name-amends same one 7", "gu"), (letter) =>
            /^the /iu.test(name) ? letter : letter.toUpperCase(),
          ),
    );
    return `${capitalise(listed(shown))} are one.`;
  };
};

/** "Dame Ottilie Sark is the Mistress of Ringers": two names that are known are one. */
const bothKnown = (turn: Turn, found: RegExpExecArray | null): RegExpExecArray | null => {
  const [a, b] = (found ?? []).slice(1).map((name) => exactly(turn, name.trim()));
  return a?.proper === true &&
    b?.proper === true &&
    a.kind === b.kind &&
    found![1] !== found![2] &&
    !/['’]s /u.test(found![1]!)
    ? found
    : null;
};

/** "Ducats are gold", "1 ducat = 1 gold": one purse, by the player's word for it. */
const sameMoney: Amend = (turn, clause) => {
  const [, one = "", other = ""] = pattern("name-amends same money").exec(clause) ?? [];
  const words = [one, other].map((each) => each.toLowerCase());
  const own = words.find((each) => isCoin(each) && !pattern("name-amends same money 2", "u").test(each));
  return own === undefined || !words.every(isCoin)
    ? null
    : () => turn.fact(`Money is ${own.replace(/s?$/u, "s")} here.`);
};

/** "I am in the chapel", "we are still at the docks": where the hero is. "I'm alone", "nobody is with me": who is not. */
const whereHeroIs: Amend = (turn, clause) => {
  if (pattern("name-amends where hero is").test(clause))
    return () => {
      for (const name of turn.story.scene?.present ?? []) leave(turn, name, false);
      turn.memo.companions = [];
      turn.memo.danger = null;
    };
  const where = pattern("name-amends where hero is 2").exec(clause)?.[1];
  const place = where === undefined ? null : placeNamed(turn, where);
  if (place === null || isSamePlace(place, turn.place)) return null;
  return () => arrive(turn, place);
};

const elsewhere: Amend = (turn, clause) => {
  const [, whom = "", where = ""] =
    pattern("name-amends elsewhere").exec(clause) ?? pattern("name-amends elsewhere 2").exec(clause) ?? [];
  const isWhere =
    where !== "" &&
    (placeNamed(turn, where) !== null ||
      new RegExp(`\\b(?:at|in|on|aboard) ${where.replace(/[^\p{L}\p{N} ]/gu, ".")}`, "iu").test(clause));
  const who = whom === "" ? undefined : personIn(turn, whom);
  if (who === undefined || whom.split(" ").length > 4) return null;
  const place = isWhere ? (placeNamed(turn, where) ?? where) : "";
  return () => {
    // "she's the storm that's missing" says what she is.
    if (!isWhere && where !== "") turn.fact(`${who.name} is ${toSecondPerson(where)}.`);
    leave(turn, who.name, false);
    turn.memo.companions = turn.memo.companions.filter((name) => name !== who.name);
    const name = capitalise(shortName(who));
    if (place === "") return isWhere || where === "" ? `${name} is not here.` : undefined;
    turn.memo.places[who.name] = place;
    turn.change({ type: "cast_changed", by: BY, name: who.name, place: place.slice(0, 120) });
    if (isSamePlace(place, turn.place)) turn.bring(who);
    return `${name} is at ${place}.`;
  };
};

const namesIn = (list: string): string[] =>
  list
    .split(pattern("name-amends names in", "u"))
    .map((name) => name.replace(/["“”]/gu, "").trim())
    .filter((name) => name !== "");

/** All forms of a correction, in the order in which they are tried. */
export const AMENDS: readonly Amend[] = [
  goalSaid,
  isBehind,
  forgotten,
  missing,
  sameMoney,
  nobody,
  meantBy,
  sameOne,
  whereHeroIs,
  notOne,
  elsewhere,
  notBehind,
  isWithMe,
  canAgain,
  cannot,
  renamedSo,
  isKind,
  isWrong,
];
