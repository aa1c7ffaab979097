import type { Turn } from "./turn.ts";

/** Nouns of places that take the preposition "in". This file puts names of places into sentences. */

const INSIDE =
  /\b(?:room|house|cabin|mill|cellar|cells?|tower|church|chapel|inn|tavern|hall|library|office|workshop|surgery|shop|store|cave|forest|woods?|valley|ship|hold)$/iu;

/** A place's name with the right preposition: "in the mill", "at Lower Stave". */
export const atPlace = (name: string): string =>
  `${name.startsWith("the ") && INSIDE.test(name) ? "in" : "at"} ${name}`;

/** Whether a name means a whole country or world, to which nobody can simply travel. */
export const isOutside = ({ brief, lore }: Turn, name: string): boolean =>
  name === brief.scene.world?.name ||
  lore.sentences.some(
    ({ text }) =>
      text.startsWith(`${name} is a`) &&
      /^ (?:\p{Ll}+ )?(?:world|country|kingdom|empire|continent|realm|planet|galaxy|county|island nation)\b/u.test(
        text.slice(name.length + " is a".length),
      ),
  );
