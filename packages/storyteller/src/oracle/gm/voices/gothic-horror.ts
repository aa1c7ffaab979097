import { list, type Voice } from "./voice.ts";

export const gothicHorrorVoice: Voice = {
  sounds: list(`
    a shutter knocks like a visitor
    wolves sing beyond the park wall
    a piano upstairs plays three bars and stops
    the wind says your name down the chimney
    keys go by in the corridor, on no one's belt
    a coach and four passes, and there is no road
    someone sobs behind the panelling, with good manners
    the great clock gathers itself and does not strike
    rain beats at the glass to be let in
  `),
  smells: list(`
    dead roses and dust
    candle wax and damp
    laudanum and lilies
    old velvet
    wet wolf
    snuffed candle
    grave earth under good soap
  `),
  lights: list(`
    candlelight makes the portraits breathe
    lightning shows you the room, and one person too many
    moonlight lies across the floor like a sheet
    a lamp goes from window to window in the shut wing
    the mirrors have been turned to the wall
    firelight flatters everyone, the dead included
    fog presses a pale face to the glass
  `),
  passers: list(`
    a housekeeper counts the spoons, and then the guests
    the village priest hurries by with garlic in his hat
    a young bride asks whose room she has been given
    a footman stands exactly where he was standing yesterday
    the doctor burns a letter and warms his hands at it
    two peasants cross themselves at the same window
    an aunt, in mourning for nobody yet, takes tea
    the coachman whips up his horses before he has been paid
  `),
  skies: list(`
    clouds drag over the moon like torn lace
    the storm has been circling the house all evening
    snow falls, and hides the tracks, and there are new ones
    bats unpick themselves from the tower
    the weather is in mourning
  `),
  curios: list(`
    a lock of hair with no grey in it, dated long ago
    a miniature with its eyes scratched out
    a bloodstained shirt, beautifully ironed
    a music box that knows one lullaby
    a locked diary, and the key in the fire
    a wedding cake under glass
    a child's glove at the crypt door
    a letter that begins 'When you read this I shall be awake'
    a bell-pull leading to a bricked-up room
    a single wet footprint
  `),
  surfaces: list(
    "banister; family tomb; dressing table; iron gate; four-poster; library ladder; cold hearth; piano lid",
  ),
  oaths: list("Saints preserve us; By candle and cross; Heaven forgive this house; Merciful Mother; By all that rests"),
  blows: {
    wolf: list(`
    springs at your throat
    tears at your sleeve
    drags you down in the snow
  `),
    ghoul: list(`
    begs your pardon and bites
    claws at you with spotless gloves
    brings a silver tray down on your head
  `),
    vampire: list(`
    is simply nearer, and her nails are in your arm
    throws you across the room with two fingers
    kisses the air, and you go cold
  `),
    stitched: list(`
    clubs at you with borrowed hands
    lifts you and lets you fall
    swings a broken banister, weeping
  `),
    ghost: list(`
    passes through you, and takes the warmth along
    wails until your nose bleeds
    lays the child's cold hand on your heart
  `),
    "*": list("comes at you out of the curtains; claws for your eyes; closes on you, terribly politely"),
  },
};
