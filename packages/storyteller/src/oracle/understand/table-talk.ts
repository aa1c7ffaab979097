import type { Act } from "./reading.ts";

/** Patterns for words that are addressed to the table and not to the story. They match lower-case text; the first match decides. */
const WHOLE: readonly (readonly [Act, RegExp])[] = [
  [
    "meta",
    /^(?:undo|redo|retry|restart|rewind|regenerate|reroll|re-roll|save|load|pause|continue|resume|settings|help menu|menu|brb|afk|lol|haha|hehe|test|testing|oops|whoops|never ?mind|go on|next|again|skip|go back|cancel|scratch that|strike that|reset|thanks|thank you|cool|nice|wow|hm+|ok|okay)$/u,
  ],
  [
    "stop",
    /^(?:stop|quit|exit game|exit|end|the end|enough|x-?card|fade to black|i quit|i'm done|im done|i am done|good ?night everyone|end scene|end session|end game|end the (?:scene|session|game|story)|stop (?:here|now|playing|the game|the scene|the session|it here|for (?:today|tonight|now))|that's it for (?:today|tonight|now)|see you (?:tomorrow|next time|later)|to be continued|we're done here|bye|goodbye everyone|done for (?:today|tonight|now)|enough for (?:today|tonight|now|one day|one night))$/u,
  ],
  [
    "options",
    /^(?:options?|hints?|help(?: me)?|ideas?|suggestions?|choices|what now|now what|what next|and now|so now what|explore options|show options|list options|suggest something|i'?m stuck|stuck|(?:i have )?(?:absolutely )?no (?:clue|idea)(?: what to do)?|any ideas|what do i do(?: now)?|i(?: do not|'m not sure| don't| am not sure)? ?(?:know|sure)? what to do(?: next| now| here)?|no idea what to do(?: next| now)?|no idea)$/u,
  ],
  [
    "recall",
    /^(?:recap|summary|summari[sz]e|previously|story so far|the story so far|remind me|where were we|where was i|what happened|who am i|quest log|journal|what's going on|what is going on)$/u,
  ],
  [
    "rules",
    /^(?:inventory|inv|i|stats?|sheet|character sheet|status|hp|ac|health|xp|gold|equipment|skills|spells|rules|spell slots|level|abilities)$/u,
  ],
];

const STOP = [
  /\b(?:irl|in real life)\b|\b(?:going|off|heading) to bed\b.*\b(?:night|bye|tomorrow|real)\b/u,
  /\b(?:i|we)(?:'ve| have|'ll have)? (?:got to|gotta|have to|need to|must|should) (?:go|leave|run|head off|sleep|get up early|log off|stop|put the kids)\b.*\b(?:dinner|lunch|school|work|bed|tomorrow|bye|later|next time|irl|bus|meeting|class|homework|here|tonight|kids)\b|\b(?:pick|continue|resume|finish) (?:this|it|the (?:story|game|scene)) (?:up )?(?:again )?(?:tomorrow|later|next|another|on|some other)\b|\b(?:plenty|enough) (?:of )?[\w' ]{0,20}for (?:one|me|today|tonight|this (?:evening|session|time))\b|\b(?:that's|thats|that is) (?:all|enough|plenty|it) (?:folks|from me|for|i(?:'ve)? (?:got |have )?(?:the )?time)\b|\bleave (?:it|him|her|them|things|\w+) (?:here|there|at that)\b.*\b(?:another|tomorrow|next|today|tonight|later|day)\b|\bdon't want to (?:play|continue|go on)\b|\b(?:signing|logging) off\b|\bgood ?night (?:all|and thanks|gm|folks)\b|\bcan we (?:stop|pause|end|finish)\b|\b(?:stop|end) (?:this|the) (?:please|game|scene)\b/u,
  /\b(?:let's|lets|let us|shall we|can we|could we|may we|i(?:'d| would) like to|i want to|i need to|i wanna|time to|i think i'll|i'll|i will|we should|we can|i think we should|i'm going to|i am going to|i have to|i gotta|i must)\b (?:please )?(?:just )?(?:stop|end|quit|finish|wrap|close|conclude|call it|leave it|break off|break|take a break|pause|log off|leave off|pick this up|continue|go offline)\b[^.?!]{0,24}\b(?:here|there|scene|session|game|playing|story|chapter|today|tonight|tomorrow|now|this|up|for the (?:day|night|evening)|a day|a night|it)\b/u,
  /\b(?:that's|that is|that'll be|that was)\b[^.?!]{0,14}\b(?:all|it|enough|a wrap|plenty)\b[^.?!]{0,10}\b(?:for|from) (?:today|tonight|now|me|this session|one (?:day|night|evening))\b/u,
  /\b(?:end|close|finish|stop) (?:the|this) (?:scene|session|game|story|adventure|chapter)\b/u,
  /\b(?:i(?:'m| am)) (?:done|finished) (?:for (?:today|tonight|now)|playing|here for)\b/u,
  /\b(?:stop|quit|done) playing\b|\bcall it (?:a night|a day|quits) (?:here|now|there|with this|for)\b|\bi(?:'ve| have) (?:got )?to (?:go|leave|log off|stop|run) (?:now|to (?:work|bed|school))?,? ?(?:see you|bye|thanks|in real life|irl)\b|\b(?:save and quit|good ?night,? (?:everyone|all|gm|game|and thanks|see you)|see you (?:next time|next session))\b/u,
  /\b(?:no|don't want to (?:play|go on|continue)|not) (?:more )?(?:playing|continue|any ?more|go on) (?:for )?(?:today|tonight|with this (?:scene|story|game))\b|\bdon't want to (?:play|continue|go on)(?: playing)?(?: any ?more| today| tonight| with (?:this|the) (?:scene|story))?$/u,
  /\benough (?:\w+ )?for (?:today|tonight|one night|now)\b|\bi'd rather stop\b|\bgood place to stop\b|\bwe(?:'ll| can| will)? (?:stop|pause|end) here\b|\b(?:stop|end|pause) (?:it )?here\b|\bcall it (?:a night|a day) (?:here|now|there|,)/u,
];

const LIFE =
  "(?:cat|dog|kid|kids|son|daughter|wife|husband|mum|mom|dad|boss|roommate|flatmate|baby|phone|battery|internet|wifi|keyboard|computer|laptop|browser|doorbell|connection|autocorrect)";
const META = [
  /^\s*(?:\(\(|\[\[|\[?\(?\s*ooc\b|\/\/|\/ooc|\[ooc|out of character|\(ooc|#)/u,
  /^\(.*\)$/su,
  /^\[.*\]$/su,
  /\b(?:ooc|out of character)\b/u,
  /^(?:dear |hey |hi )?(?:gm|dm|game ?master|narrator|dungeon ?master)\b/u,
  /\b(?:undo|take back|rewind|revert|redo|regenerate|retry|delete|rewrite|re-?roll)\b (?:that|this|it|my|the last|the previous|last|please|your last)\b/u,
  /^(?:please )?take (?:that|it|my last \w+|that last \w+|the last \w+) back\b|\bgo back (?:one|a) (?:step|turn)\b|\bback one turn\b|\bstart over\b|\bstart again from\b/u,
  /\b(?:that's|that is|this is|that was|it's) not what i (?:meant|said|wanted|did|wrote|asked)\b|\bi (?:didn't|did not) (?:mean|say) that\b|\bthat was a (?:typo|mistake|misclick)\b|\bmy (?:bad|mistake|typo)\b|\bi mistyped\b|\bwrong (?:button|key|window|chat|tab|person|thread|channel)\b/u,
  /\b(?:(?:your|the) (?:replies|reply|answers?|responses?|descriptions?|texts?|posts?)|describe|write|narrate|narration|narrate)\b.{0,50}\b(?:shorter|longer|brief(?:er)?|detail(?:s|ed)?|less|more|fewer|slower|faster|style|past tense|present tense|first person|third person|from now on|funnier|darker|scarier|german|english)\b/u,
  /\b(?:can|could|would) (?:you|we) (?:please )?(?:speak|write|use|switch|change|make|keep|skip|slow|speed|tone|turn|describe|explain that|stop (?:using|saying|describing)|play in|repeat|rename)\b.{0,60}(?:shorter|longer|german|english|spanish|french|detail|difficulty|tense|language|pace|violence|gore|music|font|simpler|words|less|more|again|ahead|mode|scarier|funnier|tone|replies|answers|names?)\b/u,
  new RegExp(
    `\\b(?:my|the) ${LIFE}\\b.{0,24}\\b(?:keyboard|crashed|died|dies|dying|froze|dropped|cut out|sent|pressed|hit send|needs me|is calling|rang|woke|crying|typed|walked|jumped|sat)\\b`,
    "u",
  ),
  /\b(?:less|more|simpler|plainer|fewer|no more|without|avoid|shorter|longer) (?:\w+ ){0,2}(?:language|words|prose|sentences|paragraphs|adjectives|descriptions?|text|dialogue|swearing|gore|violence|style|english)\b|\b(?:the|this) (?:app|site|website|game master|game|interface|font|button|text size|page|model|bot|narrator)\b.{0,20}\b(?:is|keeps|does|doesn't|won't|seems|was|are|has)\b|\b(?:keep|make|write) (?:it|them|your \w+) (?:short|brief|simple|shorter|simpler)\b|\b(?:bug|glitch|typo|lag|lagging)\b|\b(?:did|didn't|have|why did) you (?:forget|already|just skip|ignore|change|repeat|miss)\b|\byou (?:forgot|misunderstood|got that wrong|repeated yourself|already (?:said|told)|keep (?:repeating|saying|forgetting))\b|\bignore (?:that|my last|what i (?:just )?(?:said|wrote|typed))\b|\b(?:great|good|nice|awesome|amazing|fun|love the|love this) (?:game|session|story|writing|description|job|work)\b(?! (?:is|of))/u,
  /\b(?:can|could|may|shall) (?:we|you|i) (?:please )?(?:skip|leave out|tone down|fade|avoid|gloss over|not describe|cut the|dial down|go (?:a bit |a little )?(?:slower|faster)|slow down|speed up|take (?:it|things) slower)\b/u,
  /\bare you (?:an? )?(?:ai|bot|robot|human|real|computer|chatgpt|llm|language model|model)\b(?!.*\baria\b)/u,
  /\b(?:too (?:long|short|slow|wordy|hard|easy)|(?:more|less|shorter|longer) (?:replies|descriptions?|text|answers))\b|\bnext chapter\b|\bskip (?:ahead|this (?:scene|part)|to the)\b|\bfast[- ]forward\b|\bplayer here\b|\bas a player\b|\bchange (?:my|the) (?:name|language|difficulty|font|character)\b|\b(?:save|load) (?:the |my )?(?:game|story|progress|campaign)\b|\bswitch to (?:german|english|spanish|french)\b/u,
];

const RULES = [
  /\b(?:hp|hit ?points?|ac|armou?r class|xp|experience points?|spell ?slots?|dc|d20|d6|d12|saving throws?|death saves?|initiative|proficien\w+|modifiers?|ability scores?|passive (?:perception|insight|investigation)|hit dic?e|stats?|character sheet|my sheet|the sheet|skill (?:check|bonus|points?)|bonus action|reaction|concentration|cantrips?|short rest|long rest|nat(?:ural)? ?20|crit(?:ical)?s?|encumbrance|inspiration|level up|advantage|disadvantage|opportunity attack|sneak attack|turn order|attack (?:bonus|roll)|spell save|movement speed|carry(?:ing)? capacity|stealth check)\b.*\?$/u,
  /^(?:so |and |ok |wait |hey )?(?:what|which|how|do|does|can|when|is|are|am)\b.*\b(?:hp|hit ?points?|ac|armou?r class|xp|spell ?slots?|dc|dice|die|d20|saving throw|modifier|bonus action|short rest|long rest|sneak attack|advantage|disadvantage|proficient|skills?|(?:to|i|we) roll|rolls?|rules?|level|stats?|spells?|health|wounds?|damage)\b/u,
  /\bhow (?:do|does) (?:the |a |an )?(?:[\w' -]+) work\b/u,
  /\b(?:what|which) (?:spells?|skills?|items?|weapons?|gear|equipment|abilities|feats?|languages?) (?:do|can|have|am|are)\b|\bwhat(?:'s| is| do i have| have i got| is there| else is| am i)? ?(?:in|on) my (?:pack|bag|backpack|inventory|pockets?|purse|belt|person)\b|\bwhat (?:am|are) (?:i|we) (?:carrying|wearing|holding|armed with|good at)\b|\bwhat do i (?:have|own|carry)\b(?! to)|\bhow (?:much|many) (?:gold|money|coins?|silver|dollars|pounds|dinars|credits|arrows|bullets|rations|torches|potions|cash|spells|rounds|hp|hit|health|xp|smoke|cigarettes|matches|hours until)\b.{0,24}\b(?:i|we|my|left)\b/u,
  /^(?:please )?(?:show|check|display|open|list|view|see|read|print|let me see|tell me|can i see|give me)(?: me)? (?:my |the )?(?:character |full )?(?:sheet|inventory|stats?|statistics|skills?|spells?|equipment|gear|hp|health|spell list|abilities|gold|xp|level|character|status|attributes)\b(?! to)/u,
  /\b(?:do|have) i (?:still )?(?:have|got|own|carry)\b(?! (?:to|time|any idea|a (?:feeling|chance)|the feeling|permission|enough time|been|ever|met|seen|a clear|line of|friends|enemies|an alibi))|\bhave i (?:still )?got (?:a|an|any|my|the)\b|\bis (?:the |a |my )?[\w' ]+ in my (?:inventory|pack|bag|pocket)\b/u,
  /\b(?:my|character's) (?:strength|dexterity|constitution|intelligence|wisdom|charisma|stealth|perception|athletics|armou?r|level|race|class|background|alignment|stats?)\b.*\?$/u,
  /\bwhat(?:'s| is| are) my (?:[\w-]+ )?(?:hp|health|ac|stats?|level|score|modifier|bonus|skills?|speed|class|chances?|odds|inventory|equipment|attack|damage|abilities|initiative|condition|wounds?|spells?|weapon|strength|dexterity|constitution|intelligence|wisdom|charisma|armou?r)\b|\bhow (?:badly )?(?:hurt|wounded|injured|healthy|strong) am i\b|\bam i (?:hurt|wounded|injured|poisoned|proficient|encumbered|exhausted|dying|bleeding|trained)\b/u,
  /\bwhat(?:'s| is| are) my (?:[\w-]+ )?(?:insight|perception|investigation|stealth|athletics|acrobatics|arcana|history|nature|religion|medicine|survival|persuasion|deception|intimidation|performance|hacking|driving|lockpicking)\b/u,
  /\b(?:what|which)(?: kind of)? (?:check|test|roll|skill|ability|save|dice|die|stat)\b|\bhow (?:hard|difficult) (?:is|would|will) (?:it|the|that)\b.*\b(?:check|test|roll)\b|\bdo i (?:need|have) to roll\b|\bwhat do i (?:need|have) to roll\b|\bhow (?:far|fast) can i (?:move|run|jump|walk|swim|climb)\b|\bhow many (?:actions|attacks|spells|turns|times) (?:can|do|may) i\b|\bcan i (?:use|take|cast|do|make) [\w' ]+ (?:as a (?:bonus|free)|twice|per (?:day|turn|rest)|again (?:after|before)|in one turn)|\bhow (?:do|does|can|would) (?:i|you|one|we|a player) (?:level up|heal|regain|recover|gain|earn|roll|attack|cast|use (?:a |my )?(?:spell|skill|inspiration))\b|\bwhat (?:does|do) (?:the )?[\w' -]+ (?:spell|feat|skill|condition|ability|cantrip|feature|action|potion) do\b|\bwhat happens (?:when|if) i (?:reach|drop to|fall to|have|hit) (?:0|zero)\b|\bis (?:that|this|it) a (?:bonus|free|full) action\b/u,
];

const OPTIONS = [
  /\bwhat (?:else )?(?:can|could|should|might|would|shall|must) (?:i|we|one|eleanor|my (?:character|hero))? ?(?:even |possibly |actually |best |try to )?(?:do|try|explore|attempt)\b(?! (?:about|with|for|to) (?:him|her|them|you|the \w+ say))/u,
  /\b(?:what are|show me|list|explore|give me|tell me|any|more|see|what other|do i have(?: any)?) (?:all )?(?:my|our|the|some|any|other)? ?(?:options|choices|possibilities|hints?|ideas|suggestions|possible (?:actions|moves))\b/u,
  /\bany (?:ideas?|suggestions?|hints?|advice|tips)\b(?! (?:from|what he|who))|\b(?:i'm|i am|we're) (?:totally |completely |really |a bit )?(?:stuck|lost here|out of ideas)\b|\b(?:i don't|i do not|i have no idea|no idea|not sure|dunno|don't) (?:know )?what (?:to do|i should do|i can do)\b|\bwhat (?:would|might|could) be (?:a )?(?:good|clever|smart|wise|best|useful|sensible|the best|the smartest|the wisest|my best)\b|\bwhat(?:'s| is) the (?:best|smartest|wisest|cleverest) (?:thing|move|way|course|idea)\b|\b(?:got|have) any (?:good )?(?:ideas|suggestions|tips|hints)\b|\bwhat (?:do|would) you (?:suggest|recommend|think i should|advise)\b|\bwhat (?:are|is) (?:my|our) (?:best )?(?:options?|next (?:move|step)|choices?|possibilities)\b|\bwhat(?:'s| is) (?:my|our|the) (?:best )?(?:next|best) (?:move|step|option|course)\b|\b(?:give|drop|offer) me (?:a |some |a few |a couple of |three |any )?(?:hints?|ideas?|clues? what|options|suggestions?|tips?|pointers?|choices)\b|\bwhat (?:now|next)\b\??$|\bwhere (?:can|could|should|do) (?:i|we) (?:go|start|begin|even start)\b|\bwhat (?:is|are) (?:there )?(?:to do|possible|available) (?:here|now)\b|\bwhat(?:'s| is) (?:possible|there to do)\b|\bi need (?:a hint|some ideas|ideas|inspiration|help deciding)\b|\bwho (?:can|could|should) i (?:talk|speak) (?:to|with)\b|\bhow (?:should|could|might|do) i (?:proceed|go on|continue|get on)\b|\bwhat do i do\b/u,
];

const RECALL = [
  /\b(?:recap|summar(?:y|ise|ize)|so far|refresh my memory|catch me up|previously|last (?:time|session)|story until now|jog my memory)\b/u,
  /\b(?:remind me|bring me up to date|bring me up to speed)\b(?! to)/u,
  /^(?:so |and |wait |ok |but )?(?:what|which) (?:exactly )?(?:did|has|have|was it that|was it) (?!i (?:need|have to))(?:[\w.' -]+?) (?:say|said|tell|told|promise|promised|want|wanted|ask|asked|give|gave|given|mention|mentioned|find|found|learn|learned|learnt|know|agree|agreed|call|see|seen|do|done|happen|happened|get|got|decide|decided|discover|discovered|read|talk|talked|warn|mean|buy|steal)\b/u,
  /\b(?:what|who|where|when|why|how) (?:exactly )?(?:did|have|had|was|were) (?:i|we)\b/u,
  /^(?:so |and |wait |but )?(?:have|had|did) (?:i|we)(?! (?:hear|see|notice|manage|succeed|hit|miss|make it|wake))\b.*\?$/u,
  /\bwhat (?:exactly )?(?:happened|was it|went on|was)\b(?=.*\b(?:to|at|in|with|before|yesterday|last|earlier|after|on|here|again|about|when|said|the name|name|\?)\b|$)/u,
  /^(?:so |and |but |wait,? )?who(?:'s| is| was| are| were) (?:this |that |the )?[\w.' -]+(?: again)?\??$/u,
  /\bwhat do (?:i|we) (?:already )?(?:know|remember)\b|\bwhat (?:have|had) (?:i|we)\b|\bdo (?:i|we) (?:already )?(?:know|remember|recall)\b|\bwhat(?:'s| is| was) (?:my|our) (?:goal|quest|mission|objective|task|job|plan|purpose|promise|aim)\b|\bwhy (?:am|are|did|was|were) (?:i|we) (?:here|in|come|doing|looking|after|going|supposed)\b|\bwho (?:am i|are we)\b|\bwhat(?:'s| is| was| were) the (?:name|names|word|password|number|deal|code) (?:of|again|that|for|he|she|they|i|we)\b|\bwhat(?:'s| is) (?:his|her|their|its|the \w+'s) name\b|\bwhat am i (?:supposed|meant) to\b|\bwhat (?:clues|leads|evidence|promises|quests|jobs) (?:do|have|did)\b|\bwhere (?:am i|are we)\b|\bthe name of the\b.*\bagain\b|\bagain\?$|\bwas (?:that|it) again\b|\bwhat (?:are|were) (?:my|our) (?:leads|clues|quests|promises|goals|open)\b|\bwhat did \w+ say\b|\bhow did (?:i|we) (?:get|end up|come)\b|\bwhat was (?:i|we)\b|\bwhat day is it\b(?!.)/u,
  /^(?:i |let me |can i |do i |i try to |i'm trying to |trying to |try to |\w+ tries to )?(?:remember|recall|recollect|think back|reflect on|go over in my (?:head|mind)|cast my mind back|rack my brains?)\b/u,
];

/**
 * Matches narration about the hero such as "I tell Marta what happened". Does not match "I want to stop" or "I don't remember", which are
 * addressed to the table.
 */
const NARRATED =
  /^(?:then |so |and |now |ok |okay |well |next |quietly |first |finally )*(?:i|we|let me|let's) (?:(?:try|decide|begin|start|want|would like) to |also |just |quietly |then |slowly |carefully |\w+ly )*(?!(?:am|are|was|were|be|need|have|had|do|did|can|could|should|would|must|might|may|think|thought|guess|recall|remember|recollect|forgot|forget|know|wonder|mean|meant|stop|quit|end|finish|call|go|wrap|pause|see|rack|cast|reflect|roll|check|not|never|will|shall|want|reload|restart|undo|like|love|hate|mistyped|typed|wrote|feel|lost|got|gotta|take|play)\b)[a-z]+\b(?! me\b)/u;
const REPORTED =
  /^(?:then |so |and |now |quietly )*(?:ask|asks|tell|tells|beg|say|shout|whisper|yell|inquire|enquire|question|explain|remind|warn|inform|confront|interrogate)\b(?! me\b)(?! (?:us|the gm|yourself)\b)/u;

/** Matches the hero's name or "my character" at the start, because some players write about their hero in the third person. */
const subjectOf = (hero: string): RegExp => {
  const first = hero.toLowerCase().split(/\s+/u)[0] ?? "";
  const name = `${hero.toLowerCase()}|${first}`.replaceAll(/[^\p{L}\p{N}|' -]/gu, "");
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${name}|my character|my hero|my pc)(?!['’\\p{L}\\p{N}])`, "gu");
};
const subjects = new Map<string, RegExp>();

/** The text in lower case, with "I" in place of the hero's name. So "what could Zara do" is read as "what could I do". */
export function heroAsI(raw: string, hero: string): string {
  let subject = subjects.get(hero);
  if (subject === undefined) {
    subject = subjectOf(hero);
    if (subjects.size < 1_000) subjects.set(hero, subject);
  }
  return raw
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(subject, "i")
    .replaceAll(/\b(?:does|do) i\b/gu, "do i")
    .replaceAll(/\bis i\b/gu, "am i")
    .replaceAll(/\bhas i\b/gu, "have i");
}

/** Whether a text describes what the hero does or says, rather than asking the table. */
export function isNarrated(raw: string, hero: string): boolean {
  const text = heroAsI(raw, hero).trim();
  return NARRATED.test(text) || REPORTED.test(text);
}

/**
 * The act of words that are addressed to the table. Null if the words belong to the story.
 * @param narrated whether the text describes what the hero does; then it can only end the scene or be out of character
 */
export function tableTalk(raw: string, narrated: boolean): Act | null {
  const text = raw.toLowerCase().replaceAll("’", "'").replace(/\s+/gu, " ").trim();
  if (META.slice(0, 4).some((pattern) => pattern.test(text))) return "meta";
  const bare = text
    .replace(
      /^(?:ok|okay|hey|so|well|hmm+|um|uh|ugh|argh|please|alright|right|sorry|wait|no|oh|ah|yo|hi|gm|dm)[,.!]? +/u,
      "",
    )
    .replace(/[\s.!?…,]*(?: please| pls| plz)?[\s.!?…]*$/u, "");
  for (const [act, pattern] of WHOLE) if (pattern.test(bare)) return act;
  if (META.slice(4).some((pattern) => pattern.test(text))) return "meta";
  if (STOP.some((pattern) => pattern.test(text))) return "stop";
  if (narrated) return null;
  if (OPTIONS.some((pattern) => pattern.test(text))) return "options";
  if (RULES.some((pattern) => pattern.test(text))) return "rules";
  if (RECALL.some((pattern) => pattern.test(text))) return "recall";
  return null;
}
