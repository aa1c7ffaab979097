import type { Ability } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import type { CastMember, StoryState, StoryThread } from "#contracts/story/state";
import type { GmEvent, TurnBrief } from "../../ports.ts";
import { withCapitals } from "./capitals.ts";
import { applyStoryEvent } from "../../story/reduce-story.ts";
import { capitalise } from "#english/noun-phrase";
import { createRandom, type Random } from "../../random.ts";
import { isFrame } from "./seeds.ts";
import { entriesIn, findEntry, type Lore, type LoreEntry, type LoreSentence, readLore, shortName } from "./lore.ts";
import { hashOf, type Offer, type PremiseMemo, readPremiseMemo } from "./memo.ts";
import { contentWords } from "./nouns.ts";
import { type Odds, type Throw, throwOdds, throwWords } from "./odds.ts";

const BY = "game_master" as const;

/** The number of marks that a thread needs to end. */
const TRACK = { quest: 5, mystery: 5, threat: 5, promise: 4 } as const;

export type Grade = "success" | "cost" | "failure";
/** If a check fails by at most this much, the deed succeeds at a cost. */
const CLOSE = 4;

/** A turn while it is being written: its text so far, and what it changed. */
export class Turn {
  brief: TurnBrief;
  readonly random: Random;
  readonly memo: PremiseMemo;
  readonly events: StoryEvent[] = [];
  readonly introduced: GmEvent[] = [];
  readonly paragraphs: string[] = [];
  story: StoryState;
  /** True if nothing in the story happened. */
  still = false;

  constructor(brief: TurnBrief) {
    this.brief = brief;
    this.story = brief.story;
    this.random = createRandom(brief.storySeed);
    const { offers: _offers, pending: _pending, ...kept } = readPremiseMemo(brief.memo);
    this.memo = structuredClone({ ...kept, offers: [], pending: null });
  }

