import { capitalise } from "#english/noun-phrase";
import { parsePromise } from "#english/promise";
import { promiseTitle } from "#english/promise-title";
import { entriesIn, indexOfName, isHero, type LoreEntry, shortName } from "../../lore/lore.ts";
import { withCapitals } from "../../lore/capitals.ts";
import { canTalk } from "../../lore/voices.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Sort } from "../../memo.ts";
import { BY, type Turn } from "../../turn.ts";
import { toSecondPerson } from "../../words/person-words.ts";
import { isYesNo } from "../../words/short-answer.ts";
import { tick } from "../aim/clock.ts";
import { takeAlong } from "./company.ts";
import { feeling } from "../deed.ts";
import { oddsOf } from "../odds.ts";
import { askPlayer } from "../open-question.ts";
import { isSamePlace } from "../../lore/whereabouts.ts";
import { placeNamed } from "../travel/place-named.ts";
import { go } from "../travel/travel.ts";
import { advance, bearsOnAim } from "../aim/vow.ts";
import { calledIn } from "./who.ts";
import type { Said } from "./hearer.ts";
import { hearerOf } from "./hearer.ts";
import { gistOf } from "./hearer.ts";
import { unanswered } from "./unanswered.ts";
import { isSeveral, replies, speakerName } from "./replies.ts";

/** Words to somebody: what is asked, wanted, told or threatened, and what they answer. */

