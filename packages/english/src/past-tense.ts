import { IRREGULAR_VERBS } from "./irregular-verbs.ts";
import { words } from "./word-list.ts";

/** Verbs whose second form in the list is not the past tense. */
const OTHER = new Set(words("be beat die lie put read show spy thrust tie"));

/** Past forms that the list does not give: the same as the base, the preferred one of two, or one with a doubled letter. */
const OWN = words(
  `am:was are:were is:was beat:beat burn:burned cast:cast cut:cut dive:dived dream:dreamed forget:forgot grab:grabbed hit:hit
   hurt:hurt lean:leaned learn:learned let:let lie:lay plead:pleaded put:put read:read set:set sew:sewed shut:shut
   sneak:sneaked spill:spilled spread:spread nod:nodded stop:stopped step:stepped drop:dropped slip:slipped
   tap:tapped beg:begged rob:robbed wrap:wrapped trap:trapped hug:hugged plan:planned grip:gripped pat:patted strip:stripped
   tip:tipped travel:travelled tug:tugged drag:dragged don't:did_not can't:could_not cannot:could_not won't:would_not`,
).map((pair) => pair.split(":").map((word) => word.replace("_", " ")) as [string, string]);

const IRREGULAR = new Map([
  ...IRREGULAR_VERBS.flatMap((line): [string, string][] => {
    const [base = "", past] = line.split(" ");
    return past === undefined || OTHER.has(base) ? [] : [[base, past]];
  }),
  ...OWN,
]);

const REGULAR = new Set(
  words(
    `accept add agree aim allow answer apologise approach argue ask attack attempt avoid bargain bless block borrow bow call
     calm carry challenge charge chase check clean climb close collect comfort command confess convince cook count cover
     crawl cross dance decide decline deliver demand describe dodge dress duck embrace enter escape examine explain explore follow follow
     extinguish fill fire fix gather greet guard hand harvest haggle help hurl ignore insist inspect introduce investigate
     invite join jump kick kill kiss knock laugh learn lift listen lock look lower mark mend mount move name notice offer
     open order pack paint persuade pick place play plead pledge pocket point pour pray prepare press pretend promise
     protect prove pull punch push question quit race raise reach refuse release remember remove rescue rest retreat return
     reveal reward roll rub save scan scout scream search shield shout show sign smash smell smile sniff solve squeeze stab
     stare start stay study surprise surrender surround talk taste thank threaten toss touch trade try turn
     unlock use visit wait walk want warn wash watch wave whisper wonder work yell`,
  ),
);

/** Whether a word is certainly a verb in its base form. */
export const isKnownVerb = (word: string): boolean =>
  IRREGULAR.has(word.toLowerCase()) || REGULAR.has(word.toLowerCase());

/** The past tense of a verb: "promise" → "promised", "kneel" → "knelt". */
export function past(verb: string): string {
  const plain = verb.toLowerCase();
  const irregular = IRREGULAR.get(plain.replace("’", "'"));
  if (irregular !== undefined) return irregular;
  if (/^[^aeiou]*[aeiou][bdglmnprt]$/u.test(plain)) return `${plain}${plain.at(-1)}ed`;
  if (plain.endsWith("e")) return `${plain}d`;
  if (/[^aeiou]y$/u.test(plain)) return `${plain.slice(0, -1)}ied`;
  return `${plain}ed`;
}
