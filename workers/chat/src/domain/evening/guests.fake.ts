import type { Character } from "#contracts/entities/character";
import { characterOf } from "#rules/character";
import { chooseLevel, gainLevel, levelRefusal, quickHero } from "#rules/growth";
import type { Hero } from "#rules/hero";
import { gearItem } from "#rules/sheet";
import type { Guest } from "./evening-script.fake.ts";
import { MOST_COINS } from "./srd-numbers.fake.ts";

const AT = "2026-09-15T20:00:00.000Z";
const NAMES = ["Mira", "Brenna", "Tam", "Osk"] as const;

const heroes = new Map<string, Hero>();

/** Heroes are made once for each class, level and seed: making them takes longer than an evening with them. */
function heroOfOneClass({ classId, level, seed }: Guest): Hero {
  const key = [classId, level, seed].join();
  const known = heroes.get(key);
  if (known) return known;
  const made = quickHero({ id: "guest", name: "Guest", seed, level, answers: { class: [classId] }, taste: "any" });
  if (!made.ok) throw new Error(`No hero of ${key}: ${made.why.join("; ")}`);
  heroes.set(key, made.hero);
  return made.hero;
}

function heroOfGuest(guest: Guest): Hero {
  const { second, seed } = guest;
  let hero = heroOfOneClass(guest);
  for (let taken = 0; taken < second.levels && levelRefusal(hero, second.classId) === null; taken += 1) {
    const grown = gainLevel(hero, second.classId, chooseLevel(hero, second.classId, {}, seed + taken));
    if (!grown.ok) throw new Error(`No ${second.classId} of the seed ${seed}: ${grown.why.join("; ")}`);
    hero = grown.hero;
  }
  return hero;
}

/** What a guest owns besides what the rules gave them. */
function withOwn(hero: Hero, sort: Guest["sort"]): Hero {
  if (sort === "rich") return { ...hero, coins: MOST_COINS - 1_000 };
  if (sort !== "laden") return hero;
  const more = Array.from({ length: 199 - hero.gear.length }, (_, at) =>
    gearItem(`pebble-${at}`, `pebble ${at}`, 1, { name: `pebble ${at}`, item: null }),
  );
  return { ...hero, gear: [...hero.gear, ...more] };
}

/** The stored character with whom a guest comes to the table. */
export function characterOfGuest(guest: Guest, place: number): Character {
  const hero = withOwn(heroOfGuest(guest), guest.sort);
  const fields = characterOf(hero);
  const own = guest.sort === "own";
  return {
    ...fields,
    id: `guest-${place}`,
    userId: "u",
    campaignId: "c",
    name: NAMES[place] ?? "Nobody",
    notes: "",
    ...(own && { classes: [{ name: "Lamplighter", subclass: "", level: fields.level }] }),
    build: own || guest.sort === "older" ? null : fields.build,
    managedExternally: false,
    externalUrl: null,
    createdAt: AT,
    updatedAt: AT,
  };
}

/** Troubles that a guest has had for long, almost as many as a sheet holds. */
export const troublesOf = ({ sort }: Guest): string[] =>
  sort === "troubled" ? Array.from({ length: 59 }, (_, at) => `grief ${at}`) : [];
