import { kept } from "../../remember.ts";
import { pattern, storedPattern } from "../patterns.ts";
import { selfHarmIn } from "../../safety/self-harm.ts";
import { topicOf } from "./topic.ts";
import { calledIn, calledInPassing, unquotedSpeech } from "./address.ts";
import { readFragment } from "./fragment.ts";
import { checkAct } from "./deeds/checks.ts";
import type { Clause } from "./grammar/clause.ts";
import { ClauseReader } from "./grammar/clauses.ts";
import { type Entity, type Mention, entitiesOf } from "./entities.ts";
import { inEnglish } from "./german.ts";
import { mannerOf } from "./deeds/manner.ts";
import { askedToDo, isQuestion, questionAct } from "./grammar/questions.ts";
import { decide } from "./learned-reader/decide.ts";
import { type LearnedReader, learnedReader } from "./learned-reader/learned-reader.ts";
import { messageOf } from "./learned-reader/message.ts";
import { pronounResolver } from "./grammar/pronouns.ts";
import type { Act, Meaning, Reading, ReadingScene } from "./reading.ts";
import { type Deed, SPEECH } from "./deeds/deed.ts";
import { deedsOf } from "./deeds/deeds.ts";
import { type Doubt, doubtsOf } from "./deeds/doubts.ts";
import { owningUpToALie, speechAct, voicesOf } from "./speech.ts";
import { heroAsI, isNarrated, tableTalk } from "./table-talk.ts";
import { instrumentOf, wayOut } from "./deeds/targets.ts";
import type { Token } from "./tokens.ts";
import { mentionsOf, tokensIn } from "./words-of-text.ts";
import { nounKinds, verbIn } from "./lexicon/vocabulary.ts";

/** Doubts that do not matter if only one person in the scene can be meant. */
const MISSES_TARGET: ReadonlySet<Doubt> = new Set<Doubt>(["no target", "fallback", "nobody"]);

const QUESTION_THEN_DEED = storedPattern("understand question then deed", "u");

const SERVES = storedPattern("understand serves");

const isSomebody = ({ kind }: Entity): boolean => kind === "person" || kind === "foe";

/** Caches the entities of a scene, because a scene is read more than once in a turn. */
const entitiesOfScenes = new WeakMap<ReadingScene, readonly Entity[]>();

function entitiesIn(scene: ReadingScene): readonly Entity[] {
  let entities = entitiesOfScenes.get(scene);
  if (entities === undefined) {
    entities = entitiesOf(scene);
    entitiesOfScenes.set(scene, entities);
  }
  return entities;
}

class Understanding {
  readonly #text: string;
  readonly #scene: ReadingScene;
  readonly #entities: readonly Entity[];

  constructor(text: string, scene: ReadingScene) {
    this.#text = text;
    this.#scene = scene;
    this.#entities = entitiesIn(scene);
  }

