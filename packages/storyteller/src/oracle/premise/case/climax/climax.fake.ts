import { type OwnPremise, played } from "../../played.fake.ts";

/** A salt town, a copper town and an office: three worlds in which a player comes to the end by their own way. */
export const SALT: OwnPremise = {
  title: "The Salt Mill",
  world:
    "Brackwater is a salt town of the plain. Miller Odo Grieve owns the only mill that still turns and lends money on other people's salt. Widow Ansa Pell keeps the weigh-house and writes everything down. Old Jory Finch rakes the pans and sees who goes where at night. Bailiff Corin Hask wants the council seat and is afraid of Grieve. The brine spring under the town has begun to fail. The debtors' house stands behind the mill. The Brine Crown lies in the chapel.",
  notes:
    "It begins at the weigh-house at dawn. Lena Marr wants to stop the sale of the brine spring, and to get her father Tomas out of the debtors' house, and to find out who wrote the false bond. The sale is in five days.",
  hero: "Lena Marr",
  heroNotes:
    "A salt raker of thirty, patient, afraid of fire. Carries a long rake, a tin lamp and her father's ledger. Her father, Tomas Marr, is in the debtors' house.",
};
export const COPPER: OwnPremise = {
  title: "Dry Fork",
  world:
    "Dry Fork, Arizona, 1884, is a copper town with one well. Judge Amos Pruitt owns the bank and the water rights. Sheriff Dell Rowan drinks since his brother was shot. Madam Sadie Bell runs the Silver Comb saloon and hears everything. The gunman Cole Vickers works for the best payer. Doctor Ezra Lund buries more than he cures.",
  notes:
    "It begins in the Silver Comb saloon on a Tuesday night. Hattie Crane wants to find her brother Will, who vanished with the survey map, and bring him home.",
  hero: "Hattie Crane",
  heroNotes:
    "A schoolteacher of twenty-eight, a good shot, stubborn. Carries a Winchester rifle, a bible and forty dollars.",
};
export const OFFICE: OwnPremise = {
  title: "Third Floor",
  world:
    "Brindle & Sons sells staplers from a grey office in Slough. Regional manager Keith Plunkett loves memos. Accountant Priya Nair knows every number. Receptionist Doreen Fitch hears every call. Salesman Gary Stubbs has the parking space by the door. Once a year the Golden Stapler is given to the employee of the year, at the Christmas party in the canteen.",
  notes:
    "It begins at the photocopier on Monday morning. Norman Pike wants to win the Golden Stapler and find out who eats his yoghurts.",
  hero: "Norman Pike",
  heroNotes: "A filing clerk of forty-four, timid, precise. Carries a label printer, a spare tie and a yoghurt.",
};

/** Plays up to the showdown, by naming who it was. */
export async function faced(premise: OwnPremise, luck: number, seed = "w") {
  const story = played(premise, seed, luck);
  await story.say("");
  const { who, where } = story.kept().case!;
  await story.say("I search the place");
  await story.say(`It was ${who.opponent} who did it.`);
  await story.say("I end it");
  const shown = () => story.kept().case?.showdown ?? null;
  const isOver = () => story.state().threads.some(({ state }) => state === "resolved");
  return { ...story, who, where, shown, isOver };
}
