import type { Sense } from "./verbs.ts";

/**
 * Idioms that mean another act than their verb alone. They are separated by bars and begin with the base form of the verb. `_` stands for
 * one to six words, `~` means that no object follows, `my` stands for every possessive, `myself` for every reflexive. They are tried
 * before the frames, the longest first.
 */
export const IDIOMS: Readonly<Partial<Record<Sense, string>>> = {
  talk: `call out ~|bellow a toast|yell for|let _ explain|let _ talk|let _ speak|let _ finish|let _ know|hear _ out|have a word|
    break the news|wish _ good|wish _ a|make small talk|get _ talking|sound _ out|pump _ for|press _ about|tell _ off|
    give _ a piece of my mind|take _ to task|strike up|give _ a hug|offer my condolences|hold out my hand|raise a toast|raise my glass|
    put my hands up|tip my hat|wave _ over|call _ over|beg _ pardon|crack a joke|take my hand|clap _ on the|own up|buck _ up|
    bring _ up to speed|order _ to|take _ aside|draw _ aside|nod to|wink at|introduce myself`,
  persuade: `talk _ into|talk _ out of|talk _ down|talk _ round|get _ on my side|grease my palm|grease _ palm|appeal to|plead my case|press _ to|
    get _ to let|get _ to come|calm _ down|cool _ down|sweet talk|promise _ if|ask _ nicely`,
  deceive: `make up a story|make up a name|make believe|play dead|give _ a false|give a false|string _ along|act as if|act like|pass _ off as|
    fake _|feign _|let on that|pretend _|cry wolf`,
  threaten: `bare my teeth|show _ the knife|let _ see the|stare _ down|square up to|scare _ off|remind _ what happened to|rest my hand on my|
    dare _ to`,
  look: `take in|size up|look _ over|give _ the once-over|have a look|have a closer look|take a look|take a closer look|take a good look|
    steal a glance|sneak a peek|sneak a look|cast an eye|cast my eye|cast my eyes|cast a glance|cast about|run my eyes|run my fingers|
    run a finger|keep an eye|strain my ears|strain to hear|strain to see|strain my eyes|prick up my ears|prick my ears|cock my ear|
    cock an ear|cock my head|put my ear|puzzle over|puzzle out|get a read|take stock|follow _ with my eyes|put my head|crane my neck|
    shine _ on|tell whether|see if|see whether|see what|see how|check on|check out|make sense|watch over|listen at|listen in|listen for|
    count the`,
  search: `go over _ for|turn _ upside down|turn _ inside out|go through|feel around|feel about|feel along|feel under|feel behind|feel inside|
    fish around|dig through|dig around|check _ for|turn out my pockets|tap the wall|poke about|have a rummage|nose around|nose about|
    nose through|search high and low|look for|look under|look behind|look inside|hunt for|hunt around|scrounge _|cast around for|
    sift through|root through`,
  travel: `take my leave|be out of here|get some air|get some fresh air|hit the road|make for|make my way|make a beeline|set off ~|be off|
    let myself out|thread my way|wend my way|work my way|step out|step into|double back|direct my steps|hop on|take the stairs|
    follow my nose|tag along|burst into`,
  fight: `cut off _ head|right between the eyes|let fly at|lay _ out|draw on _|deck _|let _ have it|give _ a taste|take a swing|put a bullet|
    put _ through|plant _ in|bury _ in|sink _ into|drive _ into|bring _ down on|run _ through|go for my throat|strike back|fight back|
    mow _ down|hack at|swing for|swing _ at|throw myself on|fling myself at|fling _ at|hurl _ at|throw _ at|knock _ out|knock _ down|
    pin _ down|break _ neck|stomp on|square off|clash with|land a blow|land a punch|land a hit|slam _ into|shove _ off|push _ over|
    kick _ in|punch _ in|pull the trigger|jump on|jump _ from behind`,
  flee: `beat it|make myself scarce|make a run|make a break|run away|run off|leg it|get away|get the hell|give _ the slip|break off ~|
    back off|fall back|bug out|hightail it|disappear into|vanish into|stay away`,
  sneak: `keep out of sight|steal down|steal up|stay out of sight|keep to the shadow|keep low|lie low|blend in|blend into|go to ground|
    slip behind|steal away|steal into|fade into|press myself|flatten myself|take cover|duck behind|duck under|duck down|get down behind|
    crouch behind|crawl under|sink into the shadow|sink into the shadows|wait in ambush|creep up|cling to the shadow|
    cling to the shadows|tail _|shadow _`,
  take: `help myself|relieve _ of|lay hands on|pick up|slip _ in my|slide _ up my|hide _ in my|slip _ under my|stuff _ into my|stuff _ in my|
    tuck _ under|put _ in my pocket|put _ in my bag|stash _ in my|stow _|bring _ with me|take _ with me|carry _ off|palm _|
    walk off with|run off with|steal _ from|lift _ from|lift _ off|wrest _ from|snatch _ from|pull _ from|fish _ out|tear _ off|
    rip _ off|pry _ off|cut _ loose|wrench _ from|wrench _ off|swipe _ from|pick _ pocket`,
  give: `hand _ over|hand over|slip _ my|slip _ a note|pass _ my|toss _ my|throw _ my|press _ into _ hand|hold out _ to|part with|let _ have|
    lend _|share _ with|slide _ across|throw _ to|pass _ to|offer _ my|return _ to|show _ my|pour _ a|serve _`,
  use: `signal _ with|set _ alight|strike a match|try _ key|try _ on|put on|put _ on|throw on|pull on|turn on|turn _ on|turn off|switch on|
    switch off|put out|blow out|crack open|crack _ open|break open|pry open|pry _ open|fling open|fling _ open|smash open|smash _ open|
    dig in|tuck into|wolf down|take a sip|take a swig|take down|write down|jot down|jot _ down|copy _ into|scribble _|scrawl _|
    pick up the phone|pick the lock|pick _ lock|work the pump|pull up _ on the|knock on|pound on|run _ through the|feed _ into|
    wash _ off|cut my palm|prick my finger|tie _ to|lay _ on the|put _ back|put _ away|put _ on the table|wedge _ under|
    draw the curtain|warm my hands|throw _ in the fire|throw the lever|fire the grappling|ready my|nock an arrow|cock my`,
  cast: `weave a|say the magic|conjure up|trace a rune|ward the`,
  rest: `put my feet up|lie down ~|get some sleep|get some shut-eye|catch some|catch my breath|call it a day|crash on|crash in|crash for|
    bed down|doss down|close my eyes|shut my eyes|rest my eyes|retire for|retire to|take five|take a nap|take a breath|
    take a deep breath|take it easy|nod off|doze off|go to sleep|go to bed|fall asleep|fall into bed|hit the sack|hit the hay|curl up|
    stretch out|sleep in|have a nap|make camp|pitch camp|cool off|park myself|plonk myself|flop onto|flop down|sink into|sink down`,
  wait: `sit tight|hang back|hold my fire|hold still|hold my tongue|hold my breath|hold position|stand guard|stand my ground|bide my time|
    cool my heels|kill time|while away|let _ come to me|let sleeping|stay put|stay where|keep still|keep quiet ~|keep watch|
    wait and see|do nothing|count to|take my time|say nothing|not move|tap my foot|drum my fingers`,
  buy: `stand a round|get _ a drink|shell out|fork over|fork out|foot the bill|knock the price|haggle _|take a room|trade _ for|swap _ for|
    offer _ for the|rent _`,
  craft: `piece together _ pieces|patch up|rig up|get _ working|get _ going|set a trap|draw a map|carve _ into|twist _ into|fold _ into|
    make _ out of|make _ into|make _ from|weld _|splice _|mend _`,
  climb: `put my shoulder|put my back into|fling myself over|haul myself|pull myself|lower myself down|lower myself into|swing myself|
    worm my way|shin up|clamber _|scramble _|worm _|slither _|balance along|balance across|cling to|cling onto|kick in the door|
    bust down|bend the bars|arm wrestle|arm-wrestle _`,
  perform: `sit in on|shuffle _|give a toast|belt out|do a handstand|juggle _|play a tune|pull a face|cross my fingers|flutter my|
    bat my eyelashes|whistle a tune|shed a tear|tap-dance|drop dead laughing`,
  promise: `give my word|give _ my word|swear on|cross my heart|take a vow|commit myself`,
  accuse: `call out|call _ out|call _ a liar|put it to|say _ to my face|call my bluff|confront _`,
  pray: `say a prayer|clasp my hands and pray|bow my head in prayer|cross myself|commend my soul|commend _ soul|call upon|leave an offering|
    sacrifice _|ask the moon|ask the ninth|ask the ancestor`,
  recall: `cast my mind|rack my brain|rack my brains|remember _|search my memory|reflect on what`,
  plan: `sleep on it|make up my mind|toy with|think about|think of|think up|hatch a|form a plan|picture myself|picture how|
    make a mental note|wonder _|work out in my head|puzzle out how to|map out|hope _ does`,
  gesture: `get down on my|stick my head out|steel myself|square my shoulders|swallow my|wring my hands|stand up ~|get up ~|lean in|lean closer`,
};
