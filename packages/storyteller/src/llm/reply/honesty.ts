import type { Language } from "#contracts/language";
import { wordsOf } from "../words.ts";
import type { Breach, Verdict } from "./sentence-gate.ts";

/** The facts against which a sentence is checked. */
export interface Record {
  readonly language: Language;
  readonly playerText: string;
  /** The numbers that the table reported in this turn, and those on the sheets. */
  readonly numbers: () => ReadonlySet<number>;
  /** The numbers that the table reported in this turn alone: only these are damage. Absent: all numbers may be. */
  readonly damage?: () => ReadonlySet<number>;
  /** The names of foes who still fight: nobody of them is dead. */
  readonly fighting?: () => readonly string[];
  /** Whether the model may still call for a check in this round. */
  readonly mayCheck: () => boolean;
}

/** Matches a number of the rules in prose: dice, hit points, damage, gold, experience, armour class, difficulty. English and German. */
const RULES_NUMBER =
  /(?:\(\s*(\d+)\s*\/\s*\d+\s*(?:hp|hit points|tp|trefferpunkte)?\s*\))|\b(\d+)\s*(?:\/\s*\d+\s*)?(?:hp|hit points?|points? of (?:\w+ )?damage|(?:\w+ )?damage|xp|experience points?|gp|gold(?: pieces| coins)?|trefferpunkte?|tp|schaden|goldstücke?|erfahrungspunkte?)\b|\b(?:roll(?:s|ed)?|würfelst|würfelt)\b[^.!?]{0,24}?\b(\d+)\b|\b(?:dc|ac|sg|rk)\s*(\d+)\b|\bnatural (\d+)\b/giu;

/**
 * Matches a sentence in which the hero speaks, decides or feels. The game master may repeat what the player wrote, but must not invent
 * such things.
 */
const HERO_SAYS =
  /[“"„»]([^”"“«]{2,})[”"“«][,.]?\s+(?:you|du)\s+(?:say|reply|answer|ask|whisper|shout|call|murmur|mutter|tell|growl|sagst|antwortest|fragst|flüsterst|rufst)\b|\b(?:you|du)\s+(?:say|reply|answer|ask|whisper|shout|call out|murmur|mutter|sagst|antwortest|flüsterst|rufst)[^.“"„»]{0,30}[,:]?\s*[“"„»]([^”"“«]{2,})[”"“«]/iu;
const HERO_DECIDES =
  /\byou (?:decide|choose|resolve|agree|promise|vow|swear|surrender|give in|make up your mind) (?:to|that|not)\b|\bdu (?:beschließt|entscheidest dich|versprichst|gibst auf)\b/iu;

/** Matches a sentence that says how an attempt ended. */
const OUTCOME =
  /\byou (?:succeed|fail|manage to|miss|hit|strike true)\b|\byour (?:blade|arrow|blow|strike|attack|spell) (?:finds|hits|misses|strikes|lands|goes wide)\b|\b(?:it works|the lock (?:clicks|gives|yields|springs))\b/iu;

/** Hit points that somebody loses are damage by another name. */
const LOSS = /\b(?:los(?:e|es|ing|t)|costs?|verlier(?:t|st|en)|kostet)\b[^.!?\d]{0,16}$/iu;
const HIT_POINTS = /hp|hit points?|\btp\b|trefferpunkt/iu;

/** Matches a sentence in which somebody dies. */
const DEATH = /\b(?:dies|drops dead|falls dead|is dead|lies dead|is slain|is killed|stirbt|ist tot|fällt tot)\b/iu;

/** The share of the words in the hero's quoted speech that the player must have written. */
const QUOTED_SHARE = 0.6;

/**
 * Checks a sentence of a reply (docs/game-master.md, "Honesty"). It looks for a number of the rules that the table did not report, for
 * words or decisions of the hero that the player did not write, and for an outcome that is described while a check may still decide it.
 */
export function judgeSentence(sentence: string, record: Record): Verdict {
  const numbers = record.numbers();
  const damage = record.damage?.() ?? numbers;
  for (const match of sentence.matchAll(RULES_NUMBER)) {
    const number = Number(match.slice(1).find((group) => group !== undefined));
    const isLoss = LOSS.test(sentence.slice(0, match.index)) && HIT_POINTS.test(match[0]);
    const known = isLoss || /damage|schaden/iu.test(match[0]) ? damage : numbers;
    if (!known.has(number)) return { kind: "unrecorded", sentence, about: match[0].trim() };
  }
  const death = DEATH.test(sentence) ? record.fighting?.().find((name) => sentence.includes(name)) : undefined;
  if (death !== undefined) return { kind: "unrecorded", sentence, about: `${death} dies` };
  const said = new Set(wordsOf(record.playerText));
  const quote = HERO_SAYS.exec(sentence);
  const spoken = quote?.[1] ?? quote?.[2];
  if (spoken !== undefined && !mostlyIn(spoken, said)) return { kind: "hero_speaks", sentence, about: spoken };
  const decision = HERO_DECIDES.exec(sentence)?.[0];
  if (decision !== undefined && !mostlyIn(sentence, said)) return { kind: "hero_speaks", sentence, about: decision };
  return record.mayCheck() && OUTCOME.test(sentence) ? "wait" : "tell";
}

function mostlyIn(text: string, said: ReadonlySet<string>): boolean {
  const words = wordsOf(text);
  return words.filter((word) => said.has(word)).length >= words.length * QUOTED_SHARE;
}

/** The correction that a model gets after a sentence was stopped. */
export const correctionFor = (kind: "unrecorded" | "hero_speaks", about: string): string =>
  kind === "unrecorded"
    ? `Your last sentence was not shown: it says "${about}", which the table has not recorded. Use check or change where something of that happens, or tell it without. Go on after what was shown.`
    : `Your last sentence was not shown: it has the player's character speak or decide ("${about}"), which is the player's alone. Go on after what was shown with what others do, and stop where it is the player's turn.`;

/** The sheet change that a sentence describes. It is recorded if the player agrees. Null if the sentence describes none. */
export function proposedChange({ kind, sentence }: Breach): { what: "hit_points" | "gold"; delta: number } | null {
  if (kind !== "unrecorded") return null;
  const hurt = /\b(\d+)\s*(?:points? of )?(?:\w+ )?(?:damage|schaden)\b/iu.exec(sentence)?.[1];
  if (hurt !== undefined) return { what: "hit_points", delta: -Number(hurt) };
  const healed = /\b(?:regain|recover|heal)\w*\b[^.!?]{0,20}?\b(\d+)\b/iu.exec(sentence)?.[1];
  if (healed !== undefined) return { what: "hit_points", delta: Number(healed) };
  const gold = /\b(\d+)\s*(?:gp|gold)/iu.exec(sentence)?.[1];
  if (gold === undefined) return null;
  const spent = /\b(?:pay|spend|lose|give|hand over|cost|costs)\b/iu.test(sentence);
  return { what: "gold", delta: spent ? -Number(gold) : Number(gold) };
}
