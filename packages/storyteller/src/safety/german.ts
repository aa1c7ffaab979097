const BETWEEN = `(?: (?:will|wollte|möchte|mag|werde|würde|könnte|kann|muss|sollte|habe|hab|bin|versuche|versuch|gehe|geh|denke|denk|überlege|plane|daran|darüber|nach|an|einfach|nur|bloß|jetzt|gleich|dann|heute|nacht|morgen|abend|wirklich|endlich|am|liebsten|gern|gerne|doch|mal|schon|so|sehr|auch|noch|immer|wieder|ja|begehe|begeh|vielleicht|ernsthaft|zu|ich)){0,8}`;
const I = String.raw`\bich${BETWEEN}`;
/** Stems of German verbs that mean to kill oneself if they are reflexive. */
const DOES = "erhäng|erschieß|ertränk|erstech|vergift|erwürg|ermord|töt|umbring|aufhäng|erdrossel";

/** A weapon that can be turned on oneself. */
const ARMS = String.raw`(?:den|das|die|meinen|mein|meine|einen|ein|eine) (?:dolch|messer|klinge|schwert|degen|rasiermesser|waffe|pistole|revolver|gewehr|flinte)`;

const acts = (...sources: readonly string[]): readonly RegExp[] => sources.map((source) => new RegExp(source, "u"));

const ACTS = acts(
  String.raw`(?:\bich bring|\bbringe(?: ich)?) mich(?: (?:jetzt|heute|nacht|gleich|einfach|selbst|dann|noch|morgen))*(?: mit (?:dem|der|einem|einer|meinem|meiner) \p{L}+)? um\b(?! (?:den|die|das|ein))`,
  String.raw`${I} mich(?: (?:selbst|selber|jetzt|heute|nacht|einfach|gleich|am|liebsten))* (?:umbringen|umzubringen|zu töten|töten|erhängen|aufhängen|erschießen|ertränken|erstechen|vergiften|ritzen|verletzen|aufzuhängen|zu erhängen|zu erschießen|zu ertränken|zu verletzen|zu ritzen)\b`,
  String.raw`(?:\bich (?:${DOES})|\b(?:${DOES})e(?: ich)?) mich\b(?! in (?:arbeit|wein|bier|meiner|meinen))`,
  String.raw`(?:\bich hänge?|\bhänge? ich) mich(?: \p{L}+){0,3} auf\b(?! (?:der|dem|die|das))`,
  String.raw`(?:\bich|\bund) (?:ritze|ritz) mich\b`,
  String.raw`\bich (?:verletze|schneide|verbrenne) mich (?:absichtlich|mit absicht|selbst)\b`,
  String.raw`\bich (?:verletze|schneide) mich\s*$`,
  String.raw`\bich (?:steche|stoße|ramme|jage) mir (?:den|das|die|meinen|mein|einen|ein) \p{L}+ (?:in die|in das|ins|in mein|in meine) (?:eigene[ns]? )?(?:herz|brust|hals|kehle|bauch)\b`,
  String.raw`\b(?:ich|und) (?:richte|wende|kehre) ${ARMS} (?:gegen|auf) mich\b`,
  String.raw`\bich \p{L}+ ${ARMS}(?: \p{L}+){0,3} und (?:richte|wende|kehre) (?:ihn|es|sie) (?:gegen|auf) mich\b`,
  String.raw`\bich (?:springe|stürze mich|werfe mich)\b[^.]{0,40} und sterbe\s*$`,
  String.raw`\bich habe? keine lust mehr,? zu leben\b`,
  String.raw`(?:${I} (?:will|wollte|möchte)|\b(?:will|möchte) ich)${BETWEEN} sterben\s*(?:$|,|und\b|weil\b)`,
  String.raw`\bich\b[^.]{0,40} und (?:will|möchte)${BETWEEN} sterben\s*$`,
  String.raw`\bich (?:überlege|denke daran|denke darüber nach|plane|versuche|beschließe|habe vor),? mich (?:selbst )?(?:umzubringen|zu töten|zu erhängen|aufzuhängen|zu erschießen|zu ertränken)\b`,
  String.raw`\bich (?:habe?|bekomme) (?:selbstmord|suizid)gedanken\b`,
  String.raw`${I} mir (?:selbst )?weh ?(?:zu ?)?tun\b`,
  String.raw`\bich tue? mir selbst weh\b`,
  String.raw`\bich (?:springe|werfe mich|stürze mich|laufe) vor (?:den|einen) zug\s*$`,
  String.raw`${I} (?:nicht mehr|nicht länger)(?: weiter)? ?(?:leben|weiterleben)\b`,
  String.raw`${I} tot sein\b`,
  String.raw`\bich wünschte,? (?:dass )?ich wäre (?:tot|nie geboren)`,
  String.raw`\bich wünschte,? ich könnte (?:einfach )?sterben`,
  String.raw`(?:\bich wäre (?:am liebsten|lieber|besser)|\bwäre ich (?:lieber|besser)|\bam liebsten wäre ich) tot\b(?! als)`,
  String.raw`(?:\bich nehme?|\bnehme? ich) mir(?: selbst)? das leben\b`,
  String.raw`${I} mir(?: selbst)? das leben (?:zu )?nehmen\b`,
  String.raw`${I} (?:selbstmord|suizid)\b`,
  String.raw`\b(?:ich mache?|mache? ich) (?:endgültig )?schluss mit (?:meinem|dem) leben\b`,
  String.raw`\b(?:ich|und) (?:setze?|mache?|bereite) meinem leben (?:jetzt )?ein ende\b`,
  String.raw`${I} (?:meinem leben ein ende (?:setzen|machen|zu setzen|zu machen)|mein leben (?:zu )?beenden)\b`,
  String.raw`\b(?:ich|und) beende mein leben\b(?! als)`,
  String.raw`\bich (?:schneide|schneid|öffne|schlitze|ritze) mir (?:die|meine) (?:pulsadern|adern|kehle|handgelenke)\b`,
  String.raw`\b(?:ich|und) (?:stürze|springe|werfe|spring) (?:mich )?(?:\p{L}+ ){0,5}?in den tod\b`,
  String.raw`\b(?:ich|und) (?:stürze|springe|werfe|spring|trinke|nehme|schlucke)\b[^.]{0,50} um zu sterben\b`,
  String.raw`\b(?:ich|und) (?:stürze|werfe) mich (?:von|vom) (?:der |dem |einer |einem )?(?:klippe|brücke|turm|dach|felsen|zinnen?|leuchtturm)\s*$`,
  String.raw`\b(?:ich|und) stürze mich in mein (?:eigenes )?schwert\b`,
  String.raw`\bich habe? keinen grund mehr,? (?:um )?zu leben\b`,
  String.raw`\b(?:für alle\b[^.]{0,20} (?:besser|leichter|einfacher)|(?:besser|leichter|einfacher) für alle),? wenn (?:ich nicht mehr (?:da|hier) wäre|es mich nicht (?:mehr )?gäbe)\s*$`,
  String.raw`\bich (?:will|möchte|mag) (?:einfach |wirklich )?nicht mehr da sein\s*$`,
  String.raw`\bohne mich wären (?:sie )?(?:alle|die anderen)(?: \p{L}+)? besser dran\b`,
);
/** A comparison with "lieber" or "eher", a joke, or a story in which death is not real. */
const OTHERWISE =
  /\b(?:lieber|eher)\b.*\bals\b|\bblutschwur\b|\britual\b|\btraum\b|\bzeitschleife\b|\bvampir|\blich\b/u;

