import { pattern, storedPattern } from "../../../patterns.ts";
import { fateOf } from "../../lore/fates.ts";
import { isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import { personIn } from "../../moves/people/who.ts";
import { theThing } from "../../moves/record/items.ts";
import type { Turn } from "../../turn.ts";
import { cases } from "../case-content.ts";
import type { Remembered } from "../case-kinds.ts";
import { fillIn } from "../fill-in.ts";
import type { KeptCase } from "../kept-case.ts";
import { clauseOf } from "../open/open-story.ts";
import { speaksFor } from "../open/what-speaks.ts";

/** What of the hero's own deeds is left at the end: gifts, promises, steps that were dealt with, companions, kindness, and the pieces that fitted best. */

const MOST = 3;
interface Left {
  readonly kind: Remembered;
  readonly person: string;
  readonly thing: string;
}

const GAVE = storedPattern("remembered gave", "u");

/** Two or three sentences about what the player really did; empty where nothing of it is left. */
export function whatIsLeft(turn: Turn, kept: KeptCase): string {
  const all: Left[] = [...gifts(turn), ...promised(turn), ...steps(kept), ...companions(turn), ...liked(turn)];
  const chosen: Left[] = [];
  for (const each of all)
    if (
      chosen.length < MOST &&
      !chosen.some(({ kind, person }) => kind === each.kind || (person !== "" && person === each.person)) &&
      (each.person === "" || isMet(turn, turn.entry(each.person)))
    )
      chosen.push(each);
  const { remembered } = cases().tasks;
  const lines = chosen.map(({ kind, person, thing }) =>
    fillIn(turn, kept, turn.oneOf(remembered[kind]), {
      person: person === "" ? "" : shortName(turn.entry(person)),
      thing,
      place: "",
      step: "",
      other: "",
    }),
  );
  return lines.filter((each) => each !== "").join(" ");
}

/** Whether the hero has met somebody: nobody else is thanked, or thankful. */
export const isMet = (turn: Turn, who: LoreEntry): boolean =>
  turn.isHere(who) || (turn.member(who.name)?.met ?? null) !== null;

/** Who lives, is not the hero, and has not gone for good can come. */
export const isNear = (turn: Turn, who: LoreEntry): boolean =>
  who.kind === "person" &&
  !isHero(turn.lore, who) &&
  fateOf(turn.lore, who) !== "dead" &&
  turn.member(who.name)?.alive !== false &&
  !turn.memo.past.gone.includes(who.name);

function gifts(turn: Turn): Left[] {
  return turn.memo.log.flatMap((each): Left[] => {
    const [, first = "", thing = "", second = ""] = GAVE.exec(each) ?? [];
    const who = thing === "" ? undefined : personIn(turn, first === "" ? second : first);
    // What has come back was no gift.
    return who === undefined || turn.memo.held.some((each) => turn.sharesWords(each.thing, thing))
      ? []
      : [{ kind: "gave", person: who.name, thing: thing.replace(/^(?:your|an?|some) /u, "the ") }];
  });
}

const promised = (turn: Turn): Left[] =>
  turn.story.threads.flatMap(({ kind, state, title }): Left[] => {
    const who = kind === "promise" && state === "open" ? personIn(turn, title) : undefined;
    return who === undefined ? [] : [{ kind: "promised", person: who.name, thing: "" }];
  });

const steps = ({ task }: KeptCase): Left[] =>
  (task?.steps ?? [])
    .filter(({ state }) => state === "done")
    .flatMap(({ sort, person, thing }): Left[] => {
      if (sort === "agrees") return person === "" ? [] : [{ kind: "agrees", person, thing: "" }];
      if (sort === "way" || sort === "rule") return [{ kind: sort, person: "", thing: "" }];
      if (sort === "coaxed") return [{ kind: sort, person, thing: "" }];
      // An animal that was in the way is no storm that is over.
      if (sort === "danger" && person !== "") return [];
      return thing === "" ? [] : [{ kind: sort, person: "", thing: theThing(thing) }];
    })
    .toReversed();

const companions = (turn: Turn): Left[] =>
  turn.memo.companions
    .filter((name) => turn.entry(name).kind === "person" && turn.entry(name).proper)
    .map((person) => ({ kind: "along", person, thing: "" }));

/** Who is a friend by what the hero did. */
const liked = (turn: Turn): Left[] =>
  turn.story.cast
    .filter(
      ({ alive, met, attitude, name }) => alive && met !== null && attitude > 1 && turn.entry(name).kind === "person",
    )
    .map(({ name }) => ({ kind: "kind", person: turn.entry(name).name, thing: "" }));

const MOST_SPOKE = 3;
/** The two or three pieces that spoke for what the player said it is, in the order in which they were found. Empty where none did. */
export function whatSpoke(turn: Turn, kept: KeptCase): string {
  const words = contentWords(kept.theory);
  const worth = (text: string) => [...contentWords(text)].filter((word) => words.has(word)).length;
  const spoke = speaksFor(turn, kept.theory).filter((each) => !each.startsWith("It is so: "));
  const best = new Set(spoke.toSorted((a, b) => worth(b) - worth(a)).slice(0, MOST_SPOKE));
  // The first sentence of each is enough.
  const said = spoke
    .filter((each) => best.has(each))
    .map((each) => clauseOf(turn, each.split(pattern("remembered what spoke", "u"))[0]!));
  return said.length === 0 ? "" : `What gave it away: ${said.join("; ")}.`;
}

/** Who told the hero a piece of it, and is not behind it. */
export const helpers = (turn: Turn, kept: KeptCase): string[] =>
  [...new Set(Object.values(kept.sources))]
    .filter((name) => name !== "" && !(kept.doer && name === kept.who.opponent))
    .map((name) => shortName(turn.entry(name)));
