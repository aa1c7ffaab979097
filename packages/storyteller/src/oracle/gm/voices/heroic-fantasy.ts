import { list, type Voice } from "./voice.ts";

export const heroicFantasyVoice: Voice = {
  sounds: list(`
    a fiddle tries the same tune in two tempers
    geese object to something behind the barn
    a mill wheel thumps round
    someone is calling a cow by its full name
    a church bell gets the hour nearly right
    a hammer and an argument go on next door
    frogs have started up in the ditch
    a kettle comes to the boil and says so
    hooves go by at a trot, unworried
  `),
  smells: list(`
    new bread and wet dog
    hay and harness leather
    onions frying in good butter
    woodsmoke and apples
    muddy boots drying by a fire
    ale, spilt and forgiven
    cut grass
  `),
  lights: list(`
    sunlight falls through the leaves in coins
    a fire is going, and makes everyone look kinder
    lantern light swings along the lane
    the windows up the hill wink on, one by one
    the light is honey and does nobody any harm
    a candle leans and recovers
  `),
  passers: list(`
    a halfling is losing an argument with a wheelbarrow
    two farmers agree about the weather at great length
    a young hero practises a pose when he thinks nobody is by
    a dog brings somebody else's hat
    the miller's wife counts sacks and looks at the miller
    an old soldier shows a child how not to hold a sword
    a tinker is selling a pot with a story in it
    a goat has got up on the roof and considers its position
  `),
  skies: list(`
    clouds go over like sheep with somewhere to be
    a rainbow stands with one foot in the duck pond
    swallows are up and it will be fine tomorrow
    a soft rain comes on, of the kind that helps
    the evening star sits on the chimney
  `),
  curios: list(`
    a boot with a note in it
    a wooden sword with real notches
    a pie with a single careful slice gone
    a wanted poster with a flattering drawing
    a horseshoe hung the wrong way up
    a key on a ribbon, labelled 'not this one'
    a bag of marbles and one eye
    a signpost with one arm sawn off
    a knitted thing of uncertain purpose
    a goblin's spoon
  `),
  surfaces: list("garden wall; inn table; hay cart; village pump; gatepost; stone bridge; kitchen dresser; old oak"),
  oaths: list("Bless my boots; By hearth and hammer; Goats and thunder; Well, I never; Saints and sausages"),
  blows: {
    goblin: list(`
    jabs at your shins with a kitchen knife
    leaps on your back, biting
    throws mud and then itself
  `),
    highway: list(`
    lunges with a neat little flourish
    cuts at your sword arm, apologising
    kicks a stool into your knees
  `),
    wolf: list(`
    goes for your arm
    snaps at your heels
    leaps, all ribs and teeth
  `),
    ogre: list(`
    swings the fence post
    tries to sit on you
    bats you aside like a thrown cat
  `),
    bandit: list(`
    cuts at you with that very fine sword
    shoves you off balance
    comes at you two-handed
  `),
    "*": list("takes a swing at you; barges into you; catches you a crack on the elbow"),
  },
};
