import { kinNamed, pronounOf } from "./fates.ts";
import { entriesIn, isHero, type LoreEntry } from "./lore.ts";
import type { Clause, Message } from "./message.ts";
import { kindOfNoun } from "./nouns.ts";
import type { Turn } from "./turn.ts";

/** Whom the hero speaks to: the one whom the words name, never a bystander. */

export type Addressee =
  | { readonly who: LoreEntry }
  /** Somebody whom nobody has named so far: "the landlord", "Old Ned". */
  | { readonly unknown: string };

const ROLE_WORDS: Readonly<Record<string, RegExp>> = {
  vicar: /\b(?:Reverend|Vicar|Parson|Father|Pastor|vicar|priest)\b/u,
  parson: /\b(?:Reverend|Vicar|Parson|Father|Pastor|priest)\b/u,
  padre: /\b(?:Reverend|Vicar|Parson|Father|priest)\b/u,
  officer: /\b(?:Constable|Sergeant|Officer|Inspector|PC)\b/u,
  doc: /\b(?:Doctor|Dr|doctor|medic)\b/u,
  skipper: /\b(?:Captain|captain|skipper)\b/u,
};
const TERMS =
  "(?:my |our |dear |good |old |poor |little |young |now |well |oh |please |so |listen |hey |wait |come |the )*";

/** Somebody of the lore whom a phrase names: by name, kinship, title or trade. */
export function personIn(turn: Turn, phrase: string): LoreEntry | undefined {
  const people = turn.people;
  const isPerson = (entry: LoreEntry) => people.some(({ name }) => name === entry.name);
  const kin = kinNamed(turn.lore, phrase);
  if (kin !== undefined && isPerson(kin)) return kin;
  const named = entriesIn(turn.lore, phrase).find((entry) => entry.proper && isPerson(entry));
  if (named !== undefined) return named;
  for (const word of phrase.match(/\p{L}+/gu) ?? []) {
    const small = word.toLowerCase();
    const role = ROLE_WORDS[small] ?? (kindOfNoun(small) === "person" ? new RegExp(`\\b${small}\\b`, "iu") : null);
    if (role === null) continue;
    const fits = people.filter(({ name, role: is, aliases }) => role.test(`${name} ${is} ${aliases.join(" ")}`));
    const here = fits.filter((entry) => turn.isHere(entry));
    const found =
      here.length === 1
        ? here[0]
        : fits.length === 1
          ? fits[0]
          : (fits.find(({ name }) => name === turn.memo.last) ?? here[0]);
    if (found !== undefined) return found;
  }
  return entriesIn(turn.lore, phrase).find(isPerson);
}

/** Who is called in spoken words: "Mrs Lyth? Where …", "Where is our air, Ilse?". */
export function vocativeIn(turn: Turn, speech: string): LoreEntry | undefined {
  const opens =
    new RegExp(`^${TERMS}((?:\\p{Lu}[\\p{L}'’-]*(?: |(?=[,?!.:]|$))){1,4}|\\p{Ll}+)[,?!.:]`, "u").exec(
      speech.charAt(0).toLowerCase() + speech.slice(1),
    )?.[0] ?? new RegExp(`^(?:\\p{Lu}[\\p{L}'’-]*(?: |(?=[,?!.:]|$))){1,4}[,?!.:]`, "u").exec(speech)?.[0];
  const closes = [...speech.matchAll(/, ((?:my |dear |old |you )*[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){0,2})[?!.]/gu)].map(
    (each) => each[1]!,
  );
  const amid = [...speech.matchAll(/, (\p{Lu}[\p{L}'’-]*(?: \p{Lu}[\p{L}'’-]*){0,2}),/gu)].map((each) => each[1]!);
  for (const phrase of [...(opens === undefined ? [] : [opens]), ...closes, ...amid]) {
    if (/\b(?:the|an?|and|in|at|of|by|with)\b/iu.test(phrase) || phrase.split(" ").length > 6) continue;
    const found = personIn(turn, phrase);
    if (found !== undefined) return found;
  }
  return undefined;
}

