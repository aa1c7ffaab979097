import { pattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { fateOf } from "../../lore/fates.ts";
import { entriesIn, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords, kindOfNoun } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import type { DeedKind } from "../case-kinds.ts";
import { fillIn } from "../fill-in.ts";
import type { KeptCase, Step } from "../kept-case.ts";
import { enmityOf } from "../parts/casting.ts";
import { clausesIn, ofHero } from "./clauses-of-texts.ts";
import { whatChanges } from "./what-changes.ts";

/** Steps for a deed of which the texts name too little that is in its way. */

/** So many steps are enough. */
export const LEAST = 2;
const WITH_GENERIC = 3;

/** Whether somebody has a say in it by what the texts say of them, and what that is. */
function sayOf(
  turn: Turn,
  who: LoreEntry,
  aim: ReadonlySet<string>,
): { readonly worth: number; readonly text: string } {
  const clauses = turn
    .about(who)
    .filter(({ source }) => source !== "story" && source !== "hero")
    .flatMap(({ text }) => (ofHero(turn, text) ? [] : clausesIn(turn, text)))
    // "Under the garden of Sorrel": nothing is said of Sorrel.
    .filter(
      (clause) =>
        clause.who?.name === who.name &&
        clause.text.length < 300 &&
        !pattern("read-steps not about", "u").test(
          clause.text.slice(0, Math.max(0, clause.text.indexOf(shortName(who)))),
        ),
    )
    .map(({ text }) => ({
      text,
      worth:
        [...contentWords(text)].filter((word) => aim.has(word)).length * 2 +
        (pattern("task has weight").test(text) ? 1 : 0),
    }));
  return clauses.toSorted((a, b) => b.worth - a.worth)[0] ?? { text: "", worth: -1 };
}

/** Where the texts say too little: somebody of them who has a say in it, with the player's own sentence; what is made up only where nobody is left. */
export function generic(turn: Turn, kept: KeptCase, kind: DeedKind, own: readonly Step[], rival: string): Step[] {
  const aim = contentWords(`${kept.aim} ${kept.prize.words}`);
  const sought = new Set(entriesIn(turn.lore, kept.prize.words).map(({ name }) => name));
  const people = turn.people
    .filter(
      (each) =>
        each.kind === "person" &&
        each.proper &&
        each.name !== rival &&
        fateOf(turn.lore, each) === null &&
        !turn.lore.companions.includes(each.name) &&
        !sought.has(each.name) &&
        own.every(({ person }) => person !== each.name),
    )
    .map((who) => ({ who, ...sayOf(turn, who, aim) }))
    .filter(({ text }) => text !== "")
    .toSorted((a, b) => b.worth - a.worth);
  const most = WITH_GENERIC - own.length;
  const all = cases().tasks.generic[kind];
  const withSomebody = all.filter(({ name }) => /\{person\}/iu.test(name));
  const made = people.slice(0, most).map(({ who, text }): Step => {
    // Who is against it has something to say against it.
    const form = withSomebody[enmityOf(turn, who) > 0 ? 1 : 0] ?? withSomebody[0]!;
    return genericStep(turn, kept, form, who, text);
  });
  const left = all.filter(({ name, text }) => !/\{person\}/iu.test(`${name} ${text}`));
  return [
    ...made,
    ...(own.length + made.length < LEAST ? left.slice(0, LEAST - own.length - made.length) : []).map((form) =>
      genericStep(turn, kept, form, undefined, ""),
    ),
  ];
}

function genericStep(
  turn: Turn,
  kept: KeptCase,
  { name, sort }: { readonly name: string; readonly sort: Step["sort"] },
  who: LoreEntry | undefined,
  text: string,
): Step {
  const person = who === undefined ? "" : shortName(who);
  const said = fillIn(turn, kept, name, { person, step: "", thing: "", place: "", other: "" });
  return {
    name: (who !== undefined || kindOfNoun(said.split(" ")[0]!) === null ? said : `the ${said}`).slice(0, 120),
    text: capitalise(text).slice(0, 300),
    sort,
    person: who?.name ?? "",
    thing: "",
    place: "",
    after: whatChanges(sort, capitalise(person), "", ""),
    sum: 0,
    price: null,
    state: "open",
    ways: [],
  };
}
