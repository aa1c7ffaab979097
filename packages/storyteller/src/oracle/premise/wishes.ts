/** Matches the player's wishes about the game, which are not part of the fiction: "light tone", "no magic, please". */
const WISH =
  /^(?:please\b|(?:horror|comedy|farce|western|mystery|noir|romance|drama|fantasy|science fiction)\b,|there is no magic\b|(?:[\p{L}-]+[ ,!]+){0,5}(?:fantasy|magic|horror|psychological|caper|comedy|noir|mystery|thriller|romance|adventure|western|farce|drama)[.!]?$|[^.,;]{0,40}\bplease\b|(?:SF|sci-fi|cosy|cozy|gothic|noir)\b[^.]{0,30}\.?$|nobody dies|i(?:'d| would)? (?:like|love|prefer|want) (?!to (?:find|free|save|kill|avenge|learn|know|discover|stop|reach|win|steal|get|return|bring|become|protect|rescue|solve|prove|clear|take|destroy|build|repay|escape|uncover|recover|end|make|break|see|help|pay|catch|cure|restore|defeat|survive|open|keep)\b)|no \w+|(?:\w+ )?(?:tone|style|mood)\b|tone:|style:|keep (?:it|the)\b|avoid\b|focus\b|more \w+ than\b|less\b|do(?:n't| not)\b|lots of\b|genre\b|grim\.?$|(?:\p{L}+[ -]){0,2}(?:horror|western|farce|comedy|mystery|fantasy|sci-fi|noir|thriller|adventure)\.?$|silly\b|funny\b|dark\.?$|light\b|serious\b|(?:\w+[,.]? ){0,3}(?:please|tone)\.?$)/iu;

const MOOD =
  /\b(?:tense|horror|hope|hopeful|slow|slowly|cosy|cozy|dark|darkness|light|lighthearted|funny|fun|silly|bleak|gritty|grim|human|humou?r|romance|drama|dialogue|talk|battles?|combat|fights?|violence|gore|intrigue|mystery|wonder|warm|sad|melancholy|epic|pace|stakes|creepy|eerie|weird|jokes?|puns?)\b/iu;
const VERB =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|will|can|must|came|went|took|lost|found|lives?|keeps?|owns?|runs?|wants?|knows?|hates?|begins?|starts?)\b/iu;
const LONGEST = 12;

/** Whether a sentence is a wish about the game: a usual phrase, or a few words of mood without a verb. */
export const isWish = (text: string): boolean => {
  const plain = text.replace(/’/gu, "'");
  return (
    WISH.test(plain) ||
    (MOOD.test(plain) && !VERB.test(plain) && plain.split(" ").length <= LONGEST && !/\p{Ll} \p{Lu}\p{Ll}/u.test(plain))
  );
};
