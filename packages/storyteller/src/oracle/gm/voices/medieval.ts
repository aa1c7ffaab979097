import { list, type Voice } from "./voice.ts";

export const medievalVoice: Voice = {
  sounds: list(`
    the sheep bell goes up the lane and down again
    monks sing the hour, a little behind it
    a smith beats out something that will be a ploughshare, officially
    a pig is being told its fate
    the town crier loses his place
    mill stones grumble
    a lute is tuned behind a shutter
    cart wheels grind on the frozen ruts
    a jackdaw repeats a word it should not know
  `),
  smells: list(`
    dung and new thatch
    woodsmoke and tallow
    wet fleece
    incense and unwashed pilgrims
    sour ale and rushes
    tanning vats downwind
    baking day
  `),
  lights: list(`
    grey light comes in by the smoke hole
    a rushlight gutters and stinks
    sun falls through the chapel's one good window
    the hearth glows, and faces gather round it
    torches are lit along the wall, for thrift one in two
    frost makes the furrows shine
  `),
  passers: list(`
    a reeve counts hens and gets a different number
    two friars dispute which of them owes the other
    a knight's squire practises being haughty on a cow
    a widow pays her rent in candles
    a pedlar sells pilgrims the finger of a saint who had thirty
    a boy in the stocks gives directions
    an alewife waters the beer and says grace over it
    a lawyer rides by, and doors close
    villeins lean on their rakes in the manner of men at work
  `),
  skies: list(`
    rooks go home over the tithe barn
    sleet comes over the strip fields
    harvest weather holds, to general distrust
    the morning is hung with fog like washing
    a hard moon stands over the keep
  `),
  curios: list(`
    a tally stick split for a debt
    a pilgrim badge worn thin
    a saint's knuckle in a box marked 'nails'
    a charter with the wax still soft
    a broken seal with half a lion
    a hobnailed shoe, child's size, in the thatch
    a psalter with a rude drawing in the margin
    a gauntlet left as a challenge
    an arrow with a message tied to it
    a lord's ring in a beggar's bowl
  `),
  surfaces: list("market cross; church door; hay wain; palisade; trestle table; well curb; lychgate; manor wall"),
  oaths: list("God's bones; By Saint Osyth's thumb; Mary and Martha; By bread and salt; Christ's nails"),
  blows: {
    bowman: list(`
    looses at ten paces
    clouts you with the bow stave
    stabs with a skinning knife
  `),
    arms: list(`
    cuts over the rim of the shield
    slams the shield boss into your teeth
    thrusts for your groin like a man paid by the day
  `),
    boar: list(`
    hooks at your thigh
    knocks you flat and turns
    drives you into the hedge
  `),
    knight: list(`
    brings a mace down on your shoulder
    rides you against the wall
    hammers at your guard like a smith
  `),
    mob: list(`
    jabs at you from all sides
    drags you down by the cloak
    throws stones, then billhooks, then itself
  `),
    "*": list("swings at you; thrusts at your belly; catches you across the ear"),
  },
};
