import { list, type Voice } from "./voice.ts";

export const swordSorceryVoice: Voice = {
  sounds: list(`
    a gong shivers somewhere below street level
    dice rattle, and a man laughs who has not won
    a snake charmer's pipe goes round and round
    chained hounds bay at something on the wall
    oil hisses in a brass lamp
    a knife is being sharpened with great patience
    drums start up in the temple quarter, and nobody asks why
    someone behind a curtain begins to count gold
    a sistrum shakes, once, like a warning
  `),
  smells: list(`
    musk and burnt sugar
    hot brass and sweat
    wine lees and lamp oil
    old blood and new incense
    jackal and jasmine
    river mud and roasting goat
    myrrh over something worse
  `),
  lights: list(`
    torchlight crawls over jade and bad intentions
    the sun hammers the rooftops flat
    a red lamp burns before an idol with too many elbows
    light slides off a drawn blade across the room
    the moon looks through the broken dome like a thief
    smoke turns every lamp into a rumour
  `),
  passers: list(`
    a slaver haggles over a man who is quietly counting the exits
    a priest with gilded teeth blesses a shipment of knives
    two mercenaries compare scars and prices
    a dancer pockets a ring and never misses a step
    a street urchin sells the same map to everyone
    a fat wizard's litter goes by, and people look at their feet
    a gladiator is being beaten at draughts by a child
    a beggar king holds court on an upturned basket
  `),
  skies: list(`
    vultures turn over the arena in no hurry
    heat stands on the roofs and shimmers
    a bloody sunset is setting up behind the towers
    a dust storm hangs in the east like a second city
    the stars are out, and look bribed
  `),
  curios: list(`
    an idol's eye, prised out and then put back
    a dagger with a hollow hilt
    a severed braid sealed with lead
    a ring too small for any living finger
    a cup with three gods on it, all of them scowling
    a map tanned on one side only
    a tooth as long as your hand
    a purse with its bottom slit
    a mask with the price still on it
    a coil of rope ending in a bite
  `),
  surfaces: list(
    "temple wall; brass brazier; arena rail; altar step; tavern table; broken column; silk curtain; cistern lip",
  ),
  oaths: list("Blood and brass; By the black altar; Gods of the gutter; Steel and serpents; Seven hells"),
  blows: {
    knife: list(`
    slashes for your eyes
    steps inside your reach and stabs
    feints high and cuts your thigh
  `),
    guard: list(`
    hooks at you with a barbed spear
    bites, with teeth filed for it
    drives the spear butt into your belly
  `),
    ape: list(`
    tears at you with both hands
    swings the boot, with the foot still in it
    leaps on your back
  `),
    serpent: list(`
    strikes faster than you can follow
    throws a coil round your chest
    lashes you with its tail
  `),
    demon: list(`
    rakes you with burning claws
    laughs, and the laugh draws blood
    seizes you in a fist of smoke
  `),
    "*": list("hacks at you; grins and lunges; goes for your throat"),
  },
};
