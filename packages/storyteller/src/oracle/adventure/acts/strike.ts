import { pattern } from "../../patterns.ts";
import type { Reading } from "../../understand/reading.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { listed, shortName } from "../stage/prose.ts";
import { noSuchThing, thingMeant } from "../stage/sight.ts";
import { present, type Stage, say } from "../stage/stage.ts";
import { absentPerson, notHere } from "../talk/conversation-partner.ts";
import { beatenHere, startFight } from "./encounter.ts";
import { dealWith, isRough, simplyDone, strikePerson, strikeThing } from "./improvise.ts";
import { putToUse } from "./things.ts";

/** "I shoot the badger", if the badger is somewhere else. */
export const isFoeElsewhere = ({ adventure, progress }: Stage, text: string): boolean =>
  adventure.fights.some(
    ({ at, foes }) => at !== progress.place && foes.some(({ name }) => mentions([name], stemsOf(text)) >= 1),
  );

/** The fight that can begin here with the foes whom the words name. */
const fightAbout = ({ adventure, progress }: Stage, stems: readonly string[]): string | undefined =>
  adventure.fights.find(
    ({ id, at, foes }) =>
      at === progress.place &&
      progress.fights[id] === undefined &&
      foes.some(({ name }) => mentions([name], stems) > 0),
  )?.id;

/** Plays an attack on a person or thing for which the adventure has no fight. */
export async function strikeAt(stage: Stage, reading: Reading, text: string): Promise<void> {
  const it = /\bit\b/iu.test(text) && stemsOf(text).length <= 3;
  // "I kick Maddern's chair over" hits a chair.
  const owned = pattern("strike strike at").exec(text)?.[0] ?? "";
  const isOwner = ({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }) =>
    owned !== "" &&
    mentions([name, ...aliases], stemsOf(owned)) > 0 &&
    mentions([name, ...aliases], stemsOf(text.replace(owned, " "))) === 0;
  const person =
    present(stage).find((each) => each.name === reading.target && !isOwner(each)) ??
    present(stage).find(({ id, pronoun }) => it && pronoun === "it" && id === stage.progress.partner);
  if (person === undefined) {
    if (present(stage).some(isOwner) && thingMeant(stage, null, stemsOf(text)) === null) return simplyDone(stage, text);
    const absent = absentPerson(stage, stemsOf(text));
    if (absent !== null) {
      say(stage, notHere(stage, absent));
      stage.still = true;
      return;
    }
    const thing = thingMeant(stage, reading.target, stemsOf(text));
    const fight = thing === null ? fightAbout(stage, stemsOf(text)) : undefined;
    if (fight !== undefined) return startFight(stage, fight);
    const elsewhere = stage.adventure.places.some(({ things }) =>
      things.some(({ name, aliases }) => mentions([name, ...aliases], stemsOf(text)) >= 1),
    );
    if (thing === null && !elsewhere && reading.target === null && stemsOf(text).length <= 3) {
      const here = present(stage).map(shortName);
      say(
        stage,
        beatenHere(stage, text) ??
          (here.length === 0 ? "There is nobody here to fight." : `At whom: ${listed(here, "or")}?`),
      );
      stage.still = true;
      return;
    }
    if (thing === null) return noSuchThing(stage, reading, text);
    if (thing.use !== null) return putToUse(stage, reading, text);
    return strikeThing(stage, thing.name);
  }
  if (isRough(text)) return dealWith(stage, person, text);
  await strikePerson(stage, person);
}
