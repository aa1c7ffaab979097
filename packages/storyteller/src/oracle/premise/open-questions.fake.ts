import type { OwnPremise } from "./played.fake.ts";

/** Premises full of what nobody has written the answer to. */

export const LARKMERE: OwnPremise = {
  title: "The Tea Rooms at Larkmere",
  world:
    "Larkmere is a lake village where nothing happens twice. Miss Odette Finch runs the Tea Rooms and knows every scone by name. Captain Horace Bellweather, retired, keeps bees behind the boathouse. The librarian Priya Nandakumar lends out books and secrets. The vicar, Reverend Tom Pollock, is learning the bagpipes. Old Wilf Tanner ferries people across the lake and never charges widows.",
  notes:
    "It begins in the Tea Rooms on a wet Monday. Somebody has been leaving knitted animals on doorsteps at night, each with a note inside, and on Sunday night the village's silver ferry bell vanished. I want to find the ferry bell before the regatta on Saturday.",
  hero: "Maud Kettering",
  heroNotes:
    "Maud Kettering, sixty-eight, a retired postmistress. She carries a magnifying glass, a tin of mints and the knitted fox that was left on her own doorstep. Her nephew Colin drives her everywhere.",
};

export const DRY_FORK: OwnPremise = {
  title: "Dry Fork",
  world:
    "Dry Fork is a cattle town with one well. Sheriff Amos Tull has not drawn his gun in nine years. Lucinda Vance owns the Silver Spur saloon and the bank's debts. Reverend Obadiah Crane preaches on the end of the world every Tuesday. Jubal Reed, the blacksmith, buried a box under his forge. Doctor Chen Li treats anybody who can pay in chickens. The Harlan gang rides out of Dead Mule Canyon.",
  notes:
    "It begins at the livery stable at noon. The town's well was poisoned last night and the hero's horse died of it. I want to find out who poisoned the well.",
  hero: "Cassidy Boone",
  heroNotes:
    "Cassidy Boone, a travelling photographer. She carries a camera, a shotgun with two shells, and a photograph of a man she has never met.",
};

export const PERIHELION: OwnPremise = {
  title: "Perihelion",
  world:
    "The survey ship Ananke falls towards a white dwarf. Commander Ilya Sorokin has stopped sleeping. The engineer, Bex Adeyemi, hears a knocking in the coolant loop. The xenobiologist Tomas Reyes keeps a sample that he calls Lily in the cold lab. The ship's mind, CASTOR, refuses to say what it did with the last eleven minutes of the log. On the hull somebody has painted a mark: three circles and a line.",
  notes:
    "It begins on the bridge, ninety hours before perihelion. The hero wants to find the missing eleven minutes of the log and get the Ananke home.",
  hero: "Noor Haddad",
  heroNotes:
    "Noor Haddad, the navigator. She carries a slide rule, a vacuum pen and her daughter's marble. She distrusts CASTOR.",
};
