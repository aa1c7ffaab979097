import type { Ability } from "#contracts/options";
import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import type { Clause } from "./message.ts";
import { contentWords } from "./nouns.ts";
import { askPlayer } from "./open-question.ts";
import { harm, somebody, tick, witness } from "./pressure.ts";
import type { Grade, Turn } from "./turn.ts";

/** Deeds that can go wrong: one check with its stakes, and a visible outcome of the deed's own in each of three grades. */

type Sort =
  | "stealth"
  | "theft"
  | "force"
  | "feat"
  | "water"
  | "void"
  | "disguise"
  | "chase"
  | "craft"
  | "beast"
  | "fear"
  | "stunt";

interface Risk {
  readonly sort: Sort;
  readonly ability: Ability;
  readonly skill: string | null;
  readonly dc: number;
  readonly stakes: string;
  readonly feared: boolean;
}

const RISKS: readonly (readonly [RegExp, Sort, Ability, string | null, string])[] = [
  [
    /\b(?:disguise|dress (?:up )?as|pass (?:myself )?(?:off )?(?:as|for)|pose as|impersonate|masquerade)\b/iu,
    "disguise",
    "charisma",
    "Deception",
    "You pass, or are known for what you are",
  ],
  [
    /\b(?:chase|pursue|run after|in pursuit|run for|race (?:after|to|for|against)|outrun|flee|escape|run away|bolt|sprint|make a run)\b/iu,
    "chase",
    "dexterity",
    "Acrobatics",
    "You are the faster one, or you are not",
  ],
  [
    /\b(?:sneak|creep|tiptoe|on tiptoe|slip (?:past|in|into|out|through|away|behind)|steal (?:past|in|into|up|out|away)|unseen|unobserved|unnoticed|stealthily|hide|eavesdrop|spy|shadow|tail|stalk|follow (?:\p{L}+ ){1,4}(?:secretly|unseen|quietly|at a distance|from a distance|on tiptoe)|secretly follow|lurk|lie in wait)\b/iu,
    "stealth",
    "dexterity",
    "Stealth",
    "Nobody notices, or somebody does",
  ],
  [
    /\b(?:steal|pickpocket|pocket|palm|swipe|filch|pilfer|rob|snatch|lift \p{L}+ (?:purse|key|keys|wallet)|pick (?:the |a |his |her |its )?(?:lock|pocket))\b/iu,
    "theft",
    "dexterity",
    "Sleight of Hand",
    "You get it, or are caught at it",
  ],
  [
    /\b(?:spacewalk|go out(?:side)? (?:on|along|onto|through) the (?:hull|airlock)|outside (?:the )?hull|along the hull|out on the hull|out of the airlock|through the airlock|into the void|vacuum)\b/iu,
    "void",
    "dexterity",
    "Acrobatics",
    "You come back whole, or the outside takes its toll",
  ],
  [
    /\b(?:swim|dive|row|wade|paddle|ford|deep water|rapids|undertow|surf)\b/iu,
    "water",
    "strength",
    "Athletics",
    "You get there dry of harm, or the water has you",
  ],
  [
    /\b(?:climb (?!aboard|the (?:stairs|steps|stair|staircase|ladder|hill)\b|up the (?:stairs|steps)\b|off\b|out of (?:bed|the coach)\b|into bed\b)|scale|jump|leap|vault|swing (?:across|over|from)|balance|abseil|squeeze through|crawl (?:through|under)|cross the (?:ice|rope|ledge|beam|gap|chasm|roof)|walk the (?:ledge|rope|beam|plank))\b/iu,
    "feat",
    "strength",
    "Athletics",
    "You make it, or fall short and get hurt",
  ],
  [
    /\b(?:break (?:in|into|down|open|through|the|his|her|free)|force (?:the|open|my way|it)|smash|kick (?:in|down|open)|prise|pry|batter|ram|bend the|tear (?:down|open|out)|wrench)\b/iu,
    "force",
    "strength",
    "Athletics",
    "It gives, or it does not and is heard",
  ],
  [
    /\b(?:hack|defuse|disarm|rewire|override|sabotage|decipher|decode|forge (?:a|the|his|her)|crack the (?:code|safe|cipher)|weld|pilot|steer|fly|jury-rig|set a trap|blow up|blast|light the fuse)\b/iu,
    "craft",
    "intelligence",
    "Investigation",
    "It works, or it goes wrong in your hands",
  ],
  [
    /\b(?:tame|soothe the|calm the|ride the wild|lure|corner|catch|trap|net)\b/iu,
    "beast",
    "wisdom",
    "Animal Handling",
    "You have it, or it has you",
  ],
  [
    /\b(?:seize|grab|wrestle|tackle|shove|hold (?:him|her|them) (?:down|back)|pull (?:him|her|them) (?:off|down)|knock (?:him|her|them|\p{Lu}\p{L}+) (?:down|out|over)|throw myself|dangerous|risk|dare|gamble|brave|rescue|drag \p{L}+ (?:out|from|away)|into the (?:fire|flames|smoke|storm)|through the (?:fire|flames|smoke|storm|blizzard))\b/iu,
    "stunt",
    "dexterity",
    "Acrobatics",
    "It comes off, or it costs you",
  ],
];

