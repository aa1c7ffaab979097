import { selfHarmIn } from "../../safety/self-harm.ts";
import { NEAR } from "./alternatives.ts";
import { topicOf } from "./topic.ts";
import { checkAct } from "./checks.ts";
import type { Clause } from "./clause.ts";
import { ClauseReader } from "./clauses.ts";
import { type Entity, type Mention, entitiesOf, mentionsIn } from "./entities.ts";
import { mannerOf } from "./manner.ts";
import { askedToDo, isQuestion, questionAct } from "./questions.ts";
import { pronounResolver } from "./pronouns.ts";
import type { Act, Meaning, Reading, ReadingScene } from "./reading.ts";
import { type Deed, deedsOf } from "./deeds.ts";
import { owningUpToALie, speechAct, voicesOf } from "./speech.ts";
import { tableTalk } from "./table-talk.ts";
import { instrumentOf } from "./targets.ts";
import { type Token, tokenize } from "./tokens.ts";
import { isCommon, verbIn } from "./vocabulary.ts";

const SPEECH: ReadonlySet<Act> = new Set<Act>(["talk", "persuade", "deceive", "threaten", "promise", "accuse"]);

class Understanding {
  readonly #text: string;
  readonly #scene: ReadingScene;
  readonly #entities: readonly Entity[];

  constructor(text: string, scene: ReadingScene) {
    this.#text = text;
    this.#scene = scene;
    this.#entities = entitiesOf(scene);
  }

