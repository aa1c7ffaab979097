/** What a deed brings, by what was done, where no clue is open: a plain sentence about that deed, or none. `{W}` is somebody who is here. */
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
  opens: ["There is nothing in it that helps you.", "It is empty.", "It opens, and that is all."],
  reads: ["It tells you nothing new.", "You read it to the end, and it is about something else."],
  looks: [
    "You see nothing that you had not seen before.",
    "It is what it seems to be.",
    "Nothing about it is out of place.",
  ],
  listens: ["You hear nothing that tells you anything.", "It is quiet."],
  smells: ["It smells as you would expect.", "There is nothing in the smell of it."],
  eats: [""],
  mends: ["It takes a while, and it holds.", "When you are done, it works."],
  performs: ["{W} listens to the end.", "{W} smiles.", "When you stop, {W} is still listening."],
  hides: ["Nobody sees you, and nobody comes.", "You stay hidden for a while. Nothing happens."],
  climbs: ["You are up.", "From up here you can see further, and nothing more."],
  digs: ["There is only earth.", "You dig until it is deep enough to be sure: nothing."],
  breaks: ["It breaks, and cannot be mended quickly.", "It gives."],
  lights: ["Now you can see where you are.", "It gives light enough."],
  knocks: ["Nobody comes.", "You wait, and nothing stirs."],
  writes: ["It is written down now.", "It looks clearer on paper."],
  waits: ["Nothing happens.", "Time goes by.", "Nobody comes."],
  watches: ["They come and go, and nobody does anything out of the way."],
  calls: ["It carries, and nobody answers.", "Your voice comes back to you."],
  body: ["There is nothing there that you had not seen."],
  washes: ["It is clean now."],
  plays: ["You play a while, and it comes out even."],
  touches: [""],
  water: ["The water is cold."],
  phones: ["Nobody picks up."],
  plain: [""],
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
  hug: ["{T} holds on to you.", "{T} is stiff at first, and then is not."],
  kiss: ["{T} goes red, and does not step back."],
  forgive: ["{T} does not know what to say to that.", "“Thank you,” says {T}."],
  bow: ["{T} returns it.", "{T} nods to you."],
  sorry: ["“It's all right,” says {T}."],
  comfort: [
    "{T} leans against you a little.",
    "{T} says nothing, and does not move away.",
    "After a while {T} breathes more quietly.",
  ],
  slap: ["{T} puts a hand to {his_T} cheek, and looks at you."],
  mock: ["{T} does not laugh."],
  pet: ["{T} leans into it.", "{T} likes that."],
  wink: ["{T} looks away, and then back."],
  thank: ["“You're welcome,” says {T}."],
};

/** What goes wrong, by the skill that failed: it costs something, and shows nothing of what was looked for. */
export const FAILS: Readonly<Record<string, readonly string[]>> = {
  Stealth: ["You are seen."],
  Athletics: ["You are not strong enough for it."],
  Acrobatics: ["You land badly."],
  "Sleight of Hand": ["Your fingers slip."],
  Investigation: ["You find nothing.", "You look in all the wrong places."],
  Performance: ["It does not come out as you meant it to.", "You lose the thread of it half-way."],
  Deception: ["You can hear yourself that it does not sound true."],
  Medicine: ["It does not help."],
  Survival: ["The tracks cross, and you lose them."],
  "Animal Handling": ["It will have nothing to do with you."],
  "": ["It does not go as you meant it to."],
};
