import { list, type Voice } from "./voice.ts";

export const norseVoice: Voice = {
  sounds: list(`
    ice groans out in the fjord
    a skald clears his throat and the hall groans too
    an axe goes into wood, and in again
    ravens talk in the thatch
    oars thump on gunwales, a long way off
    wind worries at the smoke hole
    somebody hums a grave song over the dishes
    dogs growl in their sleep
    a horn calls once from the headland
  `),
  smells: list(`
    peat smoke and wet wool
    tar and cold iron
    mead and men
    pine and snow
    dried cod
    blood and juniper
    seal oil
  `),
  lights: list(`
    the long fire paints everyone the same red
    northern light goes over the ridge like a green sail
    the sun rolls along the rim of the world and calls it noon
    snow light comes in under the door
    a soapstone lamp burns small and steady
    shield bosses wink along the wall
    embers breathe
  `),
  passers: list(`
    a jarl is being told something he knows by someone he fears
    two brothers divide a sheep, and then a grudge
    a shield-maiden mends a sail and a reputation
    an old berserk asks very gently for more soup
    a thrall scratches runes where he thinks no one looks
    a boat builder talks to a plank
    a seeress laughs before the joke
    boys throw snow at a warrior, who is keeping score
    a goat has eaten part of a treaty
  `),
  skies: list(`
    snow comes sideways, and means it
    geese go south, arguing
    the sea and the sky have become one grey thing
    the stars crackle
    a storm is drawn up off the point like longships
    two ravens have the whole sky between them
  `),
  curios: list(`
    a rune stick snapped in the middle
    an arm-ring with a bite in it
    a drinking horn, stopped with wax
    a carved troll, turned to the wall
    a whalebone comb full of red hair
    a nail from a burned ship
    an eyepatch on a hook
    a baby's cradle made from a shield
    a gaming piece that is always the king
    a wolf's tail, braided
  `),
  surfaces: list("high-seat post; long table; upturned boat; drying rack; rune stone; woodpile; hall door; whetstone"),
  oaths: list("By axe and ember; Odd's breath; Norns take it; By my father's mound; Troll's teeth"),
  blows: {
    wolf: list(`
    goes for your sword arm
    tears at your cloak and finds you under it
    hits you low and hangs on
  `),
    outlaw: list(`
    hews at your shield until it splits
    hooks your leg with the axe beard
    comes in swinging and singing
  `),
    draugr: list(`
    swings a rusted blade slow as a door
    breathes the mound into your face
    grips you with hands like frozen rope
  `),
    troll: list(`
    sweeps the pine trunk at your knees
    stamps, and the ground jumps
    claws at you, blinking
  `),
    giant: list(`
    brings down an axe the size of a sledge
    breathes frost over you
    kicks you like a stone off a path
  `),
    "*": list("hews at you; rams you with a shield rim; hacks at your guard and laughs"),
  },
};
