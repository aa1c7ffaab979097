import { reading } from "./reading.fake.ts";

/** Premises of many kinds, written for the reader. */

export const FERRY = reading(
  [
    "The Last Ferry",
    "Kettle Island has one ferry, one pub and forty people. The ferry captain, Moira Strand, has not slept since the fog came. Her mate Pascal counts the passengers twice. The pub, the Drowned Bell, is run by Ewan Tate, who waters the rum. Old Biddy Carne lives in the lighthouse and says that the fog is breathing. The mayor's son, Colin Redfern, is engaged to a girl nobody has met. Glasgow is six hours away, when there is a ferry.",
    "We are aboard the ferry, an hour out, when the engine stops. Hamish must get the medicine to the lighthouse before midnight, or Biddy dies.",
    "Hamish Doyle",
    "A young district nurse, patient, seasick. Has a medicine bag, a torch, a flask of tea and his father's compass.",
  ],
  {
    people: "Moira Strand, Pascal, Ewan Tate, Biddy Carne, Colin Redfern",
    places: "the ferry, the Drowned Bell, the lighthouse",
    also: "Kettle Island",
    start: "the ferry",
    aim: "get the medicine to the lighthouse before midnight",
  },
);

export const WAKE = reading(
  [
    "A Wake at Carrick House",
    "Carrick House, Donegal, 1923. Old Squire Carrick lies dead in the drawing room, and forty people have come to drink to him. His widow Nuala has not cried. His brother Father Fintan prays too loudly. The housekeeper, Mrs Bridie Toal, locked the wine cellar on the night he died and has lost the key. A stranger from Boston, one Eugene Carrick, says that he is the heir. The squire's ghost has been seen twice on the back stairs and will talk to nobody but children.",
    "It begins in the drawing room, beside the open coffin, at ten at night. Rose wants to find the squire's will and keep the house out of the stranger's hands before the funeral at noon.",
    "Rose Carrick",
    "The squire's granddaughter, twelve, clever, stubborn, afraid of nothing but geese. Carries a candle, a pocket knife and half a barmbrack.",
  ],
  {
    people: "Squire Carrick, Nuala, Father Fintan, Mrs Bridie Toal, Eugene Carrick",
    gone: "Squire Carrick (dead)",
    places: "the drawing room, the wine cellar, the back stairs",
    also: "Carrick House",
    start: "the drawing room",
    aim: "find the squire's will and keep the house out of the stranger's hands before the funeral at noon",
  },
);

export const ORBIT = reading(
  [
    "Salvage Rights",
    "Tug Persephone's Debt has found a dead liner in the belt, and so has somebody else. Captain Lou Abara owes money on Vesta and wants the reactor. Mechanic Petra Voss has heard knocking from inside the hull. The tug's computer, ABACUS, bills for every question. The rival crew of the Gilded Pig is led by Rourke Delacroix, who smiles on every channel. In six hours the liner will cross into the patrol zone of Mars.",
    "We begin in the airlock of the tug, suits on, with the outer door open. I want to reach the liner's reactor before Rourke does and find out who is knocking.",
    "Sanna Ito",
    "A diver, twenty-eight, calm under pressure, hopeless with money. Carries a cutting torch, two oxygen bottles and a bag of dried mango.",
  ],
  {
    people: "Captain Lou Abara, Petra Voss, ABACUS, Rourke Delacroix",
    places: "the airlock, the reactor, the liner",
    also: "Persephone's Debt, the Gilded Pig, the tug, the hull",
    start: "the airlock",
    aim: "reach the liner's reactor before Rourke does and find out who is knocking",
  },
);

export const BAKE = reading(
  [
    "Rise and Fall",
    "The village of Little Snoring holds its bread contest every June, and this year the Queen's own baker will judge. Doris Plum has won it nine times and intends to win it ten times. Her nephew Trevor steals recipes and cannot follow them. The vicar, Reverend Amos Tuck, blesses any loaf for a pound. A donkey called Bishop eats everything that is left out to cool. Nobody has ever beaten the Plum Twist, and nobody knows what is in it.",
    "It begins in the church hall at six in the morning. Nell wants to win the bread contest and learn what is in the Plum Twist.",
    "Nell Barley",
    "A postwoman of fifty who has never baked anything. Carries a bag of letters, a bicycle pump and her grandmother's sourdough, called Gerald.",
  ],
  {
    people: "Doris Plum, Trevor, Reverend Amos Tuck, Bishop, Gerald",
    also: "Little Snoring",
    places: "the church hall",
    start: "the church hall",
    aim: "win the bread contest and learn what is in the Plum Twist",
  },
);