  /** The lore. It is read again only after something was added. */
  get lore(): Lore {
    const { facts, names } = this.memo;
    const added = `${facts.length}/${names.length}`;
    if (this.#lore === null || this.#added !== added) {
      this.#lore = readLore(this.brief, { facts, names });
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

  /** Adds a paragraph made of these parts. Empty parts are left out. */
  say(...parts: readonly (string | null | undefined)[]): void {
    const text = parts.filter((part) => part !== null && part !== undefined && part !== "").join(" ");
    if (text !== "") this.paragraphs.push(text.startsWith("You ") ? withCapitals(this.lore, text) : text);
  }

  change(event: StoryEvent): void {
    this.events.push(event);
    this.story = applyStoryEvent(this.story, event, this.brief.number);
  }

  async ask(question: string, odds: Odds): Promise<Throw> {
    return throwOdds(this.brief.table, question, odds);
  }

  /** Rolls two words for inspiration. */
  async words(): Promise<string> {
    return `The dice add: ${await throwWords(this.brief.table)}.`;
  }

  offer(...offers: readonly Offer[]): void {
    for (const each of offers)
      if (!this.memo.offers.some(({ text }) => text.toLowerCase() === each.text.toLowerCase()))
        this.memo.offers.push(each);
  }

  /** Stores a sentence as a fact. */
  fact(text: string): void {
    if (!this.memo.facts.includes(text)) this.memo.facts.push(text);
  }

  log(text: string): void {
    this.memo.log.push(text);
  }

  /** Rolls a check of a skill: success, success at a cost, or failure. Without a sheet there are no modifiers. */
  async check(ability: Ability, skill: string | null, dc: number, stakes: string): Promise<Grade> {
    const { sheet } = this;
    const roll = await this.brief.table.check({
      kind: "ability",
      characterId: sheet?.characterId ?? null,
      ability,
      skill,
      dc: Math.max(5, Math.min(30, dc)),
      advantage: "none",
      stakes: stakes.slice(0, 120),
    });
    if (roll.check?.success === true) return "success";
    return dc - roll.total <= CLOSE ? "cost" : "failure";
  }

  // The cast member with this name.

  member(name: string): CastMember | undefined {
    return this.story.cast.find((each) => each.name === name);
  }

  /** Living people who are here. */
  get present(): LoreEntry[] {
    const names = this.story.scene?.present ?? [];
    return names.flatMap((name) => {
      const entry = this.entry(name);
      return this.member(name)?.alive === false ? [] : [entry];
    });
  }

  /** The lore entry with this name. If the lore has none, a plain entry. */
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

  /** Brings a person into the scene and into the cast. */
  bring(entry: LoreEntry): void {
    const scene = this.story.scene;
    if (scene === null) return;
    const known = this.member(entry.name);
    if (known === undefined || known.met === null || known.place !== scene.place) {
      const want = known?.want === undefined || known.want === "" ? wantOf(entry, this.lore) : known.want;
      this.change({
        type: "cast_changed",
        by: BY,
        name: entry.name,
        aliases: entry.aliases.filter((alias) => alias.length <= 120).slice(0, 8),
        role: entry.role.slice(0, 200),
        place: scene.place.slice(0, 120),
        met: true,
        ...(want === "" ? {} : { want, wantKnown: true }),
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
    if (known === undefined) return;
    this.change({ type: "cast_changed", by: BY, name, attitude: Math.max(-3, Math.min(3, known.attitude + by)) });
  }

  // The sentences of the lore about an entry.

  about({ sentences }: LoreEntry): LoreSentence[] {
    return sentences.flatMap((at) => this.lore.sentences[at] ?? []);
  }

  /** A lasting description of an entry. Scenes with the hero do not count, because they are over when the next scene begins. */
  whatIsSoOf(entry: LoreEntry): string {
    const lasting = this.about(entry).find(({ text }) => !isFrame(text) && !/\b(?:I|we|you|me|us)\b/iu.test(text));
    return lasting?.text ?? entry.role;
  }

  wasSaid = (sentence: { readonly text: string }): boolean => this.memo.said.includes(hashOf(sentence.text));
  markSaid(sentence: { readonly text: string }): void {
    if (!this.wasSaid(sentence)) this.memo.said.push(hashOf(sentence.text));
  }

  // The open threads, the one touched last first.

  get open(): StoryThread[] {
    return this.story.threads.filter(({ state }) => state === "open").toSorted((a, b) => b.touched - a.touched);
  }

  sizeOf({ kind, title }: StoryThread): number {
    return Math.min(12, TRACK[kind] + (this.memo.extra[title] ?? 0));
  }

  isRipe = (thread: StoryThread): boolean => thread.steps.length >= this.sizeOf(thread);

  /** The open thread that a text is about. If the text names none, the one touched last. */
  threadFor(text: string, strict = false): StoryThread | undefined {
    const asked = contentWords(text);
    const named = new Set(entriesIn(this.lore, text).map(({ name }) => name));
    const scored = this.open
      .filter((thread) => thread.kind !== "promise" || [...named].some((name) => thread.title.includes(name)))
      .map((thread) => {
        const words = contentWords(`${thread.title} ${thread.steps.join(" ")}`);
        // The hero's own goal gets an extra point, because most deeds serve it.
        const shared =
          [...asked].filter((word) => words.has(word)).length + (thread.kind === "quest" && !strict ? 1 : 0);
        return { thread, shared };
      })
      .toSorted((a, b) => b.shared - a.shared);
    if (strict) return (scored[0]?.shared ?? 0) > 0 ? scored[0]!.thread : undefined;
    return (scored[0]?.shared ?? 0) > 0 ? scored[0]!.thread : this.open.find(({ kind }) => kind !== "promise");
  }

  /** Adds a mark to a thread's track, with the sentence that says what was done or learned. */
  step(thread: StoryThread | undefined, sentence: string): void {
    if (thread === undefined || thread.steps.includes(sentence)) return;
    const now = this.story.threads.find(({ title }) => title === thread.title);
    if (now === undefined || this.isRipe(now)) return;
    this.change({ type: "thread_changed", by: BY, title: thread.title, step: sentence.slice(0, 400) });
  }
}

const WANT =
  /\b(?:wants?|hopes|needs|seeks|longs|would give much|is out|is looking|dreams|above all (?:she|he|they) hopes?|what (?:she|he|they) wants? is)\b,? (?:for )?(to [^.;]+|(?:the|a|an|her|his|their|revenge|peace|money|justice)\b[^.;]*)/iu;

/** What a person wants, in the lore's words: "the chain to sing again", "to leave". Empty if no text says it. */
function wantOf(entry: LoreEntry, lore: Lore): string {
  for (const at of entry.sentences) {
    const text = lore.sentences[at]?.text ?? "";
    const names = [entry.name, ...entry.aliases, shortName(entry)];
    if (!names.some((name) => text.startsWith(name) || text.startsWith(capitalise(name)))) continue;
    const want = WANT.exec(text)?.[1];
    if (want !== undefined)
      return want
        .replace(/^the (?=\p{Lu})/u, "the ")
        .trim()
        .slice(0, 400);
  }
  return "";
}

/** Whether the hero has met a person in this story. */
export const isMet = (turn: Turn, { name }: LoreEntry): boolean => (turn.member(name)?.met ?? null) !== null;
