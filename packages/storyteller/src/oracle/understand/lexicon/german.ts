/** German words, with the English words as which they are read. Verbs are listed by their stem, and by other forms if these differ. */

/** Verb stems (without -e, -st, -t, -en, -te …), grouped by the English verb as which they are read. */
export const GERMAN_VERBS: Readonly<Record<string, string>> = {
  go: "geh ging lauf lief wander reis spazier begeb",
  run: "renn rannt",
  look: "schau seh sieh sah betracht guck blick beobacht",
  examine: "untersuch prüf mustr inspizier",
  read: "les lies las",
  listen: "hör horch lausch",
  search: "such durchsuch durchwühl stöber",
  ask: "frag befrag",
  say: "sag antwort ruf rief flüster erzähl red sprech sprich sprach begrüß grüß schrei erklär",
  beg: "bitt überred überzeug flehe",
  threaten: "droh bedroh erpress",
  lie: "lüg belüg täusch",
  promise: "versprech versprich versprach schwör gelob",
  accuse: "beschuldig",
  pray: "bet",
  attack: "greif angreif schlag schläg schlug kämpf schieß schoss stech stich töt erschlag",
  flee: "flieh floh flücht",
  sneak: "schleich schlich",
  hide: "versteck verberg",
  take: "nehm nimm nahm steck pack hol klau stehl stiehl",
  give: "geb gib gab schenk reich überreich",
  open: "öffn",
  close: "schließ verschließ",
  use: "benutz verwend",
  light: "entzünd zünd",
  drink: "trink trank",
  eat: "ess iss",
  throw: "werf wirf warf",
  put: "leg stell setz",
  pull: "zieh zog",
  push: "drück schieb",
  climb: "kletter steig stieg spring sprang schwimm",
  sleep: "schlaf schläf schlief",
  rest: "rast ruh",
  sit: "sitz",
  wait: "wart bleib",
  buy: "kauf bestell bezahl",
  repair: "reparier flick",
  build: "bau bastl",
  sing: "sing",
  dance: "tanz",
  play: "spiel",
  cast: "zauber wirk beschwör",
  follow: "folg verfolg",
  leave: "verlass verläss",
  enter: "betret betritt",
  remember: "erinner",
  think: "denk überleg",
  plan: "plan",
  find: "find fand",
  know: "weiß wiss",
  see: "erkenn",
  help: "helf hilf",
  free: "befrei",
  show: "zeig",
  lead: "führ",
  break: "brech brich zerbrech",
};

