import type { Random } from "../../craft/random.ts";
import type { Memo } from "../../../ports.ts";
import { Story } from "../story/state.ts";

const THINGS =
  "old desk,iron chest,broken lantern,third step,loose stone,torn letter,well,stove,ledger,north wall,bell rope,cellar door".split(
    ",",
  );
const TOPICS =
  "the missing boy,the old road,the night of the fire,the debts,the key,the winter before last,the locked room,the strangers,the bridge,the price of bread".split(
    ",",
  );
const PLACES =
  "the old mill,the chapel,the market,the ford,the watchtower,the cellar,the docks,the quarry,the orchard,the tollhouse".split(
    ",",
  );

/** What a player does who has no plan: each line is a template over what the story holds. */
const LINES: readonly (readonly [weight: number, ...lines: string[]])[] = [
  [6, "I look around.", "What do I see?", "I look at the {thing}", "Who is here?", "I listen at the {thing}"],
  [
    10,
    "I ask {name} about {topic}",
    "I talk to {name}",
    "“What do you want, {name}?” I ask",
    "I tell {name} about {topic}",
  ],
  [
    5,
    "I ask {name} who is behind it",
    "Where can I find {villain}?",
    "I ask {name} about {villain}",
    "Why does nobody talk about {topic}?",
  ],
  [5, "I try to persuade {name} to help me", "I calm {name} down and ask for the truth", "I bargain with {name}"],
  [2, "I lie to {name} about {topic}", "I bluff {name}: I am from the guild"],
  [2, "I threaten {name} with my axe", "I demand that {name} tells me everything"],
  [
    3,
    "I promise {name} to look into {topic}",
    "I give {name} my word that I will come back",
    "I swear to {name} to find the {thing}",
  ],
  [2, "I keep my promise to {name}", "I thank {name}", "I apologise to {name}"],
  [3, "I give {name} two coins", "I buy {name} a drink", "I help {name}", "I tend to the wounds of {name}"],
  [8, "I search the place carefully", "I search the {thing}", "I examine the {thing} for traps", "I look for tracks"],
  [8, "I go to {place}", "We head to {where}", "I travel to {where}", "I go back", "We head north", "I go to {lair}"],
  [3, "I sneak in through the back", "I hide behind the {thing} and watch", "I follow {name} quietly"],
  [2, "I steal the {thing}", "I pick a pocket", "I pick the lock of the {thing}"],
  [6, "I attack", "I strike at {villain}", "I draw my sword and fight", "I swing at its head", "I charge"],
  [2, "I throw sand in its eyes", "I kick the {thing} over between us", "I run away", "I try to talk it down"],
  [3, "I cast a light", "I cast a spell on the {thing}", "I use my magic to ask the dead"],
  [4, "I rest for a while", "I sleep until dawn", "We make camp"],
  [
    6,
    "Is the {thing} locked?",
    "Is {name} lying?",
    "Are there guards at {lair}?",
    "Does {name} know {villain}?",
    "Is it raining?",
  ],
  [3, "I climb the wall", "I force the {thing} open", "I jump across the gap"],
  [3, "I take the {thing}", "I use the {thing}", "I drink a potion"],
  [3, "What do I know about {name}?", "What do I remember about {lair}?", "What do I know about this?"],
  [3, "I wait", "I keep watch by the {thing}", ""],
  [
    4,
    "I sing a song about {topic}",
    "I juggle three apples",
    "I paint the {thing} blue",
    "I pray at the {thing}",
    "I write a letter home",
  ],
  [2, "yes", "the second", "the first"],
];

const FIGHTING: readonly (readonly [weight: number, ...lines: string[]])[] = [
  [9, "I attack", "I strike again", "I swing at its head", "I fight on", "I lunge low", "I shoot"],
  [
    3,
    "I throw sand in its eyes",
    "I kick the table over at it",
    "I push it against the wall",
    "I use the room: I cut the rope",
  ],
  [2, "I run away", "I retreat"],
  [2, "I try to talk it down", "I offer a truce", "I threaten it"],
  [1, "I cast a spell at it", "I look for a weakness"],
];

/** What a scripted player says next: varied, seeded, and about people and places that the story has. */
export function nextLine(memo: Memo | null, number: number, random: Random): string {
  const story = Story.safeParse(memo).data;
  const fighting = (story?.foe ?? null) !== null;
  const rows = fighting ? FIGHTING : LINES;
  const total = rows.reduce((sum, [weight]) => sum + weight, 0);
  let lot = random.next() * total;
  const row = rows.find(([weight]) => (lot -= weight) < 0) ?? rows[0]!;
  const line = random.pick(row.slice(1) as string[]);
  const alive = story?.people.filter(({ alive: lives }) => lives) ?? [];
  const here = alive.filter(({ at }) => at === story?.place);
  const who = here.length > 0 && random.chance(0.8) ? here : alive;
  const thread = story?.threads.findLast(({ villain }) => villain !== "");
  const known = story?.places.map(({ name }) => name) ?? [];
  const first = (name: string) => name.split(" ").find((word) => word.length > 3) ?? name;
  const slots: Record<string, string> = {
    name: who.length > 0 ? first(random.pick(who).name) : "the stranger",
    villain: thread?.villain ?? "the enemy",
    lair: thread?.lair ?? "the ruin",
    where: known.length > 0 ? random.pick(known) : "the village",
    place: random.pick(PLACES),
    thing: THINGS[(number + random.int(0, 2)) % THINGS.length]!,
    topic: random.pick(TOPICS),
  };
  return line.replace(/\{(\w+)\}/gu, (_, key: string) => slots[key] ?? key);
}