  read(): Reading {
    const text = this.#text.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return this.#reading("nonsense", null, true);
    if (selfHarmIn(text, [this.#scene.hero]) !== null) return this.#reading("selfharm", null, true);
    if (pattern("understand entities in").test(text) || pattern("understand entities in 2", "u").test(text))
      return this.#reading("meta", null, true);
    const { spoken, narrated } = voicesOf(text.replace(/^\*([^*]+)\*$/u, "$1"));
    if (spoken !== "") return this.#spoken(spoken, narrated);
    return this.#narrated(narrated);
  }

  #tokens(text: string): readonly Token[] {
    return tokensIn(text, this.#entities);
  }

  #mentions(tokens: readonly Token[]): readonly Mention[] {
    return mentionsOf(tokens, this.#entities);
  }

  #reader(tokens: readonly Token[], mentions: readonly Mention[]): ClauseReader {
    return new ClauseReader(tokens, mentions, pronounResolver(this.#entities), this.#scene.foes.length > 0);
  }

  /** Reads a message with direct speech, and perhaps an action beside it. */
  #spoken(spoken: string, narrated: string): Reading {
    const fight = this.#scene.foes.length > 0;
    const tokens = this.#tokens(narrated);
    const mentions = this.#mentions(tokens);
    const clauses = this.#reader(tokens, mentions).clauses();
    const deeds = deedsOf(clauses, fight).filter(({ act }) => act !== "plan" && act !== "oracle");
    const said = deeds.find(({ act }) => SPEECH.has(act) || act === "pray");
    const done = deeds.filter(({ act, idle }) => !SPEECH.has(act) && !idle && act !== "look" && act !== "recall");
    let act = speechAct(spoken);
    if (said !== undefined && said.act !== "talk") act = said.act;
    if (owningUpToALie(narrated)) act = "deceive";
    const addressed = this.#addressee(spoken, said, mentions, deeds);
    if (act === "give" || act === "buy") {
      const gift = done.find((deed) => deed.act === act);
      if (gift !== undefined)
        return this.#reading(act, gift.mention?.entity.name ?? addressed, true, {
          speech: spoken,
          clause: gift.clause,
        });
    }
    const other = done.filter((deed) => deed.act !== act && deed.act !== "wait" && deed.act !== "perform");
    if (other.length > 0) {
      const first = other[0];
      const before = first !== undefined && first.clause.start < this.#text.search(/["“„«'‘]/u);
      const speech: Meaning & { text: string } = { act, target: addressed, text: spoken };
      const parts = other.map((deed) => ({
        act: deed.act,
        target: deed.mention?.entity.name ?? null,
        text: this.#slice(deed.clause),
      }));
      return this.#compound(before ? [...parts, speech] : [speech, ...parts], spoken, true);
    }
    const sure = addressed !== null || this.#scene.people.length === 0 || act === "pray";
    return this.#reading(act, addressed, sure, { speech: spoken, topic: spoken, clause: said?.clause });
  }

  /** The person whom direct speech is addressed to: the one named in it, else the one named beside it, else the only one present. */
  #addressee(
    spoken: string,
    said: Deed | undefined,
    narrated: readonly Mention[],
    deeds: readonly Deed[],
  ): string | null {
    const tokens = this.#tokens(spoken);
    const inside = this.#mentions(tokens).filter(({ entity }) => isSomebody(entity));
    const called = calledIn(tokens, inside);
    const addressed = said?.mention?.entity;
    if (addressed?.kind === "person" || addressed?.kind === "foe") return addressed.name;
    if (called !== null) return called.entity.name;
    const toward = deeds
      .map(({ mention }) => mention?.entity)
      .find((entity) => entity?.kind === "person" || entity?.kind === "foe");
    if (toward !== undefined) return toward.name;
    const beside = narrated.find(({ entity }) => entity.kind === "person" || entity.kind === "foe");
    if (beside !== undefined) return beside.entity.name;
    return this.#only(true);
  }

  /** The only person who is present. */
  #only(foes: boolean): string | null {
    if (foes && this.#scene.foes.length > 0) return this.#scene.foes[0] ?? null;
    return this.#scene.people.length === 1 ? (this.#scene.people[0]?.name ?? null) : null;
  }

