import { ELSEWHERE, kindOfNoun } from "./nouns.ts";
import { type LoreEntry, shortName } from "./lore.ts";
import type { Turn } from "./turn.ts";

/**
 * Where people of the player's texts live and work, if the texts do not say it. It is a place of the texts that suits their work, else a
 * place of their own ("Doctor Puddle's surgery"). So no world gets a place that does not belong in it.
 */

type Age = "old" | "west" | "modern" | "space";

const AGES: readonly (readonly [Age, RegExp])[] = [
  [
    "space",
    /\b(?:starships?|spaceships?|freighters?|space station|orbit\w*|reactor|airlock|cryo\w*|android\w*|colony ship|planets?|asteroids?|2[1-9]\d\d|hull|terraform\w*|warp|shuttle)\b/iu,
  ],
  [
    "west",
    /\b(?:sheriff|saloon|cattle|rancher?s?|outlaws?|stagecoach|prairie|gunslinger|six-shooter|marshal|homestead\w*|cowboys?|railroad)\b/iu,
  ],
  [
    "modern",
    /\b(?:telephone|car|cars|train|police|radio|television|detective|computer|19[3-9]\d|20\d\d|bus|office|apartment|motorway|cinema|hotel|elevator)\b/iu,
  ],
];
/** Caches the age of a world, because its texts hardly ever change. */
const AGE_OF = new WeakMap<LoreEntry, Age>();
function ageOf({ lore }: Turn, entry: LoreEntry): Age {
  const known = AGE_OF.get(entry);
  if (known !== undefined) return known;
  const all = lore.sentences.map(({ text }) => text).join(" ");
  const age = AGES.find(([, pattern]) => pattern.test(all))?.[0] ?? "old";
  AGE_OF.set(entry, age);
  return age;
}

const SUITS: readonly (readonly [who: RegExp, where: RegExp])[] = [
  [/\b(?:doctor|nurses?|medic|healer|patches)\b/iu, /\b(?:medbay|sickbay|infirmary|hospital|surgery|crypt|clinic)\b/iu],
  [
    /\b(?:reverend|parson|priest|vicar|sister|father|nun|abbot|pastor|bishop)\b/iu,
    /\b(?:vicarage|rectory|parsonage|church|chapel|abbey|crypt|temple|vestry)\b/iu,
  ],
  [/\b(?:sheriff|marshal|constable|sergeant|PC|jailer|police)\b/u, /\b(?:jail|gaol|station house|police station)\b/iu],
  [/\b(?:captain|pilot|navigator)\b/iu, /\b(?:bridge|cockpit|ship)\b/iu],
  [/\b(?:harbourmaster|fisher\w*|nets?|boatman)\b/iu, /\b(?:harbou?r|boathouse|quay|docks?|pier)\b/iu],
  [/\b(?:graves?|gravedigger|undertaker)\b/iu, /\b(?:graveyard|cemetery|churchyard|church)\b/iu],
  [/\b(?:engineer|mechanic|android|maintenance)\b/iu, /\b(?:engine room|reactor|pump room|workshop)\b/iu],
  [/\b(?:smuggl\w*|pilot)\b/iu, /\b(?:docking ring|docks?|hangar)\b/iu],
  [/\b(?:colonel|captain|general|commands)\b/iu, /\b(?:walls?|barracks|camp|fort|keep)\b/iu],
  [/\b(?:judge|mayor|magistrate|clerk)\b/iu, /\b(?:courthouse|town hall|court)\b/iu],
];

const OWN: readonly (readonly [who: RegExp, Readonly<Record<Age, string>>])[] = [
  [/\b(?:doctor|nurse|medic|healer)\b/iu, { old: "surgery", west: "surgery", modern: "surgery", space: "surgery" }],
  [/\b(?:reverend|parson|vicar|pastor)\b/iu, { old: "vestry", west: "vestry", modern: "vestry", space: "quarters" }],
  [
    /\b(?:sheriff|marshal|constable|sergeant|PC|inspector)\b/u,
    { old: "guardroom", west: "office", modern: "police station", space: "security post" },
  ],
  [
    /\b(?:colonel|captain|general|commander|harbourmaster|administrator|director|mayor|judge|magistrate|manager)\b/iu,
    { old: "office", west: "office", modern: "office", space: "office" },
  ],
  [
    /\b(?:lady|lord|baron|baroness|count|countess|duke|duchess|sir)\b/iu,
    { old: "house", west: "ranch", modern: "house", space: "suite" },
  ],
  [
    /\b(?:smith|engineer|mechanic|carpenter|mason|android|repairs|mends|builds)\b/iu,
    { old: "workshop", west: "workshop", modern: "workshop", space: "workshop" },
  ],
  [/\b(?:graves?|gravedigger|undertaker)\b/iu, { old: "yard", west: "yard", modern: "yard", space: "cabin" }],
  [/\b(?:sells?|shop|merchant|trader|smuggles)\b/iu, { old: "store", west: "store", modern: "shop", space: "store" }],
];
const PLAIN: Readonly<Record<Age, string>> = { old: "house", west: "place", modern: "house", space: "cabin" };

