import { words } from "./lists.ts";

const IRREGULAR = new Map(
  words(
    `am:was are:were is:was become:became begin:began bend:bent bind:bound bite:bit blow:blew break:broke bring:brought build:built
     burn:burned buy:bought cast:cast catch:caught choose:chose come:came creep:crept cut:cut deal:dealt dig:dug do:did
     draw:drew drink:drank drive:drove eat:ate fall:fell feed:fed feel:felt fight:fought find:found flee:fled fling:flung
     fly:flew follow:followed forget:forgot forgive:forgave freeze:froze get:got give:gave go:went grab:grabbed
     grind:ground hang:hung have:had hear:heard hide:hid hit:hit hold:held hurt:hurt keep:kept kneel:knelt know:knew
     lay:laid lead:led leap:leapt leave:left lend:lent let:let lie:lay light:lit lose:lost make:made mean:meant
     meet:met pay:paid put:put read:read ride:rode ring:rang rise:rose run:ran say:said see:saw seek:sought
     sell:sold send:sent set:set shake:shook shoot:shot shut:shut sing:sang sit:sat sleep:slept slide:slid sneak:sneaked
     speak:spoke spend:spent spit:spat spread:spread spring:sprang stand:stood steal:stole stick:stuck strike:struck
     swear:swore sweep:swept swim:swam swing:swung take:took teach:taught tear:tore tell:told think:thought throw:threw
     understand:understood wake:woke wear:wore win:won write:wrote nod:nodded stop:stopped step:stepped drop:dropped slip:slipped
     tap:tapped beg:begged rob:robbed wrap:wrapped trap:trapped hug:hugged plan:planned grip:gripped pat:patted strip:stripped
     tip:tipped travel:travelled tug:tugged drag:dragged don't:did_not can't:could_not cannot:could_not won't:would_not`,
  ).map((pair) => pair.split(":").map((word) => word.replace("_", " ")) as [string, string]),
);

const REGULAR = new Set(
  words(
    `accept add agree aim allow answer apologise approach argue ask attack attempt avoid bargain bless block borrow bow call
     calm carry challenge charge chase check clean climb close collect comfort command confess convince cook count cover
     crawl cross dance decide decline deliver demand describe dodge dress duck embrace enter escape examine explain explore
     extinguish fill fire fix gather greet guard hand harvest haggle help hurl ignore insist inspect introduce investigate
     invite join jump kick kill kiss knock laugh learn lift listen lock look lower mark mend mount move name notice offer
     open order pack paint persuade pick place play plead pledge pocket point pour pray prepare press pretend promise
     protect prove pull punch push question quit race raise reach refuse release remember remove rescue rest retreat return
     reveal reward roll rub save scan scout scream search shield shout show sign smash smell smile sniff solve squeeze stab
     stare start stay study surprise surrender surround talk taste thank threaten toss touch trade try turn
     unlock use visit wait walk want warn wash watch wave whisper wonder work yell`,
  ),
);

/** Whether a word is surely a verb in its plain form. */
export const isKnownVerb = (word: string): boolean =>
  IRREGULAR.has(word.toLowerCase()) || REGULAR.has(word.toLowerCase());

/** "promise" → "promised", "kneel" → "knelt". */
export function past(verb: string): string {
  const plain = verb.toLowerCase();
  const irregular = IRREGULAR.get(plain.replace("’", "'"));
  if (irregular !== undefined) return irregular;
  if (plain.endsWith("e")) return `${plain}d`;
  if (/[^aeiou]y$/u.test(plain)) return `${plain.slice(0, -1)}ied`;
  return `${plain}ed`;
}
