import type { OwnPremise } from "../../played.fake.ts";
import { openStory } from "../open/open.fake.ts";

/** A dike of 1953 without magic, and a town in the ribs of a whale where sounds settle as dust. */
export const DIKE: OwnPremise = {
  title: "The Open Sluice",
  world:
    "Zeeland, March 1953. The village of Oosterhoek sits on its dike above brown water. Nineteen people drowned because the old sluice stood open that night. Jannes Boot, the sluice-keeper, says he shut it, and has hardly spoken since. His daughter Neeltje rows bread from house to house. Mayor Adriaan Kloet wants a quiet report. Widow Pieternel Maas keeps the inn. Dominee Wisse has locked the church register away.",
  notes:
    "It begins at the dike on a foggy morning. She wants to find out who opened the sluice, and why her brother Koen, who drowned there, was out that night.",
  hero: "Maartje Vos",
  heroNotes: "A surveyor, stubborn. She carries a brass level, a notebook and her brother Koen's last letter.",
};
export const WHALE: OwnPremise = {
  title: "The Lost Hours of Saltmother",
  world:
    "Saltmother is a salvage town inside the ribs of a dead whale. Sounds settle as grey dust, and tuners wake them with a fork. Old Ibbet Crane keeps the Echo Vault. Warden Tosk Marrow runs the town. Pell, a boy of nine, sleeps in the net loft. Doctor Anselma Quay wants the oil. One whole hour of everybody's voices is missing.",
  notes:
    "It begins in the Echo Vault. The hero wants to find who stole the hour, because her sister Juno spoke her last words in it before she vanished.",
  hero: "Nerys Vole",
  heroNotes: "A bone tuner of thirty. She carries a brass fork, a jar of dust and a climbing line.",
};

/**
 * An open story up to the scene in which it is decided.
 * @param theory what the player says it is, which is so
 * @param waits so many messages pass first: before message 15 one deed decides nothing
 */
export async function decidedAt(premise: OwnPremise, id: string, theory: string, way: readonly string[], waits = 10) {
  const story = await openStory(premise, id, 20);
  const people = story.kept().case!.who;
  for (const name of [people.witness, people.ally, people.suspect, people.tool])
    await story.say(`${name}, what happened?`);
  for (let at = 0; at < waits; at++) await story.say("I wait a moment and look round.");
  await story.say(theory);
  if (story.kept().pending !== null) await story.say("1");
  if (story.case()?.theory === "") throw new Error("It is not so");
  let scene = "";
  for (const line of way) scene = await story.say(line);
  return { ...story, scene };
}
