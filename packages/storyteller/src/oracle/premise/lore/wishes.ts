/** Matches the player's wishes about the game, which are not part of the fiction: "light tone", "no magic, please". */
const WISH =
  /^(?:please\b|(?:horror|comedy|farce|western|mystery|noir|romance|drama|fantasy|science fiction)\b,|there is no magic\b|(?:[\p{L}-]+[ ,!]+){0,5}(?:fantasy|magic|horror|psychological|caper|comedy|noir|mystery|thriller|romance|adventure|western|farce|drama)[.!]?$|[^.,;]{0,40}\bplease\b|(?:SF|sci-fi|cosy|cozy|gothic|noir)\b[^.]{0,30}\.?$|nobody dies|i(?:'d| would)? (?:like|love|prefer|want) (?!to (?:find|free|save|kill|avenge|learn|know|discover|stop|reach|win|steal|get|return|bring|become|protect|rescue|solve|prove|clear|take|destroy|build|repay|escape|uncover|recover|end|make|break|see|help|pay|catch|cure|restore|defeat|survive|open|keep)\b)|no \w+|(?:\w+ )?(?:tone|style|mood)\b|tone:|style:|keep (?:it|the)\b|avoid\b|focus\b|more \w+ than\b|less\b|do(?:n't| not)\b|lots of\b|genre\b|grim\.?$|(?:\p{L}+[ -]){0,2}(?:horror|western|farce|comedy|mystery|fantasy|sci-fi|noir|thriller|adventure)\.?$|silly\b|funny\b|dark\.?$|light\b|serious\b|(?:\w+[,.]? ){0,3}(?:please|tone)\.?$)/iu;

const MOOD =
  /\b(?:tense|horror|hope|hopeful|slow|slowly|cosy|cozy|dark|darkness|light|lighthearted|funny|fun|silly|bleak|gritty|grim|human|humou?r|romance|drama|dialogue|talk|battles?|combat|fights?|violence|gore|intrigue|mystery|wonder|warm|sad|melancholy|epic|pace|stakes|creepy|eerie|weird|jokes?|puns?)\b/iu;
const VERB =
  /\b(?:is|are|was|were|am|has|have|had|do|does|did|will|can|must|came|went|took|lost|found|lives?|keeps?|owns?|runs?|wants?|knows?|hates?|begins?|starts?)\b/iu;
const LONGEST = 12;
/** A kind of story, and for whom: no sentence of the fiction has these words. */
const GENRE =
  /\b(?:ghost story|sword and sorcery|swords? and sorcery|fairy ?tale|for (?:small |young )?(?:children|kids)|(?:horror|blood|gore|violence|romance|swearing|humou?r|deaths?) (?:is|are) (?:fine|ok|okay|good|great|welcome)|gallows humou?r|slapstick)\b|^(?:little|no|not much|some|lots of) (?:blood|gore|violence)\b|^(?:(?:some|a (?:bit|little|touch|lot) of|lots of|plenty of) \p{L}+(?:, | and |\.?$)){1,4}$/iu;

/** What should be, what is welcome, what must be important: how the player wants it, and nothing that is so. */
const WANTED =
  /\bshould (?!have \p{L}+(?:ed|en|ne)\b)(?:not )?(?:be|feel|arrive|appear|betray|show up|turn up|win|lose|find out|end|matter|cause|happen|stay|remain|have|hurt|come|get|play|start|turn|always|never|only)\b|\b(?:is|are|would be) (?:very |always |most )?welcome\b|\bmust (?:be|feel|stay|remain|play a) (?:an? |very |really )?(?:important|central|funny|believable|part|role|fair|rare|real|serious|silly)\b|^(?:I|we|my hero|the hero) (?:wish|hope|long)(?:es|s)? (?:for|that)\b|\babove all\b|\bnobody (?:really )?(?:gets|is) (?:really |badly |seriously )?(?:hurt|killed)\b|^(?:I|we)(?:'d| would) (?:really )?(?:like|love|prefer)\b|^(?:I|we) (?:don't|do not) (?:want|like)\b|^(?:I|we) (?:want|hope for|prefer|love|like|enjoy) (?:an? |some |lots of |more |less |hard |real |red |small |big |slow |no )|^No (?:\p{L}+ ?){1,4}(?:,|\.|$)/iu;

/** Whether a sentence is a wish about the game: one of the usual phrases, or a few words of mood without a verb. */
export const isWish = (text: string): boolean => {
  const plain = text.replace(/’/gu, "'");
  return (
    WISH.test(plain) ||
    GENRE.test(plain) ||
    // "Contemporary thriller, one night, no supernatural stuff."
    (/\b(?:thriller|horror|comedy|mystery|romance|noir|western|fantasy|farce|drama|sci-fi|whodunit|heist|caper)\b/iu.test(
      plain,
    ) &&
      !VERB.test(plain) &&
      plain.split(" ").length <= LONGEST &&
      /,/u.test(plain)) ||
    WANTED.test(plain) ||
    // "Survival, realistic.", "Silly, light."
    /^\p{Lu}\p{Ll}+(?:, (?:and )?\p{Ll}+){1,4}(?: and \p{Ll}+)?[.!]?$/u.test(plain) ||
    // "Survival and suspicion.": a few words of what it shall be about.
    (/^(?:\p{L}+,? ){1,3}(?:and|with|but) \p{L}+(?: \p{L}+){0,2}[.!]?$/u.test(plain) &&
      !/\b(?:is|are|was|were|has|have|had|\p{Ll}{2,}(?:ed|es))\b|\p{Ll} \p{Lu}/u.test(plain)) ||
    (MOOD.test(plain) && !VERB.test(plain) && plain.split(" ").length <= LONGEST && !/\p{Ll} \p{Lu}\p{Ll}/u.test(plain))
  );
};
