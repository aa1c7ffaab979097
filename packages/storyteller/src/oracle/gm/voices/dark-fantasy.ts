import { list, type Voice } from "./voice.ts";

export const darkFantasyVoice: Voice = {
  sounds: list(`
    a crow says the same thing it said yesterday
    a bell tolls with a crack in it
    somewhere a shovel goes in, and in again
    rain ticks off the gibbet
    a cart goes by with its wheels muffled
    somebody is coughing as one coughs at the end
    a rope creaks, with a weight on it
    dogs fight over something that is not a bone
    a hymn starts up in a minor key, and thins out
  `),
  smells: list(`
    wet ash
    tallow and turned earth
    iron and rue
    sickroom vinegar
    rot, with rosemary laid over it
    burnt hair
    mildew and cold incense
  `),
  lights: list(`
    the light is the colour of dishwater
    one candle burns in a window that was bricked up
    fog lies in the graves like a tenant
    torchlight shows as much of it as you can stand
    a corpse-light wanders over the bog
    the day has come up grey and apologised to nobody
  `),
  passers: list(`
    a widow barters her ring for candles, and is cheated
    a flagellant stops to scratch
    a soldier without a war teaches a boy to throw knives
    a woman leads a blind horse past on a string
    the hangman is buying eggs, and is given the good ones
    two friars carry a long box, not gently
    a child skips to a rhyme about the plague
    a leper's clapper goes by on the far side of the wall
  `),
  skies: list(`
    the sky is low enough to touch, and nobody wants to
    ravens go over, well fed
    a thin rain falls, and stinks
    the moon comes up like something drowned
    there has been no sun for nine days
  `),
  curios: list(`
    a doll with a real tooth
    a nail from a coffin, bent
    a prayer written backwards in soot
    a wedding shoe, filled with salt
    a hand-shaped burn in the wood
    a shroud with a laundry mark
    a saint with its face chiselled off
    a jar of something that turns to watch
    a noose, neatly coiled
    a list of names with yours not on it, yet
  `),
  surfaces: list(
    "grave slab; chapel door; gallows post; rotted pew; plague cart; cellar wall; iron fence; butcher's block",
  ),
  oaths: list("Salt and iron; By the rope; God's blind eye; Rot take it; Ash and mercy"),
  blows: {
    ghoul: list(`
    rakes at your face with broken nails
    worries at your leg
    drags you down by the belt
  `),
    fanatic: list(`
    swings the torch, singing
    claws at your eyes and forgives you
    spits fire and oil
  `),
    soldier: list(`
    stabs from behind a shield that is not there
    hacks in time to a drum long silent
    falls on you, all bone and mail
  `),
    hound: list(`
    bites with two mouths, one after the other
    hits you like a thrown carcass
    savages your arm along the stitches
  `),
    knight: list(`
    brings the great sword down without hurry
    seizes your throat in an empty gauntlet
    drives you to your knees
  `),
    "*": list("tears at you; comes on through your guard; cuts you deep and slow"),
  },
};
