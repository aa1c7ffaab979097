import type { Random } from "../../../random.ts";
import { fateOf, isGone, kinOf } from "../fates.ts";
import { entriesIn, findEntry, type Lore, type LoreEntry, shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";
import { fill, motiveOf } from "./fill.ts";
import { cellsOf, hidingPlace, homeOf } from "./homes.ts";
import { tellingWords } from "../nouns.ts";
import { driveOf } from "./drives.ts";
import { type Matter, matterOf, partOf } from "./matter.ts";
import type { Plot, PlotPerson } from "./plot.ts";
import { contentsOf, EXTRAS, marksOf } from "./tables.ts";

/** Makes what really happened, from the player's texts where they say, else from the tables (docs/oracle.md, "The plot"). */

const BY = "game_master" as const;
const AGES: readonly (readonly [Plot["age"], RegExp])[] = [
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
const COMIC =
  /\b(?:silly|funny|comic|comedy|humou?r\w*|absurd|farce|pratchett|light-hearted|lighthearted|cheese|goose|ridiculous|whimsical|jokes?)\b/iu;
const GRIM = /\b(?:horror|grim|dread|gothic|eldritch|haunted|bleak|creepy|eerie|dark tone)\b/iu;
/** Words of a world in which somebody means harm. */
const CRIME =
  /\b(?:stole|stolen|steals?|thie(?:f|ves)|theft|robbed|killed|murder\w*|arrest\w*|prison|gang|smuggl\w*|war|weapons?|poison\w*|blackmail\w*|crime|guards?|siege|besieged|pistol|gun)\b/iu;
const SHADY =
  /\b(?:owes?|rival|hates?|refuses?|secret\w*|will not say|never says|hides?|wants|greedy|rich|owns|feud|cruel|envi\w*|too|cold|smil\w*|never|forbids?|pistol|threat\w*|bought|buys|fears?|lies?)\b/iu;

/** Makes the truth of a thread, and puts everybody who has a part in it where they are to be found. */
export function beginPlot(turn: Turn, thread: string): void {
  const { plot, cast } = makePlot(turn, thread);
  turn.memo.plot = plot;
  turn.memo.moves = 0;
  for (const { name, home } of plot.people) {
    if (turn.present.some((here) => here.name === name)) continue;
    const role = cast.find((each) => each.name === name)?.role ?? "";
    turn.change({ type: "cast_changed", by: BY, name, role: role.slice(0, 200), place: home.slice(0, 120) });
  }
  if (plot.captive !== "")
    turn.change({ type: "cast_changed", by: BY, name: plot.captive, place: plot.captiveAt.slice(0, 120) });
  for (const name of [
    ...plot.people.map(({ home }) => home),
    ...(plot.captiveAt === "" ? [] : [plot.captiveAt]),
    plot.hideout,
  ])
    if (findEntry(turn.lore, name)?.name !== name && turn.memo.names.every((each) => each.name !== name))
      turn.memo.names.push({ name, kind: "place", sentence: "" });
  const truth = `${plot.deed}, ${motiveOf(turn, plot).because}.`;
  turn.change({ type: "thread_changed", by: BY, title: thread, truth: fill(turn, plot, truth).slice(0, 1_000) });
}

function makePlot(turn: Turn, thread: string): { plot: Plot; cast: readonly LoreEntry[] } {
  const { lore, random } = turn;
  const all = lore.sentences.map(({ text }) => text).join(" ");
  const age = AGES.find(([, pattern]) => pattern.test(all))?.[0] ?? "old";
  const matter = matterOf(turn, thread);
  const tone = COMIC.test(all)
    ? "comic"
    : GRIM.test(all)
      ? "grim"
      : matter.kind === "theft" && !CRIME.test(all)
        ? "gentle"
        : "plain";
  const start = turn.place;
  const cast = castOf(turn, matter, age, tone, random);
  const culprit = culpritOf(cast, matter, lore, turn, random);
  const others = cast.filter(({ name }) => name !== culprit.name);
  const other =
    others.find(
      ({ name, sentences }) => culprit.sentences.some((at) => sentences.includes(at)) && name !== matter.heart,
    ) ?? others.at(-1)!;
  const homes = new Map(
    cast.map((entry) => [
      entry.name,
      turn.present.some(({ name }) => name === entry.name) ? start : homeOf(turn, entry, age),
    ]),
  );
  // In a world that the app wrote somebody lives where the story begins.
  const joined = cast.find(({ name, sentences }) => sentences.length === 0 && name !== culprit.name);
  if (joined !== undefined && !lore.sentences.some(({ own }) => own) && ![...homes.values()].includes(start))
    homes.set(joined.name, start);
  const hideout = hideoutOf(turn, matter, homes.get(culprit.name) ?? start, start, age);
  const prize =
    matter.kind === "hidden"
      ? whatIsKept(lore, age, tone, random)
      : matter.kind === "theft" || matter.kind === "lost"
        ? matter.heart
        : matter.kind === "foe"
          ? WEAPONS[age]
          : matter.kind === "death"
            ? "what {X} was carrying at the end, washed and folded"
            : matter.kind === "need"
              ? "a letter that tells how it was done, with your own name in it"
              : partOf(matter.heart, matter.about);
  const captive = captiveOf(turn, matter);
  const plot: Plot = {
    thread,
    ...matter,
    culprit: culprit.name,
    other: other.name,
    deed: matter.deed.replaceAll("{C}", shortName(culprit)),
    age,
    tone,
    mark: random.int(0, marksOf(age, tone).length - 1),
    driven: !(tone === "gentle" && matter.kind === "theft") && driveOf(lore, culprit) !== null,
    prize: prize.replaceAll("{C}", shortName(culprit)).replaceAll("{X}", matter.heart),
    when: whenOf(lore, thread, matter),
    start,
    hideout,
    captive: captive?.name ?? "",
    captiveAt: captive === undefined ? "" : fateOf(lore, captive) === "held" ? cellsOf(turn, captive, age) : hideout,
    people: peopleOf(cast, culprit, homes),
    known: [],
    searched: {},
    calm: 0,
    stage: "open",
    tries: 0,
    theory: "",
  };
  return { plot, cast };
}

const WHEN =
  /\b(?:this (?:morning|afternoon|evening)|last (?:night|week|winter|summer|autumn|spring)|yesterday|overnight|tonight|(?:an hour|(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) (?:minutes|hours|nights|days|weeks|months|years)) ago|(?:on|since) (?:\p{Lu}\p{Ll}+day)(?: night| morning)?)\b/iu;

/** When it was done, in the words of the texts: of the sentences about it, the first that says so. */
function whenOf(lore: Lore, thread: string, { heart, about }: Matter): string {
  const words = tellingWords(`${thread} ${heart} ${about}`);
  const found = lore.sentences
    .filter(({ source }) => source !== "story")
    .map((each) => ({
      time: WHEN.exec(each.text)?.[0],
      shared: [...words].filter((word) => each.words.has(word)).length,
    }))
    .filter(({ time }) => time !== undefined)
    .toSorted((a, b) => b.shared - a.shared)[0];
  const time = found?.time ?? "";
  return `${time.charAt(0).toLowerCase()}${time.slice(1)}`.replace(/^since /u, "on ");
}

/** What lies behind a closed door: what is left of somebody whom the texts mourn or miss, else something of the age. */
function whatIsKept(lore: Lore, age: Plot["age"], tone: Plot["tone"], random: Random): string {
  const gone = lore.entries.find(
    (entry) => entry.kind === "person" && entry.proper && ["dead", "missing"].includes(fateOf(lore, entry) ?? ""),
  );
  return gone === undefined
    ? random.pick(contentsOf(age, tone))
    : `a made bed, a lit lamp and a place laid at a table, and on the chair a coat that is ${shortName(gone)}'s`;
}

/** What a creature is afraid of, by the age. */
const WEAPONS: Readonly<Record<Plot["age"], string>> = {
  old: "a boar spear with its bar bent back",
  west: "a crate of blasting powder with a short fuse",
  modern: "a flare pistol and three flares",
  space: "a cutting torch with a full tank",
};

/** Where the proof lies: the place that the thread names, where the texts put the creature, or beside the culprit. */
function hideoutOf(turn: Turn, matter: Matter, home: string, start: string, age: Plot["age"]): string {
  const named = entriesIn(turn.lore, `${matter.about} ${matter.heart}`).find(
    ({ kind, name }) => kind === "place" && name !== start,
  );
  if (named !== undefined && (matter.kind === "hidden" || matter.kind === "foe" || matter.kind === "wrong"))
    return named.name;
  if (matter.kind === "hidden" && matter.heart.startsWith("the ")) return matter.heart;
  const heart = turn.lore.entries.find(({ name }) => name === matter.heart);
  const at = heart?.at ?? "";
  if (matter.kind === "foe" && at !== "" && at !== start) return at;
  return hidingPlace(home, age);
}

/** Somebody of the texts who is held or missing, and is not what the thread is about: they come free with its end. */
const captiveOf = ({ lore }: Turn, { heart, kind }: Matter): LoreEntry | undefined => {
  const gone = lore.entries.filter(
    (entry) => entry.kind === "person" && entry.proper && ["held", "missing"].includes(fateOf(lore, entry) ?? ""),
  );
  return kind === "lost" && gone.some(({ name }) => name === heart)
    ? undefined
    : gone.find(({ name }) => name !== heart);
};

/** Everybody of the texts who can have a part in it; others join them where the texts name too few. */
function castOf(turn: Turn, matter: Matter, age: Plot["age"], tone: Plot["tone"], random: Random): LoreEntry[] {
  const { lore } = turn;
  const heroes = new Set(lore.heroes.flatMap((name) => [name, name.split(" ")[0]!]));
  const cast = lore.entries
    .filter(
      (entry) =>
        entry.kind === "person" &&
        entry.proper &&
        !entry.name.startsWith("Saint ") &&
        entry.name !== turn.plot?.culprit &&
        !heroes.has(entry.name) &&
        !(entry.name === matter.heart && matter.kind !== "foe") &&
        !isGone(lore, entry),
    )
    .slice(0, 7);
  const extras = [...EXTRAS[tone === "comic" && age !== "space" ? "comic" : age]];
  while (cast.length < 4 && extras.length > 0) {
    const [name, role] = extras.splice(random.int(0, extras.length - 1), 1)[0]!;
    if (lore.entries.some((entry) => entry.name.includes(name.split(" ").at(-1)!))) continue;
    turn.memo.names.push({ name, kind: "person", sentence: "" });
    cast.push({ name, aliases: [role], kind: "person", proper: true, role, sentences: [], at: "" });
  }
  return cast;
}

function culpritOf(cast: readonly LoreEntry[], matter: Matter, lore: Lore, turn: Turn, random: Random): LoreEntry {
  if (matter.kind === "foe") {
    const foe = cast.find(({ name }) => name === matter.heart);
    if (foe !== undefined) return foe;
  }
  const weigh = (entry: LoreEntry) => {
    const texts = entry.sentences.map((at) => lore.sentences[at]?.text ?? "");
    const kin =
      /\b(?:your|my) (?:\p{Ll}+ )?(?:sister|brother|mother|father|wife|husband|son|daughter|friend|uncle|aunt|grand\p{Ll}+|partner|mentor)/u.test(
        `${entry.role} ${texts.filter((text) => text.includes(`r ${entry.name}`) || text.includes(`y ${entry.name}`)).join(" ")}`,
      );
    return (
      (texts.some((text) => SHADY.test(text)) ? 2 : 0) +
      (texts.length > 0 ? 2 : 0) -
      // Of whom the texts say nothing but the name they are hardly somebody to suspect.
      (entry.role === "" && !texts.some((text) => text.startsWith(entry.name)) ? 6 : 0) -
      (turn.present.some(({ name }) => name === entry.name) ? 2 : 0) -
      (kin || kinOf(lore, entry) !== undefined ? 10 : 0) -
      (owns(lore, entry, matter.heart) ? 12 : 0) -
      (lore.heroes.some((hero) =>
        texts.some((text) => new RegExp(`${hero.split(" ")[0]}['’]s (?:\\p{Ll}+ ){1,2}${entry.name}`, "u").test(text)),
      )
        ? 10
        : 0) +
      random.int(0, 2)
    );
  };
  return cast.map((entry) => ({ entry, weight: weigh(entry) })).toSorted((a, b) => b.weight - a.weight)[0]!.entry;
}

/** Whether something is somebody's own: the one who made it, keeps it or wears it does not steal it. */
function owns(lore: Lore, entry: LoreEntry, heart: string): boolean {
  const noun =
    heart
      .replace(/^.*['’]s /u, "")
      .split(" ")
      .at(-1) ?? heart;
  const names = [entry.name, ...entry.aliases, shortName(entry), entry.name.split(" ")[0]!];
  return (
    names.some((name) => heart.toLowerCase().startsWith(`${name.toLowerCase()}'s `)) ||
    entry.sentences.some((at) => {
      const { text = "" } = lore.sentences[at] ?? {};
      return (
        text.toLowerCase().includes(noun.toLowerCase()) &&
        names.some((name) =>
          new RegExp(
            `\\b${name}['’]s (?:\\p{L}+ )*${noun}\\b|\\b${name}\\b[^.;]*\\b(?:makes?|made|grew|grows|owns?|bak(?:es|ed)|built|carved|raised|wove|sews?|wears?|cur(?:es|ed)|stuff(?:s|ed)|smok(?:es|ed)|invented|painted|keeps|guards)\\b[^.;]*\\b${noun}`,
            "iu",
          ).test(text),
        )
      );
    })
  );
}

function peopleOf(cast: readonly LoreEntry[], culprit: LoreEntry, homes: ReadonlyMap<string, string>): PlotPerson[] {
  return cast.map((entry, at) => ({
    name: entry.name,
    home: homes.get(entry.name) ?? "",
    guarded: entry.kind === "person" && entry.name !== culprit.name && at % 3 === 1,
    told: 0,
  }));
}
