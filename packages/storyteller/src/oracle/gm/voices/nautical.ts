import { list, type Voice } from "./voice.ts";

export const nauticalVoice: Voice = {
  sounds: list(`
    rigging hums one long note
    a block squeals aloft
    gulls bicker over something with buttons
    the pump clanks, and clanks
    a squeezebox starts a song that should not be finished
    the hull talks to itself in oak
    someone rings two bells, late
    waves slap the pilings like a bored hand
    an anchor chain runs out, a great way down
  `),
  smells: list(`
    tar and wet hemp
    salt and rot
    rum and lamp oil
    low tide and frying sprats
    gunpowder, damp
    oranges and new rope
    bilge
  `),
  lights: list(`
    light comes up green through the water
    a ship's lantern swings, and the shadows swing after it
    the lighthouse goes round like a slow thought
    sun spits off the wave tops
    St Elmo's fire sits on the yardarm, blue and interested
    the moon lays a road on the sea, and nobody takes it
  `),
  passers: list(`
    a bosun addresses a knot by its full name
    two smugglers argue about who is the honest one
    a cook fishes with the captain's best hook
    a parrot is being bribed
    a cabin boy walks by with a pistol and a bun
    a one-legged sailor sells maps to his other leg
    a customs man counts barrels and is helped to a smaller number
    a mermaid tattoo winks as its owner scratches
  `),
  skies: list(`
    squalls walk along the horizon on grey legs
    the glass is falling, and the gulls have read it
    fog comes in with its shoes off
    the stars are out, every one where it should be but one
    a following wind puffs up and thinks about it
    heat lightning shows a sail where there was none
  `),
  curios: list(`
    a bottle with a chart in it, and a finger
    a ship's biscuit carved with a date
    a captain's coat, wet through, on a dry hook
    a compass boxed in lead
    a doubloon nailed to the wood
    a figurehead's hand
    a log book with Thursday torn out
    a wedding ring on a fish hook
    a flag sewn from petticoats
    an oar bitten through
  `),
  surfaces: list("capstan; harbour wall; ship's rail; rum barrel; chart table; mooring post; gun carriage; fish crate"),
  oaths: list("Salt and splinters; By the drowned bell; Blast and barnacles; Davy's teeth; Sea take me"),
  blows: {
    pirate: list(`
    slashes at you with a notched cutlass
    fires a pistol, misses, and throws it
    swings in on a halyard, boots first
  `),
    bully: list(`
    swings the cudgel at your knee
    locks an arm round your neck
    butts you in the face
  `),
    drowned: list(`
    lays weed-wrapped hands on you
    spews cold brine over you
    drags you toward the rail
  `),
    shark: list(`
    hits you from below
    tears past, and takes a piece of you along
    turns and comes back with its mouth open
  `),
    kraken: list(`
    wraps an arm round your leg and pulls
    smashes the planks beside you
    squeezes
  `),
    "*": list("cuts at you across the deck; throws you against the rail; comes on with a boathook"),
  },
};
