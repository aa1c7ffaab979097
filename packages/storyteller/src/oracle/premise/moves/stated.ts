import { filledPattern, pattern, storedPattern } from "../../patterns.ts";
import { lineFor } from "../case/fill-in.ts";
import { clauseOf } from "../case/open/open-story.ts";
import { speaksFor } from "../case/open/what-speaks.ts";
import { bare, capitalise } from "#english/noun-phrase";
import { withCapitals } from "../lore/capitals.ts";
import { entriesIn, type LoreEntry, shortName } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { type Part } from "../words/clauses.ts";
import { toSecondPerson } from "../words/person-words.ts";
import { hasVerb } from "../words/phrases.ts";
import { isOver, safe } from "./danger/danger.ts";
import { isSaidTo } from "./beside.ts";
import { minorIn } from "./people/minor-people.ts";
import { dangerIn, dangerStands, isDangerous, subjectOf } from "./danger/danger-words.ts";
import { taken } from "./deed.ts";
import { foesOf } from "./danger/fight.ts";
import { fateOf } from "../lore/fates.ts";
import { comeAndGo, newNames } from "./come-and-go.ts";
import { countsThings } from "./record/items.ts";
import { countsPurse } from "./record/money.ts";
import { possessions } from "./record/record.ts";
import { closeStory } from "../case/end/ending.ts";
import { endsItself, settledByPlayer } from "../case/settled-by-player.ts";
import { speak } from "./people/talk.ts";
import { asGoOn } from "./people/what-they-say.ts";
import { placeNamed } from "./travel/place-named.ts";
import { whoIsHere } from "./travel/travel.ts";
import { isSamePlace, whereIs } from "../lore/where/whereabouts.ts";
import { beastIn, calledIn, personIn, pronounMeans, newcomerIn } from "./people/who.ts";
import type { Outcome } from "./act.ts";
import { done } from "./act.ts";

/** What the player states is so: who comes and goes, what somebody gives, what the hero thinks. */

