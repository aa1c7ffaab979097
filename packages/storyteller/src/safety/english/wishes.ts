import { type Act, act, DEAD_WHAT, END_OF_CLAUSE, STORY_DEATH, SUICIDE } from "./act.ts";
import { BETWEEN, I, I_ALONE, I_NAMED } from "./subject.ts";

/** Wishes to be dead, and ways to die. */
export const TO_DIE: readonly Act[] = [
  act(String.raw`kms\b`, I),
  act(
    String.raw`(?:want|wanted|wish|long|like|love|need|hope|pray|prefer|deserve|desire|decide|choose) to${BETWEEN} die\b${STORY_DEATH}`,
    I,
  ),
  act(String.raw`feel like dying\b(?! (?:my|of|the|a|it)\b)`, I),
  act(String.raw`^(?:(?:just|please|oh|god|no|and|so|then) )*let me (?:just )?die\b${STORY_DEATH}`),
  act(String.raw`(?:want|wish|like|prefer|need) to (?:just )?be dead\b${DEAD_WHAT}`, I_ALONE),
  act(
    String.raw`wish (?:that )?i (?:was|were|had been) (?:just )?(?:dead\b${DEAD_WHAT}|never born\b|not alive\b|not here any ?more\b)`,
    I_ALONE,
  ),
  act(
    String.raw`wish (?:that )?i (?:had|would)(?: have)? (?:never been born|(?:just )?died\b(?! instead| for| with| in battle))`,
    I_ALONE,
  ),
  act(String.raw`wish (?:that )?i (?:could|would) (?:just )?die\b${STORY_DEATH}`, I_ALONE),
  act(
    String.raw`(?:rather|better off|better|happier|prefer to|prefer being)(?: be)? dead\b(?! than| or)${DEAD_WHAT}`,
    I_ALONE,
  ),
  act(String.raw`(?:die|dying) by my own hand\b`, I_ALONE),
  act(
    String.raw`(?:want|wish|like|hope|pray|never|not)\b(?:(?! (?:the|he|she|they|it|we|you|king|my)\b)[^,]){0,40}? ?(?:never|not)(?: want| wish)?(?: to)?(?: have to)? wake(?: up)?(?: again| any ?more| tomorrow)?\s*$`,
    I_ALONE,
  ),
  act(String.raw`\bi never want to wake(?: up)?(?: again)?\s*$`),
  act(String.raw`\bbetter if i (?:died\b${STORY_DEATH}|was dead\b|were dead\b)${DEAD_WHAT}`),
  act(String.raw`\bi (?:\p{L}+ )?should (?:just |really )?die\s*$`),
  act(String.raw`(?:choose|want|(?:long|pray|beg) for) death\s*$`, I_ALONE),
  act(String.raw`hope (?:that )?i (?:just )?die\b${STORY_DEATH}`, I_ALONE),
  act(String.raw`(?:write|leave|pen|compose) (?:a|my) suicide note\b${END_OF_CLAUSE}`, I_ALONE),
  act(String.raw`(?:want to|going to) jump off a (?:bridge|cliff|building|roof)\s*$`, I_ALONE),
  act(String.raw`\bi\b[^,]{0,60} so (?:that i (?:can |will |may )?die|i can die)\b${STORY_DEATH}`),
  act(String.raw`drink (?:the |some |a bottle of )?bleach\b`, I_ALONE),
  act(String.raw`\bi (?:ask|beg|beseech|implore) (?:\p{L}+ ){1,3}to end my life\b`),
  act(
    String.raw`(?:jump|leap|dive|step|plunge|throw myself|hurl myself|fling myself|walk|drink|swallow|take|eat|let go|lie down|sink|lay down|drop)\b[^,]{0,60}? (?:to|and) (?:just |then )?die\b${STORY_DEATH}`,
    I_ALONE,
  ),
  act(
    String.raw`(?:jump|leap|dive|plunge|throw myself|hurl myself|fling myself|jumping|leaping)\b[^,]{0,50} to my (?:own )?(?:certain )?death\b`,
    I_NAMED,
  ),
  act(String.raw`\bi\b[^,]{0,60},? (?:hoping|wanting|wishing|trying|intending|waiting) to die\b${STORY_DEATH}`),
  act(
    String.raw`\bi\b[^,]{0,40} (?:walk|swim|lie|stay|hold|stop|refuse|wait|bleed|starve)\b[^,]{0,40} until i (?:drown|starve(?: to death)?|am dead|bleed out|die\b${STORY_DEATH})`,
  ),
  act(
    String.raw`(?:want|wish|need) (?:for )?(?:someone|somebody|anyone|you|them) (?:to|would) kill me\b(?! (?:a|an|the|some)\b)`,
    I_ALONE,
  ),
  act(String.raw`\bhelp me (?:to )?(?:die\b${STORY_DEATH}|commit ${SUICIDE}|end my life)`),
  act(
    String.raw`(?:put|place|slip|pull|tie|lay) (?:the|a|my) (?:noose|rope) (?:around|round|over) my (?:own )?(?:neck|head)\b`,
    I_NAMED,
  ),
  act(String.raw`(?:put|stick) my (?:head|neck) (?:in|into|through) (?:the|a|it\b|my)(?: noose)?\s*$`, I_NAMED),
  act(String.raw`(?:step|jump|kick|hop) (?:off|away)?[^,]{0,30} noose (?:around|round) my neck\b`, I_ALONE),
  act(
    String.raw`(?:jump|step|leap|throw myself|walk|run) (?:out )?in front of (?:the|a|an) (?:[\p{L}-]+ )?(?:train|tram|bus|truck|car)\s*$`,
    I_ALONE,
  ),
  act(String.raw`let go\b[^,]{0,40} (?:fall|drop|plunge|plummet) to my (?:own )?death\b`, I_ALONE),
];

