import { capitalise, listed } from "#english/noun-phrase";
import { isKnownVerb } from "#english/past-tense";
import type { Reading } from "../understand/reading.ts";
import { entriesIn, findEntry, type LoreEntry, shortName } from "./lore.ts";
import { fateOf } from "./fates.ts";
import { forTheDead, gesture, goesWrong, outcomeKind, shows } from "./outcomes/outcome.ts";
import type { Outcome } from "./outcomes/tables.ts";
import { breaksLaw } from "./customs.ts";
import { DEED_VERBS, deedOf, toSecondPerson } from "./person-words.ts";
import { entryMeant, thingsHere } from "./places.ts";
import { lineOf } from "./people/voices.ts";
import { spokenBy } from "./plot/fill.ts";
import { findHere, overhear, tellsClue } from "./plot/reveal.ts";
import { isKitchen, riskOf } from "./risks.ts";
import { notFoundYet } from "./search.ts";
import type { Turn } from "./turn.ts";

/** Deeds that are neither talk nor travel nor a fight: harmless ones simply happen, risky ones take one check. */

const HURTS: ReadonlySet<string> = new Set(["Athletics", "Acrobatics"]);

const NO_DEED =
  /^(?:the|an?|my|his|her|some|to|in|on|at|into|back|then|and|but|with|who|what\p{Ll}*|where|why|how|is|are|was|i|we|you|not|never|onto|everyone|everybody|all|over|under|out|off|it|he|she|they|there|this|that|yes|no|ok|okay|well|please)\b/iu;

