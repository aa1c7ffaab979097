import { list, type Voice } from "./voice.ts";

export const steampunkVoice: Voice = {
  sounds: list(`
    a pressure valve shrieks and is slapped quiet
    tram bells quarrel at the crossing
    a pneumatic tube coughs up a letter
    somewhere a great engine turns over in its sleep
    typewriters rattle behind frosted glass
    an airship's screws thud overhead
    a steam whistle ends somebody's shift
    gears tick down, one tooth at a time
    a street organ wheezes through an opera
  `),
  smells: list(`
    hot oil and coal smoke
    ozone and brass polish
    wet wool and gaslight
    machine grease and violets
    sulphur and fresh print
    singed rubber
    strong tea
  `),
  lights: list(`
    gaslight makes haloes of the fog
    an arc lamp spits, and every shadow jumps
    furnace glow comes and goes on the ceiling
    sparks fall past the window like a cheap firework
    brass dials catch what light there is
    a projector throws a lady in a hat onto the wall
    steam turns the lamps to pearls
  `),
  passers: list(`
    an automaton bows to a hatstand
    a newsboy cries a murder and gives change for it
    two inventors draw moustaches on each other's patents
    a lady adjusts her goggles and her alibi
    a policeman winds up his horse
    a chimney sweep reads a stolen manual with great attention
    a clerk chases a runaway typewriter
    a union man chalks a time on the wall and walks on
  `),
  skies: list(`
    soot falls like a warmer kind of snow
    airships hang over the river with their lamps lit
    yellow fog leans on the roofs
    lightning walks the conductor masts
    the sun is a brass coin somebody has been biting
    the clouds are mostly chimneys
  `),
  curios: list(`
    a pocket watch running backwards
    a glove with six fingers
    a telegram with every word cut out but one
    a glass eye that follows the light
    a blueprint drawn on a petticoat
    a clockwork wren, unwound
    a punched card with teeth marks
    a boiler plate stamped with tomorrow's date
    a key for no lock this century
    a jar of blue lightning, labelled 'jam'
  `),
  surfaces: list(
    "riveted door; boiler casing; brass railing; drafting table; tram stop; gauge board; iron stair; loading crane",
  ),
  oaths: list("Steam and rivets; Strip my gears; By the nine valves; Great Babbage; Pistons and prayer"),
  blows: {
    strike: list(`
    swings a cosh at your ear
    puts a hobnailed boot into your shin
    works your ribs like a docker
  `),
    mastiff: list(`
    snaps shut on your sleeve with a rattle of springs
    bowls you over, ticking
    bites down and winds itself tighter
  `),
    pirate: list(`
    swings past and slashes
    kicks off the rail and into your chest
    fires a pistol and swings the butt
  `),
    automaton: list(`
    pinches you in a brass hand
    begs your pardon and strikes
    turns at the waist and hits you again
  `),
    walker: list(`
    brings an iron foot down
    vents a scalding cloud over you
    sweeps a steam-hammer at your head
  `),
    "*": list("comes at you in a hiss of steam; swings a wrench; batters at your guard"),
  },
};
