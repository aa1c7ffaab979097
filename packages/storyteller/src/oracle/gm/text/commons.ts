import type { Slots } from "../../craft/grammar.ts";
import type { Pool } from "../prose/writer.ts";

const list = (text: string): Pool =>
  text
    .split(/[;\n]/u)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== "");

/** Somebody of the genre's trades, as one sees them in passing: a noun phrase in the singular. */
const SOMEBODY: Pool = [
  "{trade|a}",
  "some {trade}",
  "a barefoot {trade}",
  "a left-handed {trade}",
  "{trade|a} with a bandaged hand",
  "{trade|a} in borrowed boots",
  "{trade|a} you half know",
  "a yawning {trade}",
  "a sunburnt {trade}",
];

/** The same, as somebody speaks of them. */
const NEIGHBOURS: Pool = [
  "the {trade} next door",
  "that {trade} with the limp",
  "my cousin the {trade}",
  "the other {trade}",
  "the new {trade}",
  "the {trade} from {elsewhere}",
  "the {trade} who lost a boot",
  "a {trade} I used to know",
  "the {trade} over there",
];

/** Where, close by: stands after a verb. */
const CLOSE_BY: Pool = [
  "by the {surface}",
  "beside the {surface}",
  "close to the {surface}",
  "near the {surface}",
  "within reach of the {surface}",
  "in the lee of the {surface}",
  "on the near side of the {surface}",
];

/** Of whose family or past somebody speaks; verbs after it are in the past. */
const KIN = list(`
  my mother; my grandmother; my godfather; my old master; an uncle of mine; my brother-in-law
  the aunt who raised me; my first employer; my landlady; a cousin of mine; my late husband; my late wife
  my sergeant; the midwife who delivered me; my father; my sister's eldest; the neighbour we buried; my old teacher
`);

/** When, as people reckon it. */
const AGO = list(`
  last spring; two summers back; the winter before last; a year ago to the day; on the shortest night
  before the harvest; the day the well went bad; the morning after the feast; the night of the big storm
  when the bridge was still standing; the week they changed the guard; on the eve of the fair
  not nine days ago; the summer of the comet; the month it never stopped raining; the day the bells were moved
`);

/** How many, as one guesses. */
const FEW = list("three; four; five; six; seven; eight; nine; eleven; thirteen");

/** What gets hurt: after "your", singular. */
const LIMBS = list(
  "shoulder; wrist; knee; hip; elbow; shin; jaw; ankle; forearm; collarbone; thumb; temple; left hand; sword arm",
);

/** What it is like, of anything sudden, stubborn or uneasy: stands at the end of a clause. */
const LIKENESS = list(`
  like a bad tooth; like a cat on a wet roof; like a bill come due; like a guest who will not leave
  like a dropped tray; like a card face down; like the last step that is not there; like wet rope
  like a dog that has been hit before; like a stranger's cough in the dark; like rain on a borrowed coat
  like an unpaid debt; like a drawer that sticks; like a stone in a shoe; like a clock in a sickroom
  like a name on the tip of the tongue; like a loose thread; like a door in a draught; like cold soup
  like a horse that smells smoke; like a rope about to part; like the second half of a lie
`);

/** Small parts that sentences of every kind are built of. They ask for {trade}, {surface} and {elsewhere} in their turn. */
export const COMMONS: Slots = {
  there: CLOSE_BY,
  who: SOMEBODY,
  neighbour: NEIGHBOURS,
  kin: KIN,
  ago: AGO,
  few: FEW,
  limb: LIMBS,
  like: LIKENESS,
};