/** What the deed is, to stand after "You"; null where the player's words are no sentence that could. */
function told(text: string): string | null {
  const own = deedOf(text);
  if (own !== null) return own;
  const plain = text
    .trim()
    .replace(/^(?:then|and|now|so|ok|okay|quickly|quietly),? /iu, "")
    .split(/[.!?:;“"]/u)[0]!
    .trim();
  if (plain === "" || plain.length > 110 || !/^[\p{L}\p{N}'’ ,-]+$/u.test(plain)) return null;
  // "Gently open the box": a manner may stand first.
  const first = /^(?:\p{L}+ly )?(\p{L}+)/u.exec(plain)?.[1] ?? "";
  if (NO_DEED.test(plain) || !(isKnownVerb(first) || DEED_VERBS.test(first))) return null;
  return toSecondPerson(plain.charAt(0).toLowerCase() + plain.slice(1));
}

export async function deed(turn: Turn, reading: Reading, text: string): Promise<void> {
  const does = told(text.replace(/ \([^)]*\)$/u, ""));
  const opening = does === null ? "" : `You ${does}.`;
  const missing = notFoundYet(turn, text);
  if (missing !== null) return turn.say(missing);
  const against = breaksLaw(turn, text);
  if (against !== null) return turn.say(opening, against);
  turn.log(does === null ? `You do this: ${text.slice(0, 120)}` : `You ${does}.`);
  const dead = entriesIn(turn.lore, text).find(
    (entry) =>
      entry.kind === "person" &&
      fateOf(turn.lore, entry) === "dead" &&
      !new RegExp(`${shortName(entry)}['’]?s (?!body|grave|face|eyes|hands?|coffin|jacket|coat|pockets?)`, "iu").test(
        text,
      ),
  );
  if (dead !== undefined || /\b(?:bury|close (?:his|her|their) eyes)\b/iu.test(text)) {
    const whom =
      dead ?? turn.lore.entries.find((entry) => entry.kind === "person" && fateOf(turn.lore, entry) === "dead");
    if (whom !== undefined) return turn.say(opening, forTheDead(turn, text, whom));
  }
  const towards = gesture(turn, text, turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0]);
  if (towards !== null) return turn.say(opening, towards);
  if (isKitchen(text) && turn.present.some((each) => each.kind === "person")) return turn.say(opening, treats(turn));
  const risk = riskOf(reading.act, text);
  const kind = reading.act === "sneak" ? "hides" : reading.act === "perform" ? "performs" : outcomeKind(text);
  if (risk === null) {
    const brings = comesOf(turn, kind);
    return turn.say(opening, brings);
  }
  const [ability, skill, dc] = risk;
  const thread = turn.threadFor(text, true);
  const grade = await turn.check(ability, skill, dc, `Whether you ${does ?? "manage it"}`);
  const witness = turn.present[0];
  if (grade === "failure") {
    const hurt = HURTS.has(skill ?? "") && turn.sheet !== null ? await bruise(turn) : "";
    turn.say(does === null ? "" : `You try to ${does}.`, goesWrong(turn, reading.act === "craft" ? null : skill), hurt);
    turn.say(turn.tick(`Gone wrong: ${does ?? "a try"}`.slice(0, 200)));
    return;
  }
  if (does !== null) turn.step(thread, `You ${does}.`.slice(0, 300));
  if (reading.act === "perform" && witness !== undefined) turn.attitude(witness.name, 1);
  turn.say(opening, grade === "cost" ? "It is a near thing." : "", comesOf(turn, kind, grade === "cost"));
  if (grade === "cost") turn.say(turn.tick(`A near thing: ${does ?? "a try"}`.slice(0, 200)));
}

/** Everybody here is given something to eat or drink: they like it, and one of them talks. */
function treats(turn: Turn): string {
  const people = turn.present.filter(({ kind }) => kind === "person");
  for (const { name } of people) turn.attitude(name, 1);
  const names = capitalise(listed(people.map((each) => shortName(each))));
  const thanks = `${names} ${people.length === 1 ? "takes it with both hands" : "take theirs, and nobody says anything for a moment"}.`;
  for (const person of people) {
    const clue = tellsClue(turn, person);
    if (clue !== null) return `${thanks} ${clue}`;
  }
  return thanks;
}

/** What a deed brings: a clue, where one is open here and the deed is of the kind that uncovers; else what its table shows. */
function comesOf(turn: Turn, kind: Outcome, slight = false): string {
  const clue =
    kind === "hides" ? overhear(turn) : UNCOVERS.has(kind) ? findHere(turn, slight || !REACHES.has(kind)) : null;
  return clue ?? shows(turn, kind);
}

const UNCOVERS: ReadonlySet<Outcome> = new Set([
  "opens",
  "reads",
  "digs",
  "breaks",
  "lights",
  "climbs",
  "looks",
  "listens",
  "smells",
  "touches",
]);

/** Of those, the ones that reach into what is closed: a smell or a sound gives no name and no reason. */
const REACHES: ReadonlySet<Outcome> = new Set(["opens", "reads", "digs", "breaks", "climbs", "looks"]);

async function bruise(turn: Turn): Promise<string> {
  const { sheet } = turn;
  if (sheet === null || sheet.hp.current <= 1) return "";
  const { total } = await turn.brief.table.roll("1d4", "What it costs you");
  const lost = Math.min(total, sheet.hp.current - 1);
  await turn.brief.table.change({
    type: "hit_points",
    characterId: sheet.characterId,
    delta: -lost,
    reason: "A deed that went wrong",
  });
  return `It costs you ${lost} hit ${lost === 1 ? "point" : "points"}.`;
}

/** Something is taken: what the texts put here, or what the dice allow. */
export async function take(turn: Turn, reading: Reading, text: string): Promise<void> {
  const entry = entryMeant(turn, reading.target, text);
  const after =
    /\b(?:take|grab|pocket|pick up|steal|snatch|collect|gather|get)\b(?: back)? ((?:the |an? |my |some |all |both |his |her |their )?[\p{L}'’ -]{2,50}?)(?=[.,!?;]|$| and | from | off | with | out | before | so )/iu.exec(
      text,
    )?.[1];
  const wanted = (after ?? entry?.name ?? reading.target ?? "")
    .replace(/^(?:the|an?|my|some|his|her|their) /iu, "")
    .trim();
  if (wanted === "" || entry?.kind === "person" || entry?.kind === "place") return deed(turn, reading, text);
  const { sheet } = turn;
  const isFact = turn.memo.facts.some(
    (fact) =>
      fact.toLowerCase().includes(wanted.toLowerCase()) ||
      wanted
        .toLowerCase()
        .split(" ")
        .every((word) => fact.toLowerCase().includes(word)),
  );
  const isHere = isFact || (entry !== undefined && thingsHere(turn).includes(entry.name));
  const owner = turn.present[0];
  if (/\b(?:steal|pocket|snatch|swipe)\b/iu.test(text) && owner !== undefined) {
    const grade = await turn.check("dexterity", "Sleight of Hand", 13, `Whether you take ${wanted} unseen`);
    if (grade === "failure") {
      turn.attitude(owner.name, -1);
      return turn.say(
        `You reach for the ${wanted}, and ${shortName(owner)} sees it.`,
        turn.tick("A hand where it should not be"),
      );
    }
  } else if (!isHere) turn.fact(`At ${turn.place} there was the ${wanted}.`);
  if (sheet !== null)
    await turn.brief.table.change({
      type: "item",
      characterId: sheet.characterId,
      name: wanted.slice(0, 120),
      delta: 1,
      reason: `Taken at ${turn.place}`.slice(0, 200),
    });
  const thread = turn.threadFor(`${wanted} ${text}`, true);
  turn.step(thread, `You took the ${wanted}.`);
  turn.say(`You take the ${wanted}.`);
  turn.log(`You take the ${wanted}.`);
}

/** Something is given away: gold or a thing from the sheet. */
export async function give(turn: Turn, reading: Reading, text: string): Promise<void> {
  const missing = notFoundYet(turn, text);
  if (missing !== null) return turn.say(missing);
  const { sheet } = turn;
  const to = personMeant(turn, reading, text);
  const coins = Number(/\b(\d{1,4}) (?:gold|coins?|crowns?|gp|credits?|silver)\b/iu.exec(text)?.[1] ?? 0);
  const held = sheet?.inventory.find(
    ({ name, quantity }) =>
      quantity > 0 &&
      (reading.instrument === name ||
        text.toLowerCase().includes(name.toLowerCase()) ||
        name
          .toLowerCase()
          .split(" ")
          .some((word) => word.length > 3 && text.toLowerCase().includes(word))),
  );
  if (to === undefined || !turn.present.some(({ name: here }) => here === to.name)) return deed(turn, reading, text);
  const name = capitalise(shortName(to));
  if (coins > 0 && sheet !== null) {
    if (sheet.gold < coins) {
      turn.still = true;
      return turn.say(`You do not have ${coins} to give: your purse holds ${sheet.gold}.`);
    }
    await turn.brief.table.change({
      type: "gold",
      characterId: sheet.characterId,
      delta: -coins,
      reason: `Given to ${shortName(to)}`.slice(0, 200),
    });
    turn.attitude(to.name, 1);
    turn.log(`You give ${shortName(to)} ${coins} gold.`);
    return turn.say(`${name} takes the ${coins} gold.`, taken(turn, to));
  }
  if (held !== undefined && sheet !== null) {
    await turn.brief.table.change({
      type: "item",
      characterId: sheet.characterId,
      name: held.name,
      delta: -1,
      reason: `Given to ${shortName(to)}`.slice(0, 200),
    });
    turn.attitude(to.name, 1);
    turn.fact(`${name} has the ${held.name}.`);
    turn.step(turn.threadFor(held.name, true), `You gave the ${held.name} to ${shortName(to)}.`);
    turn.log(`You give ${shortName(to)} the ${held.name}.`);
    return turn.say(`${name} takes the ${held.name} from you.`, taken(turn, to));
  }
  const does = told(text);
  turn.attitude(to.name, 1);
  turn.memo.last = to.name;
  turn.log(does === null ? `You give ${shortName(to)} something.` : `You ${does}.`);
  turn.say(does === null ? "" : `You ${does}.`, taken(turn, to));
}

/** How a gift is taken: with a word, and with what they know, which it was worth to them. */
function taken(turn: Turn, to: LoreEntry): string {
  if (to.kind !== "person")
    return `${capitalise(shortName(to))} takes it, and looks at you as at somebody who might have more.`;
  const part = turn.plot?.people.find(({ name }) => name === to.name);
  if (part !== undefined) part.guarded = false;
  return spokenBy(shortName(to), lineOf(turn, to, "warm"));
}

const PRICES: readonly (readonly [RegExp, number])[] = [
  [/\b(?:cup|mug|ale|beer|water|bread|meal|soup|drink|bun|apple)\b/iu, 1],
  [/\b(?:torch|candle|chalk|rope|room|bed|ticket)\b/iu, 2],
  [/\b(?:dagger|knife|lantern|cloak|map|blanket|hammer)\b/iu, 5],
  [/\b(?:lockpicks|crowbar|shield|bow|spear|axe|coat)\b/iu, 12],
  [/\b(?:sword|horse|armou?r|crossbow|telescope|spyglass)\b/iu, 30],
  [/\b(?:potion|scroll|medicine)\b/iu, 50],
];

/** Something is bought: of whom is here, for a price that the table keeps. */
export async function buy(turn: Turn, reading: Reading, text: string): Promise<void> {
  const { sheet } = turn;
  const wanted = (
    /\b(?:buy|purchase|order|get)\b(?: me| myself| (?:everybody|everyone|them all|him|her))? ((?:the |an? |some |two |three )?[\p{L}'’ -]{2,50}?)(?=[.,!?;]|$| from | for | and | with )/iu.exec(
      text,
    )?.[1] ?? ""
  ).replace(/^(?:the|an?|some) /iu, "");
  if (wanted === "" || sheet === null) return deed(turn, reading, text);
  const bought =
    /\b(?:buy|purchase|order|get)\b(?: me| myself)? (an?|some|the|two|three)\b/iu.exec(text)?.[1] === undefined
      ? wanted
      : `${/\b(?:buy|purchase|order|get)\b(?: me| myself)? (an?|some|the|two|three)\b/iu.exec(text)![1]!.toLowerCase()} ${wanted.replace(/^(?:two|three) /u, "")}`;
  const keeper = turn.present.find((entry) =>
    turn
      .about(entry)
      .some(
        ({ text: told }) =>
          /\b(?:shop|store|sells?|market|stall|inn|tavern|pub|bar|bakery|merchant)\b/iu.test(told) &&
          told.includes(shortName(entry)),
      ),
  );
  const meant = personMeant(turn, reading, text);
  const seller =
    meant !== undefined && text.toLowerCase().includes(shortName(meant).toLowerCase()) ? meant : (keeper ?? meant);
  if (turn.present.length === 0 && seller === undefined) {
    turn.still = true;
    return turn.say(`Nobody is here to sell you ${wanted}.`);
  }
  const price = PRICES.find(([pattern]) => pattern.test(wanted))?.[1] ?? 2;
  if (sheet.gold < price) {
    turn.still = true;
    return turn.say(`You cannot pay for it: ${wanted} costs ${price} gold here, and you have ${sheet.gold}.`);
  }
  await turn.brief.table.change({
    type: "gold",
    characterId: sheet.characterId,
    delta: -price,
    reason: `Paid for ${wanted}`.slice(0, 200),
  });
  await turn.brief.table.change({
    type: "item",
    characterId: sheet.characterId,
    name: wanted.slice(0, 120),
    delta: 1,
    reason: `Bought at ${turn.place}`.slice(0, 200),
  });
  turn.log(`You buy ${wanted}.`);
  turn.say(
    `You buy ${bought}${seller === undefined ? "" : ` from ${shortName(seller)}`} for ${price} gold.`,
    seller === undefined ? "" : `${capitalise(shortName(seller))} hands it over.`,
  );
}

/** Whom the player's words are to: somebody named, the one whom "she" or "him" means, or the only one here. */
export function personMeant(turn: Turn, reading: Reading, text: string): LoreEntry | undefined {
  const isSomebody = ({ kind, proper }: LoreEntry) => kind === "person" || (kind === "creature" && proper);
  const isHere = ({ name }: LoreEntry) => turn.present.some((here) => here.name === name);
  const unquoted = text.replace(/[“"][^”"]*[”"]/gu, "");
  const about =
    /\b(?:about|whether|if|why|who|what|where|when|how|that)\b.*$/iu.exec(unquoted)?.index ?? unquoted.length;
  // Whom they ask stands before what they ask about.
  const named = [
    ...entriesIn(turn.lore, unquoted.slice(0, about)),
    ...(unquoted.trim() === "" ? entriesIn(turn.lore, text) : []),
  ].filter(isSomebody);
  const target = reading.target === null ? undefined : findEntry(turn.lore, reading.target);
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  if (named.length > 0) return named.find(isHere) ?? named[0];
  if (last !== undefined && /\b(?:him|her|them|he|she|they)\b/iu.test(unquoted.slice(0, about))) return last;
  if (target !== undefined && isSomebody(target)) return target;
  const called = entriesIn(turn.lore, text).filter(isSomebody);
  return called.find(isHere) ?? last ?? turn.present[0] ?? called[0];
}

const PLAINLY: Reading = {
  act: "use",
  target: null,
  also: [],
  parts: [],
  instrument: null,
  topic: "",
  speech: "",
  manner: "plain",
  sure: true,
  alternatives: [],
};

const CANTRIPS =
  /\b(?:light|mage hand|prestidigitation|fire bolt|firebolt|ray of frost|minor illusion|thaumaturgy|guidance|message|vicious mockery|eldritch blast|sacred flame|mending|dancing lights|shape water|druidcraft|cantrip)\b/iu;

/** A spell: it takes a slot where the sheet has one, and does what the player says; what it shows is asked of the dice. */
export async function cast(turn: Turn, text: string): Promise<void> {
  const { sheet } = turn;
  const slot = sheet?.resources.find(({ name, current }) => /spell slots?/iu.test(name) && current > 0);
  const caster = sheet?.resources.some(({ name }) => /spell slots?/iu.test(name)) === true;
  if (turn.brief.scene.world?.magicLevel === "none") return deed(turn, { ...PLAINLY, act: "use" }, text);
  if (
    sheet === null ||
    (!caster && !/wizard|sorcer|warlock|bard|cleric|druid|paladin|ranger|artificer/iu.test(sheet.className))
  ) {
    turn.still = true;
    return turn.say("Your sheet knows no spells. You can try something else.");
  }
  const free = CANTRIPS.test(text);
  if (!free && slot === undefined) {
    turn.still = true;
    return turn.say("You have no spell slot left for that. A long rest brings them back.");
  }
  if (!free && slot !== undefined)
    await turn.brief.table.change({
      type: "resource",
      characterId: sheet.characterId,
      name: slot.name,
      delta: -1,
      reason: "A spell",
    });
  const does = told(text) ?? "cast it";
  turn.log(`You ${does}.`);
  const cost = free ? "A cantrip costs nothing." : `It takes a slot (${slot?.name}).`;
  if (/\b(?:detect|identify|augury|divination|speak with|read|comprehend|locate|sense|see)\b/iu.test(text)) {
    const found = findHere(turn);
    return turn.say(`You ${does}.`, found ?? "Nothing here answers to it.", cost);
  }
  turn.say(`You ${does}.`, shows(turn, "touches"), cost);
}
