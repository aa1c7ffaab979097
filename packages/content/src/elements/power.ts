import type { ElementLore } from "./lore.ts";

type PowerElement =
  | "revolution"
  | "factions"
  | "oppression"
  | "intrigue"
  | "politics"
  | "war"
  | "court-drama"
  | "merchant"
  | "heist"
  | "urban"
  | "religion";

/** Campaign elements about who has power, and how it is taken. */
export const POWER: Readonly<Record<PowerElement, ElementLore>> = {
  revolution: {
    brief: "a revolution a week from breaking out",
    plot: [
      "A revolution is being whispered in the cellars of {settlement}, and {person} has already chosen the day.",
      "The revolution has a song before it has a plan, and {faction} would pay well to learn who wrote it.",
    ],
    hook: "{person} asks you to carry a list of names out of {settlement} before the revolution begins without them.",
    challenge: "A rising must be fed, armed and restrained, and it will remember who failed it.",
  },
  factions: {
    brief: "factions that all want you on their side",
    plot: [
      "Two factions divide {settlement} between them: {faction} by day, {faction2} by night, and each thinks the other hired you.",
      "Every favour counts with one of the factions and costs with another, and {faction2} will keep a ledger on you from the first session.",
    ],
    hook: "Envoys of {faction} and of {faction2} reach your table in the same hour, with the same offer.",
    challenge: "No faction can be served without a rival hearing of it.",
  },
  oppression: {
    brief: "a yoke that has grown too heavy",
    plot: [
      "{settlement} lives under oppression so old that people lower their voices out of habit, and only {person} still speaks up.",
      "Curfew, tithe and informers hold the land down, and the oppression is signed, sealed and entirely legal.",
    ],
    hook: "At dusk the wardens of {faction} will take a child from {settlement}, and the whole street is looking at you.",
    challenge: "The law is on the wrong side, and so are most of the spears.",
  },
  intrigue: {
    brief: "intrigue behind every curtain",
    plot: [
      "The intrigue turns on a letter in the wrong hand: {person} wrote it, {person2} sent it, and neither knows who has read it since.",
      "Nothing in {settlement} is said for one reason only, and an intrigue begun over supper may end in a funeral.",
    ],
    hook: "A stranger hands you {item}, calls you by another name, and is dead before the end of the street.",
    challenge: "The truth comes in pieces, and each is sold by someone who gains from the picture.",
  },
  politics: {
    brief: "politics played for keeps",
    plot: [
      "Politics in {settlement} hangs by one vote, and {person} owns it without knowing.",
      "An alliance between {settlement} and {settlement2} would end an old quarrel, and {faction} would starve without it; this is politics at its plainest.",
    ],
    hook: "{person} needs three more voices in the council of {settlement} by market day, and has heard that you are persuasive.",
    challenge: "Every ally is on loan, and the interest is politics.",
  },
  war: {
    brief: "a war that nobody can afford",
    plot: [
      "War is coming up the road to {settlement} at the pace of oxen, and everyone can count the days.",
      "The war between {settlement} and {settlement2} is older than its soldiers, and it is fought and fed in {wild}.",
    ],
    hook: "Reach the far side of {wild} with an order to cease fire, before the army that never had one.",
    challenge: "Armies cannot be fought, only fed, delayed, tricked or turned.",
  },
  "court-drama": {
    brief: "a court where a glance can ruin a house",
    plot: [
      "At court the seating plan is a map of the next war, and {person} has just been moved two chairs down.",
      "The court of {settlement} lives on scandal: {person2} is to be wed within the month, to whichever rival is left.",
    ],
    hook: "You are invited to court at {settlement} as guests of honour, which is how hostages are addressed there.",
    challenge: "A courtly insult must be answered in kind, and in time for the next dance.",
  },
  merchant: {
    brief: "merchant fortunes won and lost in a night",
    plot: [
      "A merchant house in {settlement} has bought next year's harvest, and somebody means to see that there is none.",
      "{person}, a merchant with one good ship and many creditors, stakes everything on a trade route through {wild}.",
    ],
    hook: "Guard a merchant's caravan out of {settlement}, with a sealed strongbox that is lighter than it should be.",
    challenge: "Gold moves faster than you do, and merchants sell to both sides.",
  },
  heist: {
    brief: "a heist that cannot be done",
    plot: [
      "The heist needs six hands and one hour: {item} lies in a vault beneath {settlement}, behind a lock that has been moved.",
      "{person} has planned the perfect heist for eleven years, and has told it to one person too many.",
    ],
    hook: "Steal {item} from {faction} on the one night when every guard will be watching it.",
    challenge: "No plan outlives the first locked door, and the getaway is always the harder half.",
  },
  urban: {
    brief: "streets that keep their own secrets",
    plot: [
      "Streets, rooftops and cellars are the battlefield here; {settlement} is as much a character as anyone in it.",
      "Every quarter of the city keeps its own hours and its own law, and {person} knows the doors between them.",
    ],
    hook: "A whole street of {settlement} has vanished overnight, and the city's maps agree that it was never there.",
    challenge: "In a city there is always a witness, and always a way out that somebody has blocked.",
  },
  religion: {
    brief: "a faith about to split in two",
    plot: [
      "Religion binds {settlement} together, and a relic that weeps the wrong colour may tear it in half.",
      "Two temples claim one saint, and {person} has found out whose bones are in the box; faith has marched for less.",
    ],
    hook: "The priests of {settlement} ask you to prove a miracle, and {person2} asks you to prove it false.",
    challenge: "Belief cannot be beaten in a fight, and the faithful are not your enemies.",
  },
};
