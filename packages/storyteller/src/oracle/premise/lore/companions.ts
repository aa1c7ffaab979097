import { pattern, storedPattern } from "../../patterns.ts";
import { indexOfName, type Lore, type LoreEntry } from "./lore-entry.ts";
import { kindOfNoun } from "./nouns.ts";

/** Who goes with the hero from the start, by the hero's own texts: a talking mouse, a dog, a robot, a brother who comes along. */

const ALONG = storedPattern("companions along");
/** "has a hammer, a bag and a talking mouse called Clive": what the hero has. */
const HAS = storedPattern("companions has");
/** "His parrot, Mr Biscuit, repeats what it hears". */
const OWN = storedPattern("companions own");
/** Beasts that stay in a stable or on a farm, unless the texts take them along. */
const FARM = storedPattern("companions farm", "u");
/** "travels with her old mule", "rides a grey mare", "goes nowhere without her terrier", "With her brother": who is with the hero. */
const LED = storedPattern("companions led");
const MACHINE = storedPattern("companions machine", "u");

/** The names of those who go with the hero, as the lore has them. */
export function companionsOf(lore: Lore): string[] {
  const own = lore.sentences.filter(({ source, own: isOwn }) => source === "hero" && isOwn);
  return lore.entries
    .filter((entry) => own.some(({ text }) => goesAlong(entry, text)))
    .map(({ name }) => name)
    .slice(0, 3);
}

function goesAlong(entry: LoreEntry, text: string): boolean {
  if (entry.kind !== "person" && entry.kind !== "creature" && entry.kind !== "thing") return false;
  const at = [entry.name, ...entry.aliases].map((name) => indexOfName(text, name)).find((from) => from >= 0);
  if (at === undefined) return false;
  const [before, after] = [text.slice(0, at), text.slice(at)];
  if (pattern("companions goes along").test(text)) return false;
  // "a small robot called Pim that follows them everywhere"
  const noun = pattern("companions goes along 2", "u").exec(before)?.[1] ?? "";
  const kind = kindOfNoun(noun);
  const ownNoun = entry.proper ? noun : entry.name.split(" ").at(-1)!;
  const isBeast =
    (kind === "creature" || MACHINE.test(noun) || (!entry.proper && entry.kind === "creature")) && !FARM.test(ownNoun);
  const upToNoun = entry.proper ? before.replace(pattern("companions goes along 3", "u"), "") : before;
  if (entry.kind !== "thing" && LED.test(upToNoun)) return true;
  // What is said of the next one in the sentence is not said of this one.
  const own = after.split(pattern("companions goes along 4", "u"))[0]!;
  if (isBeast && (HAS.test(upToNoun) || (entry.proper && OWN.test(upToNoun)))) return true;
  return (entry.proper || entry.kind === "creature" || entry.name.startsWith("your ")) && entry.kind !== "thing"
    ? ALONG.test(own)
    : isBeast && ALONG.test(own);
}
