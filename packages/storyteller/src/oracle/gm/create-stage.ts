import { createNameMaker } from "../craft/names/maker.ts";
import { lexiconFor } from "../craft/genres/index.ts";
import type { Random } from "../craft/random.ts";
import type { GmEvent, TurnBrief } from "../../ports.ts";
import { takenUp } from "./action/offers.ts";
import { readAction, type Known } from "./action/read-action.ts";
import { countWords } from "./prose/sentences.ts";
import { Writer } from "./prose/writer.ts";
import { baseSlots, genresOf } from "./slots.ts";
import type { Outcome, Stage } from "./stage.ts";
import { readLore } from "./story/lore.ts";
import { calledBy } from "./story/names.ts";
import type { Story } from "./story/state.ts";
import { voiceOf } from "./voices/index.ts";

/** A stage with what the game master needs behind it. */
export interface SetStage extends Stage {
  /** What was introduced and not yet handed on. */
  introductions(): GmEvent[];
  /** Words said so far by leads. */
  readonly said: { words: number };
}

/** Sets the stage for a turn: who acts, what is meant, whose voice tells it. */
export function setStage(asked: TurnBrief, story: Story, random: Random, mostWords: number): SetStage {
  const brief = { ...asked, playerText: takenUp(asked.playerText, story.offers) };
  const acting = actingSheet(brief);
  const genres = genresOf(brief);
  const voice = voiceOf(genres);
  const sheet = () =>
    acting === null ? null : (brief.table.sheets().find(({ characterId }) => characterId === acting) ?? null);
  const hero = calledBy(sheet()?.name ?? "", "traveller");
  const calling = /^[a-z][a-z -]{2,20}$/iu.test(sheet()?.className ?? "")
    ? sheet()!.className.toLowerCase()
    : "traveller";
  const ally = brief.table.sheets().find(({ characterId, hp }) => characterId !== acting && hp.current > 0);
  const allyName = calledBy(ally?.name ?? "", "your companion");
  const lexicon = lexiconFor(genres);
  const lore = readLore(brief);
  const tally = { won: 0, lost: 0 };
  const prose = random.fork("prose");
  const grain = random.fork("grain");
  const allows = brief.allows ?? (() => true);
  const pending: GmEvent[] = [];
  const said = { words: 0 };
  const known = story.people.map(({ name }) => name).concat(story.places.map(({ name }) => name));

  const stage: SetStage = {
    brief,
    random,
    voice,
    lexicon,
    lore,
    tally,
    names: createNameMaker(genres, random.fork("names"), [
      ...known,
      ...story.people.map(({ name }) => calledBy(name, name)),
      ...lore.people.map(({ name }) => calledBy(name, name)),
      ...story.graves,
      ...brief.table.sheets().map(({ name }) => name),
    ]),
    writer: new Writer(
      prose,
      story.told,
      () => baseSlots(brief, stage.story, voice, hero, calling, allyName, lexicon, lore, grain, stage.action.object),
      (text) => !allows(text),
    ),
    action: readAction(brief.playerText, knownThings(story)),
    story,
    said,
    sheet,
    async check(ability, skill, dc, stakes, more = {}) {
      const roll = await brief.table.check({
        kind: more.kind ?? "ability",
        characterId: acting,
        ability,
        skill,
        dc,
        advantage: more.advantage ?? "none",
        stakes,
      });
      const outcome = outcomeOf(roll);
      if (outcome.success) tally.won++;
      else tally.lost++;
      return outcome;
    },
    async change(wish) {
      if (acting !== null) await brief.table.change({ ...wish, characterId: acting });
    },
    roll: async (notation, label) => (await brief.table.roll(notation, label)).total,
    *lead(pool, slots = {}) {
      if (mostWords < 60) return;
      const text = stage.writer.write(pool, slots, Math.floor(mostWords / 4));
      if (text === null) return;
      said.words += countWords(text);
      yield { type: "text", delta: text };
    },
    introduce(name, entityType, description) {
      pending.push({ type: "introduce", name, entityType, description });
    },
    introductions: () => pending.splice(0),
  };
  return stage;
}

/** Whoever of those who can stand the player's words begin with, else the first of them, else the first who lives. */
function actingSheet({ table, playerText }: TurnBrief): string | null {
  const sheets = table.sheets();
  const words = playerText.slice(0, 60).toLowerCase();
  const standing = sheets.filter(({ hp }) => hp.current > 0);
  const named = standing.find(({ name }) => words.startsWith(calledBy(name, "\u0000").toLowerCase()));
  return (named ?? standing[0] ?? sheets.find(({ life }) => life !== "dead") ?? sheets[0])?.characterId ?? null;
}

function knownThings(story: Story): Known[] {
  const foe = story.foe;
  return [
    ...(foe === null
      ? []
      : [{ name: foe.name, alias: foe.name.replace(/^the /u, ""), kind: "foe" as const, here: true }]),
    ...story.people.map(({ name, role, at, alive }) => ({
      name,
      alias: role,
      kind: "person" as const,
      here: alive && at === story.place,
    })),
    ...story.places.map(({ name, kind }) => ({
      name,
      alias: kind,
      kind: "place" as const,
      here: name === story.place,
    })),
  ];
}

function outcomeOf(roll: Awaited<ReturnType<TurnBrief["table"]["check"]>>): Outcome {
  const success = roll.check?.success ?? roll.total >= 10;
  const margin = roll.total - (roll.check?.dc ?? 10);
  const natural = roll.dice.find(({ kept }) => kept)?.value ?? 10;
  return {
    success,
    great: success && (natural === 20 || margin >= 10),
    dire: !success && (natural === 1 || margin <= -10),
  };
}
