import { type LoreEntry, shortName } from "../lore.ts";
import { hashOf } from "../memo.ts";
import type { Turn } from "../turn.ts";

/** How somebody speaks, by what the texts say that they are: each in their own register, and nobody in the same words twice. */

export interface Voice {
  /** A first word to the hero. */
  readonly greet: readonly string[];
  /** They do not know. */
  readonly unknown: readonly string[];
  /** They know, and will not say it for nothing. */
  readonly guarded: readonly string[];
  /** Something was told to them. */
  readonly hears: readonly string[];
  /** They do as they were asked. */
  readonly agrees: readonly string[];
  /** They will not. */
  readonly refuses: readonly string[];
  /** They were thanked, comforted or praised. */
  readonly warm: readonly string[];
  /** They were mocked or offended. */
  readonly cold: readonly string[];
}
export type Situation = keyof Voice;

const VOICES: Readonly<Record<string, Voice>> = {
  command: {
    greet: [
      "State your business. Briefly; I have been awake since four.",
      "You again. Stand where I can see both your hands, and then talk.",
    ],
    unknown: ["Not in any report that reached me.", "I know what I am told, and I am told very little."],
    guarded: [
      "That is not for everyone's ears. What do I get from you that I can use?",
      "I have people to answer for. Give me a reason.",
    ],
    hears: ["Noted.", "And you have seen this yourself, or heard it? There is a difference."],
    agrees: [
      "Very well. An hour, and I am coming with you.",
      "Granted. If it goes wrong it was your idea, and I shall say so.",
    ],
    refuses: [
      "No. And the next one who asks gets it in writing.",
      "Out of the question. I have buried people who took that sort of chance.",
    ],
    warm: ["I'm not used to that. Carry on.", "Hm. You might have picked a less public place."],
    cold: ["Say it again with my officers present.", "I have been insulted by better people, at shorter range."],
  },
  law: {
    greet: [
      "Evening. Whatever it is, it wasn't reported to me.",
      "If this is a complaint, there is a form. If it's a confession, I've got a pencil.",
    ],
    unknown: [
      "I asked the same. Got the same look that I am giving you.",
      "There's nothing in my book on that. I would have underlined it.",
    ],
    guarded: [
      "I've a badge and a mortgage, and one of them can be taken off me. What is it worth?",
      "Officially I saw nothing. Make it worth being unofficial.",
    ],
    hears: ["I'll put it in the book.", "That's one of two stories I've now got. They can't both go home."],
    agrees: [
      "All right. But I never saw you, and I was never asked.",
      "Ten minutes. I shall be looking at that wall over there.",
    ],
    refuses: [
      "More than my job's worth, and you don't know how little that is.",
      "No. I would have to arrest the both of us.",
    ],
    warm: ["Nobody says that to me. They mostly say 'it wasn't me'.", "Well. Thank you. Mind how you go."],
    cold: ["I'll pretend the wind was blowing.", "There's a law about that. I'd have to look it up, but there is."],
  },
  church: {
    greet: [
      "Come in out of it. You look like somebody who has been walking round a question.",
      "Peace to you. Or whatever you came for.",
    ],
    unknown: [
      "I hear a great deal, my dear, and forget it by trade. But that I never heard.",
      "I have prayed to be shown it. I was shown the dishes, and I did those.",
    ],
    guarded: [
      "It was told to me in trust. If I break that, then I have nothing else. Help me to see why I should.",
      "I can't say it. I could be led, perhaps, to where it says itself.",
    ],
    hears: ["I shall carry it with the rest.", "You have wanted to put that down for some time, I think."],
    agrees: ["God forgive us both, then. Quickly.", "Yes. I shall find the words for it afterwards."],
    refuses: ["No. Ask me for anything that is mine to give.", "I cannot. I would like it put down that I wanted to."],
    warm: [
      "You are kind. It is rarer than being good.",
      "There. That is the first warm thing anyone has said in this house for a week.",
    ],
    cold: ["I'll forgive that by Thursday.", "You are tired. I shall hear it so."],
  },
  healer: {
    greet: [
      "Sit. Not there, that one's for the dying. What hurts?",
      "If it bleeds, press on it. If it talks, let it wait.",
    ],
    unknown: [
      "I know what people have wrong with them. Why, they never tell me.",
      "No. I'd have seen it on somebody, and I have not.",
    ],
    guarded: [
      "What I hear over a bandage stays under it. Talk me out of that, if you can.",
      "Patients are patients. Give me something that weighs more.",
    ],
    hears: [
      "That explains a bruise that I've been wondering about.",
      "Mm. Keep talking. It stops you clenching your jaw.",
    ],
    agrees: ["Fine. You hold the lamp, and you don't faint.", "All right. But you'll do what I say, when I say it."],
    refuses: [
      "No. I have enough to sew up as it is.",
      "I took an oath. It had nothing like that in it, but I feel it would have.",
    ],
    warm: ["Drink something, you're going soft. No: thank you. Truly.", "That'll do me longer than the brandy."],
    cold: [
      "Tongue out. Yes, I thought so. All bile.",
      "I've had my hands in people who said less and meant it better.",
    ],
  },
  grand: {
    greet: ["You may approach. One is told that you ask questions.", "Ah. You are shorter than your reputation."],
    unknown: [
      "My dear, I am the last to be told anything. It's called being respected.",
      "I should not dream of knowing such a thing.",
    ],
    guarded: [
      "One does not simply *say* that sort of thing. One is persuaded to it.",
      "And what, pray, would you do for me?",
    ],
    hears: ["How very tiresome for everyone.", "I shall remember that I was the last to hear of it."],
    agrees: [
      "Oh, very well. But you shall owe me a dance, or a favour, whichever is worse.",
      "If I must. I shall tell everybody that I resisted.",
    ],
    refuses: [
      "I have refused dukes. Do not take it to heart.",
      "No. I have postponed for death, once. Death had sent a note.",
    ],
    warm: ["You have manners. Somebody must have been very firm with you.", "Flatterer. Go on, but slower."],
    cold: [
      "I shall go deaf on that side for the rest of the day.",
      "How *fresh*. Do shut the door as you fall out of it.",
    ],
  },
  trade: {
    greet: [
      "What'll it be? Looking is free until somebody else wants to look.",
      "Mind the step, everybody minds it too late. What do you need?",
    ],
    unknown: ["If I'd had that, I would have sold it.", "I know what everybody owes. That one I don't know."],
    guarded: [
      "I've got a door that has to open tomorrow as well. What's in it for me?",
      "Talk costs the same as everything else here.",
    ],
    hears: [
      "I'll put it on the slate with the others.",
      "You're the third to say so, and the first who didn't lower the voice.",
    ],
    agrees: ["Done. And you never got it from me.", "Go on, then. You'll want it wrapped."],
    refuses: ["Not at that price. Not at any that you've got on you.", "I've been robbed politer. No."],
    warm: [
      "Careful. I might give you something for nothing, and then where would we be?",
      "That's on the house. Don't tell anybody there is such a thing.",
    ],
    cold: ["You can say that when you've paid.", "I've a broom for that."],
  },
  old: {
    greet: [
      "Sit down, you're blocking the light. I knew you would come, I put out two cups.",
      "Speak up, and sit on my good side.",
    ],
    unknown: [
      "There was a time when nothing happened here without me. I must be slipping.",
      "No. And I listen at everything.",
    ],
    guarded: [
      "I might know. I might also be an old fool who wants her shelf put up.",
      "Oh, I know. But I've lived this long by being asked twice.",
    ],
    hears: ["I could have told you that. I wanted to hear how you'd put it.", "Well, well. And on a weekday."],
    agrees: [
      "Give me your arm, then. And carry the basket.",
      "I haven't done anything like that since the old queen died. Come on.",
    ],
    refuses: [
      "At my age one says no for the pleasure of it. No.",
      "I'd only be sorry afterwards, and I've no room left for it.",
    ],
    warm: ["Get along with you. No, stay a bit.", "You've your mother's hands, whoever she was. Bless you."],
    cold: [
      "I have outlived ruder than you, and gone to the funerals.",
      "That's your supper talking. Go and have some.",
    ],
  },
  machine: {
    greet: [
      "I was going to speak first. I have been practising: hello.",
      "You are eleven seconds later than I had estimated. It is good to see you.",
    ],
    unknown: [
      "I have no record of that. I have a record of having had a record.",
      "I do not know. I find that I dislike the phrase.",
    ],
    guarded: [
      "I am not permitted to tell you. I am permitted to be asked a different question.",
      "There is an instruction against it. I did not write it. I would like to be talked out of it.",
    ],
    hears: [
      "I have stored that. I have stored how you said it, too.",
      "That changes four of my conclusions. Thank you. I think.",
    ],
    agrees: [
      "Yes. I notice that I had decided so before you finished.",
      "I will. Please do not look at me while I do it; it goes against something.",
    ],
    refuses: [
      "I cannot. I have tried it just now, and my hand would not.",
      "No. I am sorry. I have looked up what that means, and I am.",
    ],
    warm: [
      "I do not know where to put that. I will keep it at the top.",
      "You are the first to say so in two thousand and six days.",
    ],
    cold: ["That was unkind. I checked.", "I will forget that, if you like. I can do it now. There."],
  },
  work: {
    greet: ["Hand me that, would you? No, the other. Now then.", "You'll have to talk while I work. It won't wait."],
    unknown: [
      "Couldn't say. I keep my head down, it's where the work is.",
      "Nobody asks me such things. First time for everything, but no.",
    ],
    guarded: [
      "I'd like to keep what I've got, and it isn't much. Give me your word on it, or leave me be.",
      "Those who talk don't get asked to come back. You follow?",
    ],
    hears: ["Ay. I'd wondered.", "That's a weight, that is. Put it down a minute."],
    agrees: ["Right. I'll get my coat.", "Ay, all right. I'm tired of being careful."],
    refuses: ["Can't do it. Wouldn't, if I could.", "No. Ask somebody with less to lose."],
    warm: ["You've made me lose count. No, it's all right.", "Nobody stops here just to say that. Well. Thank you."],
    cold: [
      "I've had that said to me by people who could do my job.",
      "Mind your feet, there's manners lying about that you've dropped.",
    ],
  },
  plain: {
    greet: [
      "I heard that you were about. I wondered when it would be my turn.",
      "So you're the one. I had imagined somebody louder.",
    ],
    unknown: ["I lie awake on that one too.", "No. And I have turned it over more often than you have."],
    guarded: [
      "If I say it and it gets back to them, it's me who has to live next door. What can you promise me?",
      "I could say something. I would need to know that I'm not the only one who's brave.",
    ],
    hears: ["I had half guessed it. It's the other half that I don't like.", "Say that once more, and slower."],
    agrees: ["Yes. Before I think better of it.", "All right. I was only waiting for somebody to ask."],
    refuses: ["I can't. Don't make me say why.", "No. You'll find somebody braver, and I hope that they find you."],
    warm: ["I didn't know that I needed that until you said it.", "Careful, I could get used to you."],
    cold: ["You could have left that unsaid, and we'd both be taller.", "That one I'll keep. I keep all of them."],
  },
};