export const HOSTAGE = reading(
  [
    "Eleven Floors",
    "The Meridian Tower, downtown, Christmas Eve. Six armed men led by a man called Brandt hold the eleventh floor and thirty hostages. Lieutenant Gail Osgood commands outside and wants no heroes. Security guard Luis Pena is somewhere in the vents with a radio. The insurance broker Harlan Cole is making his own deal. Dana's husband Mark is among the hostages.",
    "It starts in the service lift, stuck between nine and ten. Dana needs to get Mark and the others out alive before Brandt opens the vault at midnight.",
    "Dana Reyes",
    "A locksmith of forty who came to fix one door. She carries a set of picks, a thermos and a present for her husband.",
  ],
  {
    people: "Brandt, Lieutenant Gail Osgood, Luis Pena, Harlan Cole, Mark",
    gone: "Mark (held)",
    places: "the service lift, the vault",
    also: "the Meridian Tower, the vents, the Meridian",
    start: "the service lift",
    aim: "get Mark and the others out alive before Brandt opens the vault at midnight",
  },
);

export const MARSH = reading(
  [
    "What the Heron Saw",
    "In the reed country every village keeps a heron, and the heron keeps the village's secrets. Three nights ago the heron of Sallow End was killed. The headman Orrin Pike blames the charcoal burners. His daughter Linnet does not. The charcoal burners live at Black Staithe under a woman called Mother Soot. A tax rider, Corporal Dace, sleeps at the mill and asks about silver. The miller's boy Finch has been in a fever since that night and says one word over and over.",
    "It begins at Sallow End, at the heron's empty perch, on a wet morning. Teasel has to find out who killed the heron and what it knew before the charcoal burners are driven out.",
    "Teasel",
    "An eel trapper of sixteen, quiet, good at waiting. Has a punt, an eel spear and a tin whistle. Teasel's mother died at Black Staithe.",
  ],
  {
    people: "Orrin Pike, Linnet, Mother Soot, Corporal Dace, Finch",
    gone: "Finch (ill)",
    places: "Sallow End, Black Staithe, the mill",
    also: "the heron's empty perch",
    start: "Sallow End",
    aim: "find out who killed the heron and what it knew before the charcoal burners are driven out",
  },
);

export const CIRCUS = reading(
  [
    "The Flying Morettis",
    "Circus Moretti winters in a field outside Ghent, and it is nearly bankrupt. Papa Moretti signs anything. Ringmaster Silas Grim has two sets of books. Zelda the sword swallower has lost her voice. The strongman, Big Anton, is afraid of the elephant, Duchess. Last night somebody cut the trapeze rope, and Gina Moretti lies in hospital with a broken leg. The clown Pepe laughs at nothing.",
    "It opens in the big top at dawn, under the cut rope. Marco wants to find out who cut the rope and keep the circus together until the opening night on Saturday.",
    "Marco Moretti",
    "The youngest of the Flying Morettis, twenty, proud, good hands. Gina is his sister. Carries chalk, a coil of wire and a silver medal of Saint Genesius.",
  ],
  {
    people: "Papa Moretti, Silas Grim, Zelda, Big Anton, Duchess, Gina Moretti, Pepe",
    gone: "Gina Moretti (injured)",
    places: "the big top",
    also: "Ghent, the hospital, the field, Circus Moretti, the circus",
    start: "the big top",
    aim: "find out who cut the rope and keep the circus together until the opening night on Saturday",
  },
);

export const DESERT = reading(
  [
    "Nine Wells",
    "The caravan road from Tel Azur to Ophrat runs by nine wells, and the fifth is dry. Caravan master Yusra bint Hadi leads sixty camels and tells nobody how much water is left. The guide, Old Tamir, is blind and smells the way. A fat merchant named Goss Pellin carries a locked chest. The Sons of the Kite follow at a distance. Prince Adel travels under a false name among the drovers.",
    "We are at the fifth well when the rope comes up dry. Samira wants to bring the caravan to Ophrat before the water is gone, and to keep the prince's name a secret.",
    "Samira",
    "A water carrier of twenty-five, strong, mocking, devout. Carries two goatskins, a sling, and a letter she cannot read.",
  ],
  {
    people: "Yusra bint Hadi, Tamir, Goss Pellin, Prince Adel",
    places: "the fifth well, Ophrat",
    also: "Tel Azur, the caravan, the well",
    start: "the fifth well",
    aim: "bring the caravan to Ophrat before the water is gone, and to keep the prince's name a secret",
  },
);

export const OFFICE = reading(
  [
    "Quarter End",
    "Blandings & Rowe sells staplers, and somebody has stolen the sales figures. Regional manager Keith Pratt cries in the lift. Denise from accounts knows what everybody earns. The intern, Jayden, may be a spy for Staplex. The caretaker Mr Oduya has keys to everything and hums. The photocopier on the third floor is called Brenda and hates Keith.",
    "It begins in the third-floor kitchen on Friday at four. Priya wants to find the sales figures before the board meets at six, without missing her bus.",
    "Priya Nair",
    "A temp of twenty-three on her last day. Carries a lanyard, a tuna sandwich and a USB stick.",
  ],
  {
    people: "Keith Pratt, Denise, Jayden, Mr Oduya, Brenda",
    also: "the lift, the third floor",
    places: "the third-floor kitchen",
    start: "the third-floor kitchen",
    aim: "find the sales figures before the board meets at six, without missing your bus",
  },
);

