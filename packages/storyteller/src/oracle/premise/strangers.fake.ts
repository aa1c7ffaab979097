import type { OwnPremise } from "./played.fake.ts";

/** Premises of many kinds and ways of writing: lists, groups, titles, machines and animals with names, places named like people. */

const premise = (title: string, world: string, notes: string, hero: string, heroNotes: string): OwnPremise => ({
  title,
  world,
  notes,
  hero,
  heroNotes,
});

/** A list with semicolons, a stolen animal, a troll, guards without names, a mouse that comes along, the goal by the hero's name. */
const CROWN_HEN = premise(
  "The Hen of Upper Fiddle",
  "Upper Fiddle is a small kingdom where spells work on Tuesdays. The king, Egbert the Sufficient, is afraid of spoons. The royal hen, Dame Cluck, lays a silver egg once a year and the treasury depends on it. Yesterday she was stolen. Suspects: the wizard Barnaby Soot, who owes money to everyone; Countess Ottilie von Zapf, who collects feathers; Grol, a troll who runs the ferry and writes bad songs; and Brother Anselm of the Quiet Order, who never stops talking. The guards are all on strike for warmer socks.",
  "It starts in the throne room, where the king gives Posy the job because nobody else turned up. Posy wants to bring the hen back before Silver Day, which is in four days, and get her mother's forge out of debt.",
  "Posy Nail",
  "Posy is a shy smith's apprentice who talks her way out of things. She has a hammer, a bag of old rolls and a talking mouse called Duke who thinks he is the hero.",
);

/** A ship's computer with a name, a group, a goal of "the hero", hardly any names. */
const LONG_HAUL = premise(
  "The Long Haul",
  "A huge seed ship called the Forbearance has been flying for 180 years. The people live on terraces around a central canal. Lower terraces are poor and dark, upper terraces have orchards. The ship's computer, Granny, answers questions but has started to answer some of them wrong. Light is rationed since last month. There is a group called the Counters who believe the ship turned around long ago and the officers hide it. Nobody has seen the stars; the shutters are welded.",
  "Starts in the lamp room on terrace four, where half of the lamps just went out. The hero wants to find out where the power is going before her terrace goes dark.",
  "Tamsin",
  "A lamp mechanic, 31, dry and practical, with a bad hip. Has a screwdriver, a pass card for terraces 3 to 6, and an old wiring plan drawn by her grandfather.",
);

/** Places named like people, a dead brother, "She wants", money of its own. */
const RAVEN_HEAD = premise(
  "Tar and Paper",
  "Stonewick, 1908, a whaling harbour on a cold coast. The whales have been few for two years and the Marsh Company owns half the boats through debts. Pilot Master Agnes Thorne keeps the log book and says little. Silas Marsh, the company's owner, smiles at everybody and forgets nothing. The old beacon on Raven Head went dark five weeks ago, the night the brig Constance was lost with eleven men. The judge called it weather. In the Bell tavern nobody talks about it. Beyond Mercy Sound lies only ice.",
  "It begins on a wet November evening when Alma steps off the packet at the quay. She wants to find out why the beacon went out on the night her brother Peter drowned on the Constance, and who is to blame.",
  "Alma Brand",
  "Alma is a 30 year old bank clerk from the city, stubborn, good with figures, bad with boats. She carries Peter's last letter, a notebook and nine pounds.",
);

/** Names that are common words, a goal as a heading with a colon, dollars, a horse and a dog that come along. */
const DRY_CREEK = premise(
  "The Last Drive",
  "Dry Creek is a cattle town with one street. Sheriff Spring Tully keeps the peace with a shotgun. Duke Mallory owns the bank and wants every ranch south of the river. Mother Hale runs the boarding house and hears everything. Deputy Ames is young and scared; Preacher Coil is neither. The saloon is the Silver Spur. The Mallory riders do what Duke cannot be seen to do.",
  "Goal: get forty head of cattle to the railhead at Barlow before the bank takes the ranch on Friday. It opens at dawn in the yard of the ranch, where the fence has been cut.",
  "Jo Larkin",
  "Jo Larkin, 26, a rancher's daughter with a limp. She has her father's rifle, 14 dollars, a horse named Biscuit and a dog called Sorry who goes everywhere with her.",
);

/** Foreign names and titles, a goal in the middle of the notes, a hotel. */
const LISBON = premise(
  "Seven Hills",
  "Lisbon, 1943. Everybody sells something to somebody. Senhora Graça Ibarra runs the Pensão Avenida. Dr. Ludwig Ahrens, a German chemist, wants to leave for America. Inspector Nuno Vaz of the secret police drinks with both sides. Ji-woo Han plays the piano at the Café Aurora. Madame Odile de Croÿ lends money and remembers names.",
  "The story starts at night on the tram to Alfama, with a dead man in the seat opposite. Ines has to find the microfilm that the dead man carried before Vaz does. Slow and tense, please, no superheroes.",
  "Ines Prado",
  "Ines Prado is a translator of thirty-eight who forges papers. She owns a good coat, a camera and 300 escudos. She does not trust Madame de Croÿ.",
);

