import { storedPattern } from "../../patterns.ts";
import { understand } from "../../understand/understand.ts";
import { destination } from "../acts/travel.ts";
import { deedFor } from "../stage/deeds.ts";
import { hasName, stemsOf } from "../stage/match-words.ts";
import { sceneOf } from "../stage/reading-scene.ts";
import { isWholePlace, thingMeant } from "../stage/sight.ts";
import type { Stage } from "../stage/stage.ts";
import { absentPerson } from "../talk/conversation-partner.ts";
import { goingWords } from "./goes-somewhere.ts";
import { mainClause, type MainClause } from "./main-clause.ts";
import { partsOf } from "./message-parts.ts";
import { personIn, type Planned } from "./plan-message.ts";

/** The parts of a message with each act in its main clause. What the other clauses name decides only if the main one says nothing here. */
export function inMainClauses(stage: Stage, planned: readonly Planned[]): Planned[] {
  const lasting = planned.filter((part, at) => !isMomentary(stage, part, planned.slice(at + 1)));
  const parts = lasting.length === planned.length ? lasting : lasting.map((part) => ({ ...part, isShort: true }));
  const [only] = parts;
  if (parts.length === 1 && only?.kind === "remark") {
    const own = partsOf(only.text);
    if (own.length !== 1 || own[0]?.kind !== "act" || own[0].denied) return parts;
    const short = shortened(stage, { ...only, kind: "act" });
    return short.length === 1 && short[0]!.text === only.text ? parts : short;
  }
  return parts.flatMap((part) => (part.kind === "act" && !part.denied ? shortened(stage, part) : [part]));
}

function shortened(stage: Stage, part: Planned): Planned[] {
  const { main, purpose } = clauseHere(stage, part.text);
  if (main === part.text) return [part];
  const short: Planned = { ...part, text: main, isShort: true };
  return purpose === "" ? [short] : [short, { ...part, text: `I ${purpose}`, isShort: true }];
}

/** The main clause of an act, as far as the place has what it names. */
function clauseHere(stage: Stage, text: string): MainClause {
  const clause = mainClause(text);
  const { main } = clause;
  const purpose = text.slice(main.length);
  if (main === text || stage.progress.fight !== "") return { main: text, purpose: "" };
  const known = deedFor(stage, understand(text, sceneOf(stage)).act, stemsOf(text), 1);
  // An answer to what has just happened may need all of its words.
  if (known !== null && !known.key.startsWith("deed/")) return { main: text, purpose: "" };
  return saysSomething(stage, main) || !(saysSomething(stage, text) || absentPerson(stage, stemsOf(purpose)) !== null)
    ? clause
    : { main: text, purpose: "" };
}

/** Whether words name something of this place, a way from it, or a deed. */
function saysSomething(stage: Stage, text: string): boolean {
  const stems = stemsOf(text);
  const way = goingWords(text);
  return (
    thingMeant(stage, null, stems) !== null ||
    // "I look under the mattress, because I would hide a letter there", where there is none.
    stage.adventure.places.some(({ things }) =>
      things.some((thing) => hasName([thing.name, ...thing.aliases], stems)),
    ) ||
    personIn(stage, text) !== null ||
    isWholePlace(stage, stems) ||
    (way !== "" && destination(stage, null, stemsOf(way), way) !== null) ||
    deedFor(stage, understand(text, sceneOf(stage)).act, stems, 1) !== null
  );
}

const WAITS_TILL = storedPattern("in-main-clauses waits till");

/** "I wait till she goes for the pudding and whisper to Dilly": the moment, and no evening, passes before what is done. */
function isMomentary(stage: Stage, { kind, text }: Planned, after: readonly Planned[]): boolean {
  return (
    kind === "act" &&
    WAITS_TILL.test(text) &&
    absentPerson(stage, stemsOf(text)) === null &&
    after.some((part) => part.kind !== "remark")
  );
}
