import { pattern } from "../patterns.ts";
import type { Ability } from "#contracts/options";
import type { Act, Meaning } from "#contracts/play/reading";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import type { CastMember, StoryState, StoryThread } from "#contracts/story/state";
import { applyStoryEvent } from "../../story/reduce-story.ts";
import type { GmEvent, TurnBrief } from "../../ports.ts";
import { createRandom, type Random } from "../../random.ts";
import { isFarRuler } from "./lore/where/far.ts";
import { kinOf, type Pronoun, pronounOf } from "./lore/fates.ts";
import { findEntry, isHero, type Lore, type LoreEntry, type LoreSentence, readLore } from "./lore/lore.ts";
import { contentWords } from "./lore/nouns.ts";
import { hasVoice } from "./lore/voices.ts";
import { hashOf, type PremiseMemo, readPremiseMemo } from "./memo.ts";
import { type Odds, type Throw, throwOdds } from "./moves/odds.ts";
import { isFrame } from "./opening/seeds.ts";

export const BY = "game_master" as const;

export type Grade = "strong" | "weak" | "miss";
/** Missed by no more than this, a deed comes off at a cost. */
const CLOSE = 4;

/** A turn while it is told: what was said so far, and what changed. */
export class Turn {
  readonly brief: TurnBrief;
  readonly random: Random;
  readonly memo: PremiseMemo;
  readonly events: StoryEvent[] = [];
  /** The hero's money when the turn began. */
  readonly gold: number;
  readonly introduced: GmEvent[] = [];
  readonly paragraphs: string[] = [];
  story: StoryState;
  /** How the message was taken. */
  readAs: { readonly act: Act; readonly target: string | null; readonly alternatives: readonly Meaning[] } | null =
    null;
  /** False where nothing in the story happened. */
  moved = false;
  /** Whether dice fell in this turn. */
  rolled = false;
  /** What the last check came to. */
  lastTotal = 0;
  /** Whom the hero has brought down in a fight in this turn. */
  beaten = "";
  /** Whether the hero got a clue in this turn: one at a time. */
  hasClue = false;
  /** Whether an answer was drawn in this turn: one at a time. */
  hasDrawn = false;
  /** Whether the player has said that the dice draw what nobody has written. */
  draws = false;
  /** Whether somebody has said in this turn that they are sure. */
  isSure = false;
  /** Whether the hero has come to another place in this turn. */
  went = false;
  /** Whether the hero has gone to a place that the message names, or is there: nobody takes them on from there. */
  isAtNamed = false;
  /** Whether the hero did something in this turn. */
  acted = false;
  /** Whether something was done in this turn about the danger that the hero is in. */
  faced = false;
  /** Whether the showdown began, or its opponent has answered, in this turn: the rest of the message waits. */
  begun = false;
  /** Whether time has passed in the showdown in this turn, with nothing that decides it. */
  passed = false;
  /** Who has answered in this turn, and how many questions: each has one voice. */
  readonly answered = new Map<string, number>();
  /** Whether nobody heard what was said: the rest that is for them is not played. */
  unheard = false;
  /** Whether more of the player's message is still to be played. */
  more = false;
  /** Whether more is said or asked in it. */
  saysMore = false;
  /** Whether something that stands in the way of an open task was dealt with in this turn. */
  dealt = false;
  /** Whether the message only corrected what was read: nothing moves in the story. */
  corrected = false;
  /** To whom the hero spoke last in this turn. */
  spokenTo = "";
  /** What came of the deeds of this turn, one after the other. */
  readonly results: string[] = [];
  /** Paragraphs that have nothing but the player's own deed: they stand only where nothing else is told. */
  readonly echoes: string[] = [];
  /** The title of the thread that ended in this turn. */
  ended = "";

  constructor(brief: TurnBrief) {
    this.brief = brief;
    this.story = brief.story;
    this.random = createRandom(brief.storySeed);
    this.gold = this.sheet?.gold ?? 0;
    this.memo = { ...readPremiseMemo(brief.memo), offers: [] };
    this.#cluesBefore = this.memo.clues.length;
  }

  /** Whether the hero has found a piece in this turn. What the player has said that it is, is none. */
  get hasFound(): boolean {
    return this.memo.clues.length > this.#cluesBefore && !this.memo.clues.at(-1)!.startsWith("It is so: ");
  }
  readonly #cluesBefore: number;

