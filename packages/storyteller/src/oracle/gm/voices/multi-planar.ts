import { list, type Voice } from "./voice.ts";

export const multiPlanarVoice: Voice = {
  sounds: list(`
    a door opens somewhere that has no doors
    a choir holds a note it has not started yet
    coins of five realities clink in one till
    rain falls upward with a sound like a held breath
    an angel and a devil argue about parking
    the horizon creaks like a hinge
    a bell is heard before it is struck
    your own footsteps arrive a little early
    someone is calling a number, and it is not a number
  `),
  smells: list(`
    ozone and cinnamon
    cold stars and wet slate
    brimstone and lemon peel
    a thunderstorm from another world
    burnt sugar and parchment
    the inside of a clock
    grass from a planet you have never seen
  `),
  lights: list(`
    three suns disagree about the shadows
    light pours out of a keyhole and pools
    the lamps here burn a colour you have no name for
    a doorway stands ajar, and it is noon on the other side
    the dark has been folded and put away neatly
    a star hangs at head height, humming
    every reflection is a day older than its owner
  `),
  passers: list(`
    a devil in half-moon glasses stamps forms
    a tourist from the plane of fire buys ice, and weeps
    two versions of the same woman pretend not to know each other
    a giant is politely being very small
    a clockwork monk prays in binary
    somebody's shadow goes by, running errands
    a merchant weighs out bottled Tuesdays
    a lost godling asks the way to its temple
  `),
  skies: list(`
    the sky is a street, seen from below
    islands drift by with their laundry out
    a comet goes over and signals for a turn
    constellations are being rearranged by someone on a ladder
    the clouds have a seam
    it is raining letters, mostly vowels
  `),
  curios: list(`
    a key made of Wednesday
    a passport stamped in a place that burned
    a feather heavier than it should be
    a compass that points at you
    a coin with the same side twice
    a contract with your grandmother's thumbprint
    a bottle with a small weather in it
    a door handle, by itself
    a map folded the wrong way through space
    half a prayer, still warm
  `),
  surfaces: list(
    "portal arch; customs desk; floating stair; brass orrery; crystal railing; toll gate; glass wall; marble plinth",
  ),
  oaths: list("Between and beyond; By all nine gates; Hinges and hells; Every god at once; Mind the gap"),
  blows: {
    shadow: list(`
    pulls at your outline
    puts cold hands through you
    wears your face for a moment, and hits you with it
  `),
    angel: list(`
    brings down a sword of bright wire
    pronounces you guilty, and it hurts
    beats you back with wings of tin
  `),
    fiend: list(`
    stabs you with a pen
    invokes a clause, and your knees fold
    whips a barbed tail at you
  `),
    maw: list(`
    closes on your arm to the elbow
    swallows the floor and you with it
    drags you toward its teeth
  `),
    elemental: list(`
    breaks over you like a wave
    fills your mouth with storm
    slams you with a fist of wet gravel
  `),
    "*": list(
      "strikes at you from a direction you do not have; folds, and hits you from behind; cuts at you twice at once",
    ),
  },
};
