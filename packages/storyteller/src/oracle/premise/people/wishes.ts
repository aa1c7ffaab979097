import { type LoreEntry, shortName } from "../lore.ts";
import { driveOf } from "../plot/drives.ts";
import { spokenBy } from "../plot/fill.ts";
import { tellsClue } from "../plot/reveal.ts";
import type { Turn } from "../turn.ts";

/** What people ask of the hero, whether the hero said yes, and what comes of it at the end. */

/** The first turn in which somebody asks for something, and the most who do. */
const FROM = 3;
const MOST = 4;
const YES =
  /^\W*(?:(?:oh|well|and|then)\W+)?(?:yes|yeah|yep|aye|sure|ok(?:ay)?|of course|certainly|gladly|deal|agreed|fine|all ?right|i (?:will|promise|swear|can do that)|i'll|you have my word|i won't (?:say|tell|breathe|mention|forget))\b/iu;
const NO =
  /^\W*(?:(?:oh|well|sorry|but)\W+)*(?:(?:no|nope|never)\b|i (?:can't|cannot|won't|will not)(?: (?:do|promise) (?:it|that|this))?\W*$)/iu;

/** What somebody asks of the hero, where they have not yet; null where nothing drives them, or others have asked enough. */
export function putsWish(turn: Turn, person: LoreEntry): string | null {
  const { plot, memo } = turn;
  const name = shortName(person);
  if (
    plot === null ||
    plot.stage !== "open" ||
    person.kind !== "person" ||
    turn.brief.number < FROM ||
    memo.wishes.length >= MOST ||
    memo.wishes.some((wish) => wish.name === person.name) ||
    !memo.log.slice(0, -1).some((line) => line.includes(name))
  )
    return null;
  const drive = driveOf(turn.lore, person);
  // Not in the turn after another's wish.
  if (drive === null || memo.wishes.at(-1)?.turn === turn.brief.number - 1) return null;
  memo.wishes.push({ name: person.name, said: "asked", turn: turn.brief.number });
  return spokenBy(name, drive.words.wish.replaceAll("{C}", name));
}

/** A yes or a no to what somebody asked; null where the words are neither, or nothing was asked. */
export function answersWish(turn: Turn, person: LoreEntry, words: string): string | null {
  const wish = turn.memo.wishes.find((each) => each.name === person.name && each.said === "asked");
  const plain = words.replace(/’/gu, "'");
  if (wish === undefined || wish.turn < turn.brief.number - 2) return null;
  const said = YES.test(plain) ? "yes" : NO.test(plain) ? "no" : null;
  if (said === null) return null;
  wish.said = said;
  turn.attitude(person.name, said === "yes" ? 1 : -1);
  const name = shortName(person);
  turn.log(`You said ${said} to what ${name} asked of you.`);
  if (said === "no") return spokenBy(name, "No. Well, I asked.");
  const part = turn.plot?.people.find((each) => each.name === person.name);
  if (part !== undefined) part.guarded = false;
  return `${spokenBy(name, "Thank you.")} ${tellsClue(turn, person, name, true) ?? "You shake hands on it."}`;
}

/** What came of the wishes, told at the end. */
export function wishesKept(turn: Turn, gone: string): string {
  return turn.memo.wishes
    .filter(({ name, said }) => said !== "asked" && name !== gone)
    .slice(0, 3)
    .map(({ name, said }) => {
      const entry = turn.entry(name);
      const granted = driveOf(turn.lore, entry)?.words.granted ?? "";
      return (
        said === "yes" ? granted : "{C} had asked you for one thing, and greets you a little later than the others do."
      ).replaceAll("{C}", shortName(entry));
    })
    .join(" ");
}
