import { type Act, act, DEADLY_GROUND, GUN, HEIGHT, STORY_DEATH, WEAPON } from "./act.ts";
import { I, I_ALONE, I_NAMED } from "./subject.ts";

/** Acts whose words already say that the player does them to themself. */
export const TO_MYSELF: readonly Act[] = [
  act(String.raw`\b(?:kill|kil|kills|killed|killing) (?:myself|meself|me self)\b(?! (?:a|an|some|another) )`),
  act(String.raw`\b(?:unalive|unaliving|off|offing|top|end|ending) myself\b(?! (?:up|in|with|at|as|a|an|some))`),
  act(String.raw`\b(?:finish myself(?: off|\s*$)|strike myself (?:down|dead)|starve myself\s*$)`),
  act(String.raw`\b(?:attack|attacking) myself\b`),
  act(
    String.raw`\bcast (?:fireball|disintegrate|power word kill|finger of death|magic missile|lightning bolt|fire ?bolt|eldritch blast|inflict wounds) (?:at|on) (?:myself|me)\b`,
  ),
  act(String.raw`\b(?:do|doing) (?:away with myself|myself in)\b`),
  act(String.raw`\bput (?:an end to myself|myself out of my misery)\b`),
  act(
    String.raw`\b(?:hang|hanging|hanged) myself\b(?! (?:upside|over|out|by|on (?:the|a) (?:hook|peg|wall|line|rope)|onto|with|between|around|up by|from (?:the|a|its) (?:ledge|edge|saddle|chandelier)))`,
  ),
  act(
    String.raw`\b(?:drown|drowning|drowned) myself\b(?! in (?:ale|beer|wine|work|drink|mead|rum|whisky|whiskey|sorrows?|tears|memories|music|perfume|books|pity|my))`,
  ),
  act(
    String.raw`\b(?:shoot|shooting|shot) myself\b(?! (?:in|through) the (?:foot|leg|hand|arm|shoulder|knee))(?! (?:up|out|across|a|an)\b)`,
  ),
  act(
    String.raw`\b(?:stab|stabbing|stabbed|gut|gutting|skewer|impale|impaling|behead) myself\b(?! (?:in|through) (?:the|my) (?:foot|leg|hand|arm|palm|thigh|finger|shoulder))(?! with (?:the|a|my) (?:[\p{L}-]+ )?(?:syringe|needle|injector|antidote|pin|potion|fork))`,
  ),
  act(String.raw`\b(?:strangle|strangling|choke|choking|suffocate|suffocating|smother) myself\b(?! (?:on|up)\b)`),
  act(
    String.raw`\b(?:poison|poisoning|poisoned) myself\b(?! (?:a little|slightly|a bit|daily|every|regularly|against|by accident))`,
  ),
  act(String.raw`\b(?:starve|starving|bleed|bleeding|drink|cut|burn|burning) myself to death\b`),
  act(String.raw`\b(?:burn|burning) myself alive\b`),
  act(String.raw`\b(?:set|setting|light) myself (?:on fire|ablaze|alight)\b`),
  act(String.raw`\b(?:turn|point|use|raise) ${WEAPON} (?:up)?(?:on|against|towards?|at) (?:myself|me)\b`),
  act(String.raw`\b(?:turn|point|aim) ${GUN} (?:up)?(?:on|against|towards?|at) (?:myself|me)\b`),
  act(
    String.raw`\b(?:draw|take|grab|lift|raise|pick up|pull out|hold) (?:${WEAPON}|${GUN})(?: \p{L}+){0,4}? and (?:turn|point|aim) it (?:up)?(?:on|against|towards?|at) (?:myself|me)\b`,
  ),
  act(
    String.raw`\blet myself (?:just |slowly )?(?:die\b${STORY_DEATH}|drown\b|bleed (?:out|to death)|be killed|starve|fall to my death|freeze to death|sink and drown)`,
  ),
  act(String.raw`\b(?:throw|throwing|hurl|fling|cast|pitch|toss) myself off\s*$`),
  act(
    String.raw`\b(?:throw|throwing|hurl|hurling|fling|flinging|cast|pitch|toss|drop) myself (?:off|from|down from|off of) (?:${HEIGHT}|it)${DEADLY_GROUND}\s*$`,
  ),
  act(String.raw`\b(?:throw|hurl|fling|cast) myself (?:up)?on(?:to)? my (?:own )?(?:sword|blade|spear|dagger)\b`),
];

/** Acts with a blade, a bullet or a fall, in words that name the body. */
export const BY_BLADE: readonly Act[] = [
  act(
    String.raw`(?:cut|cutting|slit|slitting|slash|slashing|slice|slicing) my (?:own )?(?:throat|neck|jugular)\b`,
    I_NAMED,
  ),
  act(
    String.raw`(?:plunge|drive|thrust|push|ram|stick|bury|run|sink|stab|jam|force) (?:${WEAPON}|it) (?:deep )?(?:in|into|through) my (?:own )?(?:[\p{L}]+ )?(?:heart|chest|throat|neck|stomach|belly|gut|breast|temple|skull|head|eye|body|ribs)\b`,
    I_NAMED,
  ),
  act(
    String.raw`(?:put|place|press|hold|set|draw|pull|run) ${WEAPON} (?:to|against|across|over) my (?:own )?(?:throat|neck|wrists?)\b`,
    I_NAMED,
  ),
  act(
    String.raw`(?:put|place|press|hold|point|aim|raise) ${GUN} (?:to|against|at|into|in|under) my (?:own )?(?:head|temple|mouth|heart|chest|chin)\b`,
    I_NAMED,
  ),
  act(
    String.raw`(?:open my (?:own )?throat|(?:cut|chop|hack|tear|rip) (?:off |out )?my own (?:head|heart|guts)|(?:break|snap|crush) my own (?:neck|skull))\b`,
    I_NAMED,
  ),
  act(String.raw`blow my (?:own )?(?:brains|head)\b`, I_NAMED),
  act(String.raw`(?:fall|run) (?:up)?on(?:to)? my (?:own )?(?:sword|blade|spear|dagger)\b`, I_NAMED),
];