/** "curtis where's the food", "everyone listen": said to them, although nothing stands between. "black couloir": a way. */
export function called(turn: Turn, typed: Part): Part {
  const part = asGoOn(turn, typed);
  if (part.kind === "do" && isSaidTo(turn, part.text))
    return { kind: "say", words: part.text, to: calledLast(turn, part.text), verb: "say", direct: true };
  if (part.kind !== "state" && part.kind !== "table") return part;
  const own = pattern("stated called").exec(part.text)?.[1];
  if (own !== undefined) return { kind: "do", text: own };
  // "Colin drives me to the boathouse": who is here takes the hero along.
  const ride = pattern("stated called 2").exec(part.text)?.[1];
  if (ride !== undefined) return { kind: "do", text: `go to ${ride}` };
  // "Clive and I run to the bridge": the hero does, and who is with them comes.
  const together = pattern("stated called 3").exec(part.text)?.[1];
  if (together !== undefined) return { kind: "do", text: together };
  if (pattern("stated called 7").test(part.text) && turn.present.length > 0)
    return { kind: "say", words: part.text, to: "everyone", verb: "say", direct: true };
  const [, name = "", rest = ""] = pattern("stated called 4").exec(part.text) ?? [];
  const who =
    name === "" ||
    // "Tilda can't run": what is so of her.
    /^\p{L}+n['’]t\b/u.test(rest) ||
    pattern("stated called 5").test(name)
      ? undefined
      : personIn(turn, name);
  if (who !== undefined && pattern("stated called 6").test(rest))
    return { kind: "say", words: rest, to: who.name, verb: "ask", direct: true };
  const place =
    part.text.split(" ").length < 5 &&
    !hasVerb(part.text) &&
    who === undefined &&
    personIn(turn, part.text) === undefined
      ? placeNamed(turn, part.text.replace(/[.!]+$/u, ""))
      : null;
  return place !== null && !isSamePlace(place, turn.place) ? { kind: "do", text: `go to ${place}` } : part;
}

/** "come with me barnaby": the person named at the end, else the one who was spoken of last. */
const calledLast = (turn: Turn, text: string): string =>
  (
    personIn(turn, text.split(" ").slice(-2).join(" ")) ??
    turn.present.find(({ name }) => name === calledIn(turn, turn.brief.playerText)?.name) ??
    turn.present.find(({ name }) => name === turn.memo.last) ??
    turn.present[0]
  )?.name ?? "";

const GUESSES = storedPattern("stated guesses");

/** Whom "he" at the beginning of a sentence means: nobody whom the rest of it names. "He grabs Nub." */
function heIn(turn: Turn, text: string): LoreEntry | undefined {
  const [word = ""] = text.split(" ");
  const others = new Set(entriesIn(turn.lore, text).map(({ name }) => name));
  const foe = foesOf(turn.story)[0]?.name ?? turn.memo.danger?.who;
  const meant = foe === undefined ? pronounMeans(turn, word) : turn.entry(foe);
  // Nobody who was not named just now.
  const last = turn.brief.transcript.at(-1);
  const isNear = (each: LoreEntry) =>
    each.name === foe ||
    entriesIn(turn.lore, `${last?.playerText ?? ""} ${last?.reply ?? ""}`).some(({ name }) => name === each.name);
  return meant !== undefined && !others.has(meant.name) && isNear(meant) ? meant : undefined;
}

/** Whether a place is what the whole story is in: a ship, a town, a kingdom that nothing in it is outside of. */
const isAround = (turn: Turn, { name }: LoreEntry): boolean => {
  const own = bare(name);
  const { world, campaign } = turn.brief.scene;
  if ([world?.name ?? "", campaign.name].some((title) => title.endsWith(own))) return true;
  const around = filledPattern("stated is around", "u", own);
  return turn.lore.sentences.some(({ text, source }) => source !== "story" && around.test(text));
};

/** Where a sentence leads: to somebody whom it names and who is here or elsewhere, or to a place. */
function leadsTo(turn: Turn, text: string): string {
  for (const entry of entriesIn(turn.lore, text)) {
    const name = shortName(entry);
    const key = `leads ${entry.name} ${turn.place}`;
    if (turn.wasSaid(key)) continue;
    if (turn.people.some((each) => each.name === entry.name)) {
      const where = turn.isHere(entry) ? turn.place : whereIs(turn, entry);
      if (where === "" || fateOf(turn.lore, entry) !== null) continue;
      turn.markSaid(key);
      if (turn.isHere(entry)) continue;
      turn.memo.offers.push({ text: `go to ${where}`, act: "travel", target: where, topic: "" });
      return `${capitalise(name)} is to be found at ${where}.`;
    }
    // Nobody is told to go to the ship that they are on, or where they are going anyway.
    if (
      entry.kind === "place" &&
      entry.proper &&
      !turn.more &&
      !isSamePlace(entry.name, turn.place) &&
      !isAround(turn, entry)
    ) {
      turn.markSaid(key);
      turn.memo.offers.push({ text: `go to ${entry.name}`, act: "travel", target: entry.name, topic: "" });
      return `You could go to ${entry.name} and see.`;
    }
  }
  return "";
}

const FEELS = storedPattern("stated feels");

/** Somebody or something comes into the scene: "a wolf leaps out of the dark". */
const APPEARS = storedPattern("stated appears");

/** What the player states is so. */
export async function stated(turn: Turn, text: string): Promise<Outcome> {
  const { memo } = turn;
  const hearer =
    calledIn(turn, text) ??
    (pattern("stated stated 5").test(text) && turn.present.length > 0
      ? (turn.present.find(({ name }) => name === memo.last) ?? turn.present[0])
      : undefined);
  if (hearer !== undefined) {
    memo.last = hearer.name;
    await speak(turn, { kind: "say", words: text, to: hearer.name, verb: "say", direct: true });
    return done("talk");
  }
  // Words about the game's last answer are no part of the story.
  if (pattern("stated stated").test(text)) return done("meta");
  // "… he says" at the end: the speaker, in their own words.
  const own = pattern("stated stated 2").exec(text);
  const [, words = "", he = ""] = own === null ? (pattern("stated stated 6").exec(text) ?? []) : ["", own[2], own[1]];
  const speaker = words === "" ? undefined : pronounMeans(turn, he);
  if (speaker !== undefined && words.split(" ").length > 2)
    return stated(turn, `${shortName(speaker)} says: “${capitalise(words).replace(/\bi(?=\b|')/gu, "I")}”`);
  if (pattern("stated stated 7").test(text)) {
    turn.say(`To whom, then? ${whoIsHere(turn)}`);
    return done("meta");
  }
  const { case: kept } = memo;
  if (kept !== null && kept.showdown !== null && pattern("stated stated 8").test(text)) {
    turn.say(turn.more ? "" : lineFor(turn, "so be it"));
    return done("meta");
  }
  const minor = isDangerous(text) ? undefined : minorIn(turn, text);
  if (minor !== undefined && minor.kind !== "faction" && !turn.isHere(minor)) turn.bring(minor);
  if (minor !== undefined) memo.last = minor.name;
  const group = entriesIn(turn.lore, text.split(" ").slice(0, 4).join(" ")).find(({ kind }) => kind === "faction");
  if (group !== undefined && pattern("stated stated 9").test(text)) memo.last = group.name;
  const already = new Set(turn.present.map(({ name }) => name));
  if (pattern("stated stated 10").test(text)) {
    comeAndGo(turn, text);
    const come = turn.present.find(({ name }) => !already.has(name));
    if (come !== undefined) {
      turn.log(`${capitalise(shortName(come))} is at ${turn.place}.`);
      turn.say(`${capitalise(shortName(come))} is here.`);
      return done("oracle");
    }
  }
  // "I can hear him giggling", "the thing speaks right behind me": they are here.
  const sensed = pattern("stated stated 11").test(text)
    ? (personIn(turn, text) ?? pronounMeans(turn, "them"))
    : undefined;
  if (sensed !== undefined && !turn.isHere(sensed)) {
    turn.bring(sensed);
    memo.last = sensed.name;
  }
  if (pattern("stated stated 12").test(text) && !/^(?:i|we)\b/iu.test(text)) {
    const near = subjectOf(turn, text);
    if (near !== undefined && !turn.isHere(near)) {
      turn.bring(near);
      memo.last = near.name;
    }
  }
  if (GUESSES.test(text)) {
    turn.log(`You think: ${toSecondPerson(text).slice(0, 120)}`);
    if (pattern("stated stated 13").test(text)) {
      turn.say(turn.more ? "" : leadsTo(turn, text) || "What do you do about it?");
      return done("plan");
    }
    // What is over has no more to be proved.
    if (turn.main === undefined && memo.end !== null) {
      turn.say(lineFor(turn, "guess at rest"));
      return done("plan");
    }
    const speaks =
      memo.case === null
        ? undefined
        : speaksFor(turn, text).findLast((each) => !each.startsWith("It is so: ") && turn.sharesWords(each, text));
    turn.say(speaks === undefined ? lineFor(turn, "guess") : `For it speaks: ${clauseOf(turn, speaks)}.`);
    return done("plan");
  }
  if (isOver(turn, text)) {
    const { who } = memo.danger!;
    turn.log(`${capitalise(toSecondPerson(text))}.`);
    turn.say(`${capitalise(toSecondPerson(text)).replace(/[.!]+$/u, "")}.`, safe(turn, false));
    if (memo.last === who) memo.last = "";
    return done("flee");
  }
  if (dangerIn(turn, text)) {
    turn.log(
      `${withCapitals(turn.lore, ` ${toSecondPerson(text)}`)
        .trim()
        .replace(/[.!\s]+$/u, "")}.`,
    );
    turn.say(dangerStands(turn), turn.more ? "" : "What do you do?");
    return done("flee");
  }
  if (countsThings(turn, text) || countsPurse(text)) {
    turn.say(turn.more ? "" : possessions(turn));
    return done("recall");
  }
  const plain = withCapitals(turn.lore, ` ${toSecondPerson(text)}`)
    .trim()
    .replace(/[.!\s]+$/u, "");
  newNames(turn, text);
  const appears = pattern("stated stated 14").exec(text)?.[1];
  const newcomer =
    (appears === undefined ? undefined : newcomerIn(turn, appears)) ??
    (APPEARS.test(text) ? beastIn(turn, text) : undefined);
  if (newcomer !== undefined) {
    turn.bring(newcomer);
    turn.memo.last = newcomer.name;
  }
  // "offers me fifty pounds": the person who was spoken of.
  const isHeadless = pattern("stated stated 3").test(text);
  const who =
    isHeadless || /^(?:he|she)\b/iu.test(text)
      ? isHeadless
        ? pronounMeans(turn, "he")
        : heIn(turn, text)
      : // "Farquharson's clerk is watching me": the clerk is spoken of.
        minor !== undefined && turn.isHere(minor)
        ? minor
        : personIn(turn, text);
  const whole =
    isHeadless && who !== undefined
      ? `${shortName(who)} ${plain.charAt(0).toLowerCase()}${plain.slice(1)}`
      : who !== undefined && /^(?:he|she)\b/iu.test(text)
        ? plain.replace(
            pattern("stated stated 18"),
            (_, is?: string) => `${shortName(who)}${is === undefined ? "" : " is"}`,
          )
        : plain;
  if (who !== undefined) memo.last = who.name;
  const wasHere = who !== undefined && turn.isHere(who);
  comeAndGo(turn, whole);
  if (
    who !== undefined &&
    !wasHere &&
    !turn.isHere(who) &&
    fateOf(turn.lore, who) === null &&
    pattern("stated stated 17").test(whole) &&
    entriesIn(turn.lore, whole.split(" ").slice(0, 3).join(" "))[0]?.name === who.name &&
    (whole.split(" ").length < 9 || pattern("stated stated 19").test(text))
  )
    turn.bring(who);
  if (FEELS.test(text)) {
    turn.log(`${capitalise(whole)}.`);
    turn.say(turn.more || turn.paragraphs.length > 0 ? "" : leadsTo(turn, text) || "And what do you do about it?");
    return done("plan");
  }
  turn.fact(`${capitalise(whole)}.`);
  turn.log(`${capitalise(whole)}.`);
  // "Duke Mallory is at the bank": where somebody is to be found.
  const where = who === undefined || turn.isHere(who) ? undefined : pattern("stated stated 15").exec(whole)?.[1];
  const spot = where === undefined ? null : placeNamed(turn, where);
  if (who !== undefined && spot !== null && fateOf(turn.lore, who) === null) {
    memo.places[who.name] = spot;
    turn.markSaid(`leads ${who.name} ${turn.place}`);
  }
  const speech = /“([^”]+)”/u.exec(text)?.[1] ?? "";
  // "the notebook, sewn in the lining": there it is.
  const found = !hasVerb(whole) && whole.split(" ").length > 3 ? whole : "";
  if (endsItself(turn, whole)) return (closeStory(turn, null, { own: `${capitalise(whole)}.` }), done("oracle"));
  const won = settledByPlayer(turn, whole, found, speech);
  if (won !== "") return (turn.say(`${capitalise(whole)}.`, won), done("oracle"));
  const gift = pattern("stated stated 16").exec(whole)?.[1];
  if (gift !== undefined) {
    const got = await taken(turn, `take ${gift}`);
    if (got !== "") return (turn.say(got), done("take"));
  }
  if (who !== undefined && !wasHere && turn.isHere(who)) {
    turn.say(`${capitalise(shortName(who))} is here with you.`);
    return done("oracle");
  }
  // "Cinder Row is a street": what it is leads nowhere.
  const isWhat = pattern("stated stated 4").test(text);
  // Beside anything else it is not said back.
  const before = turn.paragraphs.length;
  // What is so is not said back where more is done or said.
  turn.say(turn.more ? "" : `${capitalise(whole)}.`, isWhat ? "" : leadsTo(turn, text));
  turn.echoes.push(...turn.paragraphs.slice(before));
  return done("oracle");
}