/** Whether the hero's own texts say something of them. */
export const heroHas = (turn: Turn, what: RegExp): boolean =>
  turn.lore.sentences.some(({ source, text }) => source === "hero" && what.test(text));

const FEARS =
  /\b(?:afraid of|fears?|frightened of|scared of|terrified of|timid (?:near|of|with|around)|dreads?|cannot (?:swim|stand|bear)|hates|phobia of|nervous (?:near|of|around)|panics? (?:in|at|near)|claustrophobi\p{L}*|faints at) ?((?:[\p{L}'’-]+ ?){0,3})/giu;

/** What the hero fears by their own texts, as stems. */
function fearsOf(turn: Turn): Set<string> {
  const found = new Set<string>();
  for (const { source, text } of turn.lore.sentences)
    if (source === "hero")
      for (const [whole, what = ""] of text.matchAll(FEARS))
        for (const word of contentWords(
          `${/swim/iu.test(whole) ? "water swim" : ""} ${what.split(/ (?:and|but|or|since|because) /u)[0]}`,
        ))
          found.add(plainStem(word));
  return found;
}
/** Stems of plurals that are made another way. */
const PLURALS: Readonly<Record<string, string>> = { gees: "goos", mice: "mous", wolve: "wolf", wolv: "wolf" };
const plainStem = (word: string): string => PLURALS[word] ?? word;
const DAUNTED =
  /\b(?:terrif\p{L}+|nervous\p{L}*|trembling|shaking|gingerly|though I(?:'m| am) afraid|afraid|scared|dread\p{L}*|heart in my mouth|gritting|holding my breath|despite my fear)\b/iu;
const HARMLESS = /^(?:\p{Ll}+ly )?(?:ask|tell|say|talk|look|read|think|remember|write|listen|speak|greet|thank)\b/iu;

/** The risk of a deed; null where it simply happens. */
export function riskOf(turn: Turn, { text, lead }: Clause, whole = text): Risk | null {
  const plain = `${lead} ${text}`.replace(/“[^”]*”/gu, "");
  // "the Startled Goose" is a house, and no goose.
  const houses = entriesIn(turn.lore, plain).filter(({ kind }) => kind === "place");
  const words = contentWords(houses.reduce((left, { name }) => left.replace(name.replace(/^the /u, ""), ""), plain));
  const fears = fearsOf(turn);
  const namedNouns = entriesIn(turn.lore, plain).flatMap((entry) =>
    entry.kind === "creature" ? [...contentWords(`${entry.role} ${entry.aliases.join(" ")}`)] : [],
  );
  const touches = [...words, ...namedNouns].some((word) => word !== "deep" && fears.has(plainStem(word)));
  const found = RISKS.find(([pattern]) => pattern.test(plain));
  const daunted = DAUNTED.test(whole);
  if (
    found === undefined &&
    !(touches && !HARMLESS.test(text)) &&
    !(daunted && /\b(?:approach|enter|open|cross|touch|step|reach|go)\b/iu.test(text))
  )
    return null;
  const [, sort, ability, skill, stakes] = found ?? [
    /./u,
    "fear" as const,
    "wisdom" as const,
    null,
    "You master your fear, or it masters you",
  ];
  return { sort, ability, skill, dc: 12, stakes, feared: touches };
}

const PURPOSE =
  /\b(?:(?:to|and) (?:see|find|find out|learn|look|look for|search|hear|listen|watch|spy|overhear|discover|check|observe|examine|inspect)|(?:listening|looking|searching|feeling)(?: with \p{L}+ \p{L}+)? for)\b (.*)$/iu;

/** A risky deed is done, done at a price, or not done. */
export async function risk(
  turn: Turn,
  clause: Clause,
  { sort, ability, skill, dc, stakes, feared }: Risk,
  goesOn = false,
): Promise<Grade> {
  const stated = feared ? `${stakes}; you fear it` : stakes;
  const grade = await turn.check(ability, skill, dc, stated, feared ? "disadvantage" : "none");
  turn.log(`You ${clause.wording}${grade === "failure" ? ", and fail" : ""}.`);
  turn.stirred = true;
  const named = entriesIn(turn.lore, clause.text).filter((entry) =>
    turn.people.some(({ name }) => name === entry.name),
  );
  // Whoever the player says is after them is, wherever they were before.
  const near = named.find((entry) => turn.isHere(entry)) ?? (sort === "chase" ? named[0] : undefined);
  const wording = `You ${clause.wording}`;
  const opensWith = clause.lead === "" ? wording : `${clause.lead}, you ${clause.wording}`;
  if (grade === "failure") {
    turn.say(await fails(turn, clause, sort, near));
    return grade;
  }
  const aim = PURPOSE.exec(clause.text);
  turn.say(
    grade === "success"
      ? `${opensWith}${turn.oneOf([". It comes off.", ". Just as you meant it.", ". It works.", ". Nothing goes wrong.", ". Well done.", ". It goes as you hoped."])}`
      : `${opensWith}${turn.oneOf([". Only just.", ". It works, and it costs you.", ". But not for nothing.", ". It comes off, at a price.", ". By a hair."])}`,
    grade === "cost" ? await price(turn, sort, near) : "",
    aim === null
      ? ""
      : askPlayer(turn, {
          asks: /\b(?:see|watch|look)\b/u.test(aim[0])
            ? "What do you see?"
            : /\b(?:hear|listen|overhear)\b/u.test(aim[0])
              ? "What do you hear?"
              : "What do you find?",
          about: `what came of it when you ${clause.wording}`,
          sort: "what",
          clue: true,
        }),
  );
  if (grade === "cost" && turn.memo.pending === null && !goesOn)
    turn.say(
      askPlayer(turn, {
        kind: "price",
        asks: turn.oneOf(["What is the price?", "What does it cost you?", "What goes wrong on the way?"]),
        about: "the price",
        sort: "trouble",
      }),
    );
  return grade;
}

/** What a near success costs, concretely: harm, somebody who has noticed, or time. */
async function price(turn: Turn, sort: Sort, near: LoreEntry | undefined): Promise<string> {
  if (sort === "stealth" || sort === "theft" || sort === "disguise")
    return witness(turn, "what you were about", near === undefined ? [] : [near.name]) || tick(turn);
  if (sort === "force" || sort === "craft")
    return turn.random.chance(0.5) ? witness(turn, "the noise you made") || tick(turn) : tick(turn);
  if (sort === "chase") return tick(turn);
  return harm(turn, "A deed that came off at a price");
}

/** What a failure brings: the deed is not done, and things are worse than before. */
async function fails(turn: Turn, { wording }: Clause, sort: Sort, near: LoreEntry | undefined): Promise<string> {
  const who =
    near ??
    turn.present.find(({ name, kind }) => kind === "person" && !turn.memo.companions.includes(name)) ??
    somebody(turn);
  const name = who === undefined ? "somebody" : shortName(who);
  const opens = `You try to ${wording}`.replace(/, (?:\p{L}+ing)\b.*$/u, "");
  const cut = opens.length > 110 ? "You try" : opens;
  switch (sort) {
    case "stealth":
    case "theft":
    case "disguise": {
      if (who !== undefined) turn.bring(who);
      const caught = {
        stealth: "sees you",
        theft: "has your wrist before you have anything",
        disguise: "looks twice, and knows you",
      }[sort];
      return `${cut}, and ${name} ${caught}. ${askPlayer(turn, { kind: "take", asks: `What does ${name} do?`, about: who?.name ?? "", sort: "reaction" })}`;
    }
    case "chase":
      return `${cut}, and it does not go your way: ${who === undefined ? "you lose ground" : `${name} is faster`}. ${tick(turn)} ${askPlayer(turn, { kind: "price", asks: "What gets in your way?", about: "what got in your way", sort: "trouble" })}`;
    case "beast":
    case "fear":
      return `${cut}, and ${near === undefined ? "fear is stronger" : `${name} is quicker than you`}. ${await harm(turn, "Fear and what came of it")} ${near === undefined ? askPlayer(turn, { kind: "price", asks: "What does the fear make you do?", about: "what fear made you do", sort: "fear" }) : askPlayer(turn, { kind: "take", asks: `What does ${name} do to you?`, about: near.name, sort: near.kind === "creature" ? "beast" : "reaction" })}`.replace(
        / {2}/gu,
        " ",
      );
    case "void":
    case "water":
    case "feat":
    case "stunt":
      return `${cut}, and it goes wrong. ${await harm(turn, "A deed that went wrong", 6)} ${askPlayer(turn, { kind: "price", asks: turn.oneOf(sort === "void" ? ["Something gives out there. What?", "What fails you outside?"] : sort === "water" ? ["The water has you. What do you lose to it?", "What does the water take?"] : ["What goes wrong?", "Where does it leave you?"]), about: "what went wrong", sort: "trouble" })}`.replace(
        / {2}/gu,
        " ",
      );
    default:
      return `${cut}, and it fails. ${witness(turn, "what you tried") || tick(turn)} ${askPlayer(turn, { kind: "price", asks: "What is worse now than before?", about: "what is worse now", sort: "trouble" })}`;
  }
}