/** Words that are translated one by one. */
export const GERMAN_WORDS: Readonly<Record<string, string>> = Object.fromEntries(
  `ich=i wir=we du=you er=he sie=her es=it ihr=you ihn=him ihm=him ihnen=them mich=me mir=me uns=us dich=you dir=you sich=myself
  mein=my meine=my meinen=my meinem=my meiner=my sein=his seine=his seinen=his seinem=his seiner=his ihre=her ihren=her ihrem=her
  dein=your deine=your deinen=your der=the die=the das=the den=the dem=the des=the ein=a eine=a einen=a einem=a einer=a kein=no keine=no
  keinen=no und=and oder=or aber=but nicht=not nie=never dann=then jetzt=now bitte=please nach=to zu=to zum=to zur=to in=in im=in ins=into
  auf=on an=at am=at aus=from von=from vom=from mit=with für=for über=over unter=under hinter=behind vor=before neben=beside durch=through
  gegen=against um=around bei=by beim=by ohne=without bis=until was=what wer=who wen=whom wem=whom wo=where wohin=where wann=when
  warum=why wieso=why wie=how welche=which welcher=which welches=which ist=is sind=are war=was waren=were bin=am hat=has habe=have haben=have
  hatte=had kann=can können=can könnte=could will=want-to möchte=want-to soll=should sollte=should muss=must darf=may werde=will würde=would
  wenn=if falls=if ob=whether dass=that weil=because etwas=something nichts=nothing alles=everything jemand=someone niemand=nobody hier=here
  dort=there da=there schon=already noch=still wieder=again bisher=so-far zurück=back raus=out hinaus=out rein=in hinein=in hinauf=up hoch=up
  runter=down hinunter=down weg=away leise=quietly vorsichtig=carefully langsam=slowly schnell=quickly heimlich=secretly morgen=tomorrow heute=today
  später=later tür=door tor=gate haupttor=gate tore=gates fenster=window schlüssel=key brief=letter buch=book zeitung=newspaper zettel=note
  truhe=chest kiste=crate schrank=cabinet schublade=drawer tisch=table schreibtisch=desk stuhl=chair bett=bed kamin=hearth feuer=fire lampe=lamp
  laterne=lantern kerze=candle fackel=torch seil=rope schwert=sword messer=knife dolch=dagger pistole=pistol gewehr=rifle axt=axe bogen=bow pfeil=arrow
  pfeile=arrows schild=shield ring=ring geld=money münze=coin münzen=coins wasser=water bier=beer wein=wine brot=bread essen=food trank=potion
  karte=map bild=picture gemälde=painting porträt=portrait spiegel=mirror uhr=clock glocke=bell wand=wall mauer=wall boden=floor
  treppe=stairs leiter=ladder keller=cellar küche=kitchen garten=garden hof=yard haus=house stadt=town dorf=village straße=street gasse=alley weg_=path
  wald=forest höhle=cave tunnel=tunnel brücke=bridge fluss=river teich=pond see=lake brunnen=well turm=tower schiff=ship boot=boat zimmer=room raum=room
  halle=hall gang=corridor ausgang=exit eingang=entrance dach=roof grab=tomb sarg=coffin gitter=grate mann=man frau=woman junge=boy mädchen=girl
  wirt=innkeeper wirtin=innkeeper wächter=guard wache=guard priester=priest kapitän=captain händler=merchant händlerin=merchant professor=professor
  witwe=widow mutter=mother vater=father bruder=brother schwester=sister alte=old alter=old kind=child leute=people führer=guide hauptmann=captain sänger=singer sängerin=singer baronin=baroness pfarrer=vicar könig=king königin=queen arzt=doctor ärztin=doctor schmied=blacksmith hund=dog wolf=wolf katze=cat falke=falcon troll=troll spinne=spider
  skorpion=scorpion drache=dragon goblin=goblin ninja=ninja gegner=enemy feind=enemy monster=monster lied=song geschichte=story geheimnis=secret
  name=name spur=track spuren=tracks fußspuren=footprints zauber=spell gebet=prayer regel=rule regeln=rules probe=check würfel=dice würfeln=roll
  optionen=options möglichkeiten=options tun=do machen=do mache=do passiert=happened zusammenfassung=recap hilfe=help pause=pause aufhören=stop
  schluss=end inventar=inventory lebenspunkte=hp trefferpunkte=hp gefährlich=dangerous verschlossen=locked offen=open fremden=stranger preis=price`
    .split(/\s+/u)
    .map((pair) => {
      const [german = "", english = ""] = pair.split("=");
      return [german.replace("_", ""), english.replaceAll("-", " ")];
    }),
);

/** Verbs with a prefix that moves to the end of the clause: stem, prefix, English. */
export const GERMAN_PREFIXED: readonly (readonly [string, string, string])[] = [
  ["heb", "auf", "pick up"],
  ["nehm", "auf", "pick up"],
  ["mach", "auf", "open"],
  ["mach", "zu", "close"],
  ["seh", "an", "examine"],
  ["sieh", "an", "examine"],
  ["schau", "an", "examine"],
  ["schau", "um", "look around"],
  ["seh", "um", "look around"],
  ["sieh", "um", "look around"],
  ["hör", "zu", "listen to"],
  ["greif", "an", "attack"],
  ["zünd", "an", "light"],
  ["steck", "ein", "take"],
  ["nehm", "mit", "take"],
  ["nimm", "mit", "take"],
  ["ruh", "aus", "rest"],
  ["leg", "hin", "lie down"],
  ["setz", "hin", "sit down"],
  ["hau", "ab", "flee"],
  ["lauf", "weg", "run away"],
  ["renn", "weg", "run away"],
  ["geh", "weg", "leave"],
  ["bet", "an", "worship"],
  ["sprech", "an", "talk to"],
  ["klag", "an", "accuse"],
  ["brech", "auf", "break open"],
  ["hör", "auf", "stop"],
];