/** What the texts say about a person, on one line. */
const textsAbout = (turn: Turn, entry: LoreEntry): string =>
  `${entry.name} ${entry.role} ${turn
    .about(entry)
    .filter(({ text }) => text.startsWith(entry.name) || text.startsWith(shortName(entry)))
    .map(({ text }) => text)
    .join(" ")}`;

/** Worlds inside one building, in which nobody has a house of their own. */
const ONE_ROOF =
  /\b(?:hotel|retirement home|boarding house|boarding school|asylum|sanatorium|mansion|castle|monastery|convent|prison|theatre|train|submarine|steamer|liner|hospital|academy)\b/iu;
const MANY_ROOFS = /\b(?:town|village|city|station|hamlet|planet|street)\b/iu;

/** Whether a person is only a voice or a mind and so has no house: "The ship's mind is called HOLLIS". */
export const isBodiless = (turn: Turn, entry: LoreEntry): boolean =>
  entry.kind === "person" &&
  turn.about(entry).some(({ text }) => {
    const at = text.indexOf(entry.name);
    return (
      at >= 0 &&
      (/\b(?:mind|computer|voice|AI|system|program|intelligence|ghost|spirit)(?:,| is)? (?:called|named)? ?$/u.test(
        text.slice(0, at),
      ) ||
        /^(?:,| is) (?:the|an?) (?:\p{L}+['’]s |\p{L}+ )?(?:mind|computer|voice|AI|ghost|spirit)\b/u.test(
          text.slice(at + entry.name.length),
        ))
    );
  });

/** The place where a person can be found. */
export function homeOf(turn: Turn, entry: LoreEntry): string {
  const age = ageOf(turn, entry);
  if (entry.at !== "") return entry.at;
  if (isBodiless(turn, entry) && turn.place !== "") return turn.place;
  const wording = textsAbout(turn, entry);
  const places = turn.lore.entries.filter(({ kind }) => kind === "place");
  const kept = turn
    .about(entry)
    .map(
      ({ text }) =>
        /\b(?:runs|keeps|owns|tends|manages|works (?:in|at)) ((?:the|an?) [\p{Ll}-]+(?: [\p{Ll}-]+)?)(?= and\b| in\b| on\b| at\b|[,.;]|$)/u.exec(
          text.startsWith(entry.name) || text.startsWith(shortName(entry)) ? text : "",
        )?.[1],
    )
    .find((each) => each !== undefined && kindOfNoun(each.split(" ").at(-1) ?? "") === "place");
  if (kept !== undefined) return kept.replace(/^an? /u, "the ");
  const suited = SUITS.filter(([who]) => who.test(wording)).flatMap(([, where]) =>
    places.filter(({ name }) => where.test(name)),
  )[0];
  if (suited !== undefined) return suited.name;
  // A person such as "Ezekiel digs the graves" is put at the place that the same sentence names.
  const beside = places.find(
    ({ name, sentences }) =>
      name !== turn.place &&
      sentences.some(
        (at) =>
          entry.sentences.includes(at) &&
          turn.lore.sentences[at]?.source === "world" &&
          !ELSEWHERE.test(turn.lore.sentences[at].text) &&
          kindOfNoun(name.split(" ").at(-1) ?? "") !== null &&
          !/\b(?:river|sea|desert|walls?|hills?|mountains?|town|village|city|kingdom|station)\b/iu.test(name),
      ),
  );
  if (beside !== undefined) return beside.name;
  const all = turn.lore.sentences.map(({ text }) => text).join(" ");
  if (ONE_ROOF.test(all) && !MANY_ROOFS.test(all)) return `${shortName(entry)}'s room`;
  const own = OWN.find(([who]) => who.test(wording))?.[1] ?? PLAIN;
  return `${shortName(entry)}'s ${own[age]}`;
}

const CELLS: Readonly<Record<Age, string>> = {
  old: "the cells",
  west: "the jail",
  modern: "the cells",
  space: "the brig",
};

/** The place where a prisoner is held: a place of the texts that is made for it, else a usual one of the world's age. */
export function cellsOf(turn: Turn, entry: LoreEntry): string {
  const places = turn.lore.entries.filter(({ kind }) => kind === "place");
  const named = places.find(
    ({ name, sentences }) =>
      /\b(?:jail|gaol|cells?|prison|dungeon|brig|tower|keep|stocks)\b/iu.test(name) &&
      (sentences.some((at) => entry.sentences.includes(at)) || !/\b(?:tower|keep)\b/iu.test(name)),
  );
  return named?.name ?? CELLS[ageOf(turn, entry)];
}
