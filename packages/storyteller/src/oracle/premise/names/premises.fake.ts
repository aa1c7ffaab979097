import type { OwnPremise } from "../played.fake.ts";

/** Premises in which titles, animals, houses and second names stand, with what a reader knows of them. */
export interface NamedPremise extends OwnPremise {
  readonly people: string;
  readonly places: string;
  /** People of whom the texts say "she" or "he", by the name that they are called by. */
  readonly she: string;
  readonly he: string;
  readonly companion: string;
  /** What the opening must not list: second names of somebody or something. */
  readonly second: string;
  readonly messages: string;
}

const premise = (
  [title, world, notes, hero, heroNotes]: readonly [string, string, string, string, string],
  known: Omit<NamedPremise, keyof OwnPremise>,
): NamedPremise => ({ title, world, notes, hero, heroNotes, ...known });

export const PREMISES: readonly NamedPremise[] = [
  premise(
    [
      "The Salt Road",
      "Carrow Sands is a village of salt-makers below a white cliff. Since midsummer the salt in the pans tastes of iron, and nobody knows why. Reeve Aldous Thorne has closed the pans, and he will not say for how long. Old Mother Speck, who keeps the pans, says the hill is bleeding. Sister Amity of the shrine nurses three burned pan-boys; she has not slept for a week. The Gilded Heron is the only inn, and its landlord Osric Bane waters the beer. The places are the salt pans, the shrine, the Gilded Heron, the cliff stairs and the reeve's house.",
      "It begins at noon at the salt pans. Linnet wants to find out why the salt tastes of iron before the salt fair on Friday.",
      "Linnet Hask",
      "A carter of thirty, patient and loud. She travels with her old mule Pepper and carries a rope, a horn cup and a whip.",
    ],
    {
      people: "Aldous Thorne, Mother Speck, Sister Amity, Osric Bane, Pepper",
      places: "the salt pans, the shrine, the Gilded Heron, the cliff stairs, the reeve's house",
      she: "Sister Amity",
      he: "Reeve Aldous Thorne",
      companion: "Pepper",
      second: "your mule, the reeve",
      messages:
        "I look around|I taste the salt|Where is Mother Speck?|I go to the shrine|Sister Amity, who burned them?|I go to the Gilded Heron|I buy Osric a drink and ask about the reeve|I ask Osric whether he saw anything|I lead Pepper to the cliff stairs|I climb the stairs step by step|I go to the reeve's house|Reeve, why did you close the pans?|I search the house for iron|What do I know so far?|I wait for the evening",
    },
  ),
  premise(
    [
      "A Hush at Fallow Hall",
      "Fallow Hall, Norfolk, 1926. Lady Constance Ormerod was found dead in her own orangery during the summer ball. Captain Denis Holt, her nephew, has debts and a temper. Doctor Sybil Marsh signed the certificate before she had taken off her gloves. Father Linus was to have married the Captain on Saturday. Uncle Walter has been deaf since the war, and hears what he likes. The Mitre is the village pub, where the cook Hetty Dunn drinks on Sundays.",
      "It begins in the library of Fallow Hall on the morning after the ball. Maureen wants to prove who killed Lady Constance before the will is read at six.",
      "Maureen Pike",
      "A lady's companion of forty-one with a good memory. Carries a hatpin, a diary and a pair of opera glasses.",
    ],
    {
      people: "Lady Constance Ormerod, Captain Denis Holt, Doctor Sybil Marsh, Father Linus, Uncle Walter, Hetty Dunn",
      places: "the library, the orangery, the Mitre",
      she: "Doctor Sybil Marsh",
      he: "",
      companion: "",
      second: "the Captain, the cook",
      messages:
        "I look around the library|I go to the orangery|I examine the place where Lady Constance lay|I ask the Captain about his debts|I go to the Mitre|Hetty, what did you see last night?|I pour Hetty some gin|I ask Doctor Marsh about the certificate|I shout into Uncle Walter's ear|Is the will in the desk?|I search the desk for the will|Father Linus, was the wedding a happy one?|I think it was Captain Holt|I follow the doctor out of the house|Who is here?",
    },
  ),
  premise(
    [
      "Low Orbit Blues",
      "The Marigold is an old freighter with a crew of six. For four days somebody has been rewriting the captain's log at night. Captain Ines Varga trusts nobody, and she sleeps in her boots. Pilot Teo Okoye has not spoken since Ganymede; he only plays cards. Doctor Lund grows tomatoes in the sick bay. The ship's computer, PATIENCE, says the log is as it always was. A small cleaning robot called Thimble hides when it is asked. The places are the bridge, the sick bay, the cargo hold, the galley and the airlock.",
      "It begins in the galley at breakfast. Rafi wants to find out who is rewriting the log before the ship reaches Titan on Thursday.",
      "Rafi Solano",
      "A cargo hand of twenty-three, curious and clumsy. Carries a torch, a screwdriver and a tablet.",
    ],
    {
      people: "Captain Ines Varga, Teo Okoye, Doctor Lund, PATIENCE, Thimble",
      places: "the Marigold, the bridge, the sick bay, the cargo hold, the galley, the airlock",
      she: "Captain Ines Varga",
      he: "Pilot Teo Okoye",
      companion: "",
      second: "Pilot, Captain, the robot",
      messages:
        "I have breakfast|I go to the bridge|Captain, who has the codes of the log?|I read the log|PATIENCE, who wrote in the log last night?|I go to the sick bay|I ask Doctor Lund for a tomato|I look for Thimble|I go to the cargo hold|I search the crates|Teo, talk to me|I hide behind a crate and wait|I make everybody some coffee|I step slowly into the airlock|What have I found out?",
    },
  ),
  premise(
    [
      "The Bishop's Goose",
      "Nether Wallop-on-the-Hill is an English village with one pub, the Nodding Donkey, and a bell tower. Somebody has painted the church bells pink. Major Hubert Trask blames the youth. The youth, which is Kevin, blames the Major. The vicar, the Reverend Olive Tench, says it is a sign, and she means it. The bell-ringers have gone on strike. Mrs Ida Pottle sells paint and asks no questions.",
      "It begins outside the church on Sunday morning. The hero wants to find out who painted the bells before the bishop comes at four.",
      "Gladys Moss",
      "A retired dinner lady of seventy. Carries a ladle, a flask of tea and a whistle, and goes nowhere without her terrier, Crumb.",
    ],
    {
      people: "Major Hubert Trask, Kevin, Olive Tench, Mrs Ida Pottle, Crumb",
      places: "the church, the Nodding Donkey",
      she: "the Reverend Olive Tench",
      he: "",
      companion: "Crumb",
      second: "the vicar, your terrier, the bell-ringers, the Major",
      messages:
        "I look at the church|I go up the bell tower|I examine the bells|I go to the Nodding Donkey|I order a slice of cake|I ask Kevin about the bells|Crumb, find the paint!|I go to the church|I ask the vicar who did it|I ask the bell-ringers why they are on strike|I ask Mrs Pottle who bought pink paint|I look into her bag|I look at the Major's hands|I blow my whistle|Who painted the bells?",
    },
  ),
  premise(
    [
      "Nine Candles",
      "Brackwater House stands alone in the fen. Every evening one candle more burns in the attic window, and nobody lights it. Grandmother Ilse Farrow has locked the attic; she wears the key. Her brother Tobias went up on Monday and has not come down. The housekeeper, Mrs Grice, sets a place for him every evening. Old Peter poles the ferry and speaks to the reeds. The places are the attic, the kitchen, the landing stage, the ferry and the ice house.",
      "It begins at dusk at the landing stage. Wren wants to find her uncle Tobias and put out the candles before there are nine.",
      "Wren Farrow",
      "A student of nineteen who believes in nothing. She carries a lamp, matches and her uncle's letter.",
    ],
    {
      people: "Grandmother Ilse Farrow, Tobias, Mrs Grice, Old Peter",
      places: "the attic, the kitchen, the landing stage, the ferry, the ice house",
      she: "Grandmother Ilse Farrow",
      he: "Tobias",
      companion: "",
      second: "the housekeeper, her uncle",
      messages:
        "I call for the ferry|I ask Old Peter about the candles|I go to the kitchen|Mrs Grice, where is my uncle?|I ask her for the key|Grandmother, open the attic|I go to the attic|I listen at the door|I pick the lock with a hairpin|I look at the candles|Tobias! Are you there?|I blow out the candles|I go to the ice house|I search the ice house|What is the time?",
    },
  ),
  premise(
    [
      "Dry Creek",
      "Mercy Gulch, Arizona, 1884. The water of the town well has been sold to somebody, and nobody has seen the paper. Marshal Abel Crane drinks. Widow Esther Lowry owns the saloon, the Silver Spur, and she owns half the marshal too. Deacon Bright preaches in the livery stable since the chapel burned. A Chinese cook named Wen Li can read law better than the judge. The Calloway brothers ride for anybody who pays.",
      "It begins at the well in the morning heat. I want to find out who bought the water before the cattle die.",
      "Josiah Hale",
      "A schoolteacher of thirty-five, stiff and brave. He rides a grey mare called Duchess and carries a Bible and an empty pistol.",
    ],
    {
      people: "Marshal Abel Crane, Widow Esther Lowry, Deacon Bright, Wen Li, Duchess",
      places: "the well, the Silver Spur, the livery stable",
      she: "Widow Esther Lowry",
      he: "",
      companion: "",
      second: "the cook, the marshal, the widow, your mare",
      messages:
        "I draw up a bucket|I look around|I ride to the Silver Spur|I ask the widow about the water|I ask Marshal Crane to do his duty|I go to the livery stable|Deacon, what happened to the chapel?|I ask Wen Li to read the law to me|I look for the paper|I search the saloon for the paper|I threaten the Calloway brothers|I step back|I ride Duchess to the well|I wait until night|Did the marshal sell the water?",
    },
  ),
  premise(
    [
      "The Tin Parliament",
      "In the city of Varn the clocks rule. The Minister of Hours, Lord Quillon Vane, has lost an hour: the hour after midnight is gone, and nobody remembers it. Sergeant Brill of the Watch arrests people who yawn. Madame Orla keeps the café Zero, where the yawners meet. The clockmaker Jem Sorrel has seen the hour, he says. The Wakers are sworn never to sleep. The places are the Hour Hall, the café Zero, the Watch house, the canal and Sorrel's workshop.",
      "It begins in the café Zero at dusk. Ottoline wants to find the lost hour and give it back to the city before midsummer night.",
      "Ottoline Brask",
      "A night nurse of twenty-nine; she has not slept well for years. Carries a watch that stands still, a lancet and smelling salts.",
    ],
    {
      people: "Lord Quillon Vane, Sergeant Brill, Madame Orla, Jem Sorrel",
      places: "the Hour Hall, the café Zero, the Watch house, the canal",
      she: "",
      he: "Jem Sorrel",
      companion: "",
      second: "The clockmaker, the Minister, Sorrel's workshop's",
      messages:
        "I look at my watch|I ask Madame Orla about the yawners|Jem, what did you see?|I go to the Hour Hall|I look for Lord Vane|My lord, what happened to the hour?|I go to the Watch house|I yawn at Sergeant Brill|I ask the Wakers how they do it|I go to the canal|I look into the water|I throw the watch into the canal|I go to Sorrel's workshop|I search the workshop|Where could the hour be?",
    },
  ),
  premise(
    [
      "Lighthouse Keeping",
      "Gannet Point is a lighthouse on a rock. The light has gone out three nights running, although the keeper swears he lit it. The keeper is Duncan Rae, and his daughter Morag does his sums. The mail boat Good Intent comes on Fridays. Nurse Flora Beaton rows over when the sea lets her. The harbourmaster on the mainland, Captain Sim, has already ordered a new keeper.",
      "It begins at the foot of the lighthouse, in rain. Isla wants to find out why the light goes out before the mail boat comes on Friday.",
      "Isla Rae",
      "Duncan's niece, a watchmender from Leith, twenty-six. With her is her dog Bosun. Carries pliers, a loupe and a tin of oil.",
    ],
    {
      people: "Duncan Rae, Morag, Flora Beaton, Captain Sim, Bosun",
      places: "Gannet Point",
      she: "Nurse Flora Beaton",
      he: "Duncan Rae",
      companion: "Bosun",
      second: "the keeper, your dog, the harbourmaster",
      messages:
        "I knock at the door|Uncle, is the lamp lit?|I climb up to the lamp|I examine the lamp|Morag, what do you think?|I ask Morag where she was last night|I look out over the sea|Bosun, search!|I oil the lamp|I ask Nurse Beaton about the new keeper|I wait for the night|I watch the light|What happened to the light?|I think that the keeper sleeps|I go down to the boat",
    },
  ),
  premise(
    [
      "The Wedding at Sant'Elmo",
      "Sant'Elmo is a hill town in Italy. Tomorrow Don Corrado Belli marries Chiara Fonti, and tonight the ring has vanished from the sacristy. Don Corrado laughs about it; he never wanted a ring. Chiara does not laugh. Padre Anselmo had the key, and he has lost that too. Aunt Rosalba arranged the match. Her parrot, Garibaldi, repeats what it hears. The Trattoria Luna is where everybody argues. The places are the sacristy, the Trattoria Luna, the piazza and the olive press.",
      "It begins on the piazza at sunset. Bianca wants to find the ring before the wedding at noon without a scandal.",
      "Bianca Fonti",
      "Chiara's sister, a seamstress of twenty-five. Carries pins, chalk and a measuring tape.",
    ],
    {
      people: "Don Corrado Belli, Chiara Fonti, Padre Anselmo, Aunt Rosalba, Garibaldi",
      places: "the sacristy, the Trattoria Luna, the piazza, the olive press",
      she: "",
      he: "Don Corrado Belli, Padre Anselmo",
      companion: "",
      second: "the padre, the aunt, your sister",
      messages:
        "I look around|I go to the sacristy|Padre, when did you last have the key?|I search the sacristy|I go to the Trattoria Luna|I ask Aunt Rosalba about the match|I ask Garibaldi what he has heard|Don Corrado, do you want to marry her?|I comfort Chiara|I go to the olive press|I look under the press|I ask him about the ring|I measure Don Corrado's finger|I go back to the piazza|Who had the key?",
    },
  ),
  premise(
    [
      "Form Four and the Night Bus",
      "St Brannock's is a boarding school on a moor. A bus that nobody ordered stops at the gate every night at two, and on Monday Pip Lacey got in. Headmistress Dr Agatha Thrale says Pip has gone home. Matron hears the bus too. Mr Clegg teaches Latin and writes down the times. The prefects guard the gate.",
      "It begins in the dormitory at one in the morning. Nadia wants to bring Pip back before the end of term.",
      "Nadia Hussain",
      "A girl of fourteen, quick and stubborn. She has a torch, a bag of sherbet lemons and a robot mouse called Button.",
    ],
    {
      people: "Pip Lacey, Dr Agatha Thrale, Matron, Mr Clegg, Button",
      places: "the dormitory, the gate",
      she: "",
      he: "Mr Clegg",
      companion: "Button",
      second: "your mouse, the headmistress, the prefects",
      messages:
        "I get dressed|I look out of the window|Button, come|I creep to the gate|I ask the prefects about the bus|I wait for the bus|I get into the bus|Who drives the bus?|Pip! Where are you?|I go to the dormitory|I ask Matron about Pip|Mr Clegg, when does the bus come?|I look at his notes|I ask Dr Thrale for the truth|What have I found?",
    },
  ),
  premise(
    [
      "Bread for Ullern",
      "Ullern is a frozen harbour where the ovens have gone cold: bread will not rise, whatever one does. Jarl Sigrun Hale has counted the loaves, and she counts them again. Cook Bodil swears at the yeast. Brother Eskil of the cloister brews beer that foams as ever. The wolf Greymuzzle comes to the doors and does not bite. The mill Stonemother grinds at night by herself. The places are the bakehouse, the cloister, the mill and the jarl's hall.",
      "It begins in the bakehouse before dawn. Tora wants to find out why the bread does not rise before the children starve.",
      "Tora Vik",
      "A baker of twenty, floury and fearless. With her brother Ulf, who carries her sacks, she has come from the north. She has a peel, a knife and a jar of leaven.",
    ],
    {
      people: "Jarl Sigrun Hale, Bodil, Brother Eskil, Greymuzzle, Ulf",
      places: "the bakehouse, the cloister, Stonemother, the jarl's hall",
      she: "Jarl Sigrun Hale",
      he: "",
      companion: "Ulf",
      second: "the jarl, your brother, the cook, the wolf",
      messages:
        "I knead the dough|I look into the oven|Bodil, what have you tried?|Ulf, what do you think?|I go to the mill|I listen to the mill|I go to the cloister|I taste the beer|Brother Eskil, why does it foam?|I go to the jarl's hall|I ask the jarl for grain|I count the loaves with her|I follow the wolf|I give the wolf a crust|Why does the bread not rise?",
    },
  ),
  premise(
    [
      "The Last Fair Copy",
      "Office block Nineteen, present day. Every night somebody corrects the spelling in all the contracts, and by one comma the firm has lost two million. The boss, Mr Terence Hobb, wants blood. Priya from legal has stopped talking to Jens from sales. The night porter, Mr Osei, knows who comes and goes. Cleaner Ruta Bals leaves notes on the desks. The places are the archive, the canteen, the roof and the boss's office.",
      "It begins in the canteen on Monday. Sam wants to find out who corrects the contracts before the audit on Thursday, and keep their own job.",
      "Sam Keller",
      "A temp of thirty who reads for pleasure. They carry a red pen, a lanyard and a cactus.",
    ],
    {
      people: "Mr Terence Hobb, Priya, Jens, Mr Osei, Ruta Bals",
      places: "the archive, the canteen, the roof, the boss's office",
      she: "",
      he: "Mr Terence Hobb, Mr Osei",
      companion: "",
      second: "the boss, the night porter, the cleaner",
      messages:
        "I get a coffee|I ask Priya about Jens|I ask Jens about Priya|I go to the archive|I read a contract|I ask the porter who comes and goes|I wait until night|I hide in the archive|Who is there?|I read the notes of Ruta|I ask her about the commas|I go to the boss's office|I search the desk|I tell the boss that it was Jens|What is left to do?",
    },
  ),
];
