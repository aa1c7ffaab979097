import { list, type Voice } from "./voice.ts";

export const postApocalypticVoice: Voice = {
  sounds: list(`
    a loose sheet of tin bangs in the wind
    a generator coughs, and everyone counts until it catches
    a dosimeter clicks like a thoughtful insect
    a dead radio breathes
    dogs talk to each other across the ruins
    wind goes through the rebar on one note
    a chain drags over concrete
    somebody whistles a jingle for a thing no one has sold in a century
    rain drums on car roofs that will never be dry
  `),
  smells: list(`
    rust and dust
    diesel and boiled cabbage
    hot plastic
    chlorine and mould
    cordite and goat
    burnt wiring
    rain coming, and something in it
  `),
  lights: list(`
    the light has a brown edge to it
    neon flickers on, spells half a word, and dies
    a drum fire throws long shadows up the concrete
    sun comes through the bullet holes in straight rods
    one bulb burns, and people stand near it
    heat makes the old road swim
  `),
  passers: list(`
    a trader weighs bullets against antibiotics
    a child walks by in a motorcycle helmet and nothing else new
    two scavengers argue about what a toaster was for
    an old woman waters one tomato plant, under guard
    a preacher reads aloud from a microwave manual
    a man with a shopping trolley salutes you like a general
    a courier beds down with both boots on
    somebody has written OPEN on a ruin, and sits in it
  `),
  skies: list(`
    dust stands up in the west, tall as a city
    ash comes down like tired snow
    the clouds have a green lining
    a dead satellite crosses over, winking
    the sun goes down the colour of a fresh brick
    the wind has grit in it, and news
  `),
  curios: list(`
    a doll's head with a bulb in it
    a family photograph, shot through once
    a can with no label and a slosh
    a traffic sign repainted as a shield
    a working wristwatch, wrong by years
    a hospital bracelet, child's size
    a fuse wrapped in a prayer
    a book with the last page cut out
    a gas mask with lipstick on it
    a snow globe of a city that is gone
  `),
  surfaces: list(
    "burnt-out bus; concrete barrier; vending machine; rusted girder; oil drum; shop counter; car bonnet; blast door",
  ),
  oaths: list("Rust and ruin; By the last light bulb; Dust take it; Clean water; Sweet fallout"),
  blows: {
    raider: list(`
    swings a length of chain
    rams you with a spiked shoulder
    cuts at you with a sharpened road sign
  `),
    dog: list(`
    comes at you from three sides
    drags at your pack
    bites and tears and is gone and bites again
  `),
    drifter: list(`
    claws at your mask
    swings a pipe, weeping
    falls on you with scalding hands
  `),
    sentry: list(`
    fires a burst into the wall beside you
    slams you with an arm of scorched steel
    requests compliance, at volume
  `),
    burrow: list(`
    bursts up under your feet
    closes a ring of teeth on your boot
    lashes you with something wet
  `),
    "*": list("lunges at you with a jagged edge; batters you back; comes on through the dust"),
  },
};
