import { entriesIn, type LoreEntry, shortName } from "../lore.ts";
import { fateOf, kinOf } from "../fates.ts";
import type { Turn } from "../turn.ts";
import type { Plot } from "./plot.ts";

/** What a thread is about: what was done or taken, who is lost, what is hidden, whom it goes against, or what is to be won. */
export type Matter = Pick<Plot, "kind" | "about" | "heart" | "deed">;

const TAKES =
  /\b(?:stole|stolen|took|taken|swapped|robbed|pinched|nicked|snatched|replaced|carried off|made off with)\b/u;
const KILLS = /\b(?:killed|murdered|poisoned|shot|drowned|strangled|stabbed|hanged)\b/u;
const isSomebody = ({ kind, proper }: LoreEntry): boolean => kind === "person" && proper;

export function matterOf(turn: Turn, title: string): Matter {
  const goal = title.replace(/[…,]? ?(?:before|by|until|in time for|within) .*$/u, "").replace(/…$/u, "");
  // "Grandpa's cap" is about a cap.
  const owned = ({ name, aliases }: LoreEntry) =>
    [name, ...aliases, name.split(" ")[0]!, shortName({ name, kind: "person", proper: true })].some((each) =>
      new RegExp(`\\b${each.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")}['’]s \\p{Ll}`, "iu").test(goal),
    );
  const named = entriesIn(turn.lore, goal).filter((entry) => entry.name !== turn.place && !owned(entry));
  const thing = named.find(({ kind }) => kind !== "faction") ?? named[0];
  const heart = thing?.name ?? nounIn(goal) ?? "it";
  const asked = /^(?:Find out|Solve|Learn) ((?:why|how|whose|who|what|where|whether)\b.*)$/u.exec(goal)?.[1];
  if (asked !== undefined) return whatIsAsked(turn, asked, heart, thing);
  return whatIsWanted(turn, goal, heart, thing, named);
}

function whatIsAsked(turn: Turn, asked: string, heart: string, thing: LoreEntry | undefined): Matter {
  const [, word = "", rest = ""] = /^(\w+) (.*)$/u.exec(asked) ?? [];
  const about = asked;
  if (word === "who" && KILLS.test(rest))
    return {
      kind: "death",
      about,
      heart: whoOf(turn, phraseAfter(rest, KILLS) ?? heart),
      deed: `{C} is the one who ${rest}`,
    };
  if (word === "who" && TAKES.test(rest)) {
    const what = thing !== undefined && isSomebody(thing) ? thing.name : (phraseAfter(rest, TAKES) ?? heart);
    return {
      kind: thing !== undefined && isSomebody(thing) ? "lost" : "theft",
      about,
      heart: what,
      deed: `{C} is the one who ${rest}`,
    };
  }
  if (word === "whose" && /\b(?:blood|body|corpse|bones?|skull)\b/u.test(rest)) {
    const gone = turn.lore.entries.find((entry) => isSomebody(entry) && fateOf(turn.lore, entry) !== null);
    if (gone !== undefined) return { kind: "death", about, heart: gone.name, deed: `{C} killed ${gone.name}` };
  }
  if (word === "why") return { kind: "wrong", about, heart, deed: `{C} saw to it that ${rest}` };
  if (word === "who") return { kind: "wrong", about, heart, deed: `{C} is the one who ${rest}` };
  if (word === "where" || rest.startsWith("happened to"))
    return { kind: "lost", about, heart, deed: `{C} knew all the time where ${heart} was` };
  if (word === "what" && /^(?:killed|murdered|kills|is killing)\b/u.test(rest))
    return { kind: "death", about, heart, deed: `{C} is the one who ${rest}` };
  if (word === "what" && /\b(?:in|on|under|behind|inside|below|beneath|beyond)\b/u.test(rest))
    return {
      kind: "hidden",
      about,
      heart: /\b(?:in|on|under|behind|inside|below|beneath|beyond) ((?:the|your) .{3,50})$/u.exec(rest)?.[1] ?? heart,
      deed: `{C} kept it shut, so that nobody should know ${asked}`,
    };
  return { kind: "wrong", about, heart, deed: "{C} knew it all along, and told nobody" };
}

