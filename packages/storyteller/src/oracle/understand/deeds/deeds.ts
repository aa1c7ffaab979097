import { pattern, storedPattern } from "../../patterns.ts";
import type { Clause } from "../grammar/clause.ts";
import type { Mention } from "../entities.ts";
import { type Deed, SPEECH } from "./deed.ts";
import type { Act } from "../reading.ts";
import { isAside, leadsUp, towardGoal } from "./minor-deeds.ts";
import { senseOf } from "../grammar/verb-senses.ts";
import { owningUpToALie } from "../speech.ts";
import { mentionFor } from "./targets.ts";

/** Senses of verbs that only move, gesture or take a tool. If such a verb has a purpose ("to read it"), the purpose is the act. */
const GIVES_WAY = storedPattern("deeds gives way", "u");
const TOOL = storedPattern("deeds tool", "u");
const MOTION = storedPattern("deeds motion", "u");

/** The deed of one clause. Null if the clause is not understood. */
function deedOf(clause: Clause, fight: boolean): Deed | null {
  const reading = senseOf(clause, fight);
  if (reading === null) return null;
  const { sense, by } = reading;
  if (clause.mood === "plans") return plan(clause);
  if (clause.subject === "other") return null;
  if (clause.purpose !== null) {
    const lemma = clause.verb?.lemma ?? "";
    const given = GIVES_WAY.test(sense) && (MOTION.test(lemma) || TOOL.test(lemma) || sense === "gesture");
    const deed = given ? deedOf(clause.purpose, fight) : null;
    const onward =
      sense === "travel" &&
      clause.phrases.some(({ mentions }) => mentions.some(({ entity }) => entity.kind === "exit"));
    const kept = TOOL.test(lemma) && sense !== "use";
    if (deed !== null && !onward && !kept && deed.act !== "plan" && !(sense === "sneak")) {
      const own = mentionFor(deed.act, clause);
      return deed.mention === null && own !== null && sense !== "use" ? { ...deed, mention: own } : deed;
    }
  }
  let act: Act = sense === "gesture" ? "perform" : sense;
  if (SPEECH.has(act)) act = refineSpeech(act, clause);
  const mention = mentionFor(act, clause);
  return { act, mention, clause, by, sure: true, idle: sense === "gesture" };
}

const plan = (clause: Clause): Deed => ({
  act: "plan",
  mention: mentionFor("plan", clause) ?? clause.purpose?.phrases.flatMap(({ mentions }) => mentions)[0] ?? null,
  clause,
  by: "frame",
  sure: true,
  idle: false,
});

/** Chooses the speech act by what is said: "I tell him that he is a liar" is an accusation. */
function refineSpeech(act: Act, clause: Clause): Act {
  const said = clause.tokens.map(({ text }) => text).join(" ");
  if (owningUpToALie(said)) return "deceive";
  if (act === "deceive" || act === "accuse" || act === "promise" || act === "threaten") return act;
  if (pattern("deeds refine speech", "u").test(said)) return "threaten";
  if (
    pattern("deeds refine speech 2", "u").test(said) &&
    pattern("deeds refine speech 3", "u").test(clause.verb?.lemma ?? "")
  )
    return "accuse";
  if (act !== "persuade" && pattern("deeds refine speech 4", "u").test(said)) return "promise";
  if (clause.verb?.lemma === "ask" && clause.purpose !== null) return "persuade";
  return act;
}

const sameFamily = (a: Act, b: Act): boolean => a === b || (SPEECH.has(a) && SPEECH.has(b)) || (isLook(a) && isLook(b));
const isLook = (act: Act): boolean => act === "look" || act === "search";

/** Acts that take over the target of the motion before them ("I kneel by the coffin and pray"). */
const INHERITS: ReadonlySet<Act> = new Set<Act>([
  ...SPEECH,
  "perform",
  "pray",
  "look",
  "search",
  "rest",
  "give",
  "buy",
  "fight",
  "take",
  "cast",
  "craft",
]);

const inherits = ({ act, clause }: Deed, { entity }: Mention): boolean =>
  INHERITS.has(act) &&
  // "I draw my weapon and look around" looks at the place and not at the weapon.
  !(act === "look" && /^(?:a?round|about)$/u.test(clause.next)) &&
  (!SPEECH.has(act) || entity.kind === "person" || entity.kind === "foe");

/**
 * The deeds of all clauses in order, without gestures and without deeds that only prepare the next one. Empty if nothing was understood.
 * @param fight whether the scene has foes
 */
export function deedsOf(clauses: readonly Clause[], fight: boolean): readonly Deed[] {
  const all: Deed[] = [];
  const earlier: Deed[] = [];
  const denied: Clause[] = [];
  for (const clause of clauses) {
    if (clause.mood === "denies") {
      denied.push(clause);
      continue;
    }
    const deed = deedOf(clause, fight);
    if (deed !== null) (clause.mood === "did before" ? earlier : all).push(deed);
  }
  // "I've seen enough. I go back up.": an action of the past is ignored if there is a present one.
  if (all.length === 0) all.push(...earlier);
  if (all.length === 0) {
    const [clause] = denied;
    if (clause === undefined) return [];
    return [{ act: "wait", mention: null, clause, by: "frame", sure: clause.verb !== null, idle: false }];
  }
  const acting = all.filter((deed, at) => !deed.idle && !isAside(deed, all, at));
  if (acting.length === 0) return all.slice(0, 1);
  const kept: Deed[] = [];
  // The person whom the hero approaches is the target of the next act, if that act names nobody.
  let approached: Mention | null = null;
  for (const each of all) {
    const at = acting.indexOf(each);
    if (at === -1 || leadsUp(each, acting[at + 1])) {
      approached = each.mention ?? approached;
      continue;
    }
    const deed: Deed =
      each.mention === null && approached !== null && inherits(each, approached)
        ? { ...each, mention: approached }
        : each;
    const same = kept.findIndex(({ act }) => sameFamily(act, deed.act));
    if (same === -1) kept.push(deed);
    else if (SPEECH.has(deed.act) && kept[same]?.act === "talk" && deed.act !== "talk")
      kept[same] = { ...deed, mention: deed.mention ?? kept[same]?.mention ?? null };
    else if (kept[same]?.mention === null && deed.mention !== null)
      kept[same] = { ...(kept[same] ?? deed), mention: deed.mention };
  }
  return towardGoal(kept);
}