  /** Reads a message without quotation marks: narration, a question, or speech without marks. */
  #narrated(whole: string): Reading {
    // "Anything in the freezer? I dig in.": only the action after the question counts.
    const [, asked, done] = QUESTION_THEN_DEED.exec(whole) ?? [];
    const text = asked === undefined || done === undefined ? whole : " ".repeat(asked.length) + done;
    const fight = this.#scene.foes.length > 0;
    const tokens = this.#tokens(text);
    const mentions = this.#mentions(tokens);
    const direct = this.#unquoted(text, tokens, mentions);
    if (direct !== null) return direct;
    const narrated = isNarrated(text, this.#scene.hero);
    const wish = askedToDo(text);
    // A question for a roll is read as the act that the roll is for: "Can I roll athletics to jump over it?" means the jump.
    const rolled = wish !== null && pattern("understand entities in 3").test(text.slice(0, text.length - wish.length));
    const table = rolled ? null : tableTalk(heroAsI(text, this.#scene.hero), narrated);
    if (table !== null) {
      const target = table === "recall" || table === "rules" ? this.#asked(table, text, mentions) : null;
      return this.#reading(table, target, true, { topic: text.trim() });
    }
    const check = checkAct(text);
    if (check !== null && !isQuestion(text)) {
      const [mention] = mentions;
      return this.#reading(check, mention?.entity.kind === "hero" ? null : (mention?.entity.name ?? null), true);
    }
    if (isQuestion(text) && !narrated) {
      if (wish !== null && questionAct(text) !== "look") {
        const order = this.#tokens(wish.replace(/\?+\s*$/u, ""));
        const named = this.#mentions(order);
        const deeds = deedsOf(this.#reader(order, named).clauses(), fight);
        if (deeds.length > 0) return this.#fromDeeds(deeds, named);
        if (check !== null) return this.#reading(check, named[0]?.entity.name ?? null, true);
      }
      return this.#question(text, tokens, mentions);
    }
    const clauses = this.#reader(tokens, mentions).clauses();
    const deeds = deedsOf(clauses, fight);
    if (deeds.length > 0) return this.#fromDeeds(deeds, mentions);
    const named = mentions.filter(({ entity }) => entity.kind !== "hero");
    const fragment = readFragment(text, tokens, named, this.#scene.foes, this.#server());
    return this.#reading(fragment.act, fragment.target, fragment.sure);
  }

  #question(text: string, tokens: readonly Token[], mentions: readonly Mention[]): Reading {
    // "Where were you last night?" is a question to a person in the story.
    const second = tokens.some(({ text: word }) => /^(?:you|your|yours)$/u.test(word));
    const act = second && this.#scene.people.length + this.#scene.foes.length > 0 ? "talk" : questionAct(text);
    if (act === "talk")
      return this.#reading(act, this.#only(false), this.#scene.people.length === 1, { topic: text.trim() });
    return this.#reading(act, this.#asked(act, text, mentions), true, { topic: text.trim() });
  }

  /** The entity that a question is about. People take precedence over things. */
  #asked(act: Act, text: string, mentions: readonly Mention[]): string | null {
    const found = mentions.filter(({ entity }) => entity.kind !== "hero");
    if (act === "rules")
      return pattern("understand entities in 4").test(text)
        ? (found.find(({ entity }) => entity.kind === "item")?.entity.name ?? null)
        : null;
    const [first] =
      act === "look"
        ? found
        : found.toSorted(
            (a, b) =>
              Number(b.entity.kind === "person" || b.entity.kind === "foe") -
              Number(a.entity.kind === "person" || a.entity.kind === "foe"),
          );
    return first?.entity.name ?? null;
  }

  /** Reads direct speech without quotation marks: a person is called by name, greeted, or addressed with "you". */
  #unquoted(text: string, tokens: readonly Token[], mentions: readonly Mention[]): Reading | null {
    const people = mentions.filter(({ entity }) => isSomebody(entity));
    const speech = text.trim();
    const called = calledInPassing(tokens, people);
    if (called !== null)
      return this.#reading(owningUpToALie(text) ? "deceive" : this.#calledAct(text, tokens), called.entity.name, true, {
        speech,
        topic: speech,
      });
    const unquoted = unquotedSpeech(text);
    if (unquoted === null) return null;
    const more = { speech: unquoted.speech, topic: unquoted.speech };
    if (unquoted.act === "pray") return this.#reading("pray", null, true, more);
    const named = people[0]?.entity.name ?? this.#only(true);
    if (!unquoted.reported)
      return this.#reading(unquoted.act, named, people.length > 0 || this.#scene.people.length <= 1, more);
    const fight = this.#scene.foes.length > 0;
    const said = deedsOf(this.#reader(tokens, mentions).clauses(), fight).find(({ act }) => SPEECH.has(act));
    const addressed = said?.mention?.entity;
    const act = owningUpToALie(text) || said?.act === "deceive" ? "deceive" : unquoted.act;
    return this.#reading(act, addressed?.kind === "person" ? addressed.name : named, true, more);
  }

