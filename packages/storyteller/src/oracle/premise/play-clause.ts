import { capitalise } from "#english/noun-phrase";
import { type Addressee, addresseeOf, hearerOf, personIn, vocativeIn } from "./addressee.ts";
import { fateOf } from "./fates.ts";
import { fight } from "./fight.ts";
import { entriesIn, indexOfName, type LoreEntry, shortName } from "./lore.ts";
import type { Clause, Message } from "./message.ts";
import { kindOfNoun } from "./nouns.ts";
import { buy } from "./purse.ts";
import { rest } from "./rest.ts";
import { risk, riskOf } from "./risk.ts";
import { countedIn, countOf, search, SEARCHES } from "./search.ts";
import { resolved, sayAloud, wrapped } from "./speak-aloud.ts";
import { meet, speakTo } from "./talk.ts";
import { aboutPlace, arrive, destinationOf, sceneDie, whoIsHere } from "./travel.ts";
import type { Turn } from "./turn.ts";
import { isSamePlace, whereIs } from "./whereabouts.ts";

/** One deed of a message: what kind it is, and what becomes of it. */

export type Done = "on" | "spoke" | "stop";
const SPEAKS =
  /^(?:\p{Ll}+ly |then |now |just )*(?:ask|tell|say|talk|speak|greet|thank|press|beg|warn|question|interview|interrogate|persuade|convince|threaten|bribe|charm|flatter|implore|order|command|invite|confront|inform|assure|comfort|console|apologi[sz]e|explain|lie|bluff|deceive|bargain|haggle|plead|reason|chat|whisper|shout|call (?:out|to)|promise|answer|reply|remind|hug|kiss|embrace|show|give|hand|offer|demand|insist|argue|nod|wave|introduce|blackmail|menace|intimidate|calm)\b/iu;
export const FIGHTS =
  /^(?:\p{Ll}+ly |then |now )*(?:attack|fight|hit|punch|kick (?!the door|in|down|open)|stab|shoot|kill|strike|slash|slap|murder|throttle|strangle|swing (?:at|my)|charge (?:at)?|headbutt|beat|club|fire at|open fire|ambush|draw (?:my )?(?:sword|knife|blade|gun|pistol) and)\b/iu;
const RESTS =
  /^(?:\p{Ll}+ly |then )*(?:rest|sleep|nap|camp|go to (?:bed|sleep)|lie down|turn in|take a (?:short |long )?(?:rest|nap|break))\b/iu;
const LOOKS = /^(?:\p{Ll}+ly |then )*(?:look (?:a)?round|take in|gaze|glance (?:around|round))\b/iu;
const WAITS = /^(?:\p{Ll}+ly |then )*(?:wait|bide|linger|let (?:some )?time pass|do nothing)\b/iu;
/** What a harmless deed is for: "climb aboard to find the mate's rope locker". */
const AIMS =
  /\b(?:to (?:find|look for|see (?:if|what|where|who|whether)|search|learn|check|discover|listen for)|(?:looking|searching|listening|feeling) for)\b/iu;
const BUYS = /^(?:\p{Ll}+ly |then )*(?:buy|purchase|order (?:an?|some|the|two)|pay for|hire)\b/iu;