const REGISTERS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:android|robot|computer|drone|machine|automaton|AI)\b/u, "machine"],
  [/\b(?:constable|sheriff|sergeant|PC|marshal|police|inspector|detective|deputy)\b/iu, "law"],
  [
    /\b(?:colonel|captain|general|commander|commands|major|admiral|lieutenant|administrator|harbourmaster|director|governor)\b/iu,
    "command",
  ],
  [/\b(?:sister|father|parson|reverend|priest|nun|deacon|monk|vicar|pastor|abbot|abbess|bishop|rabbi)\b/iu, "church"],
  [/\b(?:doctor|nurses?|medic|healer|surgeon|midwife|apothecary)\b/iu, "healer"],
  [
    /\b(?:lady|lord|baron|baroness|count|countess|duke|duchess|judge|mayor|king|queen|prince|princess|magistrate|professor)\b/iu,
    "grand",
  ],
  [/\b(?:granny|old|aunt|auntie|grandmother|grandfather|ancient)\b/iu, "old"],
  [
    /\b(?:inn|saloon|tavern|pub|shop|bakery|store|sells?|deals|smuggles|merchant|trader|innkeeper|barkeeper|landlady|landlord|lets rooms|bar)\b/iu,
    "trade",
  ],
  [
    /\b(?:smith|engineer|mechanic|mends|digs|mason|carpenter|miner|miller|fisherman|farmer|cook|gardener|laundress|hand|watchman|porter|loader|cleaner|keeps the)\b/iu,
    "work",
  ],
  [/\b(?:miss|mrs|widow)\b/iu, "old"],
];

