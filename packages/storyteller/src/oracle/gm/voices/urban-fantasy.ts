import { list, type Voice } from "./voice.ts";

export const urbanFantasyVoice: Voice = {
  sounds: list(`
    a siren goes by, three streets off and not for you
    the subway shakes the cups
    somebody's bass line comes through the wall
    rain ticks on a fire escape
    a phone buzzes itself off a table
    pigeons gossip on the ledge, in words if you listen
    a neon sign stutters in Morse
    a busker plays to nobody visible, and is tipped
    the lift arrives with no one in it
  `),
  smells: list(`
    wet tarmac and weed
    coffee, and a curse, both burnt
    hot pretzels and exhaust
    bleach and brimstone
    cheap aftershave over wolf
    ozone from the third rail
    noodles and sandalwood
  `),
  lights: list(`
    neon bleeds down the wet street
    a fluorescent tube flickers like bad news
    headlights slide over the ceiling
    the pharmacy cross turns everyone green
    someone's phone lights up a face with the wrong eyes
    the vending machine glows like a shrine
    streetlights go out one by one, in your direction
  `),
  passers: list(`
    a werewolf in courier gear swears at a parking ticket
    two teenagers film something that will not show up
    a banshee is being talked out of karaoke
    a man feeds pigeons, and the pigeons report
    a witch argues with a barista about whole milk and old gods
    a drunk apologises to his own shadow
    a landlord changes a lock, and then the salt
    an angel in a hoodie waits for the night bus
  `),
  skies: list(`
    rain comes down in long lit wires
    the moon is up, between two cranes
    steam rises from the grates and looks around
    the clouds are orange from below
    it has not been properly dark here since the last war
  `),
  curios: list(`
    a business card that is warm
    a burner phone with one number in it
    a chalk circle half scrubbed off the pavement
    a parking meter full of teeth
    a missing poster for a street
    a memory stick sealed with red wax
    a bouncer's list with your name crossed out
    a takeaway menu in no alphabet
    a bus ticket dated 1931
    a bloody cufflink in a coffee cup
  `),
  surfaces: list("bar top; fire escape; phone box; car bonnet; shop shutter; ticket barrier; dumpster; stairwell rail"),
  oaths: list("Neon and nails; Mother of trams; Hell's own landlord; Swear on the third rail; Christ and Cernunnos"),
  blows: {
    warlock: list(`
    flicks a handful of lit matches that do not go out
    draws a sign in the air and it burns you
    stabs at you with a bent aerial
  `),
    vampire: list(`
    picks you up by the collar and puts you through something
    hits you with a speed that is frankly rude
    goes for your neck
  `),
    hound: list(`
    clamps on to your ankle
    comes out of a puddle at your face
    shakes you like a bin bag
  `),
    troll: list(`
    swings a lamp post
    tears up the kerb and throws it
    backhands you into a shutter
  `),
    suit: list(`
    adjusts your face with its fingers
    opens its jacket, and something bites
    hands you a pain, as one hands over a card
  `),
    "*": list("comes at you fast and low; slams you into the wall; swings whatever was nearest"),
  },
};
