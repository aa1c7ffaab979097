import { type OwnPremise, played } from "../../played.fake.ts";
import { piecesOf } from "../leads.ts";
import { truthOf } from "../parts/people-of-case.ts";

/** A theft at a mountain railway, a poisoned race at a chess club, and air that was sold on a ring station. */
export const RACK: OwnPremise = {
  title: "The Snowdon Till",
  world:
    "Penllyn is the top station of a rack railway, in the autumn of 1931. On Friday night the strongbox with the season's takings was stolen from the booking office. Stationmaster Idris Pugh keeps the timetable and the keys. Mrs Olwen Rees runs the summit tea room and sees who comes up on foot. Fireman Gwilym Tudor owes money in three villages. Doctor Hester Vaughan lodges at the station house. Porter Emrys Bowen sleeps in the lamp room.",
  notes:
    "It begins in the booking office on Saturday morning. Mair wants to find out who stole the takings and why before the last train of the season.",
  hero: "Mair Hughes",
  heroNotes: "A railway auditor of thirty-four, exact and dry. Carries a ledger, a pencil and a lamp.",
};
export const RING: OwnPremise = {
  title: "Ring Nine",
  world:
    "Ring Nine is a station over Saturn, forty people, no magic. On the night of the drill Pilot Jonas Okafor was killed in the cargo lock. Commander Sela Brandt signs every order. Quartermaster Pavel Ruzic counts the stores. Medic Noor Haddad wrote the report. Engineer Tove Lind repaired the lock that morning. Cook Bao Tran hears everything.",
  notes:
    "It begins in the mess on the next morning. Kit wants to find out who killed Jonas Okafor before the shuttle leaves.",
  hero: "Kit Amara",
  heroNotes: "An inspector of the transit board, forty, patient. Carries a slate and a torch.",
};

/** Plays a written story until the hero has at least so many pieces of it, or as many as there are. */
export async function gathered(premise: OwnPremise, seed: string, share: number, luck = 20) {
  const story = played(premise, seed, luck);
  await story.say("");
  const kept = () => story.kept().case!;
  for (let at = 1; at < 4 && truthOf(kept())?.open === true; at++) await story.say(String(at));
  const has = () => {
    const { found, enough } = piecesOf(kept());
    return found >= Math.ceil(enough * share) || found >= enough;
  };
  for (let at = 0; at < 24 && !has(); at++) {
    const { scene, lair, far } = kept().where;
    const name = kept().who[(["witness", "ally", "suspect"] as const)[at % 3]!];
    for (const words of [
      `I go to ${name}`,
      `I ask ${name} what happened`,
      `I go to ${[scene, far, lair][at % 3]!}`,
      "I search the place",
    ])
      if (!has()) await story.say(words);
  }
  const isOver = () => story.state().threads.some(({ state }) => state === "resolved");
  return { ...story, kept, isOver };
}
