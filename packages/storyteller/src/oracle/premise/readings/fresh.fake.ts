import { reading } from "./reading.fake.ts";

/** Premises that were written after the rules, and read once. */

export const CANAL = reading(
  [
    "Low Water",
    "The canal town of Hexley has been dry since the lock at Five Arches was jammed. Lockkeeper Ned Fry blames the barge families. The barge families, led by Granny Ostrow, blame the mill. Mill owner Cornelius Vane has not paid anybody since March. His foreman, Dutch, carries a cosh. A surveyor called Imogen Pryce came from Birmingham with a theodolite and asks good questions.",
    "I begin on my narrowboat, the Kingfisher, tied up in the mud below Five Arches. I want to get my cargo of sugar to Bristol before the rain spoils it, without joining anybody's side.",
    "Sal Ostrow",
    "Granny Ostrow's granddaughter, twenty-two, strong arms, short fuse. She has a windlass, a terrier called Bosun and twelve tons of sugar.",
  ],
  {
    people: "Ned Fry, Granny Ostrow, Cornelius Vane, Dutch, Imogen Pryce, Bosun",
    places: "the Kingfisher, Five Arches, the mill, the lock",
    also: "Hexley, Bristol, your narrowboat",
    start: "the Kingfisher",
    aim: "get your cargo of sugar to Bristol before the rain spoils it, without joining anybody's side",
  },
);

export const WARDEN = reading(
  [
    "The Warden of Elm Street",
    "Elm Street, a quiet suburb, and something is eating the garden gnomes. Mrs Pilkington keeps a chart. Mr Abernathy next door builds something in his garage every night. The twins, Ollie and Fern Baptiste, say it has eleven legs. Father Doyle thinks it is foxes. Sergeant Cakebread thinks it is Mr Abernathy.",
    "The story opens in Mrs Pilkington's conservatory, over tea and the chart. Wendell must keep the last gnome safe until the council comes on Thursday.",
    "Wendell Price",
    "A retired lollipop man of seventy, cheerful, slightly deaf, very brave. Carries a whistle, a lollipop sign and a bag of mints.",
  ],
  {
    people: "Mrs Pilkington, Mr Abernathy, Ollie Baptiste, Fern Baptiste, Father Doyle, Sergeant Cakebread",
    places: "Mrs Pilkington's conservatory, the garage",
    also: "Elm Street",
    start: "Mrs Pilkington's conservatory",
    aim: "keep the last gnome safe until the council comes on Thursday",
  },
);

export const KHAN = reading(
  [
    "The Blue Horse",
    "On the steppe of Ur-Tegin the Khan's blue horse has been stolen three days before the great race. Khan Boroldai has sworn to behead the thief or the groom, whichever he finds first. The groom, Temuge, sleeps in chains behind the cook tent. Princess Saran rode out alone on the night of the theft. The shaman Old Yesui talks to wolves. The merchant Hasan of Samarkand buys horses and asks no names.",
    "We are behind the cook tent at first light. Alaq wants to find the blue horse before the race and save her brother Temuge.",
    "Alaq",
    "A horse herder of nineteen, patient, proud, the best tracker in the camp. Carries a lasso, dried meat and a bone knife.",
  ],
  {
    people: "Khan Boroldai, Temuge, Princess Saran, Yesui, Hasan",
    gone: "Temuge (held)",
    places: "the cook tent",
    also: "Ur-Tegin",
    start: "the cook tent",
    aim: "find the blue horse before the race and save your brother Temuge",
  },
);

export const RADIO = reading(
  [
    "Dead Air",
    "Radio Meridian broadcasts from a lightship in the North Sea, and tonight somebody else is talking on its frequency. DJ Max Thunder has locked himself in the record library. Producer Anneke de Wit says the voice is his dead brother's. Engineer Tubs cannot find a second transmitter. The skipper, Captain Lars Holm, wants to cut the power and sail for Esbjerg.",
    "It begins in the studio, at one minute past midnight. Joni wants to find out whose voice it is and keep the station on the air until dawn.",
    "Joni Marsh",
    "A newsreader of twenty-six, curious, sceptical, afraid of the sea. Carries a tape recorder, a torch and a lucky sweater.",
  ],
  {
    people: "Max Thunder, Anneke de Wit, Tubs, Captain Lars Holm",
    places: "the studio, the record library",
    also: "Radio Meridian, the lightship",
    start: "the studio",
    aim: "find out whose voice it is and keep the station on the air until dawn",
  },
);

export const MONKS = reading(
  [
    "The Ninth Copy",
    "The monastery of Saint Gall owns eight copies of a forbidden book, and this morning there are nine. Abbot Wendelin wants no scandal. Brother Notker the librarian has gone blind overnight. Novice Otmar confesses to everything. The papal legate, Cardinal Ranulf, arrives tomorrow and likes fires. In the crypt somebody sings in Greek.",
    "It begins in the scriptorium after matins. Brother Ekkehard wants to learn who wrote the ninth copy and to hide it before the legate arrives.",
    "Brother Ekkehard",
    "An illuminator of thirty-one, gentle, vain about his gold leaf. Carries a penknife, three brushes and a lump of lapis.",
  ],
  {
    people: "Abbot Wendelin, Brother Notker, Novice Otmar, Cardinal Ranulf",
    places: "the scriptorium, the crypt",
    also: "Saint Gall",
    start: "the scriptorium",
    aim: "learn who wrote the ninth copy and to hide it before the legate arrives",
  },
);