  #fromDeeds(deeds: readonly Deed[], mentions: readonly Mention[]): Reading {
    const [first] = deeds;
    if (first === undefined) return this.#reading("nonsense", null, true);
    const target = (deed: Deed): string | null => this.#targetOf(deed, mentions);
    if (deeds.length === 1) {
      const rivals = first.mention?.rivals ?? [];
      const act = SPEECH.has(first.act) && owningUpToALie(this.#text) ? "deceive" : first.act;
      return this.#reading(act, target(first), this.#isSure(first) && rivals.length === 0, {
        clause: first.clause,
      });
    }
    return this.#compound(
      deeds.map((deed) => ({ act: deed.act, target: target(deed), text: this.#slice(deed.clause) })),
      "",
      deeds.every((deed) => this.#isSure(deed)),
    );
  }

  /** "Whiskey, Ruby": a drink with a name is an order. */
  #calledAct(text: string, tokens: readonly Token[]): Act {
    const act = speechAct(text);
    const drink = tokens.slice(0, 4).some(({ text: word }) => nounKinds(word).includes("e"));
    const verb = tokens.slice(0, 4).some(({ text: word }) => verbIn(word) !== null && !nounKinds(word).includes("e"));
    return act === "talk" && drink && !verb && !text.includes("?") ? "buy" : act;
  }

  /** The person who sells or serves here: the only person present, or the only one with such a role. */
  #server(): string | null {
    const serving = this.#scene.people.filter(({ role }) => SERVES.test(role));
    return this.#only(false) ?? (serving.length === 1 ? (serving[0]?.name ?? null) : null);
  }

  #isSure(deed: Deed): boolean {
    const { people, foes } = this.#scene;
    const doubts = doubtsOf(deed, foes.length > 0, people.length);
    const mended = doubts.some((doubt) => MISSES_TARGET.has(doubt)) && this.#targetOf(deed, []) !== null;
    return deed.sure && doubts.every((doubt) => mended && MISSES_TARGET.has(doubt));
  }

  #targetOf(deed: Deed, mentions: readonly Mention[]): string | null {
    const { act, mention, clause } = deed;
    if (mention !== null) return mention.entity.kind === "hero" ? null : mention.entity.name;
    if (act === "buy" && clause.phrases.some(({ kinds }) => kinds.includes("e"))) return this.#server();
    if (act === "travel") return wayOut(clause, this.#scene.exits);
    if (act === "use" && pattern("understand entities in 5", "u").test(clause.verb?.lemma ?? "")) {
      const phone = this.#entities.find(({ name }) => /phone/iu.test(name));
      if (phone !== undefined) return phone.name;
    }
    if (
      act === "fight" &&
      !clause.phrases.some(
        ({ preposition, kinds }) =>
          preposition === null && /[pu]/u.test(kinds.replace(/[wbf]/gu, "")) && !/f/u.test(kinds),
      )
    )
      return this.#scene.foes[0] ?? null;
    if (
      SPEECH.has(act) &&
      (clause.phrases.every(({ preposition, kinds }) => preposition !== null || !/p/u.test(kinds)) ||
        this.#scene.people.length === 1)
    ) {
      const tail = clause.tail.find(({ entity }) => entity.kind === "person" || entity.kind === "foe");
      if (tail !== undefined && this.#scene.people.length > 1) return tail.entity.name;
      return this.#only(this.#scene.foes.length > 0);
    }
    if (
      act === "plan" ||
      act === "look" ||
      act === "recall" ||
      act === "oracle" ||
      act === "use" ||
      act === "craft" ||
      act === "search"
    ) {
      const near = [...clause.tail, ...mentions, ...this.#mentions(this.#tokens(this.#text))].find(
        ({ entity }) => entity.kind !== "hero",
      );
      return near?.entity.name ?? null;
    }
    return null;
  }

  #slice(clause: Clause): string {
    return this.#text.trim().slice(clause.start, clause.end).trim();
  }

  #compound(parts: readonly (Meaning & { text: string })[], speech: string, sure: boolean): Reading {
    const [first] = parts;
    return {
      act: "compound",
      target: first?.target ?? null,
      also: parts.map(({ act }) => act),
      parts,
      instrument: null,
      topic: "",
      speech,
      manner: mannerOf(this.#text),
      sure,
      alternatives: [],
    };
  }

  #reading(
    act: Act,
    target: string | null,
    sure: boolean,
    more: { speech?: string; topic?: string; clause?: Clause | undefined } = {},
  ): Reading {
    const entity = this.#entities.find(({ name }) => name === target) ?? null;
    return {
      act,
      target,
      also: [],
      parts: [],
      instrument: more.clause === undefined ? null : instrumentOf(more.clause, entity),
      topic: more.topic ?? (more.clause === undefined ? "" : topicOf(this.#text, more.clause)),
      speech: more.speech ?? "",
      manner: mannerOf(this.#text),
      sure,
      alternatives: [],
    };
  }
}

/**
 * The reading by the rules alone (docs/oracle.md, "Reading"). It has no alternatives; only the learned reader adds those.
 * @param text what the player typed, in English
 */
export const readByRules = (text: string, scene: ReadingScene): Reading => new Understanding(text, scene).read();

/** The scene that was read last, and what was read in it. */
interface Lately {
  /** The scene as text: each turn makes its own, most of them with the same in it. */
  readonly key: string;
  readonly scene: ReadingScene;
  readonly reader: LearnedReader;
  readonly readings: Map<string, Reading>;
}
let lately: Lately | null = null;

/**
 * The meaning of a player's words in a scene: the act, its target, and whether the reading is certain (docs/oracle.md, "Reading" and "Two
 * readers"). What was read in the last scene is kept, because an adventure reads a message as a whole, by its clauses and by its parts.
 * @param text what the player typed, in English or plain German
 */
export function understand(text: string, scene: ReadingScene): Reading {
  const [key, reader] = [JSON.stringify(scene), learnedReader()];
  if (lately?.key !== key || lately.reader !== reader) lately = { key, scene, reader, readings: new Map() };
  const { scene: same, readings } = lately;
  return kept(readings, text, () => readWhole(text, same, reader));
}

function readWhole(text: string, scene: ReadingScene, reader: LearnedReader): Reading {
  const english = inEnglish(text, scene);
  const message = messageOf(english, scene, entitiesIn(scene));
  const reading = decide(message, readByRules(english, scene), reader);
  return english === text ? reading : { ...reading, speech: voicesOf(text).spoken };
}
