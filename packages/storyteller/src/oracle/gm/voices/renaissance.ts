import { list, type Voice } from "./voice.ts";

export const renaissanceVoice: Voice = {
  sounds: list(`
    a lute breaks a string and a man swears in Latin
    oars knock against a water stair
    chisels tap in a courtyard, three against four
    a quarrel goes by in a closed litter
    bells discuss the hour from six campaniles
    somebody rehearses a sonnet to the wrong window
    a printing press thumps like a slow heart
    silk goes past a door
    coins are tested, one by one, on marble
  `),
  smells: list(`
    linseed oil and plaster dust
    oranges and canal
    gunpowder and rosewater
    hot wax
    ink and almond, and one hopes it is only almond
    wine, spilt on purpose
    fresh fresco
  `),
  lights: list(`
    sun strikes up off the water and trembles on the ceiling
    candles in a chandelier burn somebody's dowry
    the light falls from the left, as painters like it
    a mask catches the torchlight and gives nothing back
    gold leaf glimmers where the ceiling is not yet paid for
    evening turns the brick the colour of a peach
  `),
  passers: list(`
    a painter sketches a cardinal, and makes him taller
    two bravos compliment each other's tailors
    a banker is listening to a confession in another man's booth
    an apprentice carries a marble foot home for the night
    a lady drops a glove with great accuracy
    a physician prescribes leeches and a change of heirs
    an anatomist bargains with a hangman
    a poet is ejected from a palazzo in good hendecasyllables
  `),
  skies: list(`
    swifts stitch the sky over the piazza
    thunder rolls round the hills like cannon being moved
    the haze is so fine it might be varnish
    a comet hangs over the cathedral, and everyone has a theory
    rain comes down on the loggia, one rank at a time
  `),
  curios: list(`
    a letter of credit cut in two
    a codex open at a diagram of a lock
    a ring with a hinge
    a mask with a tear painted out
    a mirror that was recently a door
    a miniature of a lady with two left hands
    a dagger engraved with a compliment
    a play script with a real name in it
    a glove, scented, and not with flowers
    a proof sheet of tomorrow's scandal
  `),
  surfaces: list(
    "marble table; loggia column; easel; printing press; water gate; confessional; harpsichord; balustrade",
  ),
  oaths: list("Blood and marble; By the nine muses; Corpo di Bacco; Fortune's wheel; Saints and bankers"),
  blows: {
    bravo: list(`
    thrusts, disengages, and thrusts again
    flings a cloak in your face and stabs through it
    cuts at your wrist
  `),
    pike: list(`
    jabs with eighteen feet of ash
    drops the pike and draws a very short sword
    drives you back to the wall
  `),
    poisoner: list(`
    scratches you with a ring
    throws powder in your eyes
    offers a hand, and there is a needle in it
  `),
    duellist: list(`
    touches you exactly where it promised
    beats your blade aside and lunges
    opens your cheek as a courtesy
  `),
    engine: list(`
    grinds a bronze shield into you
    fires, and the smoke takes away the world
    rolls over the place you were
  `),
    "*": list("lunges at you; parries and cuts back; comes on with rapier and dagger"),
  },
};