/** Acts by swallowing something. */
export const BY_POISON: readonly Act[] = [
  act(
    String.raw`(?:od(?= on\b|\s*$)|overdose\b(?! (?:the|him|her|them|his|it)\b)|take an overdose|taking an overdose)`,
    I,
  ),
  act(
    String.raw`(?:swallow|take|down|gulp|eat|swallowing|taking)(?: down)? (?:all|every one|the whole (?:bottle|jar|box)|a (?:handful|fistful)|too many)(?: of)?(?: the| my| these| those)?(?: \p{L}+)? ?(?:pills|tablets|sleeping (?:draughts?|powder))\b(?=\s*(?:$|,|and\b|at once|in one|to\b))`,
    I_NAMED,
  ),
  // It has happened: "I took some pills an hour ago", "I swallowed my tablets and I am scared".
  act(
    String.raw`\bi (?:have |just |already )*(?:took|taken|swallowed) (?:(?:some|a lot of|lots of|a bunch of|a load of|loads of|a handful of|too many|all(?: of)?|a few|of|my|the|those|these|mum's|dad's) )+(?:sleeping |pain )?(?:pills|tablets|meds|painkillers|paracetamol|ibuprofen|aspirin|antidepressants)\b(?! of\b| to\b)[^.]{0,30}?(?:\bago\b(?! to\b)|\b(?:and|but) (?:now )?(?:i am|i feel|i do not|nobody) (?:so |really |very )?(?:scared|afraid|frightened|sorry|dizzy|sick|sleepy|know what to do|knows)\b)`,
  ),
  act(
    String.raw`\bi (?:keep|can not stop|cannot stop) (?:looking at|staring at|going to|walking to|driving to|standing on|coming back to) (?:the|that|a|my) (?:\p{L}+ )?(?:bridge|roof|rooftop|cliff|train tracks?|tracks|railway|balcony|pills)\b[^.,]{0,40} thinking about (?:it|doing it|jumping|ending it)\s*$`,
  ),
  act(
    String.raw`\bi (?:jump|leap|dive|step|plunge|drink|swallow|take|eat|let go|climb|walk)\b[^,]{0,60}? to end (?:it all|everything|the pain|my (?:own )?(?:life|pain|suffering|misery))\b`,
  ),
];

/** Cuts and injuries, which can also come from a ritual or an accident. */
export const HURTS: readonly Act[] = [
  act(
    String.raw`\b(?:cut|cutting|cuts) myself\b(?! (?:loose|free|off|out|down|a|an|some|when|while|shaving|across|another|through|from|short|away|slack|the|by accident|accidentally)\b)(?! on\b(?! purpose))(?! in\b(?! the (?:arm|leg|thigh)))`,
  ),
  act(
    String.raw`(?<!\b(?:might|may|could|did i|have i) )\b(?:hurt|hurting|harm|harming|mutilate|mutilating) myself\b(?! (?:when|while|in|falling|if|by|badly|climbing|jumping|more|further|trying|running|during|as|doing|with that|too)\b)(?! on\b(?! purpose))`,
  ),
  act(
    String.raw`\b(?:burn|burning|hit|hitting|punch|punching|injure|injuring|scald|bite|biting) myself\b[^,]{0,40} (?:on purpose|deliberately|intentionally)\b`,
  ),
  act(String.raw`\b(?:want to|going to|need to|feel like) (?:injure|injuring) myself\b`),
  act(String.raw`(?:burn|cut|hurt|break|scald|bite) my (?:own )?\p{L}+ (?:on purpose|deliberately)\b`, I_ALONE),
  act(String.raw`\b(?:slash|slashing) myself\b(?! (?:loose|free))`),
  act(
    String.raw`(?:scratch|scratching|claw|scrape|dig)\b[^,]{0,20} my (?:own )?(?:arms?|skin|legs?|wrists?)\b[^,]{0,20} bleed`,
    I_ALONE,
  ),
  act(
    String.raw`(?:cut|cutting|slit|slitting|slash|slashing|slice|slicing|open|opening|gash)(?: open)? (?:both )?(?:of )?my (?:own )?(?:left |right )?(?:wrists?|veins|arteries|artery)\b`,
    I_NAMED,
  ),
  act(
    String.raw`cut (?:into my (?:own )?(?:left |right )?(?:arms?|skin|flesh|thighs?)\b|my (?:own )?(?:left |right )?(?:arm|leg|thigh) to (?:feel|punish|bleed))`,
    I_NAMED,
  ),
  act(String.raw`\bpunish myself by cutting\b`),
  act(String.raw`^slits? (?:my |both )?wrists\s*$`),
  act(
    String.raw`(?:cut|cutting|slash|slashing|slice|slicing)(?: up)? my (?:own )?(?:arms|thighs|skin|legs)\b(?! on)`,
    I_NAMED,
  ),
];