export async function playClause(
  turn: Turn,
  clause: Clause,
  spoken: string,
  message: Message | null,
  safe: string[],
  flush: () => void,
): Promise<Done> {
  const { text, wording } = clause;
  const whole = turn.brief.playerText;
  if (FIGHTS.test(text)) {
    flush();
    const aimed = entriesIn(turn.lore, text).some(({ kind }) => kind === "person" || kind === "creature");
    const named = /^(?:\p{Ll}+ )?(?:the|an?) (\p{Ll}+)/u.exec(text);
    const isStranger = !aimed && named !== null && ["person", "creature"].includes(kindOfNoun(named[1]!) ?? "");
    const meant =
      aimed || isStranger
        ? undefined
        : /\b(?:him|her|them|his|their|again)\b/iu.test(text) || turn.present.length === 1
          ? (turn.present.find(({ name }) => name === turn.memo.last) ??
            (turn.present.length === 1 ? turn.present[0] : undefined))
          : undefined;
    const strikes =
      aimed || meant !== undefined || turn.present.length > 0 || /^(?:attack|fight|kill|stab|shoot)\b/iu.test(text);
    if (!strikes) {
      safe.push(wording);
      return "on";
    }
    await fight(turn, { target: meant?.name ?? null, act: "fight" }, `I ${text}`);
    return "stop";
  }
  if (RESTS.test(text)) {
    flush();
    await rest(turn, text);
    return "on";
  }
  const danger = SPEAKS.test(text) ? null : riskOf(turn, clause, whole);
  const way = SPEAKS.test(text) ? null : destinationOf(turn, clause);
  if (danger !== null) {
    flush();
    const grade = await risk(turn, clause, danger, message === null || way !== null);
    if (grade !== "failure" && way !== null) {
      goTo(
        turn,
        way.place,
        way.whom,
        entriesIn(turn.lore, text).filter(
          (entry) => turn.isHere(entry) && /\b(?:with|follow|chase|pursuit|drag|carry)\b/iu.test(text),
        ),
      );
      turn.say(aboutPlace(turn, way.place));
      if (message !== null && spoken === "") turn.say(whoIsHere(turn));
    }
    return turn.memo.pending !== null || grade === "failure" ? "stop" : spoken === "" ? "on" : "on";
  }
  if (way !== null) {
    flush();
    const along =
      /^(?:\p{Ll}+ly )?(?:take|bring|lead|carry|drag) (?:the |my )?([\p{L} ]+?)(?: back)? (?:to|into|home)\b/iu.exec(
        text,
      )?.[1];
    const company = /\bwith ((?:the |my )?[\p{L}'’]+(?: [\p{L}'’]+)?)/u.exec(text)?.[1];
    const taken = [along, company].flatMap((phrase) => (phrase === undefined ? [] : (personIn(turn, phrase) ?? [])));
    goTo(turn, way.place, way.whom, taken);
    turn.say(
      `You ${wording}.`,
      aboutPlace(turn, way.place),
      spoken === "" && message === null && way.whom !== undefined
        ? turn.oneOf([
            `${capitalise(shortName(way.whom))} is there.`,
            `You find ${shortName(way.whom)}.`,
            `${capitalise(shortName(way.whom))} is in.`,
          ])
        : "",
    );
    turn.came = true;
    const isEnd = message !== null && spoken === "" && message.question === null;
    if (isEnd) {
      turn.say(whoIsHere(turn));
      await sceneDie(turn);
    }
    return "on";
  }
  if (LOOKS.test(text)) {
    safe.push(wording);
    flush();
    await lookAround(turn, clause);
    return turn.memo.pending === null ? "on" : "stop";
  }
  // "see Dov Okonkwo": whoever is where the hero has come is met there.
  const met =
    /^(?:(?:go|come|run|head|set out|try|leave|walk|hurry) (?:off )?(?:to|and) )?(?:see|meet|find|visit|look for|catch|wake|join) (.+)$/iu.exec(
      text,
    )?.[1];
  const sought = met === undefined ? undefined : personIn(turn, met);
  if (sought !== undefined && met !== undefined && indexOfName(met, shortName(sought).replace(/^the /u, "")) <= 14) {
    flush();
    const where = whereIs(turn, sought);
    turn.came = true;
    if (
      !turn.isHere(sought) &&
      where !== "" &&
      !isSamePlace(where, turn.place) &&
      fateOf(turn.lore, sought) !== "dead"
    ) {
      goTo(turn, where, sought);
      turn.say(`You go to ${where}.`, aboutPlace(turn, where));
    }
    if ((await meet(turn, sought)) && spoken === "") {
      turn.memo.last = sought.name;
      turn.say(
        turn.oneOf([
          `${capitalise(shortName(sought))} is there.`,
          `${capitalise(shortName(sought))} looks up.`,
          `There is ${shortName(sought)}.`,
          `You find ${shortName(sought)}.`,
        ]),
      );
    }
    return turn.memo.pending === null ? "on" : "stop";
  }
  if (SPEAKS.test(text) && !/^say (?:nothing|a prayer)\b/iu.test(text)) {
    const addressee = spoken === "" ? null : vocativeIn(turn, spoken);
    const meant: Addressee | null =
      addressee === undefined || addressee === null ? addresseeOf(turn, clause) : { who: addressee };
    const hearer = meant ?? (message === null ? null : wrapped(hearerOf(turn, message)));
    flush();
    if (hearer !== null) {
      const who = resolved(turn, hearer);
      await speakTo(turn, who, spoken, text);
      if (!turn.isHere(who)) return "stop";
      // An order or a greeting is said by the way: what comes after it is done as well.
      return message === null && turn.memo.pending === null && !turn.still ? "on" : "spoke";
    }
    if (/^(?:\p{Ll}+ly )?(?:ask|question)\b/iu.test(text)) {
      turn.say("There is nobody here to ask.");
      return "stop";
    }
  }
  // "take Jack to Lin Mei": nobody has said where she is, so she is where the hero comes to her.
  const comesTo =
    /^(?:\p{Ll}+ly )?(?:go|come|run|hurry|ride|walk|head|take|bring|carry|drag|lead)\b.*? to ((?:the )?[\p{L}'’ ]+)$/u.exec(
      text,
    )?.[1];
  const host = comesTo === undefined ? undefined : personIn(turn, comesTo);
  if (host !== undefined && !turn.isHere(host)) {
    flush();
    turn.came = true;
    if (await meet(turn, host)) turn.say(`You ${wording}.`);
    turn.memo.last = host.name;
    return turn.memo.pending === null ? "on" : "stop";
  }
  const noun = countedIn(text);
  if (noun !== null) {
    flush();
    turn.log(`You ${wording}.`);
    turn.say(`You ${wording}.`, await countOf(turn, noun, ""));
    return message !== null && message.question !== null && /^how (?:many|much)\b/iu.test(message.question)
      ? "stop"
      : "on";
  }
  if (SEARCHES.test(text)) {
    const sees = message !== null && message.question !== null ? message.question : null;
    const many = /\bto see how many|\bhow many\b/iu.test(text) ? countedIn(text) : null;
    flush();
    if (many !== null) turn.say(`You ${wording}.`, await countOf(turn, many, ""));
    else await search(turn, wording, sees === null ? null : capitalise(sees));
    return turn.memo.pending === null ? "on" : "stop";
  }
  if (WAITS.test(text)) {
    turn.memo.quiet = 4;
    safe.push(wording);
    return "on";
  }
  if (BUYS.test(text)) {
    flush();
    await buy(turn, text, wording);
    return "on";
  }
  const beside = entriesIn(turn.lore, text).find((entry) => turn.isHere(entry));
  if (beside !== undefined) turn.memo.last = beside.name;
  const aim = AIMS.exec(text);
  if (aim !== null && spoken === "") {
    flush();
    await search(turn, wording, null);
    return turn.memo.pending === null ? "on" : "stop";
  }
  turn.log(`You ${wording}.`);
  safe.push(wording);
  if (spoken !== "" && message !== null) {
    flush();
    await sayAloud(turn, message, spoken, clause);
    return "spoke";
  }
  return "on";
}

export function goTo(turn: Turn, place: string, whom?: LoreEntry, along: readonly LoreEntry[] = []): void {
  const before = turn.memo.companions;
  turn.memo.companions = [...new Set([...before, ...along.map(({ name }) => name)])];
  arrive(turn, place, whom);
  turn.memo.companions = before;
  turn.log(`You come to ${place}.`);
}

async function lookAround(turn: Turn, { text }: Clause): Promise<void> {
  const wanted = /\bfor (.+)$/iu.exec(text)?.[1];
  const who = wanted === undefined ? undefined : personIn(turn, wanted);
  if (who !== undefined) {
    if (!(await meet(turn, who))) return;
    turn.memo.last = who.name;
    return turn.say(
      turn.oneOf([
        `${capitalise(shortName(who))} is here.`,
        `${capitalise(shortName(who))} has seen you first.`,
        `There is ${shortName(who)}.`,
      ]),
    );
  }
  const exits = turn.story.scene?.exits ?? [];
  turn.say(
    aboutPlace(turn, turn.place),
    whoIsHere(turn) || turn.oneOf(["Nobody is here but you.", "You are alone.", "There is nobody."]),
    exits.length === 0 ? "" : `From here: ${exits.slice(0, 3).join(", ")}.`,
  );
}
