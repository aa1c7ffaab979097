import { hasPattern } from "../../patterns.ts";
import { describe, expect, it } from "vitest";

import { cases, type KindOfCase, ROLES } from "./case-content.ts";
import { CaseContent } from "./case-schema.ts";
import { choicesOf } from "./choices.fake.ts";
import { STORIES } from "./filled-stories.fake.ts";
import { FORMS, PLAIN_SLOTS } from "./slots.fake.ts";

/** The written texts, as the workers load them. */
const written: unknown = cases();
const content = CaseContent.parse(written);

const WITH_PRONOUN = new Set([...ROLES, "prize", "next", "kin", "threat", "thing"]);
const SLOT = /\{(?:(\p{L}+):)?(\p{L}+)\}/gu;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Kinds of drawn answers that are only a name, a place, a day or a number. */
const FEW =
  /^(?:name|holds|found|promise|last|wants|which(?: night)?|odds|quarrel|doing|age|old|many|much|far|years|deep|long|degree|when|where(?: to| from)?|happened|who|whose)$/u;

/** Slots of the drawn answers. */
const DRAWN: (typeof STORIES)[number] = {
  person: ["the vicar", 0],
  place: ["the old lighthouse", 3],
  own: ["the brass key", 3],
  coins: ["kroner", 3],
  past: ["three days ago", 3],
  given: ["Anselm", 0],
  lost: ["my daughter", 1],
  step: ["the harbourmaster’s fee", 3],
  thing: ["the magneto", 3],
  beast: ["Biscuit", 0],
  n: ["seven", 3],
  sought: ["the silver", 3],
  near: ["Old Peder", 0],
  state: ["warm", 3],
  other: ["Old Peder Holm", 0],
  sum: ["12 crowns", 3],
  word: ["the bread", 3],
};

/** A text as a story tells it, with no mercy for the name of a form or a slot that there is not. */
function filled(text: string, story: (typeof STORIES)[number]): string {
  return text.replace(SLOT, (whole, form: string | undefined, slot: string) => {
    const [name, is] = { ...DRAWN, ...story }[slot.charAt(0).toLowerCase() + slot.slice(1)] ?? ["", 3];
    if (form === undefined) return /^\p{Lu}/u.test(slot) ? capital(name) : name;
    const word = FORMS[form.charAt(0).toLowerCase() + form.slice(1)]?.[is];
    if (word === undefined) return whole;
    return /^\p{Lu}/u.test(form) ? capital(word) : word;
  });
}

