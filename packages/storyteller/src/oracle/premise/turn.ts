import type { Ability } from "#contracts/options";
import type { Act, Meaning } from "#contracts/play/reading";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import type { CastMember, StoryState, StoryThread } from "#contracts/story/state";
import { applyStoryEvent } from "../../story/reduce-story.ts";
import type { GmEvent, TurnBrief } from "../../ports.ts";
import { createRandom, type Random } from "../../random.ts";
import { withCapitals } from "./capitals.ts";
import { kinOf } from "./fates.ts";
import { entriesIn, findEntry, isHero, type Lore, type LoreEntry, type LoreSentence, readLore } from "./lore.ts";
import { hashOf, type Offer, type PremiseMemo, readPremiseMemo } from "./memo.ts";
import { contentWords } from "./nouns.ts";
import { type Odds, type Throw, throwOdds, throwWords } from "./odds.ts";
import { isFrame } from "./seeds.ts";

export const BY = "game_master" as const;

export type Grade = "success" | "cost" | "failure";
/** Missed by no more than this, a deed comes off at a cost. */
const CLOSE = 4;
/** Lines of the oracle's own that are not said again. */
const FRESH = 24;

/** A turn while it is told: what was said so far, and what changed. */
export class Turn {
  readonly brief: TurnBrief;
  readonly random: Random;
  readonly memo: PremiseMemo;
  readonly events: StoryEvent[] = [];
  readonly introduced: GmEvent[] = [];
  readonly paragraphs: string[] = [];
  story: StoryState;
  /** How the message was taken, where that is not how the words were read at first. */
  readAs: { readonly act: Act; readonly target: string | null; readonly alternatives: readonly Meaning[] } | null =
    null;
  /** True where nothing in the story happened. */
  still = false;
  /** Whether the hero has come to this place in this message. */
  came = false;
  /** Whether something has happened to the hero in this turn, so that the heartbeat need not beat. */
  stirred = false;

  constructor(brief: TurnBrief) {
    this.brief = brief;
    this.story = brief.story;
    this.random = createRandom(brief.storySeed);
    this.memo = { ...structuredClone(readPremiseMemo(brief.memo)), offers: [] };
  }

  /** Read again only where something was added to it. */
  get lore(): Lore {
    const { facts, names, struck } = this.memo;
    const added = `${facts.length}/${facts.at(-1) ?? ""}/${names.length}/${names.at(-1)?.kind ?? ""}/${struck.length}`;
    if (this.#lore === null || this.#added !== added) {
      this.#lore = readLore(this.brief, { facts, names, struck });
      this.#added = added;
    }
    return this.#lore;
  }
  #lore: Lore | null = null;
  #added = "";

  get place(): string {
    return this.story.scene?.place ?? "";
  }

  get sheet(): Sheet | null {
    return this.brief.table.sheets()[0] ?? null;
  }

