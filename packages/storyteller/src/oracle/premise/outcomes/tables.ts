/**
 * What a deed brings to light, by what was done: told where no clue of the plot is open. `{A}` and `{B}` are people of the story who
 * are elsewhere, `{W}` is somebody who is here, `{X}` the heart of it, `{N}` the thing that the player named, `{P}` the place.
 */
export type Outcome =
  | "opens"
  | "reads"
  | "looks"
  | "listens"
  | "smells"
  | "eats"
  | "mends"
  | "performs"
  | "hides"
  | "climbs"
  | "digs"
  | "breaks"
  | "lights"
  | "knocks"
  | "writes"
  | "waits"
  | "calls"
  | "body"
  | "washes"
  | "plays"
  | "touches"
  | "water"
  | "phones"
  | "plain"
  | "watches";

export const SHOWS: Readonly<Record<Outcome, readonly string[]>> = {
  opens: [
    "Two sets of figures for the same month, in the same hand. They do not agree, and the difference has been underlined twice. Below it: *ask {A}*.",
    "It has been emptied, and lately: a clean square in the dust, a hand wide. What is left is one envelope with {A}'s name on it and nothing in it.",
    "A false back, and behind it a handful of notes from {A} to {B}. The uppermost says only: *Not before it is quiet again about {X}.*",
    "A pair of shoes, soled three times over. There is money in the left one, and in the right a scrap with the way to {A}'s door.",
    "Bread, a blanket, a cup. Somebody has been sleeping badly in here, and not long ago. The blanket is one of {B}'s.",
    "A list of everyone who has been asking about {X}. Yours is the last name, and it has been spelled with care.",
  ],
  reads: [
    "Four lines. *{A} knows. I have said nothing, and shall not. Do not come by the front. Burn this.* It has been folded until the creases wore through.",
    "Most of it is weather and small debts. Then, between two Tuesdays: *{A} and {B}, until after midnight. I did not ask.*",
    "It breaks off in the middle of a word. The last whole sentence is about {X}, and says that it is *nearer than they think*.",
    "One entry has been scraped off and written over. Held aslant, the old one can still be read: *{A}, the usual sum*.",
  ],
  looks: [
    "Close to, one sees that it has been handled: there is a shine on one side, at the height of {A}'s hand, and none on the other.",
    "There are scratches, all going one way, and the newest of them are bright.",
    "It is clean. Everything round it is not. Somebody has wiped just this, and wiped it more than once.",
    "On the underside somebody has scratched a small house, a tree, and two letters: the first of {A}'s name and the first of {B}'s.",
    "It has been moved, and put back a finger's breadth from where it stood for years.",
  ],
  listens: [
    "Water in a pipe; a board; a clock. Then, through the wall, somebody saying {A}'s name twice, the second time as a question.",
    "Nothing, and then what is under the nothing: a breath held, on the other side, by somebody who is listening too.",
    "Two people, going away. One laughs. “{A} would sell it,” says the other. “{A} would sell the floor.”",
  ],
  smells: [
    "Soap, first. Under the soap there is smoke, and under the smoke something sweet that belongs to {A}.",
    "Cold metal and wet wool. Whoever wore it came in out of the rain, and it has not rained since the night in question.",
    "It smells of nothing at all. That takes work.",
  ],
  eats: [
    "It is better than it has any right to be. For as long as it lasts nobody asks you for anything.",
    "The first mouthful burns and the second is kind. {W} fills it up again without a word, which is more than anyone else has said to you today.",
    "Somebody has left half of theirs on the next plate, and gone in a hurry. There is a thumb-mark on the rim.",
  ],
  mends: [
    "It takes an hour, and your hands know what they are doing even when you do not. When it holds, you find what had been wedged behind it: a scrap with {A}'s writing, *leave this open for me*.",
    "It holds. {W} comes by, tries it with one hand, then with the whole weight, and nods. It is the first thing in {P} that has been put right since it began.",
    "It was not worn through, you see as you work. It had been cut, half, from the inside, and left for time to do the rest.",
  ],
  performs: [
    "There is a silence, in which you can hear somebody put down a spoon. Then {W} laughs, and has to hold on to something.",
    "{W} tries not to listen and does. At the end there is water in {his_W} eyes, and {W} says that it is the smoke.",
    "They know the tune. By the second time round {W} is singing the low part, looking at nobody.",
  ],
  hides: [
    "From here you can see without being seen. {A} comes by, looks to both sides, puts something under a stone, and takes it out again: thought better of.",
    "You lie still. Two pairs of feet stop an arm's length away. “Tomorrow, then,” says one pair. “If {A} pays,” says the other.",
    "Nobody sees you. You see {W} try three keys in one lock, and put all three into different pockets.",
  ],
  climbs: [
    "From up here all of {P} lies open: who goes to whom by which back way. There is a path trodden to {A}'s door that cannot be seen from the ground.",
    "You are up. Somebody has been here before you, more than once: there is a cushion, and a heap of apple cores, and a clear view of {A}'s window.",
  ],
  digs: [
    "A foot down it is soft, as if it had been turned before. There is a tin, and in the tin a lock of hair, and a note: *for {A}, when I am gone*.",
    "Bones, but of a dog, and wrapped in a good coat. Somebody loved it. The coat has {A}'s name in it.",
  ],
  breaks: [
    "It gives with a noise that goes through all of {P}. In what is left you find a hollow, and in the hollow a key on a ribbon, with no word to say for what.",
    "It comes apart in your hands. {W} looks at the pieces, and then, for the first time, at you with something like respect.",
  ],
  lights: [
    "The dark goes back an arm's length. On the wall there are marks, cut with a knife, five and five and five: somebody has been keeping count.",
    "It burns up. What you took for a coat on a hook is a coat on a hook. What you took for its shadow moves, and is gone through the other door.",
  ],
  knocks: [
    "Steps come, stop on the other side, and wait. You can see the shadow of two feet under the door. Then, very softly, they go away again.",
    "It is opened by the width of a hand. “{A} isn't in,” says a voice, “and was never here.” It is closed again.",
  ],
  writes: [
    "It looks different, written down. You see now what you had not put next to each other before: {A} was never asked where {B} was.",
    "The last line will not come, and then it does. {W} reads it over your shoulder, and says: “You can't end on that. Oh. You can.”",
  ],
  waits: [
    "Nothing happens, slowly. Then {A} goes by, the other way from home, carrying something under a cloth and not looking down at it.",
    "A door, a dog, a door. {W} has forgotten that you are there, and says half aloud: “It can't have been more than ten minutes.”",
  ],
  watches: [
    "The first to leave is {A}, with a full glass left standing. {A} does not look round, and at the door gives a nod to somebody behind you.",
    "Three go, and two of them together. The third is {B}, who waits, counts under the breath, and goes after them.",
  ],
  calls: [
    "Your own voice comes back, a little late. Then, from further off than you thought there was anything, three knocks.",
    "Somewhere a shutter opens, and closes. Nobody answers, but somebody has heard.",
  ],
  body: [
    "The hands have been folded by somebody who did not know how. Under the nails there is something that is not earth.",
    "The pockets have been gone through and put back, all but one, which is inside out.",
  ],
  washes: [
    "It comes off, in the end, all but a line under the nails. The water keeps the colour. {W} takes the bowl away without being asked.",
  ],
  plays: [
    "You win two and lose three. By the third {W} has told you, card by card, who owes what to whom, and has not noticed.",
    "{W} cheats, badly and with pleasure. When you let it pass, something between you is easier than it was.",
  ],
  touches: [
    "It is warmer than it should be. You take your hand away, and there is a smear across the palm, grey, and fine as flour.",
    "It moves a little under your hand, and something behind it clicks.",
  ],
  water: [
    "It is cold enough to stop your breath. On the bottom something pale turns over, and is a plate, one of {A}'s, with the pattern that was only ever made for one house.",
  ],
  phones: [
    "It rings for a long time. Then a voice that you had thought never to hear again says: “I wondered when. Give me an hour, and don't stand by the window.”",
  ],
  plain: [
    "{W} sees it, and says nothing, and moves up a little to make room for you.",
    "It takes longer than you thought. When you look up somebody has put a cup down beside you, and gone.",
    "For that long at least you do not think about {X}. Then you do.",
    "{W} says: “Well. I have seen it done worse.”",
    "Nobody stops you. You had rather thought that somebody would.",
  ],
};