/** A fable: animals with names who speak, a goal in the first person with a condition. */
const HEDGE = premise(
  "Under the Hedge",
  "Under the long hedge live the small beasts of Fallow Farm. Bramble the hedgehog keeps the winter store. Old Mother Vole knows every story. Pip, a robin, carries messages and gets them wrong. Captain Brock the badger guards the gate to the wood. The Rat King lives in the barn with the Gnawers, who take what they want. Farmer Gale is never seen by daylight.",
  "I want to get the seed corn back from the barn before the first snow, without anybody being eaten. It begins under the hedge, on the morning when the store is empty.",
  "Tuft",
  "Tuft is a young dormouse, sleepy and brave. He has a thimble helmet and a needle. His best friend Nib, a shrew, comes along wherever he goes.",
);

/** A colon list with roles in brackets, two goals. */
const MANOR = premise(
  "Murder at Thornby",
  "Thornby Hall is a manor in the snow, 1932. People: Lady Beatrix Thornby (widow, seventy), Major Hugh Pell (her brother), Violet Carey (the secretary), Dr Simon Okafor (a guest), Hobbs (the butler). Lord Thornby was found dead in the library on Christmas Eve. The road to the village is blocked. The servants say that they have seen nothing.",
  "The story begins in the library, an hour after the body was found. My hero wants to find out who killed Lord Thornby, and she must also keep her own real name a secret until the police come.",
  "Miss Edith Vance",
  "Edith Vance, forty-four, a thief who travels as a piano teacher. She has a set of lock picks and a calm voice.",
);

/** Nearly no names; the goal is a fragment. */
const DUST = premise(
  "Dust",
  "The wells have been dry for two years. There is a village of nine families around a dead windmill. An old man at the pump says that he knows where water is. The Burned hold the road and take a toll in children's shoes. Nobody who went north came back.",
  "To find water before the children are too weak to walk. We begin at the dead windmill at noon.",
  "Cass",
  "A scavenger with one good eye. She carries a crowbar, a rope and half a map. Her little brother Wren travels with her.",
);

/** A crew, a robot with a name that comes along, a named ship on which the hero is, credits. */
const HEIST = premise(
  "The Ombra Job",
  "Port Ombra is a free station with no law but contracts. Baroness Tove Lindqvist owns the vault on the Upper Ring. Sergeant Amadi guards it and gambles. Fixer Lu sells doors. The Quiet Ones kill for anybody who pays. The Magpie, an old tug, is docked at Pier Nine.",
  "It begins aboard the Magpie, with the contract on the table. Dax needs to steal the Lindqvist seal and get off the station alive before the baroness returns from the moon. It should feel like a caper.",
  "Dax Oyelaran",
  "Dax is a safe cracker with shaking hands. They have 40 credits, a drill and a small robot called Pim that follows them everywhere. Their sister Imani flies the Magpie.",
);

/** In the second person; a curse; a title as a name. */
const WITCH = premise(
  "The Duke's Third Wife",
  "The duchy of Varn lies under grey woods. The Duke has had two wives, and both are dead. His mother, the Dowager, rules the house. Chaplain Ruan prays loudly. Sister Ilse of the infirmary knows herbs and lies. The Wardens of the wood let nobody in.",
  "You arrive at Castle Varn in a coach, three days before the wedding. You have to learn what became of the first two wives before you marry the Duke yourself.",
  "Lady Maren",
  "Maren is the youngest of five daughters and nobody's fool. She has a locket, a small knife and a maid, Tilda, who came with her.",
);

/** The goal at the very end of the hero's notes; a school; nicknames; a cat. */
const SCHOOL = premise(
  "The Lower Fourth",
  "St Hild's is a boarding school on a cliff, 1955. Miss Prendergast is headmistress and hears through walls. Matron is kind on Sundays. Bunty Fairweather is captain of games; her twin, Bea, is captain of nothing. The Prefects report to Miss Prendergast. The gardener, Old Mudge, digs at night. The school's cup has been missing since Founders' Day.",
  "It starts in the dormitory after lights out, with a torch flashing on the cliff. Cosy and funny, nobody gets hurt.",
  "Kit Marlowe",
  "Kit is new, thirteen and clever. Kit has a torch, two shillings and a cat named Admiral who sleeps in the bag. They want to find the cup so that they are allowed to stay at St Hild's.",
);

/** A besieged town, a goal of "we", ranks, an army. */
const SIEGE = premise(
  "The Walls of Hartmoor",
  "Hartmoor has been under siege for sixty days. Marshal Odo Brenn commands four hundred tired men. Alderman Pieter Voss has hidden grain. The Greycoats wait outside with ladders. Sister Clemence runs the hospital in the Guildhall. Rook, a boy of eleven, knows every drain. At Saint Alban's Gate the wall is cracked.",
  "Our heroine is to carry a letter through the Greycoat lines to the queen at Marle, and must be back within five days. It starts at Saint Alban's Gate at midnight.",
  "Hanne Falk",
  "Hanne Falk is a messenger with quick feet and a bad temper. She carries the letter, a dagger and two apples.",
);

export const STRANGERS = {
  CROWN_HEN,
  LONG_HAUL,
  RAVEN_HEAD,
  DRY_CREEK,
  LISBON,
  HEDGE,
  MANOR,
  DUST,
  HEIST,
  WITCH,
  SCHOOL,
  SIEGE,
} as const;
