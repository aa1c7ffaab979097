import { reading } from "./reading.fake.ts";

/** Ten more of the kind of `things.fake.ts`, held back until the rules were done. */

export const OLD_SAL = reading(
  [
    "Old Sal",
    "Crowther, Crowther and Grandson make anchors at Netherton. Old Sal, their steam hammer, stopped at four on Monday morning with Albert Pym underneath her. Foreman Josiah Crane calls it an accident. The widow, Ellen Pym, calls it murder and has the boots to prove it. Mr Septimus Crowther is at Bath for his gout. Union man Will Tanfield wants the men out by Friday.",
    "It opens in the forge on Tuesday evening, fires banked. Constable Amy Lisle wants to find out who set Old Sal going before the men walk out on Friday.",
    "Constable Amy Lisle",
    "The first policewoman in the county, 27, tall, laughed at. She carries a truncheon, a notebook and a bag of humbugs.",
  ],
  {
    people: "Albert Pym, Josiah Crane, Ellen Pym, Septimus Crowther, Will Tanfield",
    gone: "Albert Pym (dead)",
    places: "the forge",
    also: "Netherton",
    start: "the forge",
    aim: "find out who set Old Sal going before the men walk out on Friday",
  },
);

export const RESERVOIR = reading(
  [
    "Reservoir Nine",
    "The Ark Meridian left Earth two hundred years ago and everybody aboard calls her Granny. The Steward of Waters, Ibrahim Sato, found the number nine reservoir empty this morning. First Speaker Calla Thorne says nothing about it. The ship's voice, Ordinal, says it was never full. The Drowned, a sect who live under deck nine, are pleased.",
    "We begin at the rim of reservoir nine. Teo wants to find out where the water went before the Speaker rations it at next bell.",
    "Teo Lindqvist",
    "plumber's mate, 22. torch, pipe key, a flask",
  ],
  {
    people: "Ibrahim Sato, Calla Thorne, Ordinal",
    places: "reservoir nine",
    also: "the Ark Meridian, deck nine, the rim, the rim of reservoir nine",
    start: "the rim of reservoir nine",
    aim: "find out where the water went before the Speaker rations it at next bell",
  },
);

export const CABLE_CAR = reading(
  [
    "Closed Season",
    "Setting: ski resort, Kitzgrat. Closed season.\n* Anton Hirsch – caretaker, drinks\n* Vera Hirsch – his wife, left in June (did she?)\n* Bruno – the St Bernard\n* the Eiger Express – the cable car, moves at night by itself\nTone: slow horror",
    "Start – the engine room of the cable car, 2 a.m. Goal – find out what happened to Vera",
    "Lukas",
    "night watchman, insomniac, 50. flashlight; keys; schnapps",
  ],
  {
    people: "Anton Hirsch, Vera Hirsch, Bruno",
    places: "the engine room",
    also: "Kitzgrat, the cable car, the Eiger Express, the engine room of the cable car",
    start: "the engine room",
    aim: "find out what happened to Vera",
  },
);

export const KETTLES = reading(
  [
    "The Kettle-Mistress",
    "The inn is called the Broom and Kettle and the broom, Gertrude, sweeps by itself, badly. My aunt Orla Finn, the Kettle-Mistress, has caught a cold and every pot in Mossford boils over. The baker, Mr Tansy, has closed. A frog who says he's Prince Alaric sits in the sink. The Guild of Hearths will send an inspector, Madam Sharpe, on Sunday.",
    "I start in the kitchen of the Broom and Kettle. I want to cure aunt Orla and calm the kettles before Madam Sharpe comes.",
    "Poppy Finn",
    "14, freckled, knows some herbs. basket, wooden spoon",
  ],
  {
    people: "Orla Finn, Mr Tansy, Prince Alaric, Madam Sharpe",
    places: "the kitchen",
    also: "the Broom and Kettle, Mossford, the sink, the kitchen of the Broom and Kettle",
    start: "the kitchen",
    aim: "cure aunt Orla and calm the kettles before Madam Sharpe comes",
  },
);

export const NIGHTINGALE = reading(
  [
    "Nightingale",
    "East Berlin, November 1983. The courier known as Nightingale didn't come to the Café Moskau. Major Horst Keitel of the Stasi sits at Nightingale's table. The head of station, Bill Ormerod, is in Bonn and says wait. Lotte Krahl, who waits tables, is on our payroll and on his. The film is in a music box called Little Johann.",
    "It begins at the Café Moskau, ten past eight. Marianne wants to get the film across before the Friedrichstrasse crossing closes at midnight.",
    "Marianne Voss",
    "a piano teacher of thirty-eight, calm, lonely; carries sheet music, a compact, forged papers",
  ],
  {
    people: "Nightingale, Major Horst Keitel, Bill Ormerod, Lotte Krahl",
    gone: "Nightingale (missing)",
    places: "the Café Moskau",
    also: "the Friedrichstrasse crossing, East Berlin",
    start: "the Café Moskau",
    aim: "get the film across before the Friedrichstrasse crossing closes at midnight",
  },
);