const TO_ALL =
  /^(?:ok(?:ay)? )?(?:listen(?: up)?|people|folks)\b|\b(?:everyone|everybody|them all|all of (?:them|you)|the (?:crowd|room|others|whole \p{L}+|crew|village|town)|you all|y'all|folks|people)\b/iu;
const SWAYS =
  /^(?:offer|persuade|convince|charm|threaten|intimidate|lie to|bluff|bribe|plead with|reason with|negotiate with|bargain with|haggle with|beg|order|command|demand.*|flatter|confront|accuse|invite|press)$/u;
const WANTS =
  /\btalk[.!]*$|\b(?:please|could you|can you|will you|would you|let me|give me|help (?:me|us)|come with|follow me|show me|lend me|you (?:must|have to|need to|should)|i need you|i want you|hand (?:it|me)|open the|stop (?:it|that|the)|leave (?:him|her|me|us|them) alone|tell (?:me|us) (?:the truth|everything|what|who|where|why|how))\b/iu;
const STAY = /\b(?:stay|wait|remain) (?:here|there|behind)\b|\bgo (?:home|back)\b|\byou (?:can|may) (?:go|leave)\b/iu;
const THREATS =
  /\b(?:or else|or i(?:'ll| will)|i(?:'ll| will) (?:kill|hurt|break|ruin|tell everyone|expose)|you(?:'ll| will) (?:regret|pay|be sorry))\b/iu;
const QUESTION =
  /\?|^(?:if|whether|about|who|what|where|when|why|how|which|for (?:news|his|her|their|the (?:story|truth)))\b|^(?:do|did|is|are|was|were|have|has|can|could|will|would) /iu;
const GREETS =
  /^(?:hi|hello|hey|hiya|greetings|good (?:morning|evening|day|afternoon|night)|thanks?(?: you)?|cheers|bye|goodbye|sorry|well met|nice to meet you|how do you do)\b[^?]{0,40}$/iu;

export async function speak(turn: Turn, part: Said): Promise<void> {
  if (
    !/^(?:accuse|confront)$/u.test(part.verb) &&
    TO_ALL.test(
      part.direct
        ? `${part.to} ${calledIn(turn, part.words) === undefined ? part.words.slice(0, 30) : ""}`
        : part.words.slice(0, 30),
    )
  )
    return speakToAll(turn, part);
  if (
    /^(?:promise|swear to)$/u.test(part.verb) &&
    /^(?:to (?!the\b)|that\b)/u.test(part.words) &&
    turn.present.length === 0
  ) {
    const title = promiseTitle("", part.words.replace(/^that i(?:'ll| will)? /iu, "to ")).slice(0, 118);
    turn.change({
      type: "thread_changed",
      by: BY,
      title,
      question: "Will you keep your word?",
      kind: "promise",
      state: "open",
    });
    return turn.say("Nobody hears it, and it counts all the same.");
  }
  const who = hearerOf(turn, part);
  if (who === null) return;
  turn.memo.last = who.name;
  turn.spokenTo = who.name;
  const words = part.direct
    ? part.words
    : gistOf(part.words, who).replace(
        /^(?:on|over|by|through) (?:the |my )?(?:radio|phone|telephone|intercom|comms?) /iu,
        "",
      );
  const name = speakerName(who);
  if (!canTalk(turn.lore, who)) return unanswered(turn, who, words);
  if (promised(turn, part, who)) return;
  if (STAY.test(words) && turn.memo.companions.includes(who.name)) {
    turn.memo.companions = turn.memo.companions.filter((each) => each !== who.name);
    turn.log(`${capitalise(name)} stays at ${turn.place}.`);
    return turn.say(`${capitalise(name)} goes with you no more.`);
  }
  if (
    /^(?:accuse|confront)$/u.test(part.verb) ||
    /\byou (?:did it|killed|murdered|stole|took (?:it|the)|poisoned|betrayed|lied to me|are (?:the|a) (?:thief|murderer|killer|traitor|liar))\b|\bit was you\b|\byou(?:'re| are) behind\b|\bi know (?:that )?(?:you|he|she|they)(?:'s|'re| is| are)? (?:did|behind|killed|took|stole|guilty|paid|pays?|lying)\b/iu.test(
      words,
    )
  )
    return sway(turn, who, words, "Insight", `Whether ${name} gives something away`, "truth");
  if (THREATS.test(words) || /^(?:threaten|intimidate)$/u.test(part.verb))
    return sway(turn, who, words, "Intimidation", `Whether ${name} gives in`, "threat");
  if (/^(?:lie to|bluff)$/u.test(part.verb))
    return sway(turn, who, words, "Deception", `Whether ${name} believes you`, "deed");
  if (part.verb === "offer") return sway(turn, who, words, "Persuasion", `Whether ${name} takes it`, "deed", false);
  if (SWAYS.test(part.verb)) return sway(turn, who, words, "Persuasion", `Whether ${name} does as you ask`, "deed");
  if (
    /^(?:greet|thank|apologi[sz]e to|say (?:hi|hello|hey|sorry|thanks|thank you|goodbye|bye) to|compliment|comfort|reassure|console|congratulate)$/u.test(
      part.verb,
    ) ||
    (part.direct && GREETS.test(words)) ||
    (!part.direct && words === "")
  )
    return courtesy(turn, who, words === "" && /^(?:talk|speak|chat|have a)/u.test(part.verb));
  const asks =
    (QUESTION.test(words) ||
      (part.verb === "ask" && /\b(?:about|who|what|where|when|why|how|if|whether)\b/iu.test(words))) &&
    !/^(?:insult|mock|tease)$/u.test(part.verb);
  if (
    asks &&
    (part.direct ||
      !/^(?:tell|say|show|explain(?: to)?|inform|warn|remind|promise|swear to|whisper(?: to)?|admit to|confess to)$/u.test(
        part.verb,
      ))
  )
    return question(turn, who, words);
  if (WANTS.test(words) || (part.verb === "ask" && /^(?:to|for) /u.test(words)))
    return sway(turn, who, words, "Persuasion", `Whether ${name} does as you ask`, "deed", false);
  return remark(turn, who, words);
}

function promised(turn: Turn, part: Said, who: LoreEntry): boolean {
  const promise = parsePromise(part.direct ? `I say “${part.words}”` : `I ${part.to}`, turn.lore.heroes);
  if (promise === null || promise.what === "") return false;
  const what = promise.what.replace(/\b(them|him|her) \1\b/u, "$1");
  const title = promiseTitle(shortName(who), what).slice(0, 118);
  turn.change({
    type: "thread_changed",
    by: BY,
    title,
    question: "Will you keep your word?",
    kind: "promise",
    state: "open",
  });
  turn.attitude(who.name, 1);
  turn.log(`You promise ${shortName(who)} ${what}.`);
  turn.say(`${capitalise(shortName(who))} ${isSeveral(who) ? "have" : "has"} your word on it.`, feeling(turn, who));
  return true;
}

/** A question to somebody. What the texts say is answered from them; what bears on the aim is a check; the rest the player says. */
async function question(turn: Turn, who: LoreEntry, words: string): Promise<void> {
  const name = capitalise(speakerName(who));
  turn.log(
    `You ask ${shortName(who)} ${asGist(words.replace(new RegExp(`^(?:${[who.name, shortName(who), ...who.name.split(" ")].join("|")})[,:]? `, "iu"), ""))}.`,
  );
  if (/\b(?:your name|who are you|what do you do|what are you)\b/iu.test(words)) {
    const own = turn.about(who).find(({ text, source }) => source !== "story" && source !== "notes" && !isFrame(text));
    return turn.say(own === undefined ? `${name} is ${who.role === "" ? "who they seem to be" : who.role}.` : own.text);
  }
  if (/^(?:and )?how (?:are|is) (?:you|it going|things|everything)\b/iu.test(words)) return courtesy(turn, who, false);
  const known = knownOf(turn, who, words);
  if (known !== "") {
    turn.markSaid(known);
    turn.say(
      turn.oneOf([
        `${name} tells you what is known: ${known}`,
        `${name} knows this much: ${known}`,
        `“As everybody knows,” ${name} begins. ${known}`,
        `${name} does not need to think about it. ${known}`,
        `That is no secret, and ${name} says so. ${known}`,
      ]),
    );
    return;
  }
  let bears =
    bearsOnAim(turn, words, true) ||
    entriesIn(turn.lore, words).some((entry) => entry.name !== who.name && !isHero(turn.lore, entry));
  if (!bears && isYesNo(words.replace(/\?+$/u, ""))) {
    const { yes, verdict, shown } = await turn.ask(`${name}: ${words}`, oddsOf(words));
    const plain = words.replace(/\?+$/u, "");
    turn.say(
      `${name} ${yes ? "says yes" : "says no"}${verdict.endsWith("but") ? ", and seems to keep something back" : verdict.endsWith("and") ? ", and means it" : ""} (${shown}).`,
    );
    turn.fact(`Asked “${plain}”, ${shortName(who)} says ${yes ? "yes" : "no"}.`);
    return;
  }
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const grade = await turn.check("charisma", "Persuasion", 11 - attitude, `Whether ${shortName(who)} answers you`);
  bears ||= grade === "strong";
  turn.memo.withheld = grade === "miss" ? { who: who.name, words: words.slice(0, 400) } : null;
  if (grade === "miss") {
    turn.say(replies(turn, who, "refuses"), tick(turn));
    return;
  }
  turn.say(
    replies(turn, who, grade === "strong" ? "answers" : "half"),
    askPlayer(turn, { sort: sortAsked(words), asks: `What does ${speakerName(who)} say?`, about: words, by: who.name }),
  );
  turn.say(bears ? advance(turn, grade, `${shortName(who)} answers your question.`) : "");
}

/** What sort of answer a question to somebody wants. */
export const sortAsked = (words: string): Sort => {
  const [word] = /\b(?:who|where|when|why)\b/iu.exec(words) ?? [];
  return word === undefined || /^(?:about|who (?:are|is) )/iu.test(words) ? "say" : (word.toLowerCase() as Sort);
};

const asGist = (words: string): string => {
  const gist = toSecondPerson(words).replace(/[.?!]+$/u, "");
  return /^(?:about|if|whether|for|to)\b/iu.test(gist)
    ? gist
    : `“${capitalise(/[.!?]$/u.test(words) ? words : `${words}?`)}”`.slice(0, 120);
};

/** A sentence of the texts that answers a question about somebody or something, and was not told yet; empty where there is none. */
function knownOf(turn: Turn, who: LoreEntry, words: string): string {
  if (
    !/\b(?:who(?:'s| is| are| was)|what(?:'s| is| are| was)|where(?:'s| is| are)|tell (?:me|us) (?:more )?(?:about|of)|know (?:about|of|anything about)|^about|heard (?:about|of))\b/iu.test(
      words,
    )
  )
    return "";
  const about = entriesIn(turn.lore, words).find((entry) => entry.name !== who.name && !isHero(turn.lore, entry));
  if (about === undefined) return "";
  return (
    turn
      .about(about)
      .find(
        ({ text, source }) =>
          source !== "notes" &&
          source !== "hero" &&
          source !== "story" &&
          !isFrame(text) &&
          !turn.wasSaid(text) &&
          !/\b(?:I|you|my|your)\b/u.test(text) &&
          indexOfName(text, shortName(who)) < 0 &&
          indexOfName(text, about.name) <= 40,
      )?.text ?? ""
  );
}

/** What is wanted of somebody, by one of the skills. */
async function sway(
  turn: Turn,
  who: LoreEntry,
  words: string,
  skill: string,
  stakes: string,
  wanted: "deed" | "truth" | "threat",
  isPressed = true,
): Promise<void> {
  const name = capitalise(speakerName(who));
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const grade = await turn.check(
    skill === "Insight" ? "wisdom" : "charisma",
    skill,
    skill === "Intimidation" ? 12 : 12 - attitude,
    stakes,
  );
  turn.log(
    grade === "miss"
      ? `You press ${shortName(who)} in vain.`
      : `You bring ${shortName(who)} round${grade === "weak" ? ", at a price" : ""}.`,
  );
  if (wanted === "truth") turn.fact(`You accuse ${name}.`);
  if (grade === "miss") {
    if (isPressed) turn.attitude(who.name, -1);
    turn.say(
      replies(turn, who, wanted === "truth" ? "denies" : "says no"),
      isPressed ? feeling(turn, who) : "",
      tick(turn),
    );
    return;
  }
  if (wanted === "threat") turn.attitude(who.name, -1);
  const agreed =
    /^(?:to|(?:please |can you |could you |will you |would you )+) ?(?:please )?((?!tell|say|talk|answer|explain)\p{Ll}+ .{3,80}?)[.?!]*$/iu.exec(
      words,
    )?.[1];
  if (agreed !== undefined && wanted === "deed")
    turn.fact(`${name} has agreed to ${withCapitals(turn.lore, ` ${toSecondPerson(agreed)}`).trim()}.`);
  if (who.kind === "faction")
    return turn.say(
      turn.oneOf(["They agree.", "They will do it.", "They are with you."]),
      bearsOnAim(turn, words, false) ? advance(turn, grade, `${capitalise(name)} help you.`) : "",
    );
  const along =
    /\b(?:come (?:with|along)|follow (?:me|us)|join (?:me|us)|go with)\b/iu.test(words) && wanted !== "truth";
  if (along && wanted === "threat" && !turn.memo.companions.includes(who.name)) turn.memo.companions.push(who.name);
  const isFull = along && wanted !== "threat" && (await takeAlong(turn, who)) !== "";
  const speaks = wanted === "truth" || /\b(?:tell|truth|say|talk|answer|admit|confess|explain|know)\b/iu.test(words);
  const carries =
    /\b(?:row|take|drive|bring|lead|fly|carry|sail|get|ferry|guide|show|let|bring) (?:me|us)(?: over| back| across| straight| the way| in| up| down)* (?:to|into|across to|over to) ([^,.!?]+)/iu.exec(
      words,
    )?.[1];
  const to = carries === undefined || wanted !== "deed" ? null : placeNamed(turn, carries);
  turn.say(
    along
      ? isFull
        ? `${name} would come, but you have all the companions that you can look after.`
        : `${name} comes with you${wanted === "threat" ? ", and will not fight for you" : ""}.`
      : replies(turn, who, speaks ? "gives way" : grade === "weak" ? "agrees but" : "agrees"),
    wanted === "threat" ? feeling(turn, who) : "",
    speaks
      ? askPlayer(turn, {
          sort: wanted === "truth" ? "admit" : "say",
          asks: `What does ${speakerName(who)} say?`,
          about: words,
          by: who.name,
        })
      : grade === "weak" && !along
        ? askPlayer(turn, {
            sort: "what",
            asks: `What does ${speakerName(who)} want for it?`,
            about: words,
            by: who.name,
          })
        : "",
  );
  if (to !== null && !isSamePlace(to, turn.place)) {
    await go(turn, { place: to });
    turn.bring(who);
  }
  turn.say(
    (speaks ? bearsOnAim(turn, words, true) : turn.main !== undefined && turn.sharesWords(turn.main.title, words))
      ? advance(turn, grade, `${shortName(who)} gives way.`)
      : "",
  );
}

/** A greeting, thanks, an apology. */
function courtesy(turn: Turn, who: LoreEntry, opensTalk: boolean): void {
  const name = capitalise(shortName(who));
  const attitude = turn.member(who.name)?.attitude ?? 0;
  turn.log(`You speak with ${shortName(who)}.`);
  turn.say(
    replies(turn, who, attitude < 0 ? "cool" : "warm"),
    opensTalk ? `${who.role === "" ? "" : `${name} is ${who.role}. `}What do you want to know, or to say?` : "",
  );
}

/** Something that somebody is told: how they take it is a roll. */
async function remark(turn: Turn, who: LoreEntry, words: string): Promise<void> {
  const attitude = turn.member(who.name)?.attitude ?? 0;
  const kind = /\b(?:sorry|thank|condolences|good luck|trust you|believe you|take care|be safe|brave|proud)\b/iu.test(
    words,
  )
    ? 3
    : 0;
  const rude = /\b(?:fool|idiot|liar|stupid|ugly|damn you|shut up|fat|coward|pathetic)\b/iu.test(words);
  const { total } = await turn.brief.table.roll(
    `2d6${attitude === 0 ? "" : attitude > 0 ? `+${attitude}` : `${attitude}`}`,
    `How ${shortName(who)} takes it`.slice(0, 100),
  );
  turn.rolled = true;
  turn.log(`You tell ${shortName(who)}: ${toSecondPerson(words).slice(0, 90)}`.replace(/[.!]*$/u, "."));
  const by = rude || total + kind <= 4 ? -1 : total + kind >= 9 ? 1 : 0;
  turn.attitude(who.name, by);
  // Somebody who takes it well has something to say to what the story is about.
  const bears =
    by > 0 && (bearsOnAim(turn, words, true) || entriesIn(turn.lore, words).some((entry) => entry.name !== who.name));
  turn.say(
    replies(turn, who, by < 0 ? "ill" : by > 0 ? "well" : "even"),
    by === 0 ? "" : feeling(turn, who),
    bears && !turn.more
      ? askPlayer(turn, {
          sort: "say",
          asks: `And what does ${speakerName(who)} say to it?`,
          about: words,
          by: who.name,
        })
      : "",
  );
}

async function speakToAll(turn: Turn, part: Said): Promise<void> {
  if (turn.present.length === 0) return turn.say("There is nobody here to speak to.");
  const grade = await turn.check("charisma", "Persuasion", 12, "Whether they are with you");
  turn.log(`You speak to everybody at ${turn.place}.`);
  const [first] = turn.present;
  for (const { name } of turn.present) turn.attitude(name, grade === "miss" ? -1 : grade === "strong" ? 1 : 0);
  const who = capitalise(shortName(first!));
  if (grade === "miss")
    return turn.say(
      turn.oneOf([
        `It falls on deaf ears, and ${who} is the first to say so.`,
        `They look at each other, and then at ${who}. Nobody is with you.`,
        `${who} walks out in the middle of it, and others follow.`,
      ]),
      tick(turn),
    );
  turn.say(
    grade === "strong"
      ? turn.oneOf([
          `They are with you, ${who} first of all.`,
          `When you have done, nobody argues, not even ${who}.`,
          `${who} nods, and that settles it for the rest.`,
        ])
      : turn.oneOf([
          `They are with you for now, though ${who} has doubts.`,
          `It is enough for most of them. ${who} is not most of them.`,
        ]),
    bearsOnAim(turn, part.words, false) ? advance(turn, grade, "They are with you.") : "",
  );
}
