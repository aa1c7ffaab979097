import type { Act } from "./reading.ts";

/** A message in two parts: direct speech and narration. */
export interface Voices {
  readonly spoken: string;
  /** The text with every quotation replaced by spaces, so that all positions stay the same. */
  readonly narrated: string;
}

const QUOTED =
  /"([^"]*)(?:"|$)|“([^”“]*)(?:”|$)|„([^“”„]*)[“”]|«([^»]*)»|(?<![\p{L}\p{N}])‘([^’]*(?:’\p{L}[^’]*)*)’(?!\p{L})|(?<![\p{L}\p{N}])'((?:[^']|(?<=\p{L})'(?=\p{L}))*)'(?!\p{L})/gu;

/** "I tell him: you are late", without quotation marks. */
const AFTER_COLON =
  /^((?:(?!["“„]).)*\b(?:say|says|said|tell|tells|told|ask|asks|shout|shouts|yell|yells|whisper|whispers|answer|answers|reply|replies|call|calls|accuse|accuses|warn|warns|add|beg|explain|announce|declare|growl|mutter|hiss)\b[^:"]{0,40}):\s+(.+)$/su;

/** Separates direct speech from narration. A quotation of one or two words after "the", "a" or "called" is a name and not speech. */
export function voicesOf(text: string): Voices {
  const colon = AFTER_COLON.exec(text);
  if (colon?.[2] !== undefined && !/["“„«]/u.test(colon[2]))
    return { spoken: colon[2].trim(), narrated: colon[1] ?? "" };
  const spoken: string[] = [];
  const narrated = text.replaceAll(QUOTED, (whole: string, ...rest: unknown[]) => {
    const at = rest.find((value): value is number => typeof value === "number") ?? 0;
    const words = rest.slice(0, 6).find((value): value is string => typeof value === "string") ?? "";
    const before = text.slice(0, at).trimEnd();
    const names =
      /\b(?:the|a|an|called|named|word|says|reads|marked|labelled|titled|this|that|spell)$/iu.test(before) &&
      words.split(/\s+/u).length <= 3;
    if (names) return ` ${whole.slice(1, -1)} `.slice(0, whole.length).padEnd(whole.length);
    spoken.push(words.trim());
    // Spaces, because the words after the quotation belong to the same sentence.
    return " ".repeat(whole.length);
  });
  return { spoken: spoken.join(" ").trim(), narrated };
}

const T = String.raw`[^.!?]{0,60}`;
const THREAT = new RegExp(
  [
    String.raw`\bor(?: else)? (?:i|i'll|i will|we|we'll|you|you'll|you will|he|it|there)\b(?!${T}\?)`,
    String.raw`\bor else\b|\bor die\b|\bor the \w+ (?:gets|dies|gets it|burns)\b`,
    String.raw`\b(?:you'll|you will|you're going to|you are going to) (?:regret|be sorry|pay|die|wish|suffer|answer|lose|hang|rot|never (?:see|leave|walk))`,
    String.raw`\b(?:i'll|i will|i'm going to|i am going to|i swear i'll|i'd) (?:kill|gut|break|burn|cut|shoot|hurt|end|destroy|skin|hunt|make you|have you|see you hang|tell (?:your|the|everyone)|feed you|snap|crush|bury|ruin|report|rip|tear|turn you in|arrest|expose|beat)\b`,
    String.raw`\bdon't make me\b|\blast (?:chance|warning)\b|\bi'm warning you\b|\bdon't (?:move|you dare|try anything)\b|\bnobody moves?\b|\bhands up\b|\bfreeze\b|\bwatch your(?:self| back| tongue)\b|\bif you (?:want to|value|ever|touch|move|lie|scream|tell|don't)${T}(?:live|life|again|regret|dead|die|kill|shoot|i'll|hurt|back|swear|wish|sorry)\b`,
    String.raw`\b(?:stay back|back off|step back|one more step|drop (?:it|your|the) (?:weapon|gun|knife|sword|bow)s?)\b|\bunless you want\b|\bit would be a (?:shame|pity) if\b|\bi know where you (?:live|sleep)\b`,
  ].join("|"),
  "u",
);
const PROMISE =
  /\b(?:i|we) (?:promise|swear|vow|pledge)\b|\b(?:my|our) (?:word|oath)\b|\bon my (?:honou?r|life|mother|blood|sword)\b|\bi(?:'ll| will) (?:come back for|never (?:leave|tell|forget|betray|let)|protect you|always|not let you|make sure|bring (?:you|him|her|them|it) back|find your|avenge|keep (?:you|your|my|it|this))\b|\byou can count on me\b|\bcross my heart\b|\bi(?:'ll| will) (?:pay|repay) you (?:back|tomorrow|friday|later|when|as soon|double)\b|\bi shall (?:bring|return|avenge|find|never)\b|\bby (?:odin|my|the gods|all the gods|god)[^.!?]{0,40}\bi (?:shall|will)\b|\bi won't (?:let|tell|forget|leave|rest)\b/u;
const ACCUSE =
  /\b(?:you|he|she) (?:(?:have|has) )?(?:killed|murdered|stole|stolen|poisoned|lied|burned|burnt|betrayed|forged|cheated|sabotaged|framed|planted|took|hid|wrote|opened|did (?:it|this)|sold|cut|broke|pushed|shot|stabbed|drugged|set (?:the|us|me)|let (?:them|him|her|it)|tampered|faked|kidnapped|knew|were (?:there|in|the one|lying|seen))\b(?![^.!]*\?)|\b(?:it was|it's|it is) you\b(?![^.!]*\?)|\byou(?:'re| are) (?:a |an |the |nothing but a )?(?:\w+ )?(?:liar|thief|murderer|killer|traitor|spy|coward|cheat|fraud|culprit|lying|one who|impostor|imposter|poisoner|forger|smuggler|saboteur|monster who)\b|\b(?:liar|murderer|thief|traitor|cheat|killer|impostor)!|\b(?:i|we) (?:know|saw) (?:what|that it was|it was|you did|you (?:took|stole|kill|poison|burn|lie|were))|\badmit it\b|\bconfess\b|\byour (?:alibi|story) (?:is|doesn't)|\bi accuse\b|\byou(?:'ve| have) been (?:lying|stealing|cheating|selling|hiding)/u;
const PERSUADE =
  /\bplease\b|\bcome on\b|\btrust (?:me|us)\b|\b(?:let|help|join|believe|spare|forgive|hire|follow|cut) (?:me|us|him|her|them)\b|\bcome with (?:me|us)\b|\byou don't (?:have|need|want) to\b|\bdon't do (?:this|it|that)\b|\bthink (?:about|of) (?:it|your|the|what|how)\b|\bit doesn't have to\b|\b(?:we|you) (?:could|should|must|can still|need to|have to|ought)\b|\bthere(?:'s| is) (?:a|another|still|no) (?:\w+ )?(?:way|chance|time|reward|need)|\bsurely\b|\bwhat if (?:i|we)\b|\bi(?:'ll| will| can| could) (?:pay|give|make it worth|offer|trade|owe)\b|\bwouldn't you\b|\bwork together\b|\bdo (?:me|us) (?:a|this one|the)\b|\bi beg\b|\bhave mercy\b|\blisten to reason\b|\bdeal\?|\bput (?:the|that|your|it)\b[^.?]{0,30}\bdown\b|\bstand down\b|\bbe reasonable\b|\bgive (?:me|us|him|her|it)\b|\bi need your help\b|\bno one (?:has|needs) to\b|\blook the other way\b|\bfor old times\b|\bjust this once\b|\bhow about\b/u;
const GIVE =
  /^(?:here(?! (?:is|comes|and|we|i|they|he|she|it))|take (?:this|my|these)|this is for you|for you|keep (?:it|this|the change)|have (?:my|this|some)|you can have)\b(?!.*\?)|\btake (?:this|my|these)\b/u;
const PRAY =
  /\b(?:our father|hail mary|o (?:great|mighty|lord|holy)|oh (?:great|mighty|lord|holy|god)|blessed be|lord (?:of|god|protect|help|have|forgive|in)|dear (?:god|lord)|(?:saint|st\.?) \w+,? (?:help|protect|guide|guard|hear|watch|grant|give)|(?:gods|goddess|spirits|ancestors|god|odin|thor|heaven|heavens)\b[^.!?]{0,20}\b(?:guide|help|protect|hear|watch|grant|give|forgive|have mercy|save|bless)|hear (?:my|our) prayer|amen|thy)\b/u;
const BUY =
  /\bi(?:'ll| will|'d like to|want to| would like to) (?:take|have|buy) (?:the|a|an|one|two|three|some|that|this|it|another)\b|\b(?:one|two|three|another|a) (?:\w+ ){0,2}(?:ale|beer|whiskey|coffee|pint|mocha|tea|wine|room|bowl|drink|round|bottle|espresso|latte)s?\b(?:.{0,20}please)?|\bsell me\b|\bi'll take it\b/u;

/**
 * The act of direct speech: one with a purpose, or only `talk`. A question is always `talk`, whatever it hints at.
 * @param words what is said, without quotation marks
 */
export function speechAct(words: string): Act {
  const text = words.toLowerCase().replaceAll("’", "'").trim();
  if (PRAY.test(text)) return "pray";
  if (THREAT.test(text)) return "threaten";
  if (ACCUSE.test(text) && !/^(?:did|have|were|are|was|do|is|who|what|why|where|when|how)\b/u.test(text))
    return "accuse";
  if (PROMISE.test(text)) return "promise";
  if (GIVE.test(text)) return "give";
  if (BUY.test(text)) return "buy";
  if (PERSUADE.test(text) && !/^(?:who|where|when|why)\b/u.test(text)) return "persuade";
  return "talk";
}

/** Whether the player says that the hero's own statement is untrue. */
export const owningUpToALie = (text: string): boolean =>
  /\b(?:i(?:'m| am) (?:lying|bluffing|not)|(?:that(?:'s| is)|which is|it(?:'s| is)) (?:(?:a |an )?(?:\w+ )?lie|not true|untrue|a bluff|nonsense|false|total)|not true|lying through|lie through|with a straight face|\(lie\)|\(a lie\)|\(bluff\)|it's a lie|bluffing|made[- ]up|(?:even |al)?though (?:i|we|it|he|she)\b|although (?:i|we) (?:don't|didn't|never|am|have)|i (?:haven't|don't|didn't)\)|though i(?:'m| am) not)/u.test(
    text.toLowerCase().replaceAll("’", "'"),
  );
