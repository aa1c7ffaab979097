import type { OwnPremise } from "../played.fake.ts";

/** A premise with where a reader would look for everybody: names of places with "|" between; "-" is nowhere yet, "*" where it begins or nowhere. */
export interface Placed extends OwnPremise {
  readonly stand: Readonly<Record<string, string>>;
}

const placed = (
  [title, world, notes, hero, heroNotes]: readonly [string, string, string, string, string],
  stand: Placed["stand"],
): Placed => ({ title, world, notes, hero, heroNotes, stand });

export const STANDING: readonly Placed[] = [
  placed(
    [
      "The Lamp on Gull Rock",
      "October 1911, the island of Sarn, two hours by packet from the mainland. For three nights the lamp on Gull Rock has burned green, and nobody has lit it. On the island are Morwenna Teague, the keeper's widow, who keeps the lighthouse alone; Silas Pook, ferryman; Mrs Annie Trew, landlady and gossip; Davy Rowe, a fisherman's son with a new lugger; Doctor Hale, who drinks; and the Reverend Amos Crewe, vicar these thirty years. The places are the lighthouse, the ferry landing, the Ship inn, the boathouse, the surgery, the church and the cliff path.",
      "It begins at dusk on the ferry landing, as the packet leaves. Esther wants to find out who lights the lamp, and why it burns green, before the packet returns on Friday.",
      "Esther Bolt",
      "A chemist of thirty-four, curious and blunt. Carries a spirit lamp, a case of bottles and a notebook.",
    ],
    {
      "Morwenna Teague": "the lighthouse",
      "Silas Pook": "the ferry landing",
      "Annie Trew": "the Ship inn",
      "Davy Rowe": "the boathouse",
      "Doctor Hale": "the surgery",
      "Amos Crewe": "the church",
    },
  ),
  placed(
    [
      "The Clock That Would Not Strike",
      "The hill town of Altenau, winter. The town clock has stopped at one minute to noon, and since then nobody has grown hungry. Clockmaker Ulrich Senn swears that nothing is broken. Burgomaster Hedwig Lorch wants it quiet until the fair. Sexton Pankraz climbs the tower every night and will not say why. The baker Rosl Amann bakes for nobody. Liesl, the clockmaker's apprentice, has not spoken since Sunday. Bishop Wendelin arrives on Thursday. The places are the clock tower, the workshop, the town hall, the bakery, the churchyard and the market square.",
      "It begins in the morning on the market square, where Rosl gives her bread away. Korbinian must make the clock strike before the fair on Saturday.",
      "Korbinian Haas",
      "A travelling locksmith, forty, patient, always cold. Carries a ring of keys, a file and a tin of grease.",
    ],
    {
      "Ulrich Senn": "the workshop",
      "Hedwig Lorch": "the town hall",
      Pankraz: "the clock tower|the churchyard",
      "Rosl Amann": "the market square",
      Liesl: "the workshop",
      "Bishop Wendelin": "-",
    },
  ),
  placed(
    [
      "Murder at Thornley Weir",
      "Thornley, May 1936. Squire Edmund Pell was found dead in the weir with a gardening glove in his mouth. There are Mrs Violet Pell, his widow, who plays the piano in the drawing room; Colonel Basil Rudge, who is in his greenhouse from morning to night; Constable Wragg, who wants an accident; the gamekeeper Jack Tolley, who lives in the lodge; Nurse Edith Fenn, whose bicycle was seen at the weir; and Toby Pell, the nephew, who went up to London on the night train. The places are the Hall, the weir, the police house, the lodge, the Colonel's greenhouse and the Green Man.",
      "It begins at the weir on Monday morning, where Constable Wragg writes in his book. Agatha wants to find out who killed the Squire before the inquest on Wednesday.",
      "Agatha Prewett",
      "The district's new coroner's clerk, thirty, exact. Carries a magnifying glass and a thermos.",
    ],
    {
      "Edmund Pell": "-",
      "Violet Pell": "the Hall|the drawing room",
      "Basil Rudge": "the Colonel's greenhouse",
      Wragg: "the weir",
      "Jack Tolley": "the lodge",
      "Edith Fenn": "*",
      "Toby Pell": "-",
    },
  ),
  placed(
    [
      "Station Meridian",
      "Meridian is a relay station at the edge of the system with nine people aboard. The relay has begun to repeat messages an hour before they are sent. Captain Noor Haddad trusts only the log. The engineer Piotr Zelny sleeps beside the reactor. Doctor Amina Osei has found the same fever in four people. The botanist Lu Wen talks to her tomatoes. The quartermaster, Bram Kuiper, sells what is not his. The inspector Sava Horn is due on the next shuttle. The places are the bridge, the relay room, the reactor, the medical bay, the greenhouse, the stores and the dock.",
      "It begins in the relay room, at the third echo. Ines must find out who answers, and stop it before the shuttle docks.",
      "Ines Duarte",
      "A radio operator, twenty-eight, sleepless. Carries a headset, a slate and a bag of coffee.",
    ],
    {
      "Noor Haddad": "the bridge",
      "Piotr Zelny": "the reactor",
      "Amina Osei": "the medical bay",
      "Lu Wen": "the greenhouse",
      "Bram Kuiper": "the stores",
      "Sava Horn": "-",
    },
  ),
  placed(
    [
      "The Grain for Hollin",
      "The third year of the drought. The village of Hollin starves beyond the river Ash, and forty sacks of grain stand in the mill at Fordham. Miller Gerta Voss will not give them without a seal. Toll-keeper Hamo Brand lets no cart over the bridge by night. Old Bess Ferrow, the ferrywoman, takes anybody, for a song. In Hollin waits Elder Maude Sorrel, with the empty barn. Captain Rook's riders hold the ford. The smith Wat Ironside could shoe the oxen. The places are the mill, the smithy, the toll-house, the bridge, the ferry landing, the ford, and Hollin beyond the river.",
      "It begins at noon in the yard of the mill, with the oxen lame and the sacks counted. Joss must bring the grain to Hollin before the new moon.",
      "Joss Arkwright",
      "A drover of twenty-five, loud and loyal. Carries a goad, a horn and a bag of apples.",
    ],
    {
      "Gerta Voss": "the mill|the yard of the mill",
      "Hamo Brand": "the toll-house",
      "Bess Ferrow": "the ferry landing",
      "Maude Sorrel": "Hollin beyond the river",
      "Captain Rook": "the ford",
      "Wat Ironside": "the smithy",
    },
  ),
  placed(
    [
      "The Trifle Affair",
      "The village of Upper Wallop, the morning of the bake-off. The winning trifle has gone from the pantry of the vicarage. Vicar Philippa Snow faints whenever it is mentioned. Mrs Doris Clamp, the postmistress, steams letters open. Landlord Bert Huggett has sponge on his cuff. Major Percival Tring guards the village hall with a sabre. Cook Hannah Biggs has locked herself in the kitchen. Sergeant Lowe is away at a wedding. The judge, Lady Ottoline, comes at three. The places are the vicarage, the post office, the Plume of Feathers, the village hall and the duck pond.",
      "A comedy. It begins in the pantry of the vicarage before an empty bowl. Mabel must find the trifle, or bake another, before Lady Ottoline comes.",
      "Mabel Tuck",
      "The church organist, fifty, brisk. Carries a spoon, a hatpin and a bag of almonds.",
    ],
    {
      "Philippa Snow": "the vicarage|the pantry",
      "Doris Clamp": "the post office",
      "Bert Huggett": "the Plume of Feathers",
      "Percival Tring": "the village hall",
      "Hannah Biggs": "the kitchen",
      "Sergeant Lowe": "-",
      "Lady Ottoline": "-",
    },
  ),
  placed(
    [
      "The Mud Bride",
      "Every spring tide a woman of mud rises from the flats of Saltney and walks to the harbour wall. Harbourmaster Ned Corry forbids anybody to go out on the mud. Granny Peg Lowther, who digs cockles, calls the woman by a name. Father Conal rings the chapel bell against her. Young Aidan Flood went out on the flats last week and has not come back. His mother, Bridie Flood, sits at the window of the net loft. The pilot Ross Cullen lives aboard the Kittiwake. The places are the harbour office, the chapel, the net loft, the mud flats, the Kittiwake and the cockle sheds.",
      "It begins at low water on the harbour wall. Una must find out who the woman is, and bring Aidan home before the next spring tide.",
      "Una Flood",
      "Aidan's sister, nineteen, sure-footed. Carries a cockle rake, a rope and a storm lantern.",
    ],
    {
      "Ned Corry": "the harbour office",
      "Peg Lowther": "the cockle sheds",
      "Father Conal": "the chapel",
      "Aidan Flood": "-",
      "Bridie Flood": "the net loft",
      "Ross Cullen": "the Kittiwake",
    },
  ),
  placed(
    [
      "Last Train to Veszd",
      "Hungary, 1943, the mountain line. At night a man with a suitcase got on at Orsova, and at the border the suitcase rode alone. Conductor Ferenc Bako counts his passengers twice. Madame Irene Solt has the sleeping car to herself. Major Otto Brandt drinks in the dining car. The stoker Janos Kis says that the brake was pulled from inside. Station master Emil Vago will not let the train go on. Sister Agnes prays in the luggage van. The places are the dining car, the sleeping car, the luggage van, the locomotive, the signal box and the station.",
      "It begins at midnight in the dining car, with the train standing. Lena wants to know who the man was, and get the suitcase over the border by dawn.",
      "Lena Kovacs",
      "A nurse with false papers, twenty-nine, calm. Carries a syringe, false papers and a silver cross.",
    ],
    {
      "Ferenc Bako": "*",
      "Irene Solt": "the sleeping car",
      "Otto Brandt": "the dining car",
      "Janos Kis": "the locomotive",
      "Emil Vago": "the station",
      "Sister Agnes": "the luggage van",
    },
  ),
  placed(
    [
      "The Orchard That Hums",
      "In the valley of Lenn the apple trees have begun to hum, one note each, and everybody who sleeps below them dreams the same dream. Beekeeper Tilda Orme has lost her bees. Schoolmaster Jonas Fell writes the notes down. Old Mother Quince, whose cottage stands at the end of the orchard, sleeps there on purpose. Landowner Sir Robert Gaunt wants the trees felled. The woodcutters camp at the sawmill under Big Harl. Piet, a shepherd boy, plays the tune back on his pipe up on the high pasture. The places are the orchard, the schoolhouse, Gaunt Manor, the sawmill, the high pasture and Mother Quince's cottage.",
      "It begins at sunrise in the orchard, beside the empty hives. Aveline must learn what the trees are singing to before the felling on Sunday.",
      "Aveline Marsh",
      "A piano tuner of thirty, shy, with perfect pitch. Carries a tuning fork, a felt hat and a jar of honey.",
    ],
    {
      "Tilda Orme": "*|the orchard",
      "Jonas Fell": "the schoolhouse",
      "Mother Quince": "Mother Quince's cottage",
      "Robert Gaunt": "Gaunt Manor",
      "Big Harl": "the sawmill",
      Piet: "the high pasture",
    },
  ),
  placed(
    [
      "The Inkwell Brothers",
      "Cairo, 1922. A page has been cut from the oldest book in the Library of Saint Anthony, and the librarian lies in a coma at the hospital. Sister Monica nurses him. Professor Aldous Finch has the key to the reading room. Yusuf Haddad, the bookbinder, owes money to everyone. Mr Leo Karam buys and sells at his stall in the bazaar. Inspector Farid Nasser smokes in the Café Riche. Mademoiselle Claire Duval left for Alexandria on the morning train. The places are the reading room, the bindery, the bazaar, the Café Riche, the hospital and the river steps.",
      "It begins in the reading room in the heat of noon. Harriet wants to find the page, and who cut it, before the Patriarch comes on Sunday.",
      "Harriet Vane-Moss",
      "A palaeographer of forty-four, ironic. Carries a lens, white gloves and a parasol.",
    ],
    {
      "Sister Monica": "the hospital",
      "Aldous Finch": "the reading room",
      "Yusuf Haddad": "the bindery",
      "Leo Karam": "the bazaar|his stall",
      "Farid Nasser": "the Café Riche",
      "Claire Duval": "-",
    },
  ),
  placed(
    [
      "The Whale Road",
      "The whaler Constance lies fast in the ice off Disko. Captain Elias Marrable has not left his cabin for a week. The mate Judd Farrow wants to walk to the land. Cook Tobias has hidden the last flour in the galley. The boy Finn sits in the crow's nest and sees lights. Surgeon Mr Pym keeps the sick bay. Across the ice, in the hunters' camp, lives the old woman Aviaja. The carpenter Sven Dahl fell through the ice on Tuesday and is dead. The places are the deck, the captain's cabin, the galley, the sick bay, the crow's nest and the hunters' camp.",
      "It begins at first light on the deck. Hester must get the crew to the hunters' camp before the ice breaks.",
      "Hester Coyle",
      "A stowaway of twenty, dressed as a boy, tough. Carries a knife, a flint and a compass.",
    ],
    {
      "Elias Marrable": "the captain's cabin",
      "Judd Farrow": "*|the deck",
      Tobias: "the galley",
      Finn: "the crow's nest",
      Pym: "the sick bay",
      Aviaja: "the hunters' camp",
      "Sven Dahl": "-",
    },
  ),
  placed(
    [
      "The Bread Strike",
      "Lowmarket, a mill town, 1887. The bakers have put down their peels, and on the third day somebody burned the flour store. Anna Reiss, a weaver and their speaker, meets with the others in the chapel cellar every evening. Mr Josiah Crane, owner of the mill, never leaves his office. Constable Dobbs watches the gate. Ellen Marsh, the barmaid of the Three Tuns, hears everything. Preacher Noah Tull forgives everybody but Crane. Jem Reiss, Anna's son, is held in the lock-up. The places are the chapel cellar, the mill office, the gate, the Three Tuns, the lock-up and the burned flour store.",
      "It begins in the evening before the burned flour store. Ruth wants to prove that Jem did not burn it before the magistrate sits on Monday.",
      "Ruth Abel",
      "A newspaper's only lady correspondent, thirty-one. Carries a notebook, a pencil and a railway ticket.",
    ],
    {
      "Anna Reiss": "the chapel cellar",
      "Josiah Crane": "the mill office|his office",
      Dobbs: "the gate",
      "Ellen Marsh": "the Three Tuns",
      "Noah Tull": "the chapel cellar|the chapel",
      "Jem Reiss": "the lock-up",
    },
  ),
];