export const TAXI = reading(
  [
    "Last Fare",
    "New York, February 1977. Cab driver Sully Marks was shot on the Queensboro Bridge, and his cab is still running. Dispatcher Rhonda knows every street and every lie. Lou Garrity of the Fourth Precinct closed the case in an hour. Sully's widow, Carmen, found eleven thousand dollars in the freezer. A saxophone player named Blue saw the last fare get in.",
    "It starts in the garage on Tenth Avenue at four in the morning. Ray has to find Sully's last fare before the cops tow the cab at noon.",
    "Ray Okun",
    "A night driver of forty, divorced, stubborn, knows the city by its potholes. Carries a flashlight, a thermos and Sully's trip sheet.",
  ],
  {
    people: "Sully Marks, Rhonda, Lou Garrity, Carmen, Blue",
    gone: "Sully Marks (dead)",
    places: "the garage, the Queensboro Bridge",
    also: "New York, Tenth Avenue, the garage on Tenth Avenue, the Fourth Precinct",
    start: "the garage",
    aim: "find Sully's last fare before the cops tow the cab at noon",
  },
);

export const GIANT = reading(
  [
    "The Giant's Tooth",
    "A giant called Mumford has toothache, and the valley of Nether Dribble cannot sleep. Mayor Prosper Finch offers a cow for the tooth. The dentist, Dr Plaster, fainted at the foot of the ladder. Mumford's wife, Hesper, bakes and weeps. A rival, Sir Guy the Unready, intends to solve it with a lance. The tooth has a bell in it, nobody knows why.",
    "It begins in the village square at noon, when the ground shakes. Pip wants to pull the giant's tooth and win the cow.",
    "Pip Thimble",
    "An apprentice blacksmith, fourteen, small, inventive. Carries tongs, forty feet of rope and a jar of cloves.",
  ],
  {
    people: "Mumford, Mayor Prosper Finch, Dr Plaster, Hesper, Sir Guy the Unready",
    places: "the village square",
    also: "Nether Dribble, the square",
    start: "the village square",
    aim: "pull the giant's tooth and win the cow",
  },
);

export const SUB = reading(
  [
    "Silent Running",
    "The submarine Halibut has lain on the bottom for nine hours, and something is walking on the hull. Captain Mercer is unconscious in his bunk. First Officer Ingrid Dahl has the key to the torpedo room and does not sleep. Cook Stavros prays. Sonar operator Pickett hears footsteps. In the forward hold is a crate from Bergen that nobody signed for.",
    "It begins in the control room, with the lamps at half. Yusuf wants to raise the boat before the air goes bad at six and find out what is in the crate.",
    "Yusuf Kaya",
    "A diving officer of thirty-three, careful, religious, tired. Carries a slide rule, a flashlight and a letter from his daughter.",
  ],
  {
    people: "Captain Mercer, Ingrid Dahl, Stavros, Pickett",
    gone: "Captain Mercer (unconscious)",
    places: "the control room, the torpedo room, the forward hold",
    also: "the Halibut, Halibut, the hull",
    start: "the control room",
    aim: "raise the boat before the air goes bad at six and find out what is in the crate",
  },
);

export const ORACLE = reading(
  [
    "Ash and Laurel",
    "Sybil Anthea has not spoken since the mountain smoked. The priests at Kyme sell her silence by the hour. High Priest Lykon keeps the temple keys. A slave girl named Doris washes the Sybil's feet and hears her dream aloud. General Drakon waits in the guest house for an answer and has brought four hundred spears. Beneath the temple there is a door that opens inward.",
    "It begins on the temple steps at sunrise. Theron wants to hear what the Sybil dreams and carry it to the coast before Drakon's ships sail.",
    "Theron",
    "A failed athlete of twenty-three, fast, honest, in love with Doris. Carries sandals, a water skin and an olive crown that is not his.",
  ],
  {
    people: "Sybil Anthea, Lykon, Doris, General Drakon",
    places: "the temple steps, the guest house",
    also: "Kyme, the temple, the coast",
    start: "the temple steps",
    aim: "hear what the Sybil dreams and carry it to the coast before Drakon's ships sail",
  },
);

export const SNOWED = reading(
  [
    "Cabin Nine",
    "Six strangers share a mountain lodge above Zermatt, and the cable car is dead. Host Urs Brunner has hidden the radio. Film star Delphine Roy is not ill, whatever she says. Professor Emil Hartz fell from the balcony on Friday night and lies in the woodshed under a blanket. His assistant Mina Sorel has burned his notes. A ski instructor named Toni was seen on the balcony, and is missing.",
    "It begins in the dining room on Saturday morning. Inspector Grete Vogt wants to find out who pushed Hartz before the cable car runs again.",
    "Inspector Grete Vogt",
    "On holiday, fifty, bad knees, excellent memory. She carries reading glasses, a notebook and cough drops.",
  ],
  {
    people: "Urs Brunner, Delphine Roy, Professor Emil Hartz, Mina Sorel, Toni",
    gone: "Professor Emil Hartz (dead), Toni (missing)",
    places: "the dining room, the balcony, the woodshed",
    also: "Zermatt, Cabin Nine, the cable car",
    start: "the dining room",
    aim: "find out who pushed Hartz before the cable car runs again",
  },
);
