import { list, type Voice } from "./voice.ts";

export const highFantasyVoice: Voice = {
  sounds: list(`
    a bell answers another bell across the valley
    harp strings are being tuned, badly, behind a door
    the river talks over its stones
    a herald clears his throat twice
    swifts scream round the white towers
    a gate winds down on its long chain
    someone is singing the old roll of kings
    wind moves through the banners like a hand
    far up the slope a horn gives three notes and waits
    an anvil rings, stops, and rings again
  `),
  smells: list(`
    crushed thyme and horse
    beeswax and old parchment
    rain on warm stone
    apple wood smoke
    lilies a day past their best
    oiled mail and lavender
    new bread and cold river water
    pine resin
  `),
  lights: list(`
    gold light lies along the flagstones
    the low sun catches every spear point in turn
    a lamp of blue glass burns without flickering
    light comes down the mountain one roof at a time
    the snow peaks hold the light long after the valley has let it go
    coloured glass throws saints across the floor
    a beacon glints on the far ridge
  `),
  passers: list(`
    a page runs past with a message too big for him
    two pilgrims argue about which of them is humbler
    an elf in grey waits as though waiting were a craft
    a knight is being very polite to a mule
    a dwarf measures the doorway and disapproves
    a scribe blots his page and looks round to see who saw
    children fight a dragon that is mostly blanket
    an old king's man salutes a banner nobody else looks at
    a minstrel rhymes the wrong queen with the right disaster
    a washerwoman wrings out a battle standard
  `),
  skies: list(`
    clouds tower over the far peaks like a second range
    the high air is full of eagles, or of something that wishes to be taken for eagles
    a warm wind brings petals from somewhere
    one star is out early and seems pleased about it
    rain walks across the valley on silver legs
    the clouds have been combed by the mountains
  `),
  curios: list(`
    a child's crown of rushes
    a sword worn smooth at the pommel by four generations of thumbs
    a map with one corner carefully burnt away
    a seal broken and mended with wax
    a white feather no bird here would own
    a name scratched out of a roll of honour
    a cup that hums when the wind is east
    an oak seedling growing through an old helm
    a glove embroidered with two different crests
    a lantern still warm
  `),
  surfaces: list(
    "marble balustrade; oak table; carved pillar; well rim; standing stone; bronze door; mounting block; stair rail; stone bench",
  ),
  oaths: list("By the Crown; Stars above; By tree and tower; Light keep us; Bless the old names"),
  blows: {
    goblin: list(`
    jabs a crooked lance at your ribs
    wheels and comes in low at your knees
    throws a hatchet and follows it
  `),
    wight: list(`
    lays a cold hand where your heart is
    brings down a green bronze sword
    breathes the grave at you
  `),
    knight: list(`
    brings a black sword round in silence
    shoulders you back a yard
    thrusts under your arm without a word
  `),
    troll: list(`
    swings the doorpost at your head
    stamps where you were standing
    grabs for your leg
  `),
    dragon: list(`
    snaps its jaws a hand from your throat
    beats you down with one wing
    breathes, and the stones smoke
  `),
    "*": list("cuts at you; comes in under your guard; drives at you with its whole weight"),
  },
};