const ADDRESSING =
  /\b(?:ask|tell|greet|thank|beg|warn|answer|remind|show|give|hand|offer|promise|press|question|interview|interrogate|persuade|convince|threaten|bribe|charm|flatter|beseech|implore|order|command|invite|confront|accuse|inform|assure|comfort|console|hug|kiss|embrace|say|talk|speak|whisper|shout|call|turn|nod|wave|appeal|apologi[sz]e|explain|lie|bluff|trick|deceive|bargain|haggle|plead|reason|chat|argue|sit down by the fire opposite|opposite|beside|next to)\b(?: (?:up|out|over|down|back|softly|quietly|loudly|sternly|coldly|\p{Ll}+ly))?(?: (?:to|with|at|for|in on|opposite|of))? ((?:(?:the|my|our|old|young|little|poor|dear|brother|sister|friend) )*[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]*){0,3})/gu;
const PRONOUN = /^(?:him|her|them)$/iu;

/** Whom "him", "her" or "them" means: the one spoken to last where the word fits, else somebody here whom it fits. */
export function pronounMeans(turn: Turn, word: string): LoreEntry | undefined {
  const wanted = { him: "he", he: "he", his: "he", her: "she", she: "she", hers: "she" }[word.toLowerCase()] ?? "they";
  const fits = (entry: LoreEntry) => {
    const is = pronounOf(turn.lore, entry);
    return wanted === "they" || is === "they" || is === wanted;
  };
  const sure = (entry: LoreEntry) => wanted !== "they" && pronounOf(turn.lore, entry) === wanted;
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  if (last !== undefined && fits(last)) return last;
  return turn.present.find(sure) ?? turn.present.find(fits);
}

/** Whom a deed speaks to: "ask Hannah Lyth who …", "press Dov", "tell her". Null where it names nobody. */
export function addresseeOf(turn: Turn, { text }: Pick<Clause, "text">): Addressee | null {
  for (const [, phrase = ""] of text.replace(/“[^”]*”/gu, "").matchAll(ADDRESSING)) {
    const [first = ""] = phrase.split(" ");
    if (PRONOUN.test(phrase) || PRONOUN.test(first)) {
      const meant = pronounMeans(turn, first);
      if (meant !== undefined) return { who: meant };
      continue;
    }
    if (
      /^(?:me|myself|who|what|where|why|how|if|whether|about|for|it|that|this|everyone|everybody|anyone|nobody|around)$/iu.test(
        first,
      )
    )
      continue;
    const who = personIn(turn, phrase);
    if (who !== undefined) return { who };
    const name = newcomer(turn, phrase);
    if (name !== null) return { unknown: name };
  }
  return null;
}

/** A name or a calling that no text holds, and that stands for somebody from now on. */
function newcomer(turn: Turn, phrase: string): string | null {
  const plain = phrase.trim();
  const noun = /^the (?:\p{Ll}+ )?(\p{Ll}+)\b/u.exec(plain);
  if (
    noun !== null &&
    (kindOfNoun(noun[1]!) === "person" ||
      /^(?:thing|shape|voice|shadow|creature|figure|spirit|being|crowd|men|women|people)$/u.test(noun[1]!))
  )
    return noun[0];
  const written = entriesIn(turn.lore, plain).find(
    ({ proper: isProper, kind }) => isProper && (kind === "thing" || kind === "faction"),
  );
  // Whatever is spoken to can be spoken to.
  if (written !== undefined && /^\p{Lu}/u.test(plain)) {
    turn.memo.names.push({ name: written.name, kind: "person", sentence: "" });
    return written.name;
  }
  const proper =
    /^(?:(?:Old|Young|Mr|Mrs|Miss|Captain|Doctor) )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*$/u.exec(plain)?.[0] ?? null;
  if (proper === null || entriesIn(turn.lore, proper).some((entry) => isHero(turn.lore, entry) || entry.proper))
    return null;
  return turn.lore.heroes.some((hero) => hero.includes(proper)) ? null : proper;
}

/** Whom quoted words go to where neither they nor the deed names anybody: the one spoken with last, or the only one here. */
export function hearerOf(turn: Turn, message: Message): LoreEntry | undefined {
  const last = turn.present.find(({ name }) => name === turn.memo.last);
  if (last !== undefined) return last;
  if (turn.present.length === 1) return turn.present[0];
  // "I face Storr. “You did it.”": whom the deed names.
  return turn.present.find((entry) => entriesIn(turn.lore, message.frame).some(({ name }) => name === entry.name));
}
