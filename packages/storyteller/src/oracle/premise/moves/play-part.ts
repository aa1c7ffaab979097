import { pattern, storedPattern } from "../../patterns.ts";
import { isAskedInShowdown, tryIn } from "./tries.ts";
import { shortName } from "../lore/lore.ts";
import {
  asksWhereDecided,
  bearsElsewhere,
  goesWhereDecided,
  isDecisive,
  isElsewhereDecisive,
} from "../case/open/in-message.ts";
import { foundSays } from "../case/open/found-says.ts";
import { isSearch } from "../case/open/open-story.ts";
import { looksFor } from "../case/open/says-where.ts";
import { searchesFor } from "../case/open/in-message.ts";
import type { Turn } from "../turn.ts";
import { type Message, type Part, readMessage } from "../words/clauses.ts";
import { neverHad } from "./never-had.ts";
import { meetMinor } from "./people/minor-people.ts";
import { actsOnAim } from "../case/aim/act-on-aim.ts";
import { charges } from "../case/charge/charge.ts";
import { accuses } from "../case/accuse.ts";
import { dealsWithStep } from "../case/task/deal-with.ts";
import { dares } from "../case/task/decisive-deed.ts";
import { lastGesture } from "../case/end/last-gesture.ts";
import { beginHere } from "../case/climax/begin-here.ts";
import { begin, decide } from "../case/climax/showdown.ts";
import { ownDeed } from "../case/climax/turning.ts";
import { isNobodys } from "../case/open/open-story.ts";
import { standsAt } from "../case/leads.ts";
import { doesPart } from "./does-part.ts";
import { doesRest } from "./does-rest.ts";
import { contest, isContest } from "./danger/contest.ts";
import { fromRecord } from "./record/record.ts";
import { tableWord } from "./table-word.ts";
import { doIt } from "./deed.ts";
import { foesOf, parley, strikesBack } from "./danger/fight.ts";
import { faceDanger } from "./danger/danger.ts";
import { countsPurse } from "./record/money.ts";
import { drawAnswer } from "./drawn-answer.ts";
import { askTable } from "./record/table-question.ts";
import { favourIn } from "./people/favour.ts";
import { holdsAlong, takesAside } from "./people/taken-along.ts";
import { askedTogether, hangsOn } from "./people/asked-together.ts";
import { speak } from "./people/talk.ts";
import { isYesNo } from "../words/short-answer.ts";
import { calledIn, personIn, pronounMeans, whoIn } from "./people/who.ts";
import { deed, done, type Outcome } from "./act.ts";
import { stated } from "./stated.ts";
import { readsWords } from "./words-on-things.ts";

/** One part of the player’s message: what is said, asked or done in it. */

const TALKS_INTO = storedPattern("play-part talks into");
const TO_ALL = storedPattern("play-message to all");

/** Said to all who are here: nobody of them has it alone, and least of all the one who is after the hero. */
const isToAll = (turn: Turn, part: Part & { readonly kind: "say" }): boolean =>
  TO_ALL.test(part.direct ? part.to : `${part.to} ${part.words}`.slice(0, 60)) &&
  turn.present.some(({ name }) => name !== turn.memo.danger?.who);

/** Words amid a fight to somebody who is elsewhere: they are answered, and cost nothing. */
function callsAway(turn: Turn, part: Part & { readonly kind: "say" | "ask" }): boolean {
  const words = part.kind === "say" ? part.words : part.text;
  const called = calledIn(turn, words) ?? (part.kind === "say" && part.direct ? personIn(turn, part.to) : undefined);
  if (called === undefined || turn.isHere(called) || (part.kind === "say" && FROM_AFAR.test(part.verb))) return false;
  const foe = shortName(turn.entry(foesOf(turn.story)[0]!.name));
  turn.say(`Not while you are fighting ${foe}: ${shortName(called)} is not here. You can walk away from it.`);
  return true;
}
const FROM_AFAR = storedPattern("play-part play part 5");