  /** Read again only where something was added to it. */
  get lore(): Lore {
    const { facts, names, struck } = this.memo;
    const [fact, kind] = [facts.at(-1), names.at(-1)?.kind];
    const before = this.#lore;
    if (
      before !== null &&
      before.facts === facts.length &&
      before.fact === fact &&
      before.names === names.length &&
      before.kind === kind &&
      before.struck === struck.length
    )
      return before.lore;
    const lore = readLore(this.brief, { facts, names, struck });
    this.#lore = { lore, facts: facts.length, fact, names: names.length, kind, struck: struck.length };
    return lore;
  }
  #lore: {
    readonly lore: Lore;
    readonly facts: number;
    readonly fact: string | undefined;
    readonly names: number;
    readonly kind: string | undefined;
    readonly struck: number;
  } | null = null;

  get place(): string {
    return this.story.scene?.place ?? "";
  }

  get sheet(): Sheet | null {
    return this.brief.table.sheets()[0] ?? null;
  }

  /** A paragraph; empty parts are left out. */
  say(...parts: readonly (string | null | undefined)[]): void {
    const text = parts.filter((part) => part !== null && part !== undefined && part !== "").join(" ");
    // What this reply has said is not said again.
    if (text !== "" && !this.paragraphs.some((each) => each.endsWith(text))) this.paragraphs.push(text);
  }

  change(event: StoryEvent): void {
    this.events.push(event);
    this.story = applyStoryEvent(this.story, event, this.brief.number);
    this.moved = true;
  }

  async ask(question: string, odds: Odds): Promise<Throw> {
    this.rolled = true;
    this.moved = true;
    return throwOdds(this.brief.table, question, odds);
  }

  /** One of several wordings, chosen by the story's seed: one that was not said yet in this story, as far as it is remembered. */
  oneOf(forms: readonly string[]): string {
    const from = this.random.int(0, forms.length - 1);
    const turned = [...forms.slice(from), ...forms.slice(0, from)];
    const order = (form: string) => this.memo.said.lastIndexOf(hashOf(form));
    const chosen = turned.toSorted((a, b) => order(a) - order(b))[0] ?? "";
    this.memo.said.push(hashOf(chosen));
    return chosen;
  }

  /** The hero gives their word: a promise that stays open until it is kept. */
  promise(title: string): void {
    const question = "Will you keep your word?";
    this.change({
      type: "thread_changed",
      by: BY,
      title: title.slice(0, 118),
      question,
      kind: "promise",
      state: "open",
    });
  }

  /** Something is so from now on. */
  fact(text: string): void {
    this.moved = true;
    if (!this.memo.facts.includes(text)) this.memo.facts.push(text);
  }

  /** What happened, for the record of the story. */
  log(text: string): void {
    this.moved = true;
    this.memo.log.push(`Turn ${this.brief.number}: ${text}`);
  }

  /** Whether two texts have a telling word in common. */
  sharesWords(one: string, other: string): boolean {
    const wanted = contentWords(one);
    return [...contentWords(other)].some((word) => wanted.has(word) && word.length > 3);
  }

  /** A check of a skill in the open: a strong hit, a weak hit, or a miss. Without a sheet, luck decides. */
  async check(
    ability: Ability,
    skill: string | null,
    dc: number,
    stakes: string,
    advantage: "none" | "advantage" | "disadvantage" = "none",
  ): Promise<Grade> {
    this.rolled = true;
    this.moved = true;
    const roll = await this.brief.table.check({
      kind: "ability",
      characterId: this.sheet?.characterId ?? null,
      ability,
      skill,
      dc: Math.max(5, Math.min(30, dc)),
      advantage,
      stakes: stakes.slice(0, 120),
    });
    this.lastTotal = roll.total;
    if (roll.check?.success === true) return "strong";
    return dc - roll.total <= CLOSE ? "weak" : "miss";
  }

  // People

  member(name: string): CastMember | undefined {
    const { cast } = this.story;
    return cast.find((each) => each.name === name) ?? cast.find((each) => this.entry(each.name).name === name);
  }

  /** Those who are here and live. */
  get present(): LoreEntry[] {
    const names = this.story.scene?.present ?? [];
    return names.flatMap((name) => (this.member(name)?.alive === false ? [] : [this.entry(name)]));
  }

  isHere = ({ name }: LoreEntry): boolean =>
    this.story.scene?.present.some((each) => each === name || this.entry(each).name === name) === true;

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

  pronoun = (entry: LoreEntry): Pronoun => this.memo.pronouns[entry.name] ?? pronounOf(this.lore, entry);

  /** Everybody of the lore who can act or speak, the hero left out. */
  get people(): readonly LoreEntry[] {
    const { lore } = this;
    if (this.#people?.lore !== lore)
      this.#people = {
        lore,
        people: lore.entries.filter(
          (entry) =>
            (entry.kind === "person" ||
              lore.companions.includes(entry.name) ||
              (entry.proper && (entry.kind === "creature" || hasVoice(lore, entry)))) &&
            !isHero(lore, entry) &&
            !isFarRuler(lore, entry),
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
    if (!this.isHere(entry))
      this.change({ type: "scene_changed", by: BY, present: [...scene.present, entry.name].slice(-12) });
  }

  /** Somebody thinks better or worse of the hero. */
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
    const lasting = this.about(entry).find(({ text }) => !isFrame(text) && !pattern("turn turn 3").test(text));
    return lasting?.text ?? entry.role;
  }

  wasSaid = (text: string): boolean => this.memo.said.includes(hashOf(text));
  markSaid(text: string): void {
    if (!this.wasSaid(text)) this.memo.said.push(hashOf(text));
  }

  /** The thread that the story is about: the first one that is open and no promise. None after an end, until the player has another aim. */
  get main(): StoryThread | undefined {
    if (this.memo.end?.rests === true) return undefined;
    return this.story.threads.find(({ state, kind }) => state === "open" && kind !== "promise");
  }
}
