import { list, type Voice } from "./voice.ts";

export const cosmicHorrorVoice: Voice = {
  sounds: list(`
    the sea says something and takes it back
    a gramophone plays on, though no one wound it
    water drips to a rhythm that is nearly a word
    a foghorn sounds from inland
    pens scratch behind the wall, all together
    floorboards settle in the order of someone walking
    a telephone rings in the empty house next door
    gulls go quiet all at once
    far down, something turns over
  `),
  smells: list(`
    brine and old paper
    formaldehyde and lilac
    low tide
    gas, faintly
    hot dust on valves
    damp wool and fish scales
    cold stone from very deep
  `),
  lights: list(`
    the lamp burns, and does not reach the corners
    light lies wrong along that wall
    the lighthouse beam goes by, and skips one window
    the stars are too many tonight
    a green glow comes and goes under the pier
    fog eats the street one lamp at a time
    candle flames lean the same way, in no draught
  `),
  passers: list(`
    a professor talks to his hat with real respect
    a fisherman mends a net with much too fine a mesh
    the landlady has locked every door from the outside
    two nurses stop speaking as you pass
    a boy draws the same circle on the pavement
    a priest stands outside his own church and will not say why
    the postman delivers a letter to a house that burned
    an old man counts waves aloud and is frightened of the next one
  `),
  skies: list(`
    the clouds are going the other way from the wind
    the moon has risen twice
    fog comes up the hill as though it knew the address
    there is a gap in the stars where something is not being seen
    a storm stands out at sea and comes no nearer
  `),
  curios: list(`
    a diary in your own hand
    a photograph with one face too many
    a shell that whispers an address
    a clock with an extra hour
    a stone worn smooth on the inside
    a tooth, neither human nor not
    a star chart with a hole burned in it
    a doll tied to a chair
    a specimen jar, cracked outward
    a page of sums that come out to a name
  `),
  surfaces: list(
    "harbour rail; reading desk; wallpapered wall; attic door; ship's bell; operating table; bookcase; window sill",
  ),
  oaths: list("God and small mercies; As the tide forgets; Do not look up; Lord, not that name; Best not to say"),
  blows: {
    cultist: list(`
    cuts at you with a fish knife, smiling
    grips your jaw and whispers
    throws itself on you, singing
  `),
    neighbour: list(`
    reaches for you with an arm that goes on too long
    embraces you until things creak
    opens its mouth all the way round
  `),
    drowned: list(`
    lays wet hands on your throat
    breathes the whole bay into your face
    drags at you like an undertow
  `),
    hound: list(`
    comes out of the corner and through you
    licks at your shadow, and you bleed
    cuts you along an angle that is not there
  `),
    spawn: list(`
    looks at you, and something gives
    lays the weight of the sky on you
    touches your mind, lightly, and it tears
  `),
    "*": list(
      "comes at you in a way you refuse to see; closes the distance without crossing it; hurts you somewhere you cannot point to",
    ),
  },
};
