/** Names that only people have, whatever the words in them mean. */

const TITLED =
  /^(?:Old |Young |Poor |Little )?(?:Sister|Brother|Mr|Mrs|Miss|Ms|Dr|Doctor|Nurse|Colonel|Major|Captain|Sergeant|Constable|Inspector|Professor|Granny|Aunt|Auntie|Uncle|Widow|Mayor|Madame|Madam) (?:\p{Lu}[\p{L}'’-]+ ?){1,2}$/u;
const HOUSE = / (?:Chapel|House|Hall|Inn|Tower|Church|Island|Lane|Street|Gate|Square)$/u;

/** "Old Sister Quay", "Colonel Trench": a title and a family name. */
export const isTitled = (name: string): boolean => TITLED.test(name) && !HOUSE.test(name);