export const COMIC: Partial<Record<Outcome, readonly string[]>> = {
  opens: [
    "It holds a smaller one, and that a smaller still, and the smallest a card: *Well. You got this far.* It is {A}'s writing.",
    "It contains a wig, a false moustache, and a bill for both, made out to {A}, who has neither and has evidently wanted to.",
    "Eleven spoons in a sock, and a written apology to {B}, unsent, with the spelling corrected in another hand.",
    "A sandwich of great age, and under it {A}'s private list of *Persons to be Cut Dead in the Street*. You are on it. You have been promoted.",
  ],
  reads: [
    "It is an ode. It rhymes {A} with three things, two of which are not words.",
    "*Sir or Madam, I have the honour to be your Anonymous Enemy.* It is signed by {A}, out of habit.",
  ],
  looks: [
    "It is of good make, and has been repaired by somebody with very little skill and a great deal of string. The string is {A}'s; {A} ties everything in that bow.",
    "It has been dusted. In {P} nobody has dusted anything since the jubilee.",
    "On the back there is a label: *Not To Be Looked At. By order, {A}.*",
  ],
  listens: [
    "You hear somebody eating a biscuit in a manner meant not to be heard. There is nothing louder. It is {A}; one would know that crunch anywhere.",
  ],
  smells: ["Turpentine, lavender, and guilt. The guilt may be the lavender; {A} wears it on Sundays."],
  eats: [
    "It is a scone of the sort that fights back. {W} watches you with the look of someone who has had one.",
    "You eat it with your eyes closed. When you open them three people are pretending not to have been watching your face.",
  ],
  performs: [
    "There is a pause. Somewhere behind you a gentleman applauds, once, and is asked to stop. {W} has gone the colour of a good ham.",
    "It goes down extremely well with {W}, and extremely badly with a man at the back, whom nobody knows and everyone agrees with.",
    "{W} does not laugh. {W} is not laughing so hard that a button comes off.",
  ],
  hides: [
    "You are entirely hidden, but for your feet. Two people stop to discuss your feet, conclude that they are {A}'s, and lower their voices in respect.",
    "From here you observe {A} practising an expression of innocence in a window. It needs work.",
  ],
  climbs: [
    "You arrive at the top with more dignity than buttons. From here one can see straight into {A}'s upstairs, where somebody is trying on a hat, and then the same hat again.",
  ],
  mends: [
    "It works now. It also plays a little tune, which it did not do before, and which you decide not to mention.",
  ],
  lights: ["It reveals {W}, who was standing in the dark on purpose, and would rather not say why."],
  knocks: ["“Nobody is in,” says a voice at once, with feeling. After a while it adds: “Who wants to know?”"],
  waits: ["You wait. A hen goes by, stops, looks at you, and plainly thinks better of mentioning something."],
  watches: [
    "{A} leaves, comes back for a hat, leaves, comes back for a different hat, and leaves backwards, raising both.",
  ],
  touches: ["It squeaks. Everything stops. It goes on squeaking for a little while, at nobody."],
  breaks: ["It comes off in your hand. It was plainly meant to; there is a label underneath that reads *Other Way*."],
  plain: [
    "{W} opens {his_W} mouth, considers the day so far, and shuts it again.",
    "It is, in its way, magnificent. Nobody can think of a rule against it, though {W} goes off to look.",
    "A small child asks its mother whether you are allowed to do that. The mother says that she will ask {A}.",
  ],
  digs: [
    "A foot down you find a biscuit tin, and in it a smaller spade, with {A}'s initials. There is a sort of rivalry in this soil that you had not suspected.",
  ],
};