  /** A paragraph; empty parts are left out. */
  say(...parts: readonly (string | null | undefined)[]): void {
    const text = parts.filter((part) => part !== null && part !== undefined && part !== "").join(" ");
    if (text !== "")
      this.paragraphs.push(text.startsWith("You ") && !/["“]/u.test(text) ? withCapitals(this.lore, text) : text);
  }

  change(event: StoryEvent): void {
    this.events.push(event);
    this.story = applyStoryEvent(this.story, event, this.brief.number);
  }

  async ask(question: string, odds: Odds): Promise<Throw> {
    return throwOdds(this.brief.table, question, odds);
  }

  /** Two words to build on. */
  async words(): Promise<string> {
    return throwWords(this.brief.table);
  }

  offer(text: string, act: Offer["act"], target: string | null = null): void {
    if (!this.memo.offers.some((each) => each.text.toLowerCase() === text.toLowerCase()))
      this.memo.offers.push({ text, act, target, topic: "" });
  }

  /** One of several wordings: one that was not said of late, chosen by the story's seed. */
  oneOf(forms: readonly string[]): string {
    const from = this.random.int(0, forms.length - 1);
    const turned = [...forms.slice(from), ...forms.slice(0, from)];
    const late = new Set(this.memo.said.slice(-FRESH));
    const chosen = turned.find((form) => !late.has(hashOf(form))) ?? turned[0] ?? "";
    this.memo.said.push(hashOf(chosen));
    return chosen;
  }

  /** Something is so from now on. */
  fact(text: string): void {
    if (!this.memo.facts.includes(text)) this.memo.facts.push(text);
  }

  log(text: string): void {
    this.memo.log.push(text);
  }

  /** A check of a skill: success, success at a cost, or failure. Without a sheet, luck decides. */
  async check(
    ability: Ability,
    skill: string | null,
    dc: number,
    stakes: string,
    advantage: "none" | "advantage" | "disadvantage" = "none",
  ): Promise<Grade> {
    const roll = await this.brief.table.check({
      kind: "ability",
      characterId: this.sheet?.characterId ?? null,
      ability,
      skill,
      dc: Math.max(5, Math.min(30, dc)),
      advantage,
      stakes: stakes.slice(0, 120),
    });
    if (roll.check?.success === true) return "success";
    return dc - roll.total <= CLOSE ? "cost" : "failure";
  }

  // People

  member(name: string): CastMember | undefined {
    return this.story.cast.find((each) => each.name === name);
  }

  /** Those who are here and live. */
  get present(): LoreEntry[] {
    const names = this.story.scene?.present ?? [];
    return names.flatMap((name) => (this.member(name)?.alive === false ? [] : [this.entry(name)]));
  }

  isHere = ({ name }: LoreEntry): boolean => this.story.scene?.present.includes(name) === true;

  /** The lore's entry of a name; a plain one where the lore has none. */
  entry(name: string): LoreEntry {
    return (
      findEntry(this.lore, name) ?? {
        name,
        aliases: [],
        kind: "person",
        proper: /\p{Lu}/u.test(name),
        role: "",
        sentences: [],
        at: "",
      }
    );
  }

  /** Everybody of the lore who can act or speak, the hero left out. */
  get people(): readonly LoreEntry[] {
    const { lore } = this;
    if (this.#people?.lore !== lore)
      this.#people = {
        lore,
        people: lore.entries.filter(
          (entry) => (entry.kind === "person" || (entry.kind === "creature" && entry.proper)) && !isHero(lore, entry),
        ),
      };
    return this.#people.people;
  }
  #people: { readonly lore: Lore; readonly people: readonly LoreEntry[] } | null = null;

  /** Brings somebody into the scene, and into the cast. */
  bring(entry: LoreEntry): void {
    const { scene } = this.story;
    if (scene === null || isHero(this.lore, entry)) return;
    const known = this.member(entry.name);
    if (known === undefined || known.met === null || known.place !== scene.place) {
      this.change({
        type: "cast_changed",
        by: BY,
        name: entry.name.slice(0, 120),
        aliases: entry.aliases.filter((alias) => alias.length <= 120).slice(0, 8),
        role: entry.role.slice(0, 200),
        place: scene.place.slice(0, 120),
        met: true,
        ...(known === undefined || known.met === null
          ? { attitude: kinOf(this.lore, entry) === undefined ? (known?.attitude ?? 0) : 1 }
          : {}),
      });
      if (known === undefined)
        this.introduced.push({
          type: "introduce",
          name: entry.name,
          entityType: entry.kind === "creature" ? "creature" : "person",
          description: this.whatIsSoOf(entry),
        });
    }
    if (!scene.present.includes(entry.name))
      this.change({ type: "scene_changed", by: BY, present: [...scene.present, entry.name].slice(-12) });
  }

  attitude(name: string, by: number): void {
    const known = this.member(name);
    if (known === undefined || by === 0) return;
    this.change({ type: "cast_changed", by: BY, name, attitude: Math.max(-3, Math.min(3, known.attitude + by)) });
  }

  // Lore

  about({ sentences }: LoreEntry): LoreSentence[] {
    return sentences.flatMap((at) => this.lore.sentences[at] ?? []);
  }

  /** What is remembered of somebody or something for good: no scene with the hero, which is over when the next begins. */
  whatIsSoOf(entry: LoreEntry): string {
    const lasting = this.about(entry).find(
      ({ text }) => !isFrame(text) && !/\b(?:I|we|you|me|us|the hero)\b/iu.test(text),
    );
    return lasting?.text ?? entry.role;
  }

  wasSaid = (text: string): boolean => this.memo.said.includes(hashOf(text));
  markSaid(text: string): void {
    if (!this.wasSaid(text)) this.memo.said.push(hashOf(text));
  }

  // Threads

  get open(): StoryThread[] {
    return this.story.threads.filter(({ state }) => state === "open").toSorted((a, b) => b.touched - a.touched);
  }

  /** The thread that the story is about: the first one that is open and no promise. */
  get main(): StoryThread | undefined {
    return this.story.threads.find(({ state, kind }) => state === "open" && kind !== "promise");
  }

  cluesOf = ({ title }: StoryThread): readonly { readonly text: string; readonly about: string }[] =>
    this.memo.clues.filter(({ thread, wrong }) => thread === title && !wrong);

  /** Whether words bear on a thread: they share a telling word with it or with its clues, or name somebody of its texts. */
  bearsOn(thread: StoryThread, text: string): boolean {
    const wanted = contentWords(
      `${thread.title} ${thread.question} ${this.cluesOf(thread)
        .map((clue) => clue.text)
        .join(" ")}`,
    );
    if ([...contentWords(text)].some((word) => wanted.has(word))) return true;
    return entriesIn(this.lore, text).some((entry) => entry.proper && !isHero(this.lore, entry));
  }

  /** A clue for the story's thread, from what the player established. Answers what the player is told of it. */
  clue(text: string, about: string, thread = this.main): string {
    if (thread === undefined || this.memo.clues.some((each) => each.text === text)) return "";
    this.memo.clues.push({ thread: thread.title, text: text.slice(0, 500), about: about.slice(0, 200), wrong: false });
    this.change({ type: "thread_changed", by: BY, title: thread.title, step: text.slice(0, 400) });
    const count = this.cluesOf(thread).length;
    return count > 5
      ? ""
      : `Evidence: ${count}${count === 1 ? " clue" : " clues"}${count === 3 ? "; enough to put it to the test (“I end it”), not enough to be sure" : count === 5 ? ", as strong as it gets: accuse, expose, or say “I end it”" : ""}.`;
  }
}

/** Whether the hero has met somebody in this story. */
export const isMet = (turn: Turn, { name }: LoreEntry): boolean => (turn.member(name)?.met ?? null) !== null;
