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