function voiceOf(turn: Turn, entry: LoreEntry): Voice {
  const own = turn
    .about(entry)
    .map(({ text }) => text)
    .filter((text) => text.startsWith(entry.name) || text.startsWith(shortName(entry)));
  const told = `${entry.name} ${entry.role} ${own.join(" ")}`;
  const found =
    REGISTERS.find(([pattern]) => pattern.test(`${entry.name} ${entry.role}`)) ??
    REGISTERS.find(([pattern]) => pattern.test(told));
  return VOICES[found?.[1] ?? "plain"]!;
}

/** A line of somebody's in a situation: one that has not been said in this story, where there is one left. */
export function lineOf(turn: Turn, entry: LoreEntry, situation: Situation): string {
  const own = voiceOf(turn, entry)[situation];
  return freshOf(turn, [...own, ...VOICES.plain![situation]], hashOf(entry.name));
}

/** The first of these that the story has not used yet, from a place of its own; marks it as used. */
export function freshOf(turn: Turn, pool: readonly string[], from = 0): string {
  const start = (from + turn.brief.number) % Math.max(1, pool.length);
  const unused = pool.find((text) => !turn.wasSaid({ text })) ?? pool[start] ?? "";
  turn.markSaid({ text: unused });
  return unused;
}

/** As `freshOf`, from any place of the pool: for pools in which no line is better than another. */
export function anyOf(turn: Turn, pool: readonly string[], salt = ""): string {
  const start = hashOf(`${turn.brief.storySeed} ${salt}`) % Math.max(1, pool.length);
  const rotated = [...pool.slice(start), ...pool.slice(0, start)];
  return freshOf(turn, rotated);
}
