import type { OwnPremise } from "./played.fake.ts";

/** Premises with an aim of each kind: people who are missing, something to be stopped, something to be won back and won. */

export const TEAL: OwnPremise = {
  title: "The Teal",
  world:
    "The weather ship Marrow has drifted for nine years in the cloud bands of Ostrel, a planet of storms. Sixty people live in her, burning hydrogen and selling forecasts to the mining fleets. Captain Irena Voss has forbidden every flight since the spring. The quartermaster, Dov Halloran, sells ration cards under the counter and owes money to everybody. Old Sister Quay runs the infirmary and hears every confession on board. A ship's mind called LINTEL counts the air and never lies, but it answers only the question it was asked. Below the ship hangs the Sounding Deck, a rusty platform from which the survey boats are launched.",
  notes:
    "It begins on the Sounding Deck, an hour after the survey boat Teal was due back with five people aboard. The hero wants to find the crew of the Teal and bring them home before the storm front arrives in twelve hours.",
  hero: "Mara Lindqvist",
  heroNotes:
    "A balloon rigger of thirty-three who used to fly the Teal herself until she was grounded. She carries a flare pistol, a harness, a pocket barometer and a spare key to the Teal. Her husband Joss is the pilot of the Teal. She promised him she would never let anybody be left behind again. Her apprentice Wick goes everywhere with her.",
};

export const HOLLIN: OwnPremise = {
  title: "The Gates of Hollin",
  world:
    "Hollin is a mill valley in the north of England in 1893. Above the town stands the Hollin Dam, forty years old and leaking. The mill owner, Josiah Crake, bought the dam for a shilling and means to have the lower town cleared for his new sheds. His clerk Arthur Penny writes everything down in a green book. Widow Hannah Moss keeps the Fleece, the inn by the bridge, and hears all the talk of the valley. The sluice keeper, Ned Garth, drinks since his boy drowned. The weavers are on strike and the curate, Mr Lovell, carries soup to them.",
  notes:
    "It begins in the taproom of the Fleece at dusk on a Thursday. A boy has brought a scrap of paper: the sluice gates will be opened at midnight and the lower town will be drowned. The hero wants to stop the opening of the sluice gates.",
  hero: "Edith Farrow",
  heroNotes:
    "A weaver of twenty-six, spokeswoman of the strike, sharp and stubborn. Her father drowned in the flood of 1871, and she has hated the dam ever since. She carries a shuttle, a lantern, a strike fund of eleven shillings and the scrap of paper. Her brother Will works at the mill.",
};

export const ORCHARD: OwnPremise = {
  title: "The Glass Orchard",
  world:
    "High in the Karsk mountains lies the Glass Orchard, where trees of living glass grow fruit that rings. The orchard keeps the winter away from the valley of Osk, as long as each tree is sung to at dusk. The orchard keeper, Ilmar Voss, has lost his voice. Duchess Orsolya Kant owns the mine below and wants the glass for her furnaces. Brother Teodor of the Hollow Chapel knows the old songs and will not write them down. The tinker Mab Harrow mends everything and sees who comes and goes on the pass. Wolves have been seen on the pass.",
  notes:
    "It begins at the gate of the Glass Orchard, where three trees have been cut down in the night. The hero wants to stop the felling of the glass trees before the first snow, six days from now.",
  hero: "Runa Feld",
  heroNotes:
    "A young singer who left the valley at fifteen after a quarrel with her mother and has come back too late to say sorry. She carries a tuning fork, a warm cloak and a letter from her mother that she has never opened. Her dog Ash follows her everywhere.",
};

export const JUNCTION: OwnPremise = {
  title: "Platform Nine",
  world:
    "Velm Junction is a railway town in the plains, 1931, where four lines cross and nobody stays. The station master, Otto Brenner, has not missed a train in thirty years. Signalman Karel Dusek drinks and is in love with the buffet girl, Rosa Lindt. The night express was robbed of the mail van's payroll on Tuesday. Inspector Helga Marr of the railway police wants an arrest by Friday and has her eye on Karel. A widow called Mrs Abend has sat in the waiting room for three days and buys no ticket. The old locomotive depot is said to be haunted. The signal box stands at the end of the platform.",
  notes:
    "It begins in the waiting room of Velm Junction at eleven at night. Emil wants to find out who robbed the night express and clear his friend Karel's name.",
  hero: "Emil Roth",
  heroNotes:
    "A ticket clerk of twenty-four who remembers every ticket he has sold. Shy, exact, afraid of the dark. He carries a ticket punch, a pocket watch and half a sandwich. Karel taught him to play chess.",
};

export const PIES: OwnPremise = {
  title: "The Pie of Pies",
  world:
    "Much Wallop is a small town in which everybody bakes and nobody agrees. Once a year the Pie of Pies is judged on the steps of the town hall by three judges: the deaf Colonel Trench, the vicar's mother Mrs Ambrose, and a goat named Clement whose taste is beyond doubt. Mayor Basil Thripp has entered the same pie for twenty years and has never won. Madame Florine, a pastry cook from France, spies through every kitchen window. The butcher's twins, Hob and Nell, will do anything for a sausage roll.",
  notes:
    "It begins in the hero's kitchen on the morning of the contest. The hero's pie dish, an heirloom, has vanished in the night. The hero wants to get the pie dish back and win the Pie of Pies.",
  hero: "Percy Dumble",
  heroNotes:
    "A shy baker of forty, allergic to gooseberries. He bakes in memory of his grandmother, who came second eleven times. He carries a rolling pin, a bag of flour and a jar of plums. His parrot, Mr Biscuit, repeats what it hears.",
};