/** Plays one part of a message: what is said, asked or done. */
export async function playPart(turn: Turn, part: Part, message: Message): Promise<Outcome> {
  const fought = foesOf(turn.story).length > 0;
  const without = part.kind === "do" && !message.noRoll ? neverHad(turn, part.text) : "";
  if (without !== "") {
    turn.say(without);
    return done("give", true);
  }
  // "Did you move it? Nod or shake your head.": how they are to answer.
  if (part.kind === "do" && turn.spokenTo !== "" && pattern("play-part nod").test(part.text)) return done("talk");
  // "I can pay eighteen kroner": what was offered with the request.
  if (
    turn.dealt &&
    part.kind !== "say" &&
    part.kind !== "ask" &&
    part.kind !== "table" &&
    pattern("play-part play part").test(part.text)
  )
    return done("give");
  if (!fought && (await dares(turn, part, message))) return done("accuse", true);
  if (!fought && (await dealsWithStep(turn, part, message))) return done(part.kind === "say" ? "persuade" : "use");
  if (await doesRest(turn, part)) return done("accuse", turn.ended !== "");
  if (!fought && lastGesture(turn, part)) return done("talk");
  if (!fought && doesPart(turn, part)) return done("use", turn.ended !== "");
  // What is done to what the theory names is done where that is.
  if (part.kind === "do" && isElsewhereDecisive(turn, part)) {
    turn.say(ownDeed(turn, part));
    begin(turn);
    return done("accuse", true);
  }
  if (isDecisive(turn, part)) {
    // What the place does comes first, and then what the hero does about it.
    if (isNobodys(turn.memo.case) && !turn.memo.case!.said.includes("scene")) {
      // Where the player does what the theory names, it is decided.
      turn.memo.case!.where.lair = turn.place;
      if (part.kind === "do") turn.say(ownDeed(turn, part));
      begin(turn);
      return done("accuse", true);
    }
    beginHere(turn, 0);
    turn.begun = false;
  }
  const ofFound = fought ? "" : foundSays(turn, part);
  if (ofFound !== "") {
    turn.say(ofFound);
    return done("talk");
  }
  const tried = tryIn(turn, part);
  if (tried !== null) {
    turn.acted = true;
    const tries = turn.memo.case?.showdown?.tries;
    await decide(turn, tried.part, tried.by);
    return done("accuse", turn.memo.case?.showdown?.tries !== tries);
  }
  if (!fought && (await accuses(turn, part))) return done("accuse");
  // "I open the book and say: “You took it”": the charge is what is said.
  const isCharge = !fought && part.kind === "say" && part.direct && message.parts.length > 1;
  if (isCharge && (await charges(turn, { ...message, parts: [part], text: part.words }))) return done("accuse");
  if (fought && (part.kind === "say" || part.kind === "ask") && callsAway(turn, part)) return done("talk", true);
  if (!fought && (await readsWords(turn, part))) return done("look");
  switch (part.kind) {
    case "table":
      return tableWord(turn, part.text);
    case "ask": {
      // "I reach into the hole. What is there?": in the hole.
      const into = pattern("play-part what is there").test(part.text)
        ? pattern("play-part into").exec(message.text)?.[1]
        : undefined;
      if (into !== undefined && (turn.hasClue || (await drawAnswer(turn, `What is in ${into}?`)))) return done("look");
      if (await fromRecord(turn, part.text)) return done("recall");
      const hearer =
        calledIn(turn, part.text) ??
        (pattern("play-part play part 2").test(part.text) && turn.present.length > 0
          ? (turn.present.find(({ name }) => name === turn.memo.last) ?? turn.present[0])
          : (turn.present.find(({ name }) => name === turn.spokenTo) ?? favourIn(turn, part.text)?.who));
      // "Is that what you want?" after other words to somebody only gives them weight.
      if (
        hearer !== undefined &&
        turn.spokenTo === hearer.name &&
        turn.paragraphs.length > 0 &&
        !turn.answered.has(hearer.name) &&
        isYesNo(part.text) &&
        /\b(?:you|your)\b/iu.test(part.text)
      )
        return done("talk");
      if (await isAskedInShowdown(turn, part.text)) return done("oracle");
      if (hearer !== undefined) {
        await speak(turn, { kind: "say", words: part.text, to: hearer.name, verb: "ask", direct: true });
        return done("talk");
      }
      await askTable(turn, part.text);
      return done("oracle");
    }
    case "state":
      return stated(turn, part.text);
    case "say": {
      // A gift is taken, and nothing is asked for.
      if (!part.direct && pattern("play-part gift").test(part.to))
        return playPart(turn, { kind: "do", text: part.to }, message);
      if (part.verb === "show" && !part.direct && actsOnAim(turn, part.to))
        return playPart(turn, { kind: "do", text: part.to }, message);
      const foes = foesOf(turn.story);
      const called =
        calledIn(turn, part.words) ??
        personIn(turn, part.direct ? part.to : part.words.split(pattern("play-part play part 3"))[0]!);
      const whom = pattern("play-part play part 4").exec(part.words)?.[1];
      const meant = whom === undefined || part.direct ? undefined : pronounMeans(turn, whom);
      const isToOther =
        (meant !== undefined && !foes.some(({ name }) => name === meant.name)) ||
        (called !== undefined && !foes.some(({ name }) => name === called.name)) ||
        FROM_AFAR.test(part.verb);
      if (fought && isToOther) {
        await speak(turn, part);
        if (!turn.more) await strikesBack(turn);
        return done("talk");
      }
      if (fought) {
        await parley(turn, {
          act: pattern("play-part play part 6", "u").test(part.verb) ? "threaten" : "persuade",
          target: null,
        });
        return done("persuade");
      }
      const foe = turn.memo.danger;
      const isToFoe =
        foe !== null &&
        part.verb !== "show" &&
        !isToAll(turn, part) &&
        (personIn(turn, part.direct ? part.to : part.words)?.name ?? calledIn(turn, part.words)?.name ?? foe.who) ===
          foe.who &&
        !turn.memo.companions.some((name) => part.to.includes(name.split(" ")[0]!));
      if (isToFoe) {
        const skill = pattern("play-part play part 6", "u").test(part.verb)
          ? "Intimidation"
          : pattern("play-part play part 7", "u").test(part.verb)
            ? "Deception"
            : "Persuasion";
        const name = shortName(turn.entry(foe.who));
        await faceDanger(turn, part.words, skill, `speak to ${name}`);
        return done("persuade");
      }
      if (!part.direct && pattern("play-part play part 8", "u").test(part.verb) && part.words === "") {
        await doIt(turn, part.to);
        return done("talk");
      }
      const [asked, other] = askedTogether(part);
      const to =
        other === undefined
          ? part.to
          : part.to || (calledIn(turn, part.words) ?? calledIn(turn, other.words))?.name || "";
      await speak(turn, { ...asked!, to });
      const isOver =
        other === undefined || turn.unheard || hangsOn(asked!.words, other.words, turn.paragraphs.at(-1) ?? "");
      if (!isOver) await speak(turn, { ...other, to });
      return done(
        pattern("play-part play part 9", "u").test(part.verb)
          ? "accuse"
          : pattern("play-part play part 6", "u").test(part.verb)
            ? "threaten"
            : "talk",
      );
    }
    case "do": {
      if (countsPurse(`i ${part.text}`)) return done("recall");
      // "I see what Olaf has left there."
      const left = pattern("play-part sees what", "u").exec(part.text)?.[1];
      if (left !== undefined && (await drawAnswer(turn, left))) return done("look");
      // "I look whether Brigadier has moved": a question about somebody.
      const [, whether = ""] = pattern("play-part looks whether").exec(part.text) ?? [];
      const [wonders] =
        whether === "" || whoIn(turn, whether) === undefined ? [] : readMessage(`I wonder if ${whether}`).parts;
      if (wonders?.kind === "ask") {
        await askTable(turn, wonders.text);
        return done("look");
      }
      const favour = fought ? null : favourIn(turn, part.text);
      if (favour !== null) {
        await speak(turn, { kind: "say", words: favour.words, to: favour.who.name, verb: "ask", direct: true });
        return done("persuade");
      }
      if (goesWhereDecided(turn, part.text))
        return playPart(turn, { kind: "do", text: `go to ${turn.memo.case!.where.lair}` }, message);
      if (asksWhereDecided(turn, part.text)) {
        turn.say(`Nobody knows yet ${isSearch(turn.memo.case) ? "where to look" : "what it is"}. ${standsAt(turn)}`);
        return done("recall");
      }
      if (takesAside(turn, part.text)) return done("talk", turn.unheard);
      turn.acted = true;
      if (holdsAlong(turn, part.text)) return done("take", turn.unheard);
      const looked = fought || message.noRoll ? null : looksFor(turn, part.text);
      if (looked !== null && (await searchesFor(turn, looked))) return done("search", turn.memo.case?.theory !== "");
      meetMinor(turn, part.text);
      if (!fought && !message.noRoll && TALKS_INTO.test(part.text)) {
        await speak(turn, {
          kind: "say",
          words: part.text.replace(TALKS_INTO, ""),
          to: part.text,
          verb: "persuade",
          direct: false,
        });
        return done("persuade");
      }
      if (!fought && !message.noRoll && isContest(part.text)) return done("accuse", !(await contest(turn, part.text)));
      const outcome = await deed(turn, part.text, message.noRoll, fought);
      if (bearsElsewhere(turn, part.text)) {
        turn.markSaid("elsewhere");
        turn.say(standsAt(turn));
      }
      return outcome;
    }
  }
}