export const VIKING = reading(
  [
    "The Silent Hall",
    "Jarl Sigrun's hall at Ravnsey has been silent since the skald lost his tongue. The skald, Bragi Half-Moon, writes with charcoal on the doors. Sigrun's son Ulf wants war with Hrafnvik. Thora the smith has buried two husbands and is looking at a third. The wise woman Groa lives on the skerry, where the seals talk. The king in Lade wants tribute by midsummer. Nobody has told him about the whale.",
    "It begins in the hall at the spring feast. Ketil wants to find out who took Bragi's tongue, and why.",
    "Ketil",
    "Ketil is a shipwright's son of eighteen, clumsy with words, careful with wood. He carries an adze, a bone flute and his dead father's belt.",
  ],
  {
    people: "Jarl Sigrun, Bragi Half-Moon, Ulf, Thora, Groa",
    places: "Jarl Sigrun's hall, Ravnsey, the skerry",
    also: "Hrafnvik, Lade, the hall",
    start: "the hall",
    aim: "find out who took Bragi's tongue, and why",
  },
);

export const TRAIN = reading(
  [
    "The Night Mail",
    "The night mail from Vienna to Trieste carries nine sleeping cars, one corpse and a bishop. The corpse is Count Otto Harrach, shot through the newspaper. Bishop Emmerich plays patience in the dining car. Frau Lotte Zimmer sells corsets and reads lips. Conductor Johann Wick has the list of passengers and will not show it. A boy called Poldi travels alone with a violin case. The snow has blocked the line at Semmering.",
    "It begins in the corridor of the third sleeping car at two in the morning, outside the Count's compartment. Vera wants to find out who shot the Count before the train reaches Trieste.",
    "Vera Lindt",
    "Vera is a retired opera singer of fifty-five with a famous temper. She has a hatpin, a bottle of brandy and a first-class ticket that is not hers.",
  ],
  {
    people: "Count Otto Harrach, Bishop Emmerich, Frau Lotte Zimmer, Johann Wick, Poldi",
    gone: "Count Otto Harrach (dead)",
    places: "the corridor, the dining car",
    also: "Semmering, the third sleeping car, Trieste",
    start: "the corridor",
    aim: "find out who shot the Count before the train reaches Trieste",
  },
);

export const GARDEN = reading(
  [
    "The Moles of Thistledown",
    "Under Thistledown Lawn the moles have dug a city. Queen Velvet rules from the Root Hall. Digger Clod is her champion and her worry. The cat, Lord Tibbles, owns everything above. A retired worm named Professor Ooze gives lectures nobody attends. The gardener is coming on Monday with a machine.",
    "It starts in the Root Hall, when the roof shakes. Snout wants to persuade Lord Tibbles to drive the gardener away before Monday.",
    "Snout",
    "A young mole, short-sighted, polite, brave by accident. Carries a thimble of jam and a map of smells.",
  ],
  {
    people: "Queen Velvet, Digger Clod, Lord Tibbles, Professor Ooze",
    places: "the Root Hall",
    also: "Thistledown Lawn",
    start: "the Root Hall",
    aim: "persuade Lord Tibbles to drive the gardener away before Monday",
  },
);

export const LETTER = reading(
  [
    "Dear Inspector",
    "You are a village constable in Norfolk, 1911. Lady Constance Vane of Salthouse Manor has received seven letters in green ink. Her companion, Miss Ivy Grubb, burns them. Her late husband's dog, Wellington, has been poisoned, but lives. The postmaster Cyril Nunn steams open everything. Gamekeeper Jack Rudd was dismissed in May. The letters promise that on Sunday all shall be known.",
    "You begin in the post office on Thursday, with the eighth letter in your hand. You want to find out who writes the green letters before Sunday.",
    "Albert Sprigg",
    "A constable of twenty-nine, slow, thorough, underestimated. Carries a truncheon, a whistle, a bicycle lamp and a pork pie.",
  ],
  {
    people: "Lady Constance Vane, Miss Ivy Grubb, Wellington, Cyril Nunn, Jack Rudd",
    places: "the post office, Salthouse Manor",
    start: "the post office",
    aim: "find out who writes the green letters before Sunday",
  },
);

export const DEEP = reading(
  [
    "Pressure",
    "Benthic Station Calypso sits four thousand metres down, with eight people and one escape pod. Dr Hanne Moller has locked herself in the wet lab. Chief Rask says the hull is singing. Cook Bettina Ruiz has hidden the knives. Engineer Ravi Menon was found drowned in a dry corridor. Something outside knocks in prime numbers. The supply ship Aurora comes in two days, if the storm lets it.",
    "It begins at the door of the wet lab. I want to get Dr Moller out of the wet lab alive and find out how Ravi drowned.",
    "Oona Byrne",
    "Oona is a radio operator of thirty-three, sober for a year, good with voices. She carries a headset, a wrench and a deck of cards.",
  ],
  {
    people: "Dr Hanne Moller, Chief Rask, Bettina Ruiz, Ravi Menon",
    gone: "Ravi Menon (dead)",
    places: "the wet lab",
    also: "Calypso, the escape pod, the dry corridor, the Aurora, the door of the wet lab",
    start: "the wet lab",
    aim: "get Dr Moller out of the wet lab alive and find out how Ravi drowned",
  },
);