export const WAVE_BITER = reading(
  [
    "The Ashes of Raudagil",
    "In the Westfjords it has not stopped snowing since Yule. Ketil Flatnose was burned in his hall at Raudagil, and his ship, Wave-Biter, was seen putting out with nobody at the oar. The Lawspeaker, Skapti Thoroddsson, will hear no case without a witness. Gudrun Ketilsdottir has sworn not to comb her hair until somebody pays. Hrapp the Unwashed knows who brought the fire, and Hrapp is for sale.",
    "It begins at the ashes of Raudagil at daybreak. Thorstein wants to learn who burned Ketil and bring him to the Thing before midsummer.",
    "Thorstein the Red",
    "Ketil's foster son, twenty-eight, slow to speak. Carries an axe, a cloak and an arm ring.",
  ],
  {
    people: "Ketil Flatnose, Skapti Thoroddsson, Gudrun Ketilsdottir, Hrapp",
    gone: "Ketil Flatnose (dead)",
    places: "Raudagil",
    also: "the ashes, the Westfjords, the hall, the Thing, the ashes of Raudagil",
    start: "the ashes of Raudagil",
    aim: "learn who burned Ketil and bring him to the Thing before midsummer",
  },
);

export const CALIGULA = reading(
  [
    "The Cat Inherits",
    "ok so my landlord Mr Petrossian died and left the building to his cat. The cat is Caligula. The lift is called Dave, nobody knows why. Ms Ferrante on the third floor has been feeding Caligula something. Old Mrs Henderson wants to sue. There's a lawyer, Simon Achebe, who comes on Monday w/ the real will maybe",
    "starting in the stairwell, sunday night. i want to find the real will before monday",
    "Jess",
    "grad student, broke, allergic to cats. torch, spare keys, antihistamines",
  ],
  {
    people: "Mr Petrossian, Caligula, Ms Ferrante, Mrs Henderson, Simon Achebe",
    gone: "Mr Petrossian (dead)",
    places: "the stairwell",
    also: "the lift, the third floor",
    start: "the stairwell",
    aim: "find the real will before monday",
  },
);

export const LUCKY_LADY = reading(
  [
    "The Patient One",
    "British Honduras, 1938. Our plane, the Lucky Lady, came down short of the river. Professor Abel Crowe walked into the temple of Xoc two days ago and his torch is still burning. Guide Ixchel Pat will not go past the stelae. Herr Doktor Klaus Reinhardt has forty porters and a flamethrower. The idol is called the Patient One.",
    "The story starts at the wreck of the Lucky Lady at first light. Dakota wants to get the Professor out before Reinhardt blows the temple open.",
    "Dakota Flynn",
    "A bush pilot of thirty, cheerful, reckless. Carries a flare pistol, a canteen and a rosary.",
  ],
  {
    people: "Abel Crowe, Ixchel Pat, Klaus Reinhardt",
    places: "the wreck, the temple of Xoc",
    also: "British Honduras, the river, the stelae, the Lucky Lady, the wreck of the Lucky Lady",
    start: "the wreck",
    aim: "get the Professor out before Reinhardt blows the temple open",
  },
);

export const TOCK = reading(
  [
    "Grandmother Tock",
    "At Thistledown School for Difficult Witches the clock, Grandmother Tock, has stopped, and so has everybody who was looking at it. Headmistress Euphemia Oakes stands in the hall with a teacup at her lips. Deputy Head Barnabas Lurk has locked the gates. My room-mate Petunia says it is her fault and won't say why. The caretaker's raven, Inkwell, counts backwards.",
    "It begins in the dormitory at breakfast time. Hazel wants to start Grandmother Tock again before the school inspector arrives at four.",
    "Hazel Nettle",
    "a second-year of twelve, tidy, hot-tempered; wand, chalk, two toffees",
  ],
  {
    people: "Euphemia Oakes, Barnabas Lurk, Petunia, Inkwell",
    places: "the dormitory, the hall",
    also: "the gates, Thistledown School",
    start: "the dormitory",
    aim: "start Grandmother Tock again before the school inspector arrives at four",
  },
);

export const CLEMENTINE = reading(
  [
    "The Ninth Night",
    "The hut at Cape Despair has food for five and there are seven of us. Lieutenant Harcourt reads prayers. Dr Wilding has counted the tins twice. Stoker Mick Brennan talks to Shackles, the last dog. The motor sledge, Clementine, will not start. Somebody's footprints go out every night and do not come back.",
    "It begins inside the hut, on the ninth night of the storm. I want to find out who is out there and get Clementine going before the tins run out.",
    "Edgar Lowe",
    "the expedition's photographer, 34, careful, homesick. camera, magnesium, a pipe",
  ],
  {
    people: "Lieutenant Harcourt, Dr Wilding, Mick Brennan, Shackles",
    places: "the hut",
    also: "Cape Despair, the hut at Cape Despair",
    start: "the hut",
    aim: "find out who is out there and get Clementine going before the tins run out",
  },
);
