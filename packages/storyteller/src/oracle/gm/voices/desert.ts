import { list, type Voice } from "./voice.ts";

export const desertVoice: Voice = {
  sounds: list(`
    a water seller clinks his cups
    the call from the minaret comes late over the roofs
    camels complain like the very rich
    a loom clacks behind a carved screen
    sand hisses along the wall
    a flute goes up and does not come down
    the well rope creaks, and stops
    backgammon counters click like teeth
    somebody is haggling, tenderly, over a melon
  `),
  smells: list(`
    cardamom and camel
    hot dust
    attar of roses and goat
    mint and charcoal
    leather, brass and cumin
    water, which has a smell here
    frankincense and frying oil
  `),
  lights: list(`
    the sun stands on the roofs like a creditor
    lattice shadows lie over everything, in stars
    a brass lamp throws holes of light on the wall
    heat trembles, and there is a lake in it, and then there is not
    the moon turns the dunes to bone
    an awning makes one square of mercy
    dusk goes violet all at once
  `),
  passers: list(`
    a vizier's clerk buys a secret and asks for a receipt
    a storyteller stops at the best part, and holds out a bowl
    two caravan masters swear eternal friendship over a short weight
    a boy leads a blind sheikh who steers
    a snake basket is set down, and the line at the fountain moves on
    a veiled woman reads a palm and gives the coin back
    a djinn's lamp is on sale, slightly used
    a poet insults a governor in perfect metre
  `),
  skies: list(`
    kites hang over the caravanserai, knowing something
    a wall of dust stands in the south
    the stars are so many that it seems careless
    the wind has come round, and tastes of far-off rain
    the sky is white with heat, and nobody looks at it
  `),
  curios: list(`
    a lamp with its lid wired shut
    a carpet with a door woven in it
    a date stone carved with a name
    a waterskin, full, and slit
    a chess king hidden in the sugar
    a scimitar with a verse that has been filed away
    a string of prayer beads, one of them a tooth
    a sealed jar that ticks in the sun
    a map in henna on a cut-off sleeve
    a scorpion in a gold cage
  `),
  surfaces: list("fountain rim; bazaar stall; carved screen; saddle; mud wall; tiled bench; tent pole; cistern stair"),
  oaths: list("Salt between us; By the nine wells; Sand in his soup; Merciful and far away; By my father's camel"),
  blows: {
    raider: list(`
    rides past and cuts down at you
    throws a short spear
    wheels, yelling, and slashes
  `),
    scorpion: list(`
    stabs with a sting as long as your arm
    pins you in one claw
    scuttles in under your guard
  `),
    assassin: list(`
    flicks a thin knife at your eyes
    loops a silk cord over your head
    cuts you twice before you turn
  `),
    ghul: list(`
    bites, with your own mother's smile
    claws sand and flesh together
    drags you by the ankle toward its hole
  `),
    djinn: list(`
    throws you on a fist of hot wind
    laughs, and your sleeves catch fire
    folds you in smoke and squeezes
  `),
    "*": list("slashes in a wide bright arc; kicks sand in your eyes and lunges; comes at you with a curved blade"),
  },
};
