/**
 * Rules in our own words, after the System Reference Document 5.2 (docs/oracle.md, "Questions"). The first matching pattern is the topic,
 * so narrower patterns come first.
 */
const TOPICS: readonly (readonly [RegExp, string])[] = [
  [
    /\bsneak attack/u,
    "Sneak Attack is a rogue's. Once a turn, when you hit with a finesse or ranged weapon and have advantage on the attack, or an ally stands within 5 feet of the target and you have no disadvantage, you deal extra damage: 1d6 at level 1, and 1d6 more at every second level after.",
  ],
  [
    /\bopportunity attack|\battacks? of opportunity/u,
    "An opportunity attack is one melee attack, made as a reaction, against somebody you can see who leaves your reach. Somebody who disengages, or is moved by somebody else, does not provoke one.",
  ],
  [
    /\btwo[- ]weapon|\bdual[- ]wield|\boff[- ]?hand/u,
    "Fighting with two light weapons: when you attack with one, you may attack with the other as a bonus action. The second attack does not add your ability modifier to its damage, unless the modifier is negative or a feature says so.",
  ],
  [
    /\bdeath sav|\bdying\b|\b(?:0|zero) (?:hp|hit points)|\bwhat happens (?:if|when) i (?:die|fall|drop)/u,
    "At 0 hit points you fall and are dying. A death save is a plain d20: 10 or more succeeds. Three successes make you stable, three failures are death. A 20 brings you back with 1 hit point, a 1 counts as two failures. Any healing brings you round.",
  ],
  [
    /\b(?:saving throws?|saves?)\b/u,
    "A saving throw resists something: d20 plus the ability's modifier, plus your proficiency bonus where your class is trained in that save. You succeed if the total reaches the difficulty.",
  ],
  [
    /\bdis-?advantage\b|\badvantage\b/u,
    "With advantage you roll two d20 and keep the higher; with disadvantage you keep the lower. They do not stack: if you have both, you have neither.",
  ],
  [
    /\b(?:proficien\w+|prof(?:iciency)? bonus)\b/u,
    "Your proficiency bonus goes on whatever you are trained in: skills, saves, weapons, tools and spell attacks. It is +2 at levels 1 to 4, +3 from 5, +4 from 9, +5 from 13 and +6 from 17.",
  ],
  [
    /\b(?:critical|crits?|natural 20|nat 20|natural 1|nat 1)\b/u,
    "A natural 20 on an attack always hits and doubles the damage dice. A natural 1 on an attack always misses. On checks and saves a 20 or a 1 is only a number, except on a death save.",
  ],
  [
    /\bshort rest\b/u,
    "A short rest is an hour of quiet. You may spend hit dice: roll each, add your Constitution modifier, and get that many hit points back. Some features come back too.",
  ],
  [
    /\blong rest\b/u,
    "A long rest is eight hours, most of them asleep. It gives back all hit points, your hit dice and your spell slots. You can benefit from one long rest in 24 hours, and need at least 1 hit point to begin.",
  ],
  [
    /\bhit di(?:ce|e)\b/u,
    "You have one hit die for each level; its size comes from your class. You spend hit dice in a short rest to heal and get them back in a long one.",
  ],
  [
    /\brest(?:ing)?\b/u,
    "There are two rests. A short rest takes an hour and lets you spend hit dice to heal. A long rest takes eight hours and gives back hit points, hit dice and spell slots. Say “I take a short rest” or “I take a long rest”.",
  ],
  [
    /\btemp(?:orary)?\.? (?:hp|hit points)/u,
    "Temporary hit points are a buffer: damage takes them first. They do not add up; you keep the higher number, and healing does not restore them.",
  ],
  [
    /\bconcentrat/u,
    "Some spells need concentration. You can concentrate on one at a time. When you take damage, make a Constitution save against 10 or half the damage, whichever is higher, or the spell ends.",
  ],
  [
    /\bcantrips?\b/u,
    "A cantrip is a spell of level 0. It costs no slot and you can cast it as often as you like. Damaging cantrips grow at levels 5, 11 and 17.",
  ],
  [
    /\britual/u,
    "A spell marked as a ritual can be cast without a slot, if it takes ten minutes longer. You need to have the spell prepared or in your book.",
  ],
  [
    /\bspell (?:save )?(?:dc|attack)|\bspell ?casting (?:ability|modifier)/u,
    "Your spell save DC is 8 + proficiency bonus + the modifier of your casting ability. A spell attack is d20 + the same two numbers. Wizards cast with Intelligence; clerics, druids and rangers with Wisdom; bards, sorcerers, warlocks and paladins with Charisma.",
  ],
  [
    /\bspell ?slots?\b|\bupcast|\bcast(?:ing)? (?:a )?spells?\b|\bhow (?:do|does) (?:magic|spells?)\b/u,
    "Casting a spell of level 1 or more spends a slot of that level or higher. Slots come back with a long rest, a warlock's with a short one. Cantrips cost nothing. Say what you cast and at whom; the sheet keeps count.",
  ],
  [
    /\bbonus actions?\b/u,
    "A bonus action is a second, smaller thing in your turn. You have one only when a feature, spell or weapon gives you one, such as a rogue's Cunning Action.",
  ],
  [
    /\breactions?\b/u,
    "You have one reaction a round. It answers something that happens, such as an opportunity attack or the Shield spell, and comes back at the start of your turn.",
  ],
  [
    /\binitiative\b/u,
    "Initiative is a Dexterity check at the start of a fight. The highest total acts first, then in order, round after round.",
  ],
  [
    /\bgrappl/u,
    "To grapple, use your attack: the target makes a Strength or Dexterity save against 8 + your Strength modifier + proficiency bonus. If it fails, its speed is 0 until it gets away.",
  ],
  [
    /\bshov(?:e|ing)\b|\bprone\b/u,
    "Prone means lying down. Attacks against you from within 5 feet have advantage, others disadvantage, and your own attacks have disadvantage. Standing up costs half your movement. To shove somebody, use your attack: they resist with a Strength or Dexterity save.",
  ],
  [
    /\bdodg(?:e|ing)\b/u,
    "Dodging takes your action. Until your next turn attacks against you have disadvantage, and you have advantage on Dexterity saves.",
  ],
  [
    /\bdisengag/u,
    "Disengaging takes your action. For the rest of the turn your movement provokes no opportunity attacks.",
  ],
  [/\bdash(?:ing)?\b/u, "Dashing takes your action and gives you your speed once more as movement this turn."],
  [
    /\bhelp action\b|\bhow (?:do|can) i help\b/u,
    "Helping takes your action. The next check or attack of an ally for the same purpose has advantage.",
  ],
  [
    /\bready(?:ing)? (?:an )?action|\bready action/u,
    "You can ready an action: say what you wait for and what you will do. When it happens, you do it with your reaction.",
  ],
  [
    /\b(?:stealth|hid(?:e|ing)|sneak(?:ing)?)\b/u,
    "To hide, roll Dexterity (Stealth) where nobody sees you clearly. The total is what others must reach with Perception to find you. While you are hidden, your first attack has advantage.",
  ],
  [
    /\bpassive\b/u,
    "A passive score is 10 + the modifier of the check. Passive Perception is what you notice without looking for it.",
  ],
  [
    /\bcover\b/u,
    "Half cover adds 2 to AC and Dexterity saves, three-quarters cover adds 5. Full cover means you cannot be targeted.",
  ],
  [/\bsurpris/u, "Somebody who is surprised when a fight begins rolls initiative with disadvantage."],
  [
    /\brange[ds]?\b|\bbows?\b|\bthrow(?:n|ing)\b/u,
    "A ranged attack uses Dexterity, a thrown melee weapon Strength. Beyond normal range, or with an enemy within 5 feet, it has disadvantage.",
  ],
  [/\bfinesse\b/u, "With a finesse weapon you use Strength or Dexterity for attack and damage, whichever you like."],
  [
    /\barmou?r class\b|\bac\b/u,
    "Armour class is the number an attack has to reach. Without armour it is 10 + your Dexterity modifier; armour, a shield and some features change it.",
  ],
  [
    /\battack rolls?\b|\bhow (?:do|does) (?:i|attack\w*|combat|fight\w*)\b.*\b(?:attack|hit|fight|combat|work)|\bcombat\b/u,
    "An attack is d20 + ability modifier + proficiency bonus. If it reaches the target's armour class it hits, and you roll damage. In your turn you can move and take one action.",
  ],
  [
    /\bdamage\b|\bresistan|\bvulnerab/u,
    "Damage is the weapon's die plus your ability modifier. Resistance halves damage of a kind, vulnerability doubles it.",
  ],
  [
    /\binspiration\b/u,
    "Heroic Inspiration lets you reroll one die just after rolling it. You either have it or you do not.",
  ],
  [
    /\bexhaust/u,
    "Exhaustion has six levels. Each takes 2 from every d20 you roll and 5 feet from your speed; the sixth is death. A long rest removes one level.",
  ],
  [
    /\bconditions?\b|\bpoison|\bstunn|\bfrighten|\bcharmed\b|\bblind|\bparaly|\brestrain/u,
    "Conditions say what is wrong. Poisoned or frightened: disadvantage on attacks and checks (frightened while you see the cause). Blinded: you miss more and are hit more. Restrained: speed 0, attacks against you have advantage. Stunned or paralysed: you cannot act. Charmed: you cannot attack the charmer.",
  ],
  [
    /\b(?:level(?:l?ing)? ?up|experience|xp|levels?|milestones?)\b/u,
    "You gain a level either by experience points or by milestone, as the campaign says. A level brings hit points, a hit die and your class's next features. With milestones, a closed thread of the story is what counts.",
  ],
  [
    /\b(?:carry|encumb|weight)/u,
    "You can carry your Strength score times 15 in pounds without trouble. This table does not weigh your pack item by item.",
  ],
  [/\bfall(?:ing)?\b/u, "A fall does 1d6 damage for every 10 feet, at most 20d6, and you land prone."],
  [
    /\b(?:difficult|dcs?|difficulty class)\b/u,
    "A difficulty is a number to reach: 10 is easy, 15 moderate, 20 hard, 25 very hard.",
  ],
  [
    /\b(?:ability|abilities|modifiers?|skills?|checks?|dice|roll(?:s|ing)?)\b/u,
    "A check is d20 + ability modifier, and + proficiency bonus if you have the skill. The modifier is the score minus 10, halved and rounded down: 14 gives +2, 8 gives −1. You succeed if the total reaches the difficulty.",
  ],
  [
    /\brage\b|\bbarbarian/u,
    "A barbarian's Rage is a bonus action: resistance to physical damage, extra damage with Strength, advantage on Strength checks. You cannot cast while it lasts.",
  ],
  [
    /\bsecond wind\b|\baction surge\b|\bfighter/u,
    "A fighter's Second Wind is a bonus action that heals 1d10 + fighter level. Action Surge, from level 2, gives one more action in a turn.",
  ],
  [
    /\bsmite\b|\blay on hands\b|\bpaladin/u,
    "A paladin's Lay on Hands is a pool of 5 hit points for each level to heal with. Divine Smite spends a spell slot after a hit for 2d8 radiant damage, and 1d8 more for each slot level above the first.",
  ],
  [
    /\bwild ?shape\b|\bdruid/u,
    "A druid's Wild Shape, from level 2, is a bonus action: you become a beast you know for half as many hours as your level.",
  ],
  [
    /\bturn undead\b|\bchannel divinity\b|\bcleric/u,
    "A cleric's Channel Divinity comes at level 2. Turn Undead makes undead within 30 feet flee if they fail a Wisdom save.",
  ],
  [
    /\barcane recovery\b|\bwizard/u,
    "A wizard's Arcane Recovery gives back spell slots once a day after a short rest, together at most half the wizard's level, rounded up.",
  ],
  [
    /\bbardic\b|\bbard\b/u,
    "A bard's Bardic Inspiration is a bonus action: an ally gets a d6 to add to one roll. The die grows with your level.",
  ],
  [
    /\bki\b|\bflurry\b|\bmonk/u,
    "A monk strikes unarmed with Dexterity, and once more as a bonus action. Focus points, from level 2, pay for Flurry of Blows, Patient Defence and Step of the Wind.",
  ],
  [
    /\bhex\b|\beldritch\b|\bpact magic\b|\bwarlock/u,
    "A warlock has few spell slots, but always of the highest level, and they come back with a short rest. Eldritch Blast is a cantrip that does 1d10 force damage a beam.",
  ],
];

/** The rules' answer to a question. Null if no topic fits. */
export function rulesAnswer(question: string): string | null {
  const text = question.toLowerCase().replace(/’/gu, "'");
  return TOPICS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}

/** The number of topics. */
export const RULES_TOPIC_COUNT = TOPICS.length;