/** All texts of a value with the way to them: `truths.0.clues.2.said`. */
function textsIn(value: unknown, path = ""): [path: string, text: string][] {
  if (typeof value === "string")
    return /\.(?:id|kind|sort|about|role|brings|danger|takes|prize|needs|of|at|lair|hint|in|where)$/u.test(path)
      ? []
      : [[path, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    /^(?:ways|not|turn|lost|tones|fits|sought|hooks|names|people|cast|instruments|obstacles)$/u.test(key)
      ? []
      : textsIn(each, `${path}.${key}`),
  );
}
const asWritten = textsIn(content);
/** A number that is drawn: "{2-9} days". */
const withNumber = (text: string): string => text.replace(/^seven\b/u, "Seven");
const all = asWritten.flatMap(([path, text]) =>
  choicesOf(text.replace(/\{\d+-\d+\}/gu, "seven")).map((each): [string, string] => [path, withNumber(each)]),
);
/** Offers are what a player would type, `why` is a clause, the name of a step and what is owed are phrases. */
const isWhole = (path: string): boolean => !/\.offers\.|\.(?:why|owes)$|\.generic\..+\.name$/u.test(path);

const failing = (fails: (text: string, path: string) => boolean): string[] =>
  all.flatMap(([path, text]) => (fails(text, path) ? [`${path}: ${text}`] : []));

describe("The written cases", () => {
  it("have slots of the known list only, with forms of people and of the prize", () => {
    expect(
      failing((text) =>
        [...text.matchAll(SLOT)].some(([, form, slot = ""]) => {
          const low = slot.charAt(0).toLowerCase() + slot.slice(1);
          if (form === undefined) return !PLAIN_SLOTS.has(low);
          return FORMS[form.charAt(0).toLowerCase() + form.slice(1)] === undefined || !WITH_PRONOUN.has(slot);
        }),
      ),
    ).toEqual([]);
    expect(
      failing((text, path) => /[{](?:\p{L}+:)?next/iu.test(text) && !/^\.(?:nothing|lines|deeds)/u.test(path)),
    ).toEqual([]);
    expect(failing((text) => /[{}[\]|]/u.test(text.replace(SLOT, "")))).toEqual([]);
  });

  it("are whole sentences in every story, with a he, a she and a they in each role", () => {
    const bad: string[] = [];
    for (const story of STORIES)
      for (const [path, text] of all) {
        const said = filled(text, story);
        const faults = [
          / {2}|\ba a\b|\bthe the\b|\bthe your\b|\ban? the\b|\byou is\b|[{}]|undefined| [.,;:!?](?!\.)|[.!?]{2}(?<!\.\.\.)|,[.,]/iu,
          // A question or a cry in quotation marks may go on: “Who is it?” asks Jonas.
          isWhole(path) ? /(?<=\p{L}(?:\.['’”]*|[!?]) )[“‘]?\p{Ll}/u : /^$/u,
          isWhole(path) ? /^[“‘]?\p{Ll}/u : /^$/u,
          isWhole(path) ? /[^.!?’”]$/u : /^$/u,
          /["]/u,
        ].filter((fault) => fault.test(said));
        if (faults.length > 0) bad.push(`${path} ${faults.join(" ")}: ${said}`);
      }
    expect(bad).toEqual([]);
  });

  it("let the verb after a pronoun agree with a she and with a they", () => {
    expect(
      failing((text) =>
        /\{[Hh]e:\p{L}+\}(?: (?:always|really|only|never|just|also|hardly))? (?!always|perhaps|this|as\b|does not)\p{Ll}+s\b/u.test(
          text,
        ),
      ),
    ).toEqual([]);
  });

  it("open a sentence with a capital slot", () => {
    expect(failing((text, path) => isWhole(path) && /(?:^|[\p{L}}][.!?][’”]* |\n)[“‘]?\{\p{Ll}/u.test(text))).toEqual(
      [],
    );
  });

  it("close every quotation, and quote in people's own words with single marks", () => {
    const count = (text: string, mark: string) => text.split(mark).length - 1;
    expect(failing((text) => count(text, "“") !== count(text, "”"))).toEqual([]);
    expect(failing((text, path) => /\.(?:said|lie|confess)$/u.test(path) && /[“”]/u.test(text))).toEqual([]);
  });

  it("bring nobody in with a clause of their own, which somebody made up has already: Mara, who keeps the keys, who", () => {
    const first = /\.(?:said|found|log|lie|confess)$|\.moves\.|^\.scenes/u;
    const clause = new RegExp(`\\{(?:${ROLES.join("|")})\\}, (?:who|whom|whose)\\b`, "iu");
    expect(failing((text, path) => first.test(path) && clause.test(text))).toEqual([]);
  });

  it("never say the same sentence twice, but for what the pitch of an open story asks of the player", () => {
    const seen = new Map<string, string[]>();
    for (const [path, text] of asWritten.filter(
      // Drawn answers are short, and many of a kind.
      ([path]) => isWhole(path) && !path.endsWith(".pitch") && !path.startsWith(".drawn."),
    ))
      for (const sentence of text.split(/(?<=[.!?]['’”]?)\s+/u))
        if (sentence.split(" ").length > 4) seen.set(sentence, [...(seen.get(sentence) ?? []), path]);
    // What is played out is cited within its own truth.
    const truthOf = (path: string) => /^\.truths\.\d+/u.exec(path)?.[0] ?? path;
    expect([...seen].filter(([, paths]) => new Set(paths.map(truthOf)).size > 1)).toEqual([]);
    const lines = asWritten
      .flatMap(([path, text]) => (path.startsWith(".drawn.") ? [] : [text]))
      .filter((text) => text.split(" ").length > 4);
    expect(lines.filter((text, at) => lines.indexOf(text) !== at)).toEqual([]);
  });

  it("use no word that says nothing, and no word of a trade that only some worlds have", () => {
    expect(
      failing((text) =>
        /\b(?:somehow|something|who(?:ever)|a(?:new)|suddenly|very very|palpable|testament to|unbeknownst)\b/iu.test(
          text,
        ),
      ),
    ).toEqual([]);
    expect(
      failing((text) =>
        /\b(?:computers?|telephones?|guns?|pistols?|rifles?|candles?|horses?|airlocks?|spaceships?|dragons? (?:is|are))\b/iu.test(
          text,
        ),
      ),
    ).toEqual([]);
  });
});

/** Those whose answer is written: the open ones have a test of their own (`open/open-texts.test.ts`). */
const closed = content.truths.filter(({ open }) => open !== true);

describe.each(closed.map((truth) => [truth.id, truth] as const))("The case %s", (_id, truth) => {
  const core = truth.clues.filter((clue) => clue.core === true);

  it("has clues enough, and core clues for who, where and why", () => {
    expect(truth.clues.length).toBeGreaterThanOrEqual(6);
    expect(core.length).toBeGreaterThanOrEqual(5);
    const about = new Set(core.map((clue) => clue.about));
    for (const needed of ["who", "where", "why"] as const) expect(about).toContain(needed);
    expect(new Set(truth.clues.map(({ id }) => id)).size).toBe(truth.clues.length);
  });

  it("lets each clue be had from a person and by a deed", () => {
    for (const { ways } of truth.clues) {
      expect(ways).toContain("talk");
      expect(ways.length).toBeGreaterThan(1);
    }
  });

  it("lets nobody tell a clue that names them as another", () => {
    for (const clue of truth.clues) {
      const named = ROLES.filter((role) => new RegExp(`[{:]${role}\\}`, "iu").test(clue.said));
      const never = typeof clue.role === "string" ? named.filter((role) => role !== clue.role) : (clue.not ?? []);
      expect(never).toEqual(expect.arrayContaining(named));
    }
    expect(truth.lie).toMatch(/\{suspect\}/iu);
    expect(truth.lie).not.toMatch(/[{:](?:opponent|tool)\}/iu);
    expect(truth.confess).toMatch(/\{opponent\}|\{him:opponent\}/iu);
    expect(truth.confess).not.toMatch(/[{:]tool\}/iu);
    expect(`${truth.truth} ${truth.why}`).toMatch(/opponent\}/iu);
    expect(truth.why).toMatch(/^because /u);
  });

  it("has four moves or five that get worse, and each asks for a reaction", () => {
    expect(truth.moves.length).toBeGreaterThanOrEqual(4);
    for (const move of truth.moves)
      expect([...(move.offers ?? []), move.danger ?? "", move.brings ?? ""].some((each) => each !== "")).toBe(true);
    expect(truth.moves[0]!.danger ?? null).toBeNull();
    expect(truth.moves.slice(3).some(({ danger }) => typeof danger === "string")).toBe(true);
  });

  it("has a showdown at the place where it is decided, and three ends of their own that tell what became of them", () => {
    expect(truth.showdown).toMatch(/\{lair\}/iu);
    expect(truth.showdown).toMatch(/\{opponent\}/iu);
    for (const end of Object.values(truth.ends)) {
      const paragraphs = end.split("\n\n");
      expect(paragraphs.length).toBeGreaterThanOrEqual(3);
      expect(paragraphs.length).toBeLessThanOrEqual(4);
      expect(end).toMatch(/opponent\}/iu);
    }
    expect(new Set(Object.values(truth.ends)).size).toBe(3);
  });
});

describe.each(closed.map((truth) => [truth.id, truth] as const))("The clues of the case %s", (_id, truth) => {
  const anchors: Readonly<Record<KindOfCase, RegExp>> = {
    find: /[{:](?:prize|goal)\}/iu,
    unmask: /\{(?:deed|secret)\}/iu,
    stop: /\{threat\}/iu,
    reach: /\{goal\}/iu,
    win: /\{goal\}/iu,
    free: /\{deed\}/iu,
  };

  it("say in plain words what they have to do with what the hero wants, where they count", () => {
    const without = truth.clues
      .filter(({ core }) => core === true)
      .flatMap(({ said, found }) => [said, found].filter((text) => !anchors[truth.kind].test(text)));
    expect(without).toEqual([]);
  });

  it("use only the words for what the aim is about that its kind has", () => {
    const slots = [
      ["stop", /\{threat\}/iu],
      ["unmask", /\{(?:deed|secret)\}/iu],
      ["find", /[{:]prize\}/iu],
    ] as const;
    const texts = JSON.stringify(truth);
    expect(slots.filter(([kind, slot]) => kind !== truth.kind && slot.test(texts))).toEqual([]);
  });
});

describe("The cases together", () => {
  it.each(["find", "unmask", "stop", "reach", "win"] satisfies KindOfCase[])(
    "have three to %s or more, one of them comic and one plain or grim",
    (kind) => {
      const of = content.truths.filter((truth) => truth.kind === kind);
      expect(of.length).toBeGreaterThanOrEqual(3);
      expect(of.some(({ tones }) => tones.includes("comic"))).toBe(true);
      expect(of.some(({ tones }) => tones.includes("plain") || tones.includes("grim"))).toBe(true);
    },
  );

  it("use the words of a prize only where an aim has them", () => {
    const without = closed.filter(({ prize }) => prize === undefined);
    expect(JSON.stringify(without)).not.toMatch(/[{:]prize\}/iu);
  });

  it("have no blood where they are comic", () => {
    const comic = content.truths.filter(({ tones }) => tones.join("") === "comic");
    expect(JSON.stringify(comic)).not.toMatch(/\b(?:blood|bleed\w*|murder\w*|corpse|killed)\b/iu);
  });

  it("have scenes, outcomes and details enough for a long story", () => {
    expect(content.scenes.length).toBeGreaterThanOrEqual(4);
    for (const kind of ["force", "speed", "stealth", "talk", "craft", "magic", "look", "social-gift"])
      for (const grade of ["strong", "weak"] as const)
        expect(content.outcomes[kind]?.[grade].length ?? 0).toBeGreaterThanOrEqual(6);
    for (const [, lines] of Object.entries(content.details)) expect(lines.length).toBeGreaterThanOrEqual(4);
    for (const lines of Object.values(content.nothing)) expect(lines.length).toBeGreaterThanOrEqual(6);
  });

  it("have a number in each reading of an instrument, and the one before in each that has changed", () => {
    for (const { first, more, same } of content.instruments) {
      for (const reading of [...first, ...more, ...same]) expect(reading).toContain("{n}");
      for (const reading of more) expect(reading).toContain("{m}");
    }
  });

  it("have seven answers and more to each kind of question, and results enough for each kind of test", () => {
    for (const [kind, lines] of Object.entries(content.drawn))
      expect(lines.length, kind).toBeGreaterThanOrEqual(FEW.test(kind) ? 1 : 7);
    for (const [kind, lines] of Object.entries(content.results)) expect(lines.length, kind).toBeGreaterThanOrEqual(8);
    for (const kind of Object.keys(content.drawn).filter((each) => each !== "ails"))
      expect(hasPattern(`asks ${kind}`), kind).toBe(true);
  });

  it("have for each kind what is worse when the clock is full, in the words of the aim", () => {
    for (const kind of ["find", "unmask", "stop", "reach", "win"] satisfies KindOfCase[]) {
      const lines = content.full[kind] ?? [];
      expect(lines.length).toBeGreaterThanOrEqual(3);
      for (const line of lines)
        expect(typeof line === "string" ? line : line.text).toMatch(/[{:](?:prize|deed|threat|goal)\}/iu);
    }
  });

  it("have no thing in a hand, at a belt or in a room that only some times have", () => {
    const plots = content.truths.filter(({ tones }) => !tones.includes("comic"));
    // What a choice has for one world only is right there.
    const plain = (text: string) => text.replace(/\[(?!~)[^[\]]*\]/gu, "");
    const found = textsIn([plots, content.scenes, content.outcomes, content.full]).flatMap(([path, text]) =>
      /\b(?:kni(?:fe|ves)|purses?|hats?|buckets?|leather|bills? of fare|laundry|wash-house|stairs|hatpins?|carriages?|bailiffs?|boathouse|lamp oil|stoves?|hero['’]s)\b/iu.test(
        plain(text),
      )
        ? [`${path}: ${text}`]
        : [],
    );
    expect(found).toEqual([]);
  });

  it("name somebody made up only where their trade can follow: before a mark, or not at all", () => {
    expect(
      Object.values(content.nothing)
        .flat()
        .filter((line) => !/\{next\}[.,:;?]/iu.test(typeof line === "string" ? line : line.text))
        .filter((line) => /\{next\}/iu.test(typeof line === "string" ? line : line.text)),
    ).toEqual([]);
  });
});
