/** What a player can be up to. One of these is read from every message (design.md §9). */
const INTENTS = [
  "look",
  "search",
  "talk",
  "persuade",
  "travel",
  "flee",
  "fight",
  "sneak",
  "steal",
  "use",
  "take",
  "give",
  "magic",
  "rest",
  "help",
  "climb",
  "ask",
  "recall",
  "wait",
  "other",
] as const;
export type Intent = (typeof INTENTS)[number];

/** How sure a verb is of its intent: a strong one decides, a medium one yields to it, a weak one only where nothing else is said. */
export type Strength = 3 | 2 | 1;

/** One row: these verbs and phrases mean this intent. Single words also match their -s, -ing and -ed forms. */
export interface VerbRow {
  readonly intent: Intent;
  readonly strength: Strength;
  readonly phrases: readonly string[];
}

const row = (intent: Intent, strength: Strength, phrases: string): VerbRow => ({
  intent,
  strength,
  phrases: phrases.split(",").map((phrase) => phrase.trim()),
});

/** The table. Where two rows match equally strongly, the longer phrase wins, then the earlier one in the sentence. */
export const VERBS: readonly VerbRow[] = [
  row(
    "fight",
    3,
    "attack, strike, stab, slash, punch, kick, kill, slay, shoot, fire at, charge, duel, behead, swing at",
  ),
  row(
    "fight",
    3,
    "swing my, smash, cleave, ambush, brawl, tackle, fire my, loose an arrow, cut down, run through, headbutt",
  ),
  row(
    "fight",
    3,
    "lunge, parry, grapple, shove, throw my axe, throw my spear, finish off, finish him, finish her, finish it, battle",
  ),
  row(
    "fight",
    2,
    "fight, hit, draw my sword, draw my blade, draw steel, draw my weapon, unsheathe, hack, bash, swing, wrestle, strangle",
  ),
  row(
    "flee",
    3,
    "flee, run away, retreat, escape, get away, get out of here, run for it, bolt, withdraw, back away, run for my life",
  ),
  row("flee", 3, "fall back, disengage, make a run for it, outrun"),
  row(
    "sneak",
    3,
    "sneak, creep, hide, skulk, stalk, slip past, slip by, slip into, slip away, tiptoe, stay out of sight, stealthily, unseen",
  ),
  row(
    "sneak",
    3,
    "stay hidden, keep to the shadows, stick to the shadows, use stealth, blend in, tail, shadow, spy on, eavesdrop, lurk",
  ),
  row(
    "steal",
    3,
    "steal, pickpocket, pick a pocket, pick pockets, pick his pocket, pick her pocket, pick their pocket, pilfer, swipe, filch, rob, lift the purse, cut the purse",
  ),
  row(
    "magic",
    3,
    "cast, conjure, enchant, hex, summon, scry, invoke, dispel, incant, channel, use magic, work a charm, teleport",
  ),
  row(
    "magic",
    3,
    "eldritch blast, fireball, magic missile, mage hand, fire bolt, detect magic, speak with the dead, spell at, ritual, use my magic",
  ),
  row(
    "persuade",
    3,
    "persuade, convince, charm, flirt, seduce, bribe, bargain, haggle, negotiate, plead, beg, flatter, reassure, talk down",
  ),
  row(
    "persuade",
    3,
    "lie, bluff, deceive, trick, pretend, feign, con, intimidate, threaten, menace, coerce, blackmail, demand, interrogate",
  ),
  row(
    "persuade",
    3,
    "calm down, calm, win over, talk my way, sweet talk, make a deal, offer a deal, offer a truce, appeal to",
  ),
  row(
    "persuade",
    3,
    "scare, taunt, provoke, parley, surrender, order him to, order her to, order them to, command, swear an oath",
  ),
  row(
    "give",
    3,
    "give, hand over, hand him, hand her, hand them, gift, donate, tip, pay, toss a coin, return the, share my, offer my, offer a coin",
  ),
  row(
    "give",
    3,
    "offer him my, offer her my, offer them my, offer food, offer a drink, buy a round, buy him, buy her, buy them, repay",
  ),
  row(
    "help",
    3,
    "help, heal, tend to, tend the, tend his, tend her, bandage, assist, aid, rescue, protect, comfort, free the, untie, defend, save",
  ),
  row(
    "help",
    3,
    "stabilize, stabilise, treat the, treat his, treat her, bind his wounds, bind her wounds, stop the bleeding, carry the wounded",
  ),
  row(
    "rest",
    3,
    "rest, sleep, camp, make camp, set up camp, nap, long rest, short rest, catch my breath, lie down, take a break, bed down",
  ),
  row(
    "rest",
    3,
    "take a room, rent a room, bind my wounds, tend my wounds, bandage myself, heal myself, eat something, have a meal, recover",
  ),
  row(
    "search",
    3,
    "search, investigate, rummage, scour, inspect, comb, ransack, frisk, look for, hunt for, check for, dig, forage, track, sift",
  ),
  row(
    "search",
    3,
    "examine, study, look through, look under, look inside, look behind, go through the, check the, check for traps, find out, decipher",
  ),
  row(
    "search",
    2,
    "find, check, follow the tracks, follow the trail, seek, scout, search for, look into, pore over, analyse, analyze, test the",
  ),
  row(
    "look",
    3,
    "look around, look about, take a look, have a look, survey, what do i see, where am i, who is here, who's here, describe",
  ),
  row(
    "look",
    3,
    "take in, take stock, get my bearings, scan, what does it look like, what is here, what's here, what is around, what's around",
  ),
  row("look", 2, "look, observe, gaze, stare, peer, glance, listen, smell, sniff, watch, notice, view, admire"),
  row("look", 1, "see, hear, explore options, set the scene, read, feel"),
  row(
    "talk",
    3,
    "talk, speak, ask, chat, greet, converse, say, tell, reply, answer, introduce myself, question, whisper, shout, call out, gossip",
  ),
  row(
    "talk",
    3,
    "mention, inquire, enquire, discuss, say hello, thank, hail, confess, apologize, apologise, confront, warn, explain, congratulate",
  ),
  row(
    "talk",
    2,
    "hello, hi, greetings, well met, good evening, good morning, call to, wave to, wave at, nod to, approach, invite, joke, order a",
  ),
  row(
    "climb",
    3,
    "climb, jump, leap, swim, vault, scramble, force open, force the, break down, break open, kick down, kick open, pry, lift, shoulder the",
  ),
  row(
    "climb",
    3,
    "balance, swing across, dive, crawl, bend the bars, wade, haul, heave, squeeze through, squeeze into, abseil, scale, batter",
  ),
  row(
    "use",
    3,
    "pick the lock, pick a lock, unlock, disarm, drink, ignite, repair, fix, build, craft, brew, use my, light a, light the, read the",
  ),
  row(
    "use",
    3,
    "play my, eat, put on, equip, don, wear, lockpick, lower the, pull the, push the, turn the, ring the, set a trap, throw",
  ),
  row(
    "use",
    2,
    "use, open, activate, operate, press, pull, push, light, apply, close, lock, tie, cook, burn, touch, wind, ring, knock, mend",
  ),
  row(
    "take",
    3,
    "pick up, pocket, loot, grab, collect, gather, plunder, scoop up, put it in my pack, help myself to, retrieve",
  ),
  row("take", 2, "take, seize, snatch, claim, keep, buy, purchase, pluck, accept"),
  row(
    "travel",
    3,
    "travel, head to, head for, head back, head north, head south, head east, head west, journey, set out, set off, ride, sail",
  ),
  row(
    "travel",
    3,
    "go to, go north, go south, go east, go west, go back, return to, walk to, hike, march, leave, depart, make my way, press on, move on",
  ),
  row(
    "travel",
    2,
    "go, walk, enter, follow, run, cross, continue, proceed, head, move, advance, explore, wander, step, descend, ascend, visit, come",
  ),
  row(
    "recall",
    3,
    "what do i know, what do i remember, do i remember, do i know, recall, remember, think back, recap, what happened, remind me",
  ),
  row("recall", 3, "who was, where was, what was, have i heard, have i met, what have i learned, summarize, summarise"),
  row(
    "wait",
    3,
    "wait, do nothing, stand still, bide my time, pass the time, stay put, keep watch, stand guard, hold my ground, sit down and",
  ),
  row("wait", 3, "pray, meditate, stay here, think about it, watch and wait, let it happen, guard the, linger"),
  row("wait", 1, "stay, sit, stand, think, ponder, pause, guard, consider, hope"),
];

/** "Ask the oracle" and its like: the player turns from the story to the table. */
export const ORACLE_PHRASES =
  /\b(?:ask|consult|question) (?:the )?(?:oracle|fates?|dice|gm|game master|bones|cards)\b|\b(?:the )?oracle\s*[:,]|^(?:gm|oracle)\b/u;
