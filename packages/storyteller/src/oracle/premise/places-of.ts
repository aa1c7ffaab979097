import type { Turn } from "./turn.ts";

/** How places of the player's texts stand in a sentence. */

const INSIDE =
  /\b(?:room|house|cabin|mill|cellar|cells?|tower|church|chapel|inn|tavern|hall|library|office|workshop|surgery|shop|store|cave|forest|woods?|valley|ship|hold)$/iu;

/** "in the mill", "at Lower Stave". */
export const atPlace = (name: string): string =>
  `${name.startsWith("the ") && INSIDE.test(name) ? "in" : "at"} ${name}`;

/** Whether a name is of a whole country or world: nobody is sent there. */
export const isOutside = ({ brief, lore }: Turn, name: string): boolean =>
  name === brief.scene.world?.name ||
  lore.sentences.some(
    ({ text }) =>
      text.startsWith(`${name} is a`) &&
      /^ (?:\p{Ll}+ )?(?:world|country|kingdom|empire|continent|realm|planet|galaxy|county|island nation)\b/u.test(
        text.slice(name.length + " is a".length),
      ),
  );