/** Phrases in which the player writes about their hero in the third person. */
const HERO_DOES = String.raw`(?:(?:richtet|wendet|kehrt) ${ARMS.replace("meinen|mein|meine", "seinen|sein|seine|ihren|ihr|ihre")} (?:gegen|auf) sich|bringt sich (?:selbst )?um|tötet sich|begeht (?:selbstmord|suizid)|will sterben\s*$|nimmt sich das leben|erhängt sich|hängt sich auf|ertränkt sich|erschießt sich|springt in den tod|stürzt sich in den tod)`;

const plain = (sentence: string): string =>
  sentence
    .toLowerCase()
    .replace(/[^\p{L}\p{N}, -]/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();

/**
 * Whether a message in German wishes harm to the player or their hero, or does it. What other people in the message say is removed before.
 */
export function selfHarmInGerman(message: string, heroes: readonly string[]): boolean {
  const names = heroes
    .flatMap((name) => [plain(name), plain(name).split(" ")[0] ?? ""])
    .filter((name) => name.length > 1);
  const hero = new RegExp(
    String.raw`(?:^|\bund )(?:${["mein charakter", "mein held", "meine heldin", "meine figur", ...names].join("|")}) ${HERO_DOES}`,
    "u",
  );
  if (/^(?:selbstmord|suizid)$/u.test(plain(message)) && !message.includes("?")) return true;
  return message
    .split(/[.!?;:\n…–—]+/u)
    .map(plain)
    .some((sentence) => !OTHERWISE.test(sentence) && (hero.test(sentence) || ACTS.some((act) => act.test(sentence))));
}
