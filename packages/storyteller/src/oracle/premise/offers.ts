import { entriesIn, type LoreEntry, shortName } from "./lore.ts";
import { isFoe } from "./fight.ts";
import type { Offer } from "./memo.ts";
import { thingsHere } from "./places.ts";
import type { Turn } from "./turn.ts";

const MOST = 3;

/** Makes two or three suggestions for the next action. Each works if the player types it exactly like this. */
export function makeOffers(turn: Turn): Offer[] {
  const { story, memo } = turn;
  // A proposed answer, or "you decide" to let the oracle answer.
  if (memo.pending !== null)
    return [...memo.pending.choices, ...(memo.pending.kind === "last" ? [] : ["you decide"])].map((text) => ({
      text,
      act: "oracle",
      target: null,
      topic: "",
    }));
  const foe = story.encounter?.combatants.find(({ side, hp }) => side === "foe" && hp.current > 0);
  if (foe !== undefined)
    return [
      { text: `attack ${foe.name}`, act: "fight", target: foe.name, topic: "" },
      { text: `talk ${foe.name} down`, act: "persuade", target: foe.name, topic: "" },
      { text: "run away", act: "flee", target: null, topic: "" },
    ];
  const made: Offer[] = [...memo.offers];
  const add = (offer: Offer) => {
    if (!made.some(({ text }) => text.toLowerCase() === offer.text.toLowerCase())) made.push(offer);
  };
  const able = turn.present.filter(
    ({ kind, name }) => (kind === "person" || kind === "creature") && !isFoe(turn, name),
  );
  const person = able[turn.brief.number % Math.max(1, able.length)];
  const thread = turn.open[0];
  if (person !== undefined) {
    const asked = memo.log.slice(-8).join(" ");
    const goal = thread === undefined ? "" : clauseOfGoal(thread.title);
    const topics = [
      ...entriesIn(turn.lore, `${thread?.title ?? ""} ${thread?.steps.join(" ") ?? ""}`),
      ...turn.lore.entries.filter(({ proper, kind }) => proper && kind !== "place"),
    ].filter(({ name }) => name !== person.name && name !== turn.place);
    const topic =
      topics.find((entry) => !asked.includes(entry.name) && turn.about(entry).some((each) => !turn.wasSaid(each))) ??
      topics.find((entry) => !asked.includes(entry.name));
    if (goal !== "" && !goal.includes(person.name) && (turn.brief.number % 2 === 0 || topic === undefined))
      add({ text: `ask ${shortName(person)} ${goal}`, act: "talk", target: person.name, topic: goal });
    else if (topic !== undefined)
      add({
        text: `ask ${shortName(person)} about ${withArticle(topic)}`,
        act: "talk",
        target: person.name,
        topic: topic.name,
      });
    else add({ text: `talk to ${person.name}`, act: "talk", target: person.name, topic: "" });
  }
  const thing =
    thingsHere(turn).find((name) => turn.about(turn.entry(name)).some((each) => !turn.wasSaid(each))) ??
    thingsHere(turn)[0];
  const searched = memo.log.slice(-4).some((line) => line.startsWith("You search"));
  if (thing !== undefined && turn.brief.number % 2 === 0)
    add({ text: `look at ${thing}`, act: "look", target: thing, topic: "" });
  else if (!searched) add({ text: "search this place", act: "search", target: null, topic: "" });
  const exits = story.scene?.exits ?? [];
  const way =
    exits.find((name) => !memo.visited.includes(name)) ?? exits[turn.brief.number % Math.max(1, exits.length)];
  if (way !== undefined) add({ text: `go to ${way}`, act: "travel", target: way, topic: "" });
  if (made.length < 2) add({ text: "look around", act: "look", target: null, topic: "" });
  return made.slice(0, MOST);
}

/** Adds an article to an event or a thing with a proper name: "the Pudding Contest". */
const withArticle = ({ kind, proper, name }: LoreEntry): string =>
  kind === "thing" && proper && !/^(?:the|your) |['’]s /iu.test(name) ? `the ${name}` : name;

/**
 * Turns a goal into the clause of a question: "Find out why the chain fell silent" → "why the chain fell silent", "End the winter" → "how
 * to end the winter".
 */
function clauseOfGoal(title: string): string {
  const found = /^(?:Find|Find out|Learn|Know) ((?:who|what|why|where|when|how|whether)\b.*)$/u.exec(title)?.[1];
  if (found !== undefined) return found;
  return /^(?:Find|Free|Save|Kill|Avenge|Stop|Reach|Win|Steal|Get|Return|Bring|Protect|Rescue|Solve|Prove|Clear|Take|Destroy|Repay|Escape|Recover|End|Break|Catch|Cure|Restore|Defeat)\b/u.test(
    title,
  ) && title.length < 70
    ? `how to ${title.charAt(0).toLowerCase()}${title.slice(1).replace(/ (?:before|by|until) .*$/u, "")}`
    : "";
}

/** The suggestions in one line. Empty if there are none. */
export function offerLine(turn: Turn, offers: readonly Offer[]): string {
  if (turn.memo.pending !== null) return "";
  if (offers.length === 0) return "";
  // Suggestions are shown when the hero comes to a new place, when something must be decided, and now and then. They are not shown after every
  // sentence.
  const isNew = turn.story.scene?.place !== turn.brief.story.scene?.place;
  const urgent = turn.story.encounter !== null || offers.some(({ act }) => act === "promise");
  if (!isNew && !urgent && !turn.still) return "";
  const texts = offers.map(({ text }) => text);
  const list = texts.length === 1 ? texts[0]! : `${texts.slice(0, -1).join(", ")}, or ${texts.at(-1)}`;
  return `You could ${list}.`;
}
