import { list, type Voice } from "./voice.ts";

export const orientalVoice: Voice = {
  sounds: list(`
    a temple bell is struck once, and allowed to finish
    rain runs down a chain of cups
    crickets stop, all together
    a brush whispers over paper
    somebody practises one chord of the zither
    wooden sandals go by, unhurried
    a heron lifts off the paddy
    a kettle sings in a minor mode
    bamboo knocks on bamboo
  `),
  smells: list(`
    ink and wet stone
    plum blossom and charcoal
    green tea and cedar
    incense and river fog
    ginger and hot oil
    lacquer
    rice steam
  `),
  lights: list(`
    paper lanterns colour the rain
    the moon lies whole in a bucket
    light comes through the screens like weak tea
    mist makes ten mountains out of three
    the lake is a brighter thing than the sky
    fireflies write something and cross it out
    the last sun sits on a roof's upturned corner
  `),
  passers: list(`
    a magistrate's clerk bows exactly as low as he must
    two masters drink tea at each other
    a fox-faced woman buys tofu, and pays in leaves
    a monk sweeps a path he swept an hour ago
    a swordsman with a straw hat is being careful where he sits
    a girl flies a kite with a letter on the string
    a fortune teller looks at your hand, and then at the door
    an old general feeds carp and calls each by a dead man's name
  `),
  skies: list(`
    cranes go over in a line that looks written
    the mountains come and go behind the rain
    a warm wind loosens the petals
    the moon has put on a thin cloud, for modesty
    thunder walks on the far side of the pass
    the river mist has swallowed the bridge and half of an argument
  `),
  curios: list(`
    a fan with a poem on one side and a map on the other
    a comb of tortoiseshell with one tooth new
    a go stone placed where no one plays
    a talisman pasted over a well
    a scroll with the last column cut off
    a sword knot in a colour no house uses
    a teacup mended with gold
    a paper doll, pierced
    a fox mask hung to dry
    a letter folded into a crane
  `),
  surfaces: list(
    "lacquered screen; tea table; stone lantern; moon gate; ferry rail; temple step; garden wall; ink stand",
  ),
  oaths: list(
    "Heaven is high; Ten thousand pardons; By the willow and the well; Ancestors, look away; As the river bends",
  ),
  blows: {
    bandit: list(`
    sweeps the guandao at your legs
    shouts, and thrusts
    swings the butt at your ear
  `),
    duellist: list(`
    draws and cuts in one breath
    steps past you, and your sleeve falls open
    waits, waits, and strikes
  `),
    ghost: list(`
    draws the warmth out of your mouth
    wraps cold hair round your wrists
    wails, thin as a needle, into your ear
  `),
    ogre: list(`
    swings the temple bell
    bellows, and knocks you into the mud
    snatches at you with an iron-nailed hand
  `),
    dragon: list(`
    strikes with the whole river behind it
    coils, and the water takes you
    lashes the bank from under you
  `),
    "*": list("strikes with the open palm, and you fly; cuts at your wrist; spins and kicks"),
  },
};
