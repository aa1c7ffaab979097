import { reading } from "./reading.fake.ts";

/** Premises that no rule was written for. */

export const GLASS = reading(
  [
    "The Glass Winter",
    "The city of Verrine is made of glass, and since the first frost it has begun to crack. Doge Ambra Contarin forbids bells. The glassblowers' guild is led by Maestro Tullio Serra, who remembers the old recipe and sells it by the word. A thief called Needle lives in the bell tower. The doge's daughter Livia has walked in her sleep since the frost and draws the same door every night. Beneath the cathedral is the First Furnace, cold for a hundred years.",
    "It begins in the Fish Market at first light, when a bridge falls. Corin wants to light the First Furnace again before the deep frost comes on the ninth night.",
    "Corin Vale",
    "A lamplighter of thirty, tall, unlucky, kind to dogs. Carries a lighting pole, a tinderbox and a scarf knitted by his mother.",
  ],
  {
    people: "Doge Ambra Contarin, Tullio Serra, Needle, Livia",
    places: "the Fish Market, the bell tower, the First Furnace, the cathedral",
    also: "Verrine",
    start: "the Fish Market",
    aim: "light the First Furnace again before the deep frost comes on the ninth night",
  },
);

export const MINE = reading(
  [
    "Canary",
    "Coldharbour Pit, Durham, 1926. The strike is in its twelfth week. Union man Joss Hardcastle has disappeared with the strike fund. His wife Peg takes in washing and says nothing. Pit manager Edwin Lyle drinks with the constable. The constable, Sam Orr, was a miner once. Little Davey Hardcastle saw a light at the old shaft on the night his father went. Canon Blythe runs the soup kitchen in the chapel.",
    "It begins in the soup kitchen at noon. Ellen wants to find Joss and the strike fund before the men vote on Sunday.",
    "Ellen Tate",
    "A schoolteacher of twenty-seven, from outside, respected, lonely. She carries a bicycle lamp, chalk and a letter of dismissal.",
  ],
  {
    people: "Joss Hardcastle, Peg, Edwin Lyle, Sam Orr, Davey Hardcastle, Canon Blythe",
    gone: "Joss Hardcastle (missing)",
    places: "the soup kitchen, the old shaft, the chapel",
    also: "Coldharbour Pit, Durham",
    start: "the soup kitchen",
    aim: "find Joss and the strike fund before the men vote on Sunday",
  },
);

export const COLONY = reading(
  [
    "Seed Eleven",
    "On the moon Hesper the colony of Tansy Landing has forty people and one harvester. Governor Iris Okoye rations the light. Agronomist Bram Teller found something growing in Greenhouse Four that nobody planted. His wife, Doctor Noor Teller, has put him in quarantine. The harvester's mind, which calls itself MOTHER, has stopped coming home. The quarantine guard, Piet, plays dice with himself. A supply drop from Earth is due in five days.",
    "We are in Greenhouse Four at shift change, with the alarm lamp turning. I want to find out what is growing here and bring the harvester home before the supply drop.",
    "Tove Amundsen",
    "A systems technician, twenty-six, curious, allergic to pollen. Carries a multimeter, a breathing mask and a chocolate bar from Earth.",
  ],
  {
    people: "Governor Iris Okoye, Bram Teller, Doctor Noor Teller, MOTHER, Piet",
    gone: "Bram Teller (held)",
    places: "Greenhouse Four",
    also: "Tansy Landing, Hesper, quarantine",
    start: "Greenhouse Four",
    aim: "find out what is growing here and bring the harvester home before the supply drop",
  },
);

export const OPERA = reading(
  [
    "The Understudy",
    "The Royal Opera of Brandenstein opens tomorrow, and the soprano has eaten the contract. La Fontanella refuses to sing. Impresario Baldassare Pock owes the orchestra eleven months. The conductor, Herr Doktor Klamm, will not speak to sopranos. The prompter Mimi knows every part and is four feet tall. A rat named Verdi lives in the tuba. The Archduke is coming, and he has brought his own tomatoes.",
    "It begins on the stage, in the middle of rehearsal. Lotte wants to sing the first night herself and marry the second oboe.",
    "Lotte Kranz",
    "A wardrobe mistress of twenty-four with a huge voice and no nerves whatever. Carries pins, a tape measure and somebody else's wig.",
  ],
  {
    people: "La Fontanella, Baldassare Pock, Herr Doktor Klamm, Mimi, Verdi, the Archduke",
    places: "the stage",
    also: "the Royal Opera, the Royal Opera of Brandenstein, Brandenstein",
    start: "the stage",
    aim: "sing the first night yourself and marry the second oboe",
  },
);