/** The heart of a plot in which somebody is held for what another did. */
const BLAMED = "what was done";

const WANTED =
  /^(?:Find|Get|Recover|Free|Save|Rescue|Return|Bring|Steal|Take|Kill|Destroy|Defeat|Stop|Catch|Avenge|Reach|Win|Protect|Prove|Clear|Build|Repay|Escape|End|Make|Break|See|Help|Pay|Cure|Restore|Survive|Open|Keep|Become|Hunt|Slay)$/u;

function whatIsWanted(
  turn: Turn,
  goal: string,
  heart: string,
  thing: LoreEntry | undefined,
  named: readonly LoreEntry[],
): Matter {
  const [, verb = "", object = ""] = /^(\p{Lu}\p{Ll}+) (.*)$/u.exec(goal) ?? [];
  // An outing or a wedding is nothing that could lie in a shed.
  const isEvent =
    /\b(?:outing|trip|wedding|holiday|dance|game|match|race|election|job|promotion|life|love|peace|freedom|revenge|name|honou?r)\b/u.test(
      object,
    );
  const wholly = isEvent
    ? undefined
    : /^(?:the|your|my|(?:\p{L}+ ){0,2}\p{L}+['’]s) [\p{L}' -]{3,40}$/u.exec(
        object.replace(/ (?:back|home|alive|safe)$/u, ""),
      )?.[0];
  const whole =
    thing !== undefined &&
    !isEvent &&
    object.replace(/^(?:the|your|back) /u, "").startsWith(thing.name.replace(/^(?:the|your) /u, "").slice(0, 5));
  if (
    /^(?:Find|Get|Recover|Free|Save|Rescue|Return|Bring|Steal|Take)$/u.test(verb) &&
    (whole ? thing.kind !== "place" : wholly !== undefined)
  ) {
    const named = whoOf(turn, wholly ?? "");
    const known = named !== "" && named !== wholly;
    const lost = known ? named : whole ? heart : wholly!;
    // Whoever is locked up is no riddle: who did it in their stead is.
    const locked = turn.lore.entries.find((entry) => entry.name === lost && fateOf(turn.lore, entry) === "held");
    if (locked !== undefined)
      return {
        kind: "wrong",
        about: `who did what ${lost} is held for`,
        heart: BLAMED,
        deed: `{C} did it, and let ${lost} be blamed`,
      };
    const person = whole
      ? thing.kind === "person"
      : /\b(?:brother|sister|son|daughter|wife|husband|father|mother|child|friend|boy|girl|uncle|aunt|dog|cat|horse)\b/u.test(
          lost,
        );
    return {
      kind: person ? "lost" : "theft",
      about: `where ${lost} is`,
      heart: lost,
      deed: person ? `{C} has kept ${lost} from you` : `{C} took ${lost}`,
    };
  }
  if (
    /^(?:Kill|Destroy|Defeat|Stop|Catch|Hunt|Slay)$/u.test(verb) &&
    (whole
      ? thing.kind === "creature" || thing.kind === "person" || /\b(?:thing|beast|creature|monster)\b/u.test(object)
      : wholly !== undefined)
  ) {
    const foe = whole && wholly === undefined ? heart : (wholly ?? heart);
    return {
      kind: "foe",
      about: `how to ${verb.toLowerCase()} ${foe}`,
      heart: foe,
      deed:
        whole && thing.kind === "person" ? `${foe} is behind it all` : `{C} has been feeding ${foe}, and calling it in`,
    };
  }
  if (verb === "Avenge")
    return { kind: "death", about: `who killed ${heart}`, heart, deed: `{C} is the one who killed ${heart}` };
  const stolen = isEvent ? theftIn(turn) : null;
  if (stolen !== null)
    return { kind: "theft", about: `who took ${stolen}`, heart: stolen, deed: `{C} is the one who took ${stolen}` };
  if (WANTED.test(verb))
    return {
      kind: "need",
      about: `how to ${goal.charAt(0).toLowerCase()}${goal.slice(1)}`,
      heart: thing?.name ?? nounIn(goal) ?? "it",
      deed: "{C} has been working against you from the first day",
    };
  const stated = named.some(({ name }) => goal.startsWith(name))
    ? goal
    : `${goal.charAt(0).toLowerCase()}${goal.slice(1)}`;
  return {
    kind: "wrong",
    about: "what is behind it",
    heart,
    deed: / (?:is|are|was|were|has|have|had|\p{Ll}+ed|\p{Ll}+s) /u.test(stated)
      ? `it is {C}'s doing that ${stated}`
      : "{C} is behind it",
  };
}

/** What the texts say was stolen; null where they speak of no theft. */
function theftIn(turn: Turn): string | null {
  for (const { text, own } of turn.lore.sentences) {
    const found = own
      ? (/\b(?:stole|stolen|took|taken) ((?:the|your|my|our) [\p{L}' -]{3,30}?)(?=[,.;]| (?:from|and|in|at|last)\b)/u.exec(
          text,
        )?.[1] ?? /^(The [\p{L}' -]{3,30}?) (?:was|were|has been|have been) stolen\b/u.exec(text)?.[1])
      : undefined;
    if (found !== undefined) return found.replace(/^The/u, "the").replace(/^(?:my|our) /u, "your ");
  }
  return null;
}

/** "Your father" is Giacomo, where the texts name him. */
function whoOf(turn: Turn, phrase: string): string {
  const kin = /^(?:your|my) (\p{Ll}+)$/u.exec(phrase)?.[1];
  const named =
    kin === undefined
      ? undefined
      : turn.lore.entries.find((entry) => isSomebody(entry) && kinOf(turn.lore, entry) === kin);
  return named?.name ?? phrase;
}

/** What stands after the verb: "stole the strike fund" → "the strike fund". */
function phraseAfter(text: string, verb: RegExp): string | undefined {
  const found = verb.exec(text);
  const rest = found === null ? "" : text.slice(found.index + found[0].length).trim();
  return /^(?:(?:the|your|my|our) )?[\p{L}' -]{3,40}?(?=$| (?:from|for|at|in|and|with|on|to|out)\b)/u.exec(rest)?.[0];
}

/** The first thing that a goal names, where the lore has no name for it: "why the light went out" → "the light". */
const nounIn = (goal: string): string | undefined =>
  /\b((?:the|your) (?!thing\b)\p{Ll}{3,}(?: \p{Ll}{3,})?)(?=$| (?:back|is|was|has|had|received|stopped|went|fell|came|broke|died|failed|\p{Ll}+ed)\b)/u.exec(
    goal,
  )?.[1] ?? /\b((?:the|your) (?!thing\b)\p{Ll}{3,})\b/u.exec(goal)?.[1];

const PARTS: readonly (readonly [RegExp, string])[] = [
  [/\bchain\b/u, "the link that was cut out of the chain"],
  [/\bbells?\b/u, "the clapper of the bell"],
  [/\bclock|watch\b/u, "the mainspring of the clock"],
  [/\b(?:light|lamp|lighthouse|lantern|beacon)\b/u, "the burner of the lamp, wrapped in a shirt"],
  [/\b(?:engine|reactor|generator)\b/u, "the regulator, taken out whole"],
  [/\b(?:well|river|spring|water|stream|rain)\b/u, "the wheel of the sluice"],
  [/\b(?:radio|transmitter|telephone|signal)\b/u, "the crystal out of the set"],
  [/\b(?:gate|door|vault)\b/u, "the key that everyone calls lost"],
  [/\b(?:organ|piano|fiddle|song|music)\b/u, "the page of music that was torn out"],
  [/\b(?:mill|wheel|pump)\b/u, "the pin of the great wheel"],
];

/** The small thing on which the heart of it hangs, made of its own nouns: put back, it mends it. */
export const partOf = (heart: string, about: string): string =>
  PARTS.find(([noun]) => noun.test(`${heart} ${about}`))?.[1] ??
  "an account of it in {C}'s own hand, day by day, signed";
