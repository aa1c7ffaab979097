import type { OwnPremise } from "./played.fake.ts";

/** Premises as strangers write them. */

export const HARBOUR: OwnPremise = {
  title: "The Salt Ledger",
  world:
    "Whitby, on the Yorkshire coast, in the wet autumn of 1788. The town lives by whaling and by smuggling, and everybody pretends to know only about the first. Brandy and salt come ashore at Saltwick Nab on moonless nights. The Customs House on the harbour is run by Collector Josiah Pell, who is honest, gouty and tired. Captain Reuben Storr owns the whaler Hopewell and half the debts in town. Widow Hannah Lyth keeps the White Horse and hears everything. Old Amos Gale, the sexton, digs the graves at St Mary's church on the cliff. A riding officer, Thomas Wray, was found drowned a week ago in the herring dock.",
  notes:
    "I want a slow, believable mystery about who killed Thomas Wray and why, with small clues. No ghosts, no secret heirs. Violence should be rare and hurt. The story begins on a rainy evening when the hero climbs off the Pickering coach at the White Horse, carrying a letter from the Board of Customs. Nobody in town knows yet why she has come. Thomas Wray was her brother-in-law. It should end with someone named before the town.",
  hero: "Margaret Wray",
  heroNotes:
    "Margaret Wray, thirty-four, a copying clerk from York who reads hands better than faces. She is stubborn, dry and afraid of deep water. She is fond of her niece Kitty Wray, Thomas's daughter of twelve, who is lodging with Hannah Lyth. She lies badly.",
};

export const STATION: OwnPremise = {
  title: "Slow Air",
  world:
    "Tethys Station hangs in orbit around the ice moon Brannoch. The station is a wheel: the Orchard, where the food grows under lamps; the Cold Dock, where the ice sleds come in; the Lung, the great hall that makes the oxygen; and the Attic, the sealed hub where the founders' computer still runs. Administrator Ilse Marchetti governs by ration. Dov Okonkwo is chief engineer of the Lung. Sister Perpetua Lim runs the clinic. Rask is a sled pilot who sells things he should not have. The computer, called Warden, answers one question a day and never lies, but it is careful.",
  notes:
    "For three weeks the oxygen figures have been falling, two percent a week, and nobody can find a leak. The story begins when the hero wakes in her bunk in the Cold Dock to the low-air alarm, and finds a handwritten note under the door: 'Count the sleds.' Warmth and black humour are welcome.",
  hero: "Juno Adeyemi",
  heroNotes:
    "Juno Adeyemi, twenty-nine, a hull inspector. Her younger brother Teo Adeyemi works in the Orchard and has weak lungs.",
};

export const VILLAGE: OwnPremise = {
  title: "The Great Marrow Affair",
  world:
    "Nether Wobbling is a very small English village. Its year turns on the Flower and Produce Show, held in the marquee on Pudding Green. Colonel Barnaby Tufton keeps his marrows under armed guard at Tufton Hall. Miss Prudence Ottershaw, who runs the post office, reads everyone's postcards. The Reverend Cuthbert Moo is afraid of his own congregation. Mrs Gladys Pym bakes at the Crumpet Tea Rooms. The pub is the Startled Goose, named after a goose named Kevin, who lives there and bites.",
  notes:
    "Nobody gets really hurt. Three days before the show, the Colonel's prize marrow, Empress, has vanished from its bed. It begins in the Crumpet Tea Rooms, where the Colonel bursts in and demands that the hero find the Empress before Saturday. Kevin the goose must be important.",
  hero: "Percival Snodgrass",
  heroNotes:
    "Percival Snodgrass, fifty-one, a retired inspector of drains. He is brave in conversation and timid near geese.",
};

export const ISLAND: OwnPremise = {
  title: "The Winter Mail at Skarholm",
  world:
    "Skarholm is a fishing island off the Norwegian coast in January 1911. Everything on the island is bought on credit from the Brandvold store, which Aksel Brandvold runs from behind a ledger nobody else may open. The harbour master, Peder Lund, drinks and forgets to light the lamp. Sunniva Moe guts herring at the Salting Sheds and knows every quarrel on the island. Above the harbour stand the Lamp House, the Rectory and the old Whalers' Hall, where men play cards. Beyond the ridge lies Gannet Cove, where wreckage washes up. Old Tormod lives there alone in an upturned boat.",
  notes:
    "The story begins in the Brandvold store on the morning a mail sack is found at Gannet Cove, slashed open and empty. I want a slow mystery about letters and money: who opened the sack, and what was in it. I want one dangerous crossing by small boat or over the ridge in snow, and I want the end to be a public reckoning in the Whalers' Hall. No ghosts, no magic.",
  hero: "Marta Eik",
  heroNotes:
    "Marta Eik is the island's postmistress, careful with numbers and bad at small talk. She carries a brass key, a lantern and her father's pocket knife. She rows well and is afraid of heights.",
};

export const RELAY: OwnPremise = {
  title: "Nine Minutes at Kestrel Relay",
  world:
    "Kestrel Relay is an old communications station turning in the shadow of the gas giant Ombra. Captain Oduya commands from the Bridge Ring and believes in procedure. Engineer Bex Harrow runs the Reactor Spine and hates the Company openly. The Company auditor, Mister Quill, arrived six days ago with a locked grey case. SABLE, the station's mind, speaks politely from every wall and has never been known to lie. Below the Habitat Drum is the Cold Dock, where tugs moor, and far out on its boom hangs the Listening Array, reached only by suit.",
  notes:
    "The story begins in the Listening Array control room, when the hero notices that nine minutes of last night's log have been cut out. I want to find out who cut the nine minutes and what message came in during them. I wish for a tense spacewalk along the boom.",
  hero: "Ines Calloway",
  heroNotes:
    "Ines Calloway is the night signals officer. She once froze during an airlock drill and has avoided suits ever since.",
};

export const MARSH: OwnPremise = {
  title: "Marsh End",
  world:
    "Marsh End is a house on the Norfolk marshes, 1926. Since the war Mrs Adelaide Frayne has lived there alone with her housekeeper, Mrs Bunce. Her son Edwin Frayne drowned in the Cut in 1919, and was never found. Doctor Sallow comes on Tuesdays with a brown bottle. Tom Pell the wherryman will not bring his boat past the Cut after dark. The village is called Scarby.",
  notes:
    "The story begins in the hall of Marsh End on a November evening, when my hero, engaged as a companion, is let in by Mrs Bunce and told never to open the nursery. I want to know why the bell rings and how Edwin died. A slow, quiet ghost story; the ghost is real, but sad rather than evil. Little blood.",
  hero: "Miss Harriet Lowe",
  heroNotes:
    "Harriet Lowe, 27, a former nurse at Étaples. Practical, sleepless, does not believe in ghosts. Has a torch.",
};

export const BAKERY: OwnPremise = {
  title: "The Bakery on Tull Street",
  world:
    "Harrow's Bakery stands on Tull Street in a northern English mill town in 1984. Nora Harrow, the hero's mother, has had a stroke; she lies in the Infirmary. Ray Harrow, the hero's brother, is on strike. Mr Albert Coyle, the bank manager, drinks tea in the shop every Friday. Father Malachy runs the soup kitchen at St Anne's. The oven, which everybody calls the Old Girl, was lit in 1921.",
  notes:
    "It starts in the bakery at five in the morning, when my hero comes home after eleven years in London and finds a letter from the bank under the till. I want to save the bakery before the bank takes it on Friday.",
  hero: "Carol Harrow",
  heroNotes: "Carol Harrow, thirty-three, an accounts clerk. She carries a red suitcase.",
};