export const PLAGUE = reading(
  [
    "The Bell at Saint Roch",
    "Plague has closed the gates of Montferrand. Physician Aurelio Pazzi wears the beak and takes silver. Abbess Hildemar of Saint Roch feeds anybody who comes. The gravedigger's twins, Odo and Berta, carry messages over the roofs. Captain Rinaldo guards the north gate and can be bought once. In the cellar of the apothecary lies a chest of theriac, marked for the bishop. The apothecary himself, Master Quill, died on Monday.",
    "It begins in the cloister of Saint Roch, at vespers. Fiammetta has to bring the chest of theriac from the apothecary's cellar to the abbess before her little brother Nico dies of the fever.",
    "Fiammetta",
    "A dyer's daughter of twenty with blue hands, quick, irreverent, devoted to Nico. Carries a knife, a bag of alum and three silver coins.",
  ],
  {
    people: "Aurelio Pazzi, Abbess Hildemar, Odo, Berta, Captain Rinaldo, Master Quill, Nico",
    gone: "Master Quill (dead), Nico (ill)",
    places: "the cloister, the north gate, the cellar, Saint Roch",
    also: "Montferrand, the apothecary, the cloister of Saint Roch, the gates, the apothecary's cellar",
    start: "the cloister",
    aim: "bring the chest of theriac from the apothecary's cellar to the abbess before your little brother Nico dies of the fever",
  },
);

export const POLAR = reading(
  [
    "Whiteout",
    "Halley Ridge, Antarctica, in the dark of June. Nine people winter there, and one of them is sabotaging the generators. Station leader Gwen Pritchard writes everything down. Diesel mechanic Tomasz Zielinski has not spoken since Tuesday. The physicist Dr Leila Haddad sleeps beside her instruments. Doc Morrow gives out pills like sweets. Yesterday the radio mast came down, and the cook, Benny Ho, walked out into the storm and did not come back.",
    "It begins in the generator shed, with the second engine coughing. Kit wants to keep the last generator running until the wind drops and find out who the saboteur is.",
    "Kit Lawson",
    "An electrician of thirty, sleepless, sarcastic, good in a crisis. They carry a voltmeter, a head torch and a paperback western.",
  ],
  {
    people: "Gwen Pritchard, Tomasz Zielinski, Dr Leila Haddad, Doc Morrow, Benny Ho",
    gone: "Benny Ho (missing)",
    places: "the generator shed",
    also: "Halley Ridge, the radio mast",
    start: "the generator shed",
    aim: "keep the last generator running until the wind drops and find out who the saboteur is",
  },
);

export const TREASURY = reading(
  [
    "An Honest Theft",
    "The bank of Messrs Hollin and Dray in Porthaven has never been robbed. Mr Augustus Dray sleeps in the vault. Mr Hollin is dead, and his portrait watches the counter. Clerk Winifred Oakes counts in her head and hums. Sergeant Tull walks past every eleven minutes. The Duchess of Arle keeps her emeralds in box nineteen, and they are paste. The real ones were stolen long ago, by her.",
    "It begins in the tea shop opposite the bank. Jasper wants to put the real emeralds back into box nineteen before the insurer opens it on Friday.",
    "Jasper Fane",
    "A gentleman thief of forty-four with a bad conscience and good gloves. Carries a set of keys, a false beard and the real emeralds.",
  ],
  {
    people: "Mr Augustus Dray, Mr Hollin, Winifred Oakes, Sergeant Tull, the Duchess of Arle",
    gone: "Mr Hollin (dead)",
    places: "the tea shop, the bank, the vault",
    also: "Porthaven, the counter",
    start: "the tea shop",
    aim: "put the real emeralds back into box nineteen before the insurer opens it on Friday",
  },
);

export const HOLLOW = reading(
  [
    "The Ash Wife",
    "In Hollowdean they bury their dead standing. Widow Sarah Leech, the ash wife, tends the graves and is never thanked. Three graves were found open on Sunday, from the inside. Parson Miles Thrupp has sent to Winchester for help. Farmer Job Venn sleeps with an axe. His daughter Alice is missing since Saturday. The drowned miller, Tom Sallow, stands at the weir at dusk and asks everybody the hour.",
    "It begins at the lychgate on Monday evening, in the rain. Gideon wants to find Alice Venn before the new moon and lay the dead to rest.",
    "Gideon Marsh",
    "A failed curate of thirty-two, drinks, doubts, keeps his promises. Carries a prayer book, a spade and a flask of gin.",
  ],
  {
    people: "Sarah Leech, Parson Miles Thrupp, Job Venn, Alice, Tom Sallow",
    gone: "Alice (missing)",
    places: "the lychgate, the weir",
    also: "Hollowdean, the graves",
    start: "the lychgate",
    aim: "find Alice Venn before the new moon and lay the dead to rest",
  },
);

