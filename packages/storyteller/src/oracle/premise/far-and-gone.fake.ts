import type { OwnPremise } from "./played.fake.ts";

/** Premises that speak of far countries, the dead and the sought, numbers, and nouns that open a sentence. */

export const FAR_AND_GONE = {
  SALT: {
    title: "The Salt Ledger",
    world:
      "Lübeck in the winter of 1367. The Hansa is at war with King Valdemar of Denmark, and salt from Lüneburg is worth almost its weight in silver. The harbour is locked in ice, the warehouses along the Trave are guarded, and every merchant spies on his neighbour. The town council is run by the old families; Ratsherr Gerhard Attendorn decides who may sail in spring. There is no magic here, only cold, debt, weights and scales, guild law, and the hangman at the Burgtor. The brewers and the porters hate each other, and the Franciscans at Saint Catherine's hear everything.",
    notes:
      "It begins in the salt warehouse of the dead merchant Hinrich Warendorp, the morning after his burial. His ledger is missing, and without it his widow Taleke loses the house to Attendorn in eight days. The hero wants to find the ledger and learn who took it.",
    hero: "Klaus Morneweg",
    heroNotes:
      "Warendorp's clerk, thirty, careful, good with numbers and seals, bad with a knife. He carries a wax tablet, a bronze stylus, a ring of warehouse keys and four silver marks.",
  },
  RELAY: {
    title: "Cold Relay",
    world:
      "The relay station Halcyon hangs above the gas giant Oru, forty years from the nearest star port. Three hundred people live in its rings and maintain the beam that pushes sail freighters between the suns. The Beam Authority owns the air; the Ring Union owns the hands that clean the filters. An old station mind called Tamsin runs the locks and speaks politely. Outside are ice tugs, dust storms of charged ions and the wreck of the freighter Merganser, which arrived two days ago with nobody aboard. Air is rationed, and rumours travel faster than light.",
    notes:
      "It begins in docking bay six, in front of the sealed hatch of the Merganser. Chief Odile Ransome wants the cargo unloaded by the end of the shift. The hero wants to know what happened to the crew, because her brother Pim was the navigator.",
    hero: "Juno Achterberg",
    heroNotes:
      "Tug pilot, thirty-four, stubborn, quick hands, in debt to the Union. She carries a cutting torch, a suit with six hours of air, and a recorder with her brother's last message.",
  },
  GOOSE: {
    title: "The Ministry of Minor Curses",
    world:
      "The city of Plumworth is governed by forms. Every spell needs a licence, every curse a receipt in triplicate, and the dragon under the Exchequer is on a pension. The Ministry of Minor Curses employs forty clerks, six ghosts and one very tired troll named Bertram who stamps things. Goblins run the tea trade; witches queue like everyone else. The Lord Mayor, Sir Percival Gout, has been turned into a goose and goes on governing, which most people consider an improvement. Elections are on Friday, and the rival candidate is a wardrobe.",
    notes:
      "It begins at counter nine of the Ministry, where the hero has taken ticket number 4,112 and the display shows 37. Somebody has cursed the hero so that everything he says rhymes on Tuesdays, and today is Monday evening. He wants the curse lifted before midnight and to learn who signed it.",
    hero: "Ambrose Tuttle",
    heroNotes:
      "A failed poet and umbrella salesman, polite, cowardly, surprisingly good at queuing. He carries an umbrella that is really a sword, a bag of humbugs and a letter of complaint.",
  },
  BELL: {
    title: "The Bell of Orrin Vale",
    world:
      "In the hill country of Orrin Vale seven villages live under one old law: when the great bronze bell at Harrowmere rings, the dead stay in their barrows. Three nights ago the bell was stolen. Now lights move on the burial downs, sheep are found drained, and the river Ash runs black at dusk. Lady Ysolde Marrick holds the castle with twelve spearmen; the hedge priests quarrel; the hill goblins of Cragfoot trade in stolen metal. Magic is rare, costly and bound to bronze, blood and names. Beyond the downs lies the Drowned Road and the tower of the exile Veskar.",
    notes:
      "It begins in the empty bell tower of Harrowmere at dawn. The hero wants to find the bell and bring it back before the dark of the moon, five nights from now.",
    hero: "Brannoc Thorne",
    heroNotes:
      "A former spearman turned bell warden, forty, lame in the left leg, knows the old songs. He carries an ash spear, the bell's bronze clapper, a lantern and bread for three days.",
  },
  LIDO: {
    title: "Room at the Lido",
    world:
      "Saltby-on-Sea, a faded English seaside town, November 1998. The lido closed in 1974 after a girl named Carol Venn drowned in water no one had filled. Now the Grand Hotel is half shut, the pier is fenced off, and the arcade runs on one old man's electricity. Phones are landlines, there is one police sergeant, Doreen Pask, and the local paper is four pages. At night people hear swimming. Things left near the pool come back wet. Nobody says the word ghost; they say the damp.",
    notes:
      "It begins in room 14 of the Grand Hotel, at half past nine on a rainy evening, with wet footprints leading from the bathroom to the locked door. The hero wants to find the missing student Imogen Lark, who checked into this room six days ago.",
    hero: "Martin Hale",
    heroNotes:
      "A private investigator from Leeds, fifty-one, divorced, does not believe in anything. He carries a torch, a Nikon camera, Imogen's photograph and a hip flask.",
  },
  PASS: {
    title: "The Customs House",
    world:
      "A mountain pass in the spring of 1811. Emperor Napoleon of France wants wool and horses, and the Bavarians tax both. The customs house stands above the village of Sankt Veit. The customs officer, Josef Riedl, weighs everything twice. Rumours left at the inn grow legs. At Michaelmas the road closes. The miller Anna Thaler buys what nobody asks about.",
    notes:
      "It begins in the customs house at dusk, beside the empty stable of the dead carter Wolf Amrain, whose mule came home without him. His letters are gone, and his daughter Rosl has two days to pay. The heroine wants to find the letters.",
    hero: "Marta Vogel",
    heroNotes:
      "A smuggler's widow, forty, patient. She carries a rope, three candles and a borrowed knife, and owes the miller for the winter.",
  },
  LIGHT: {
    title: "Lightship Nine",
    world:
      "Lightship Nine lies over the Dogger reef, and the Harbour Board pays late. Captain Esther Quill drinks. The cook, Bo Lindgren, hears the radio through the wall. Lamps lit before dusk go out again. The storm will come by Saturday.",
    notes:
      "It begins in the radio room, where the dial shows 14 and nobody answers. The hero is looking for his sister Nell, the radio operator, who did not come back from her watch.",
    hero: "Tom Askew",
    heroNotes:
      "A deckhand of twenty-two, quick, seasick. He carries a whistle, a torch with two hours of light and a bag of raisins.",
  },
  LIBRARY: {
    title: "Overdue",
    world:
      "The Great Library of Humm lends anything: books, weather, husbands. The Chief Librarian, Dame Hedwig Moss, has been asleep since June and is obeyed anyway. Spiders run the reading room. Books returned late are forgiven by nobody. President Olm of Vasconia demands a dictionary back.",
    notes:
      "It starts at the returns desk, where the queue is nine people long. Our hero wants to bring back a book that bites before closing time.",
    hero: "Pip Larkspur",
    heroNotes:
      "A nervous student with a fine of six pence. She carries the book in a birdcage, a pencil and a sandwich.",
  },
} as const satisfies Record<string, OwnPremise>;