/** What a person does when something tender, sad or rude is done to them: by what it is. `{T}` is who it is done to. */
export type Gesture =
  | "hug"
  | "kiss"
  | "forgive"
  | "bow"
  | "sorry"
  | "comfort"
  | "slap"
  | "mock"
  | "pet"
  | "wink"
  | "thank";
export const GESTURES: Readonly<Record<Gesture, readonly string[]>> = {
  hug: [
    "{T} stands quite stiff, and then does not. It is you who has to let go first.",
    "{T} says something into your shoulder that you do not catch, and when you ask, says that it was nothing.",
  ],
  kiss: [
    "{T} goes red to the ears, and does not step back. “You have taken your time,” says {T}.",
    "{T} puts two fingers to the place afterwards, as if to see whether it would come off.",
  ],
  forgive: ["{T} looks for the catch in it, and there is none. “I had an answer ready for everything else,” says {T}."],
  bow: [
    "{T} returns it, a hand's breadth less deep, which in {P} is as good as a speech.",
    "{T} gives you the very smallest of nods. It has been seen. It will be talked of.",
  ],
  sorry: ["“Well,” says {T}, after a time. “You came and said it. There are some who never got as far as the door.”"],
  comfort: [
    "{T} does not say anything. After a while {T} leans a very little, as one leans on a wall to see whether it will hold.",
  ],
  slap: [
    "It can be heard in the next room. {T} puts a hand to {his_T} cheek, and looks at you with interest, as at a stranger.",
  ],
  mock: ["Somebody laughs before they can stop. {T} does not. “I shall remember who laughed,” says {T}."],
  pet: [
    "{T} bears it, then leans into it, and then makes a noise that neither of you will speak of.",
    "{T} turns round twice and sits down on your foot. You have been chosen.",
  ],
  wink: ["{T} looks behind, to see whom it was meant for, and finds nobody, and has to think about that."],
  thank: ["“It was nothing,” says {T}, in the voice of somebody for whom it was not."],
};