export const RACE = reading(
  [
    "The Great Balloon Derby",
    "Seven balloons leave Calais tomorrow for Cairo, and there is a prize of ten thousand pounds. Baron von Zitz flies the Thunderer and cheats. The sisters Maud and Pearl Appleyard have a balloon made of curtains. The Marquis de Brie has never been sober in the air. Inspector Flood suspects everybody of smuggling. A parrot, Nelson, knows the Baron's secrets and charges in biscuits. Somebody has punctured the Appleyards' balloon.",
    "It begins on the launching field at sunset. Toby wants to win the balloon race to Cairo and the prize.",
    "Toby Larch",
    "A bicycle mender of nineteen with a home-made balloon, the Hopeful. He is hopeful, too. Carries a patch kit, a compass and a ham.",
  ],
  {
    people: "Baron von Zitz, Maud Appleyard, Pearl Appleyard, the Marquis de Brie, Inspector Flood, Nelson",
    places: "the launching field",
    also: "Calais, Cairo, the Thunderer, the Hopeful",
    start: "the launching field",
    aim: "win the balloon race to Cairo and the prize",
  },
);

export const NEON = reading(
  [
    "Dead Drop",
    "Neo-Lagos, 2091. Courier Bisi Adeyemi was shot on the Third Mainland Bridge with a chip in her tooth. Her handler, Mr Silk, says that he has never heard of her. The clinic of Doc Fela asks no questions. Kestrel Dynamics wants the chip. So do the Bone Boys, who run the lower market. An AI called Oya talks through the street lamps and is lonely.",
    "It starts in the clinic at 3 a.m. Ade has the chip and wants to deliver it to the address on the tooth before the Bone Boys find him.",
    "Ade Adeyemi",
    "Bisi's younger brother, twenty, a delivery rider, angry, fast. Carries the chip, a folding bike and a stun glove.",
  ],
  {
    people: "Bisi Adeyemi, Mr Silk, Doc Fela, Oya",
    gone: "Bisi Adeyemi (dead)",
    places: "the clinic, the lower market, the Third Mainland Bridge",
    also: "Neo-Lagos",
    start: "the clinic",
    aim: "deliver the chip to the address on the tooth before the Bone Boys find you",
  },
);

export const INN = reading(
  [
    "No Room at the Otter",
    "The Otter is a coaching inn on the moor road, and tonight the snow has shut eleven strangers in. Landlady Bess Rudge has one ham. Colonel Fitzroy Baines says that he was at Waterloo; he was not. The highwayman Black Tam drinks by the fire, and nobody dares to say his name. A bride, Miss Clara Wenlock, is running away from her wedding, or towards it. The coachman was found this evening in the stable with his throat cut.",
    "We are in the taproom when the lights go out. Ned wants to find out who killed the coachman, and to get the mail to Bodmin by morning.",
    "Ned Pascoe",
    "A post boy of fifteen, freckled, truthful, scared of horses. Carries a post horn, the mail bag and a rabbit's foot.",
  ],
  {
    people: "Bess Rudge, Colonel Fitzroy Baines, Black Tam, Miss Clara Wenlock",
    places: "the taproom, the stable, the Otter",
    also: "Bodmin, the moor road",
    start: "the taproom",
    aim: "find out who killed the coachman, and to get the mail to Bodmin by morning",
  },
);

export const ACADEMY = reading(
  [
    "Detention",
    "Blackthorn Academy teaches weather. Headmaster Ignatius Squall has not been seen since the hail. Deputy head Miss Prudence Gale says that he is on holiday. The caretaker, Grub, keeps a thunderstorm in the boiler room. Third-year Felix Drizzle made the headmaster's hat explode and is sorry. Portraits talk here, but they lie. On Friday the inspectors come from the Ministry of Air.",
    "It begins in the detention room, where the rain comes in. Hattie wants to find the headmaster before the inspectors come, and not be expelled.",
    "Hattie Thunder",
    "Hattie is a second-year of thirteen, loud, loyal, bad at spelling. She has a pocket cloud named Puff, a broken umbrella and a detention slip.",
  ],
  {
    people: "Ignatius Squall, Miss Prudence Gale, Grub, Felix Drizzle, Puff",
    gone: "Ignatius Squall (missing)",
    places: "the detention room, the boiler room",
    also: "Blackthorn Academy",
    start: "the detention room",
    aim: "find the headmaster before the inspectors come, and not be expelled",
  },
);