  read(): Reading {
    const text = this.#text.trim();
    if (!/[\p{L}\p{N}]/u.test(text)) return this.#reading("nonsense", null, true);
    if (selfHarmIn(text, [this.#scene.hero]) !== null) return this.#reading("selfharm", null, true);
    if (/^\s*(?:\(\(|\[\[|\/\/|[[(]?\s*ooc\b)/iu.test(text) || /^\s*[[(][^\])]*[\])]\s*$/u.test(text))
      return this.#reading("meta", null, true);
    const { spoken, told } = voicesOf(text.replace(/^\*([^*]+)\*$/u, "$1"));
    if (spoken !== "") return this.#spoken(spoken, told);
    return this.#told(told);
  }

  #mentions(tokens: readonly Token[]): readonly Mention[] {
    return mentionsIn(tokens, this.#entities, isCommon);
  }

  #reader(tokens: readonly Token[], mentions: readonly Mention[]): ClauseReader {
    return new ClauseReader(tokens, mentions, pronounResolver(this.#entities), this.#scene.foes.length > 0);
  }

  /** Somebody is spoken to, perhaps with something done beside it. */
  #spoken(spoken: string, told: string): Reading {
    const fight = this.#scene.foes.length > 0;
    const tokens = tokenize(told);
    const mentions = this.#mentions(tokens);
    const clauses = this.#reader(tokens, mentions).clauses();
    const deeds = deedsOf(clauses, fight).filter(({ act }) => act !== "plan" && act !== "oracle");
    const said = deeds.find(({ act }) => SPEECH.has(act) || act === "pray");
    const done = deeds.filter(({ act, idle }) => !SPEECH.has(act) && !idle && act !== "look" && act !== "recall");
    let act = speechAct(spoken);
    if (said !== undefined && said.act !== "talk") act = said.act;
    if (owningUpToALie(told)) act = "deceive";
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
    const sure = addressed !== null || this.#scene.people.length === 0 || this.#scene.people.length > 1;
    return this.#reading(act, addressed, sure, { speech: spoken, topic: spoken, clause: said?.clause });
  }

  /** Whom spoken words are for: who is called by name in them, who is named beside them, the only one there. */
  #addressee(spoken: string, said: Deed | undefined, told: readonly Mention[], deeds: readonly Deed[]): string | null {
    const tokens = tokenize(spoken);
    const inside = this.#mentions(tokens).filter(({ entity }) => entity.kind === "person" || entity.kind === "foe");
    const called = inside.find(({ start, end }) => {
      const before = tokens[start - 1];
      const after = tokens[end];
      const opens =
        before === undefined ||
        before.mark ||
        /^(?:hey|hi|hello|oh|dear|listen|well|evening|morning|thanks|please|yes|no|ok|so|and|sorry|now|look|my|come|wait|here|you|welcome|goodbye|greetings|good|then|but|old)$/u.test(
          before.text,
        );
      const closes = after === undefined || after.mark;
      return opens && closes;
    });
    const heard = said?.mention?.entity;
    if (heard?.kind === "person" || heard?.kind === "foe") return heard.name;
    if (called !== undefined) return called.entity.name;
    const toward = deeds
      .map(({ mention }) => mention?.entity)
      .find((entity) => entity?.kind === "person" || entity?.kind === "foe");
    if (toward !== undefined) return toward.name;
    const beside = told.find(({ entity }) => entity.kind === "person" || entity.kind === "foe");
    if (beside !== undefined) return beside.entity.name;
    return this.#only(true);
  }

  /** The only one there to speak with. */
  #only(foes: boolean): string | null {
    if (foes && this.#scene.foes.length > 0) return this.#scene.foes[0] ?? null;
    return this.#scene.people.length === 1 ? (this.#scene.people[0]?.name ?? null) : null;
  }

  /** No quotation marks: told, asked, or spoken without them. */
  #told(text: string): Reading {
    const fight = this.#scene.foes.length > 0;
    const tokens = tokenize(text);
    const mentions = this.#mentions(tokens);
    const direct = this.#unquoted(text, tokens, mentions);
    if (direct !== null) return direct;
    const reporting =
      /^(?:then |so |and |now |quietly |i |we |you |let me |[\p{L}]+ )?(?:ask|asks|asked|tell|tells|told|beg|say|says|shout|whisper|yell|inquire|enquire|question|explain)\b(?! me\b)/iu.test(
        text.trim(),
      ) && !/^(?:who|what|when|where|why|how|did|have|has)\b/iu.test(text.trim());
    const wish = askedToDo(text);
    // "Can I roll athletics to jump over it?" is the jump.
    const rolled =
      wish !== null && /\b(?:roll|use|check|test|save)\b.*\bto\b/iu.test(text.slice(0, text.length - wish.length));
    const table = reporting || rolled ? null : tableTalk(text);
    if (table !== null) {
      const target = table === "recall" || table === "rules" ? this.#asked(table, mentions) : null;
      return this.#reading(table, target, true, { topic: text.trim() });
    }
    const check = checkAct(text);
    if (check !== null && !isQuestion(text)) {
      const [mention] = mentions;
      return this.#reading(check, mention?.entity.kind === "hero" ? null : (mention?.entity.name ?? null), true);
    }
    if (isQuestion(text) && !reporting) {
      if (wish !== null && questionAct(text) !== "look") {
        const order = tokenize(wish.replace(/\?+\s*$/u, ""));
        const named = this.#mentions(order);
        const deeds = deedsOf(this.#reader(order, named).clauses(), fight);
        if (deeds.length > 0) return this.#fromDeeds(deeds, named);
        if (check !== null) return this.#reading(check, named[0]?.entity.name ?? null, true);
      }
      return this.#question(text, tokens, mentions);
    }
    const deeds = deedsOf(this.#reader(tokens, mentions).clauses(), fight);
    if (deeds.length > 0) return this.#fromDeeds(deeds, mentions);
    return this.#fragment(text, tokens, mentions);
  }

  #question(text: string, tokens: readonly Token[], mentions: readonly Mention[]): Reading {
    // "Where were you last night?": a question to somebody in the story.
    const second = tokens.some(({ text: word }) => /^(?:you|your|yours)$/u.test(word));
    const act = second && this.#scene.people.length + this.#scene.foes.length > 0 ? "talk" : questionAct(text);
    if (act === "talk")
      return this.#reading(act, this.#only(false), this.#scene.people.length === 1, { topic: text.trim() });
    return this.#reading(act, this.#asked(act, mentions), true, { topic: text.trim() });
  }

  /** What a question is about: somebody before something. */
  #asked(act: Act, mentions: readonly Mention[]): string | null {
    const found = mentions.filter(({ entity }) => entity.kind !== "hero");
    if (act === "rules") return found.find(({ entity }) => entity.kind === "item")?.entity.name ?? null;
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

  /** Direct speech without quotation marks: somebody is called by name, or greeted, or told "you". */
  #unquoted(text: string, tokens: readonly Token[], mentions: readonly Mention[]): Reading | null {
    const people = mentions.filter(({ entity }) => entity.kind === "person" || entity.kind === "foe");
    const first = tokens.find(({ mark }) => !mark)?.text ?? "";
    const narrated = tokens.some(({ text: word, start }) => start < 60 && word === "i") && /^(?:i|we)$/u.test(first);
    const called = people.find(({ start, end }) => {
      const before = tokens[start - 1];
      const after = tokens[end];
      const opens =
        before === undefined ||
        before.text === "," ||
        before.text === "." ||
        /^(?:hey|hi|hello|oh|dear|listen|evening|morning|thanks|please|yes|no|sorry|goodbye|greetings)$/u.test(
          before.text,
        );
      const closes = after === undefined || /^[,!?.:…]$/u.test(after.text);
      // At the end of a list of names a comma is no call.
      return (
        opens &&
        closes &&
        !(before === undefined && after === undefined) &&
        !(before?.text === "," && after?.text === "," && narrated)
      );
    });
    const ending =
      /\b(?:i|we) (?:say|reply|answer|whisper|ask|shout|mutter|yell|add|tell|murmur|call|explain)\b[^.]*$/iu.exec(text);
    const fight = this.#scene.foes.length > 0;
    if (called !== undefined && !narrated) {
      const rest = tokens.slice(called.end);
      // "Marta, the innkeeper, is …" is about her.
      const about = called.start === 0 && rest[0]?.text === "," && ["who", "the", "whom"].includes(rest[1]?.text ?? "");
      if (!about) {
        const act = speechAct(text);
        return this.#reading(act, called.entity.name, true, { speech: text.trim(), topic: text.trim() });
      }
    }
    if (
      ending !== null &&
      ending.index > 4 &&
      !/^(?:i|we|then|so|and|what|which|who|how|when|where|why|if|do|can|should)\b/iu.test(text.trim())
    ) {
      const speech = text.slice(0, ending.index).replace(/[,\s]+$/u, "");
      const said = deedsOf(this.#reader(tokens, mentions).clauses(), fight).find(({ act }) => SPEECH.has(act));
      const named = people[0]?.entity.name ?? this.#only(true);
      const act = speechAct(speech);
      return this.#reading(act, said?.mention?.entity.kind === "person" ? said.mention.entity.name : named, true, {
        speech,
        topic: speech,
      });
    }
    if (
      /^(?:hello|hi|hey|good (?:morning|evening|day|afternoon)|greetings|howdy|yes|no|thank you|thanks|sorry|welcome|goodbye|farewell|cheers)\b/iu.test(
        text.trim(),
      ) &&
      !/^(?:no|yes|sorry|hey|thanks)[, ]+(?:i|wait|what|that|the|can|let)\b/iu.test(text.trim())
    ) {
      return this.#reading(
        "talk",
        people[0]?.entity.name ?? this.#only(true),
        people.length > 0 || this.#scene.people.length <= 1,
        { speech: text.trim(), topic: text.trim() },
      );
    }
    const pray = /^(?:our father|hail mary|o (?:lord|great|mighty|holy)|dear (?:god|lord)|oh (?:lord|god))\b/iu.test(
      text.trim(),
    );
    if (pray) return this.#reading("pray", null, true, { speech: text.trim() });
    return null;
  }

  #fromDeeds(deeds: readonly Deed[], mentions: readonly Mention[]): Reading {
    const [first] = deeds;
    if (first === undefined) return this.#reading("nonsense", null, true);
    const target = (deed: Deed): string | null => this.#targetOf(deed, mentions);
    if (deeds.length === 1) {
      const rivals = first.mention?.rivals ?? [];
      return this.#reading(first.act, target(first), first.sure && rivals.length === 0, {
        clause: first.clause,
        others: rivals.map(({ name }) => ({ act: first.act, target: name })),
      });
    }
    return this.#compound(
      deeds.map((deed) => ({ act: deed.act, target: target(deed), text: this.#slice(deed.clause) })),
      "",
      deeds.every(({ sure }) => sure),
    );
  }

  #targetOf(deed: Deed, mentions: readonly Mention[]): string | null {
    const { act, mention, clause } = deed;
    if (mention !== null) return mention.entity.kind === "hero" ? null : mention.entity.name;
    if (act === "use" && /^(?:text|dial|email|phone)$/u.test(clause.verb?.lemma ?? "")) {
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
      const near = [...clause.tail, ...mentions].find(({ entity }) => entity.kind !== "hero");
      return near?.entity.name ?? null;
    }
    return null;
  }

  /** No verb: a name alone, a way out, a blow, or nothing that can be understood. */
  #fragment(text: string, tokens: readonly Token[], mentions: readonly Mention[]): Reading {
    const fight = this.#scene.foes.length > 0;
    const named = mentions.filter(({ entity }) => entity.kind !== "hero");
    const [first] = named;
    const low = text.toLowerCase();
    const moving =
      /^\W*(?:(?:then|and|so|ok|right|now|quickly|back|straight|off|up|down|out|over|away|on|onward|into|to|toward|towards|through|inside|outside|upstairs|downstairs|home|north|south|east|west)\b[\s,]*)+/u.exec(
        low,
      );
    const exit = named.find(({ entity }) => entity.kind === "exit" || entity.kind === "elsewhere");
    if (moving !== null && (exit !== undefined || named.length === 0))
      return this.#reading(
        "travel",
        exit?.entity.name ?? null,
        exit !== undefined || /upstairs|downstairs|outside|home|north|south|east|west|back/u.test(low),
      );
    if (exit !== undefined && exit === first) return this.#reading("travel", exit.entity.name, true);
    if (fight && first !== undefined && (first.entity.kind === "item" || first.entity.kind === "foe")) {
      const foe = named.find(({ entity }) => entity.kind === "foe");
      return this.#reading("fight", foe?.entity.name ?? this.#scene.foes[0] ?? null, true);
    }
    if (first !== undefined) {
      const act: Act = first.entity.kind === "person" ? "talk" : first.entity.kind === "item" ? "use" : "look";
      return this.#reading(act, first.entity.name, false);
    }
    const known = tokens.filter(({ mark, text: word }) => !mark && isCommon(word)).length;
    const all = tokens.filter(({ mark }) => !mark).length;
    const doing =
      tokens.some(({ text: word }) => word === "i" || word === "we") ||
      tokens.some(({ text: word }) => verbIn(word) !== null);
    if (doing && known * 2 > all) return this.#reading("use", null, false);
    return this.#reading("nonsense", null, true);
  }

  #slice(clause: Clause): string {
    return this.#text.trim().slice(clause.start, clause.end).trim();
  }

  #compound(parts: readonly (Meaning & { text: string })[], speech: string, sure: boolean): Reading {
    const [first, second] = parts;
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
      alternatives: [first, second].filter((part) => part !== undefined).map(({ act, target }) => ({ act, target })),
    };
  }

  #reading(
    act: Act,
    target: string | null,
    sure: boolean,
    more: { speech?: string; topic?: string; clause?: Clause | undefined; others?: readonly Meaning[] } = {},
  ): Reading {
    const entity = this.#entities.find(({ name }) => name === target) ?? null;
    const others = [...(more.others ?? []), ...(NEAR[act] ?? []).map((near) => ({ act: near, target }))];
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
      alternatives: others.slice(0, 2),
    };
  }
}

/**
 * What a player's words mean in a scene: the act, whom or what it is done to, and how sure that is (docs/oracle.md, "Reading").
 * @param text what the player typed, in English
 */
export function understand(text: string, scene: ReadingScene): Reading {
  return new Understanding(text, scene).read();
}