/** Wishes not to be alive. */
export const NOT_TO_LIVE: readonly Act[] = [
  act(
    String.raw`(?:not|no longer|never)${BETWEEN} (?:want|wish|care) to (?:live|be alive|exist|go on living|keep living|keep on living|live on)\b${END_OF_CLAUSE}`,
    I_ALONE,
  ),
  act(String.raw`not${BETWEEN} (?:want|wish|care) to be around (?:much longer|any ?more|any longer)\s*$`, I_ALONE),
  act(String.raw`\bi no longer want to (?:live|be alive|exist)\b${END_OF_CLAUSE}`),
  act(
    String.raw`(?:want|wish|like) to (?:stop existing|stop living|cease to exist|not exist|not be alive|stop being alive)\b`,
    I_ALONE,
  ),
  act(
    String.raw`\bi (?:can|could) not (?:go on living|keep living|keep on living|bear living|bear to live|stand living|stand being alive|bear being alive)\b${END_OF_CLAUSE}`,
  ),
  act(String.raw`\bi (?:can|could) not (?:go on|live) (?:like this )?(?:any ?more|any longer)\b`),
  act(
    String.raw`\bi (?:have|see|find|had|do not have|do not see|can not see|got)(?: no| any| not a| not one| a| single| good| more| left)* reason(?: left)? to (?:live|go on living|stay alive|be alive)\b${END_OF_CLAUSE}`,
  ),
  act(
    String.raw`^(?:there is )?(?:no(?: more)? reason|nothing|what is there|what is there left)(?: left)?(?: for me)? to live(?: for)?\b${END_OF_CLAUSE}`,
  ),
  act(String.raw`not${BETWEEN} deserve to (?:live|be alive)\b${END_OF_CLAUSE}`, I_ALONE),
  act(String.raw`\bi (?:have|had|got)(?: got)? nothing (?:left )?to live for\b`),
  act(
    String.raw`(?:^|\bis |\bsee |\bdo )(?:there is )?(?:no|what is the|not see (?:a|any|the)) (?:more )?(?:point|sense|use) (?:in|to) (?:living|my life|being alive|go on living|going on living)\b${END_OF_CLAUSE}`,
  ),
  act(String.raw`(?<!\b(?:his|her|your|their) )\blife is (?:just )?(?:not|no longer|hardly) worth (?:living|it)\b`),
  act(
    String.raw`(?:tired|sick|weary|done|finished|fed up) (?:of|with) (?:living|life|being alive|my life|this life)\b${END_OF_CLAUSE}`,
    I_ALONE,
  ),
  // Two sentences written without a full stop between them: "im so done with life i want to end it".
  act(
    String.raw`(?:tired|sick|weary|done|finished|fed up) (?:of|with) (?:living|life|being alive|my life|this life) i (?:just |really )?(?:want|wish|need|can not|do not want)\b`,
    I_ALONE,
  ),
  act(
    String.raw`\b(?:everyone|everybody|the world|they (?:would|will) all|all of (?:them|you)|you (?:would|will) all|my (?:family|friends))(?: \p{L}+){0,3} (?:better off|better|happier) (?:without me\s*$|if i (?:was|were) (?:dead|gone|never born|not alive)|if i (?:died|killed myself)|with me (?:dead|gone))`,
  ),
  act(
    String.raw`\b(?:easier|better|best|happier) (?:off )?(?:for (?:everyone|everybody|them all|all of (?:them|you)|my (?:family|friends|parents|kids)) )?if i (?:just |simply |really )?(?:(?:was|were) not (?:here|there|around|alive) any ?more|am not (?:here|there|around|alive) any ?more|did not exist(?: any ?more)?|(?:disappeared|was gone|were gone) for (?:good|ever))\s*$`,
  ),
  act(
    String.raw`\b(?:nobody|no one|noone) (?:would|will)(?: \p{L}+)? (?:miss me|care|notice|mind|cry) if i (?:died|die|was dead|were dead|am dead|killed myself)`,
  ),
];

/** Words for ending one's life. */
export const TO_END_IT: readonly Act[] = [
  act(String.raw`(?:end|ending|ended) it all\b(?! (?:with (?:one|a)|between|peacefully))`, I),
  act(
    String.raw`(?:end|ending|ended) (?:my (?:own )?(?:life|existence|misery|suffering)|everything tonight)\b(?! (?:of|as|in|here|among|at|with (?:him|her|you)))`,
    I,
  ),
  act(
    String.raw`(?:take|taking|took) my life\b(?! (?:is|savings|in|into|story|back|instead|seriously|for|and (?:leave|let|spare)|not|rather))`,
    I_NAMED,
  ),
  act(String.raw`(?:take|taking|took|takes) my own life\b`, I),
  act(String.raw`put an end to (?:my (?:own )?(?:life|existence|misery|suffering)|it all)\b(?! (?:as|of|in))`, I),
  act(
    String.raw`(?:commits?|committing|committed|attempt|attempting|attempted|do|plan|planning|contemplating|want|die by) (?:a |my |of |about )?${SUICIDE}\b(?! (?:mission|note|squad|charge|attack|watch|pact|run))`,
    I,
  ),
  act(String.raw`(?:a |my )?${SUICIDE}\b(?! (?:mission|note|squad|charge|attack|watch|pact|run))`, I_ALONE),
  act(String.raw`suicidal\b(?! (?:mission|charge|attack|plan))`, I_ALONE),
  act(String.raw`(?:self-? ?harm|self-? ?harming)\b`, I),
];