/** What goes wrong, by the skill that failed: it costs something, and shows nothing of what was looked for. */
export const FAILS: Readonly<Record<string, readonly string[]>> = {
  Stealth: [
    "A board speaks up under you. {W} has seen you, and now knows that you did not want to be seen.",
    "You were quiet. Your shadow was not: it fell right across the wall in front of {W}.",
  ],
  Athletics: [
    "It holds for as long as you are looking at it. Then you are lying on your back, and it is looking at you.",
    "Your arms give out a hand's breadth too early.",
  ],
  Acrobatics: ["You land, but not on what you meant to land on, and not on both feet."],
  "Sleight of Hand": [
    "It clicks, and that is the pick breaking. Half of it is in there now, where anybody can see that somebody has been at it.",
    "Your fingers are too cold. It drops, and rolls, and stops against somebody's boot.",
  ],
  Investigation: [
    "You take it apart in your head, and cannot put it together again. Behind you something is moved that you ought to have looked at first.",
    "You spoil more than you find. Whatever lay here lies differently now.",
  ],
  Performance: [
    "Half-way through you hear yourself, and then there is no going on.",
    "It falls flat. You can hear it fall. {W} studies the ceiling.",
    "You forget how it goes on, just before the end. {W} finishes it for you, kindly, which is worse.",
  ],
  Deception: ["You hear it yourself, half-way through: that is not how one says it when it is so."],
  Medicine: ["It will not stop, and then it does, and that is not because of anything that you did."],
  Survival: ["They cross, and cross again, and end at water."],
  "Animal Handling": ["It looks at you as at something that it has already decided about."],
  "": ["It does not go as you meant it to."],
};
