/** Splits a text at white space and returns the words as a set. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/u).filter(Boolean));

export const DETERMINERS = words(
  "the a an my your his her its our their this that these those some any every each no another one two three both all other",
);

export const PRONOUNS = words("him her it them he she they himself herself itself");

export const SELF = words("i me my myself we us our ourselves you your yourself");

export const PREPOSITIONS =
  words(`to into in on onto at for with from of off out up down over under behind beneath below above across along
  around round through past by beside between against toward towards about after before inside outside upon near next without
  within beyond among amid via onto aboard atop during despite regarding concerning back away aside together forward forth apart ahead
  as like than`);

export const ADVERBS =
  words(`carefully quietly slowly quickly softly gently then now again just also still really very first next finally
  suddenly immediately silently secretly cautiously calmly loudly boldly simply only maybe perhaps please once more already always
  never ever instead too so well okay ok right yes yeah alright sure fine hastily nervously angrily stealthily kindly politely firmly
  desperately casually briefly nonchalantly discreetly sternly eagerly someday eventually reluctantly gingerly deliberately thoroughly patiently
  hurriedly sadly happily hopefully quick slow straight directly sharply bravely closely absolutely completely actually basically
  probably afterwards meanwhile later soon tonight today tomorrow anyway hm hmm um uh er ah oh hey and but or plus even almost nearly
  half properly solemnly formally warmly coldly coolly accidentally gracefully clumsily swiftly anxiously somehow otherwise
  furtively tentatively lazily idly wearily`);

export const AUXILIARIES =
  words(`will would shall should can could may might must do does did am are is was were be been being have has had
  'll 'd 'm 're 've 's gonna gotta wanna`);

export const QUESTION_WORDS = words("what who whom whose where when why how which whats whos wheres hows");

/** Abbreviations and frequent misspellings, with the words that they stand for. */
export const SHORTHAND: ReadonlyMap<string, string> = new Map(
  Object.entries({
    wat: "what",
    "c'mon": "come on",
    "c’mon": "come on",
    cmon: "come on",
    waht: "what",
    whats: "what's",
    wht: "what",
    wot: "what",
    teh: "the",
    hte: "the",
    an: "an",
    u: "you",
    ur: "your",
    r: "are",
    im: "i'm",
    ill: "i'll",
    ive: "i've",
    id: "i'd",
    dont: "don't",
    doesnt: "doesn't",
    cant: "can't",
    wont: "won't",
    didnt: "didn't",
    isnt: "isn't",
    whos: "who's",
    wheres: "where's",
    hows: "how's",
    thats: "that's",
    lets: "let's",
    lemme: "let me",
    gimme: "give me",
    wanna: "want to",
    gonna: "going to",
    gotta: "have to",
    pls: "please",
    plz: "please",
    tho: "though",
    thru: "through",
    abuot: "about",
    goe: "go",
    abt: "about",
    bc: "because",
    cuz: "because",
    cos: "because",
    coz: "because",
    ppl: "people",
    w: "with",
    "w/": "with",
    b4: "before",
    tmrw: "tomorrow",
    tmr: "tomorrow",
    nite: "night",
    smth: "something",
    sth: "something",
    idk: "i don't know",
    y: "why",
    n: "and",
    "&": "and",
    "+": "and",
    thx: "thanks",
    ty: "thanks",
    outta: "out of",
    kinda: "kind of",
    dunno: "don't know",
    whaddya: "what do you",
    shes: "she's",
    hes: "he's",
    theyre: "they're",
    youre: "you're",
    hav: "have",
    wiht: "with",
    adn: "and",
    taht: "that",
    tot: "to",
    fo: "for",
    frm: "from",
    cud: "could",
    wud: "would",
    shud: "should",
    lok: "look",
    opne: "open",
    oepn: "open",
    attck: "attack",
    atack: "attack",
    tlak: "talk",
    serch: "search",
    clim: "climb",
    grb: "grab",
    wlak: "walk",
    og: "go",
    arround: "around",
    arond: "around",
    trough: "through",
    trow: "throw",
    loook: "look",
  }),
);

/** Words before a name that many people share. */
export const TITLES =
  words(`mr mrs ms miss dr doctor captain lieutenant professor prof father sister brother old little jarl lord lady sir madam herr frau baroness
  baron commissioner constable deputy reverend sergeant the saint widow young king queen prince princess`);
