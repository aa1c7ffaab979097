import { capitalise } from "#english/noun-phrase";
import { pattern } from "../../../patterns.ts";
import { lineFor } from "../../case/fill-in.ts";
import { entriesIn } from "../../lore/lore.ts";
import { canTalk } from "../../lore/voices.ts";
import type { Turn } from "../../turn.ts";
import { tick } from "../aim/clock.ts";
import type { Said } from "./hearer.ts";
import { reacts, takenUp } from "./reacts.ts";
import { speakerName } from "./speaker.ts";

/** Words to everybody who is here: whom they charge answers, else a check decides how many are with the hero. */
export async function speakToAll(turn: Turn, part: Said): Promise<void> {
  if (turn.present.length === 0) return turn.say("There is nobody here to speak to.");
  // Whom the words charge answers them before everybody.
  const charged = pattern("talk charged", "u").test(part.words)
    ? entriesIn(turn.lore, part.words).find((each) => turn.isHere(each) && canTalk(turn.lore, each))
    : undefined;
  if (charged !== undefined && !turn.memo.companions.includes(charged.name)) {
    turn.fact(`You accuse ${capitalise(speakerName(charged))}.`);
    return turn.say(lineFor(turn, "all charged", speakerName(charged)), reacts(turn, charged, "accuse", part.words));
  }
  const grade = await turn.check("charisma", "Persuasion", 12, "Whether they are with you");
  turn.log(`You speak to everybody at ${turn.place}.`);
  const first = turn.present.find(({ name }) => !turn.memo.companions.includes(name)) ?? turn.present[0];
  for (const { name } of turn.present) turn.attitude(name, grade === "miss" ? -1 : grade === "strong" ? 1 : 0);
  const line = (lines: string) => lineFor(turn, lines, speakerName(first!), takenUp(part.words, first!));
  turn.say(
    line(grade === "miss" ? "all against" : grade === "strong" ? "all for" : "most for"),
    grade === "miss" ? tick(turn) : "",
  );
}
