import type { Sense } from "./verbs.ts";

/**
 * Turns of phrase that mean another act than their verb alone. They are parted by bars and begin with the base form of the verb; `_` stands for one to six
 * words, `~` that no object follows, `my` for every possessive, `myself` for every reflexive. They are tried before the frames, the longest first.
 */
export const IDIOMS: Readonly<Partial<Record<Sense, string>>> = {
  talk: `call out ~|bellow a toast|yell for|shout for|scream for|call for _ to|signal to|wave to|let _ explain|let _ talk|let _ speak|
    let _ tell|let _ finish|let _ know|let _ in on|hear _ out|have a word|have a quiet word|have a chat|have a talk|have words|
    pass on _ message|pass the message|pass the word|break it to|break the news|level with|clear the air|put in a good word|
    put in a word|put a question|put the question|put my question|bid _ good|bid _ farewell|bid _ welcome|bid farewell|wish _ luck|
    wish _ well|wish _ good|wish _ a|say my goodbye|make small talk|make conversation|shoot the breeze|chew the fat|pick my brain|
    pick _ brain|get _ talking|get _ to talk|get talking|get to know|engage _ in conversation|engage _ in small talk|
    draw _ into conversation|draw _ out|sound _ out|pump _ for|grill _|press _ about|catch up with _ about|
    let off a string of curses|tell _ off|give _ a piece of my mind|give _ an earful|take _ to task|have it out with|
    set the record straight|break the ice|start a conversation|strike up|fall into conversation|spill the beans|come clean|
    speak my mind|have my say|lend an ear|lend _ an ear|give _ a nod|give _ a wave|give _ a smile|give _ a hug|give _ a pat|
    give _ a kiss|give my regards|offer my condolences|offer my hand|extend my hand|hold out my hand|hold out a hand|shake hands|
    shake _ hand|raise my voice|raise the alarm|sound the alarm|raise a toast|raise my glass|lift my glass|throw up my hands|
    put up my hands|put my hands up|raise my hands|lay down my arms|lay down my weapon|throw down my weapon|drop my weapon|
    tip my hat|doff my hat|make my excuses|wave _ over|call _ over|call out to|call for help|beg my pardon|
    beg _ pardon|meet _ halfway|throw in a joke|crack a joke|change the subject|drop a hint|pay _ a compliment|put my arm around|
    put an arm around|put my hand on|lay a hand on|lay my hand on|take my hand|take _ hand|pat _ on the|clap _ on the|
    slap _ on the back|say sorry|own up|warn _ off|swap stories|trade stories|compare notes|cheer _ up|buck _ up|stand up for|
    speak up|chime in|put _ in the picture|fill _ in|bring _ up to speed|order _ to|wake _ up|shake _ awake|turn down the offer|
    turn _ down|accept the offer|give _ my name|give my name|make my apologies|make peace|ask around|ask _ for _ opinion|
    take _ aside|pull _ aside|draw _ aside|get _ attention|catch _ eye|reach out to|see _ off|nod to|nod at|wink at|shake my head|
    nod my head|introduce myself|present myself|give myself up`,
  persuade: `talk _ into|talk _ out of|talk _ down|talk _ round|talk my way|win _ over|bring _ round|bring _ around|get _ on my side|
    get on my good side|butter _ up|chat _ up to get|make _ an offer|make an offer|cut a deal|cut _ a deal|strike a bargain|
    strike a deal|make a deal|offer _ a deal|offer a trade|offer a truce|offer _ money to|offer _ a bribe|offer a bribe|
    slip _ a bribe|grease my palm|grease _ palm|twist my arm|twist _ arm|play on my|appeal to|make a case|make my case|plead my case|
    state my case|lean on _ conscience|put in a bid for peace|press _ for|press _ to|push _ for|push _ to|get _ to agree|
    get _ to help|get _ to tell|get _ to join|get _ to let|get _ to open|get _ to come|get _ to show|get _ to give|calm _ down|
    settle _ down|cool _ down|sweet talk|turn on the charm|lay on the charm|work my charm|use my charm|promise _ if|
    promise _ in return|ask for mercy|ask for a discount|ask a favor|ask a favour|ask _ a favor|ask _ a favour|ask _ for a favor|
    ask _ for a favour|throw myself at _ mercy|throw myself on _ mercy|beg for|egg _ on|ask for a truce|sue for peace|ask _ nicely|
    suck up to|buy my silence|buy _ silence`,
  deceive: `make up a story|make up an excuse|make up a name|make up some|make believe|play dumb|play dead|play innocent|play the fool|
    play along|put on an act|put on a show of|put on an accent|put on a brave face for|pull the wool|pull _ leg|pull my leg|
    lead _ astray|lead _ on|lead _ up the garden|throw _ off the scent|throw _ off the trail|send _ on a wild|send _ the wrong way|
    spin _ a|spin a yarn|spin a tale|tell _ a lie|tell a lie|tell _ a tall|tell a tall|tell _ a false|tell _ a made|give _ a false|
    give a false|give _ a fake|give a fake|feed _ a line|feed _ a story|feed _ a lie|feed _ lies|sell _ a story|lay a false|string _ along|take _ in with|act as if|act as though|
    act like|act innocent|act surprised|act dumb|act drunk|act casual|act natural|pass myself off|pass _ off as|pass for|
    bluff my way|lie my way|talk my way past|cover up the truth|cook up a story|cook up an excuse|come up with an excuse|
    come up with a story|come up with a lie|come up with a cover|invent a|invent an|fake _|feign _|buy time|play for time|
    stall for time|dress up as|claim to be|claim that|claim i|let on that|let _ believe|let _ think|make _ believe|make _ think|
    make out that|pretend _|trick _|cry wolf`,
  threaten: `put the fear|make _ an offer _ refuse|put the screws|lean on _ to|give _ a warning|give _ one last chance|give _ an ultimatum|
    read _ the riot act|show _ my teeth|show my teeth|bare my teeth|show _ the gun|show _ the knife|show _ my gun|show _ my knife|
    let _ see my gun|let _ see my knife|let _ see my weapon|let _ see the|hold _ at gunpoint|hold _ to my throat|hold _ to _ throat|
    put _ to _ throat|put a knife to|crack my knuckles|shake my fist|raise my fist|stare _ down|square up to|get in my face|
    get in _ face|make it clear what|make clear what|scare _ off|frighten _ off|warn _ what will happen|pull rank|
    throw my weight around|remind _ what happened to|remind _ what happens to|point _ gun at|point _ pistol at|rest my hand on my|
    back _ into a corner|slam my fist|bang my fist|dare _ to`,
  look: `make out|take in|drink in|size up|size _ up|look _ over|look _ up and down|weigh up|give _ the once-over|give _ a once-over|
    give _ a look|give _ a closer look|give _ a sniff|have a look|have a closer look|have a good look|take a look|take a closer look|
    take a good look|take a peek|take a gander|steal a glance|steal a look|sneak a peek|sneak a look|cast an eye|cast my eye|
    cast my eyes|cast a glance|cast about|run my eye|run my eyes|run my fingers|run my hand over|run a finger|run a hand over|
    let my eyes|let my gaze|keep my eyes|keep an eye|keep a close eye|keep tabs|keep watch on|strain my ears|strain to hear|
    strain to see|strain my eyes|prick up my ears|prick my ears|cock my ear|cock an ear|cock my head|press my ear|put my ear|
    lay my ear|hold my ear|train my eyes|train my|fix my eyes|turn my eyes|turn my attention|turn _ over in my hand|
    turn _ over in my hands|hold _ up to the light|hold _ to the light|hold _ against the light|puzzle over|puzzle out|get the lay|
    get my bearings|take my bearings|get a feel|get a sense|get a read|get a better look|get a closer look|get a good look|
    get a better view|get a look|take stock|take note|take notice|take the measure|follow _ with my eyes|stick my head|poke my head|
    put my head|pop my head|crane my neck|shine _ on|shine _ at|shine _ over|shine _ into|shine _ around|shine _ down|
    point _ light at|find out what|find out who|find out whose|find out whether|find out if|find out how|find out why|find out where|
    tell whether|tell if|tell what|tell who|tell how|tell from|tell where|see if|see whether|see what|see how|check if|check whether|
    check on|check that|check out|check _ out|make sense|try to read|study up|read up|read over|read through|read between|
    pay attention|watch out|watch over|watch for|listen at|listen in|listen out|listen for|feel for a pulse|feel the|feel _ pulse|
    take my pulse|take _ pulse|breathe in|get wind of|follow my gaze|follow _ gaze|count the|go and see|spy on`,
  search: `go over _ for|go over every|go over it for|turn _ upside down|turn _ inside out|go over _ with a fine|go through|pat _ down|pat down|feel for|feel around|feel about|
    feel along|feel under|feel behind|feel inside|fish around|fish about|dig through|dig around|dig up|check for|check _ for|
    check under|check behind|check inside|check the pockets|check my pockets for|leave no stone|turn out _ pockets|
    turn out my pockets|tap the wall|tap on the wall|tap along|tap the floor|poke around|poke about|poke through|have a rummage|
    nose around|nose about|nose through|run my hands|run my hand along|run my hand under|run my hand behind|search high and low|
    look high and low|look for|look everywhere|look under|look behind|look beneath|look inside|hunt for|hunt down|hunt around|
    scout for|scrounge _|cast around for|keep looking for|follow the clues|sniff out|sniff around|go looking|track down|
    get to the bottom|empty out _ drawers|empty the drawers|turn over every|lift every|peel back|pull back _ rug|roll back _ rug|
    lift _ rug|pull up the floor|look into the matter|comb through|pick through|sift through|root through|root around|
    see what i can find|see what is hidden|see if there is anything`,
  travel: `take my leave|be out of here|be outta here|get some air|get some fresh air|hit the road|hit the trail|make tracks|make for|make my way|make a beeline|set out ~|set off ~|set forth|set sail|set course|
    set foot|be off|be on my way|be going|be gone|show myself out|see myself out|let myself out|let myself in|let myself into|
    find my way|pick my way|thread my way|wend my way|weave my way|work my way|feel my way|grope my way|push my way|elbow my way|
    shoulder my way|force my way|retrace my steps|press on ~|push on ~|carry on ~|move on ~|ride on ~|move along|drop by|drop in on|
    call on _ at|pay a visit|pay _ a visit|pass through|step out|step outside|step inside|step into|step through|turn my back on|
    turn back ~|head back|double back|go on my way|take my leave and|bid _ adieu and|turn my steps|direct my steps|put _ behind me|
    leave _ behind me|leave town|skip town|hop on|hop in a cab|catch a ride|catch a train|catch a cab|catch a bus|take the stairs|
    take to the road|take to the sea|take to the air|hail a cab|follow my nose|follow _ lead|see _ home|see _ to the door|
    walk _ home|show _ the way|lead the way|lead _ to|bring _ back to|bring _ home|duck out for|run an errand|go for a walk|
    go for a ride|go after|come along|tag along|keep going ~|keep walking|keep moving|take off for|burst into|barge into|barge in|
    poke along`,
  fight: `cut off _ head|cut _ head off|take off _ head|take _ head off|right between the eyes|let fly at|lay _ out|draw on _|knock _ flat|lay _ flat|deck _|let _ have it|let fly|let loose|let rip|give _ what for|give _ a taste|give _ a beating|give _ a hiding|give _ a good kick|
    give _ a kick|give _ a punch|give _ a whack|give _ hell|give _ a black eye|give _ a bloody nose|make short work|make mincemeat|
    take a swing|take a swipe|take a shot|take aim|take on _|finish _ off|put an end to|put _ out of my misery|put a bullet|
    put an arrow|put _ through|put my fist|plant _ in|plant my fist|bury _ in|sink _ into|drive _ into|drive _ through|ram _ into|
    bring _ down on|bring down _|bring _ down across|run _ through|lay into|light into|tear into|set upon|set about _ with|
    go for _ throat|go for my throat|go for the throat|go for the eyes|go for the kill|go for the legs|go at _ with|go at it|
    go on the offensive|go all out|lash out|strike back|hit back|fight back|shoot back|fire back|fire at|open fire|return fire|
    cut down|mow _ down|hack at|hack away|swing at|swing for|swing _ at|throw a punch|throw a knife|throw myself at|throw myself on|
    hurl myself at|fling myself at|fling _ at|hurl _ at|throw _ at|throw _ in _ face|launch myself at|knock _ out|knock _ down|
    knock _ off my feet|knock _ unconscious|knock _ over the head|smack _ with|trip _ up|sweep _ legs|pin _ down|hold _ down|
    wrestle _ to|grab _ by the throat|grab _ in a headlock|get _ in a headlock|put _ in a headlock|break my nose|break _ nose|
    break my arm|break _ arm|break _ neck|stomp on|step on _ foot|step on _ tail|press the attack|press my attack|press my advantage|
    square off|cross swords|cross blades|clash with|engage _|deal _ a blow|deal a blow|land a blow|land a punch|land a hit|
    hold my ground and|meet _ charge|meet _ attack|stand and fight|slam _ against|slam _ into|shove _ off|shove _ over|push _ off|
    push _ over|kick _ in|knee _ in|punch _ in|elbow _ in|head butt|spray _ in|whip out my _ and fire|draw and fire|draw and shoot|
    pull the trigger|empty my gun|empty my pistol|empty the magazine|unload on|draw first blood|draw blood|jump on|
    jump _ from behind|wallop _`,
  flee: `take to my heels|take flight|show a clean pair|beat a retreat|beat a hasty|beat it|make myself scarce|make a run|make a break|
    make a dash|make good my escape|make my escape|make off|turn tail|turn and run|turn on my heel and run|cut and run|run for it|
    run for my life|run for the hills|run away|run off|run like|leg it|get out of dodge|get away|get the hell|get clear|put distance|
    put some distance|put as much distance|give _ the slip|lose them in|lose him in|lose her in|shake off|shake _ off|break away|break off ~|back away|back off|
    back out ~|pull back ~|pull out ~|fall back|save my skin|save my hide|save my neck|drop everything and run|bug out|clear out ~|
    hightail it|book it|head for the hills|disappear into|vanish into|throw myself out|dive out|get to safety|scramble to safety|
    run to safety|keep away|stay away|retreat _`,
  sneak: `keep out of sight|steal down|steal up|steal out|steal through|steal across|steal in ~|steal over|stay out of sight|
    keep to the shadow|keep to the shadows|stick to the shadow|stick to the shadows|stay in the shadow|stay in the shadows|stay low|
    keep low|lie low|lay low|keep my head down|get my head down and hide|blend in|blend into|go to ground|go unnoticed|
    pass unnoticed|make myself small|make myself invisible|slip past|slip by|slip away|slip behind|steal past|steal away|steal along|
    steal into|melt into|fade into|tread softly|tread lightly|press myself|flatten myself|move without a sound|move silently|
    move quietly|move stealthily|go quietly|walk quietly|walk softly|make no noise|make no sound|make as little noise|take cover|
    take shelter behind|dive for cover|duck out of sight|duck behind|duck under|duck down|get down behind|get behind|
    get out of sight|get under|crouch behind|crawl under|crawl behind|crouch in|sink into the shadow|sink into the shadows|
    wait in ambush|lie in wait|set myself in ambush|drop out of sight|keep quiet and out|cover my tracks|inch past|inch along|
    inch closer|sidle up|sidle past|creep up|cling to the shadow|cling to the shadows|hug the wall|hug the shadow|hug the shadows|
    tail _|shadow _|throw _ over me and hide|find cover|find a hiding|get past _ unseen|get past _ unnoticed|get past _ without`,
  take: `help myself|make off with|make away with|relieve _ of|lay hands on|lay my hands on|get hold of|get my hands on|take hold of|
    pick up|pick _ up|slip _ into my|slip _ in my|slip _ up my|slide _ up my|slide _ into my|push _ up my|hide _ in my|
    hide _ under my|slip _ under my|slip _ inside my|conceal _ in my|conceal _ under my|drop _ into my|stuff _ into my|stuff _ in my|
    tuck _ into my|tuck _ in my|tuck _ away|tuck _ under|put _ in my pocket|put _ in my bag|put _ in my pack|put _ into my pocket|
    put _ into my bag|put _ in my backpack|drop _ into my pocket|drop _ into my bag|slide _ into my pocket|shove _ into my|
    shove _ in my|stash _ in my|stow _|bring _ along|bring _ with me|take _ with me|take _ along|carry _ off|carry _ away|hang on to|
    hold on to|keep _ for myself|keep _ safe|palm _|walk off with|walk away with|run off with|come away with|steal _ from|
    lift _ from|lift _ off|wrest _ from|snatch _ from|pull _ from|pull _ out of|draw _ out of|pluck _ from|fish _ out|tear _ off|
    rip _ off|pry _ off|prise _ off|pry _ out|prise _ out|peel _ off|cut _ loose|wrench _ from|wrench _ off|swipe _ from|claim _ as|
    add _ to my|load _ into my|load _ onto my|pick my pocket|pick _ pocket`,
  give: `hand _ over|hand over|hand back|hand _ back|slip _ my|slip _ some|slip _ a coin|slip _ a note|pass _ my|toss _ my|throw _ my|
    press _ into my hand|press _ into _ hand|put _ in my hand|put _ into my hand|place _ in my hand|put _ in _ hand|
    place _ in _ hand|hold _ out to|hold out _ to|part with|give _ back|let _ have|let _ borrow|let _ keep|lend _|leave _ for|
    share _ with|slide _ across|push _ across|toss _ to|throw _ to|pass _ to|pass _ over|bring _ to|treat _ to|make _ a present|
    make a gift|make _ a gift|offer _ my|return _ to|show _ my|pin _ on my chest|drop _ into my hand|drop _ in my hand|
    drop _ in _ cup|pour _ a|pour _ some|serve _`,
  use: `set fire|signal the|signal _ with|set _ on fire|set _ alight|set _ ablaze|strike a match|strike a light|try the key|try _ key|
    try _ on|try the door|try the handle|put on|put _ on|take off my|slip on|slip into my|slip off my|throw on|pull on|pull off my|
    kick off my|turn on|turn _ on|turn off|turn _ off|switch on|switch _ on|switch off|put out|put _ out|blow out|blow _ out|
    snuff out|crack open|crack _ open|break open|break _ open|force open|force _ open|pry open|pry _ open|prise open|prise _ open|
    swing open|throw open|throw _ open|fling open|fling _ open|push open|push _ open|pull open|pull _ open|kick open|smash open|
    smash _ open|dig in|tuck in|tuck into|knock back|polish off|wolf down|toss back|gulp down|take a bite|take a sip|take a swig|
    take a gulp|take a drink|take a drag|take a puff|take a pill|take a picture|take a photo|take a photograph|take a sample|
    take a rubbing|take an impression|take notes|take a note|take down|take _ down in|write down|write _ down|jot down|jot _ down|
    note down|note _ down|make a note|make notes|make a call|make a phone|copy _ into|copy _ down|scribble _|scrawl _|set down _ in|
    get down _ in|leave a note|leave a message|leave a mark|leave _ on the table|pick up the phone|pick up the receiver|
    pick up the telephone|hang up|ring up|call the police|give _ a push|give _ a shove|give _ a tug|give _ a pull|give _ a turn|
    give _ a twist|give _ a shake|give _ a wipe|pick the lock|pick _ lock|force the lock|work the lever|work the lock|work the pump|
    work the winch|bring up _ on|bring _ to life|pull up _ on the|knock on|knock at|rap on|bang on|hammer on|pound on|
    run _ through the|feed _ into|get _ open|wash my|wash _ off|cut my palm|prick my finger|cut my hand|cut my finger|
    burn the midnight oil over|tie _ up|tie _ to|bind _ with|lay out _ on|lay _ on the|put back _|put _ back|put _ away|
    put _ on the table|put _ down on|lean _ against|prop _ up|prop _ open|wedge _ under|shut the|draw the curtain|draw the curtains|
    draw the bolt|draw the blind|draw a bath|hold the door|warm my hands|see to _ wound|dress _ wound|tend to|throw _ into the fire|
    throw _ in the fire|throw _ onto the fire|throw _ overboard|throw _ away|throw the switch|throw the lever|throw the bolt|
    fire a flare|fire a warning shot|fire up|fire the engine|fire the grappling|ready my|nock an arrow|cock my`,
  cast: `work a spell|work my magic|weave a spell|weave a|speak the words of power|say the magic|speak the incantation|use my magic|
    use magic|call on my magic|call upon my magic|call down|channel my|lay a curse|lay a hex|put a curse|put a hex|put a spell|
    lay a spell|turn myself invisible|turn invisible|turn myself into|turn into a|shape-shift|conjure up|trace a rune|draw a rune of|
    draw on my power|draw on the force|lay on hands|read _ mind|read my mind|send _ to sleep with magic|open a portal|
    speak with the dead|speak with animals|ward the|set a ward|raise a ward|raise a shield of`,
  rest: `put my feet up|put up my feet|lie down ~|lay down for|get my head down|get some sleep|get some rest|get some shut-eye|
    get some kip|get a good night|catch some|catch forty|catch my breath|catch up on sleep|catch up on my sleep|call it a day|
    call it a night|crash on|crash in|crash for|bed down|doss down|recharge my|close my eyes|shut my eyes|rest my eyes|retire for|
    retire to|take a load|take five|take ten|take a nap|take a rest|take a break|take a breather|take a breath|take a deep breath|
    take a seat|take a moment|take a bath|take it easy|take the weight|let my wounds|lick my wounds|drift off|nod off|doze off|
    drop off to sleep|go to sleep|go to bed|go back to sleep|fall asleep|fall into bed|hit the sack|hit the hay|curl up|warm myself|
    stretch out|settle in for the night|settle down for|sleep in|sleep off|sleep through|sleep until|have a lie|have a nap|
    have a rest|have a breather|have a sit|have a seat|sit myself|pull up a chair|pull up a stool|pull up a seat|grab a seat|
    grab some sleep|make camp|set up camp|pitch camp|pitch the tent|pitch my tent|wrap myself in|tuck myself in|
    make myself comfortable|make myself at home|get comfortable|cool off|let my hair down|count sheep|gather my strength|recover my|
    nurse my wound|nurse my wounds|bind my wounds and rest|park myself|plonk myself|plant myself|flop onto|flop down|sink into|
    sink down|ease myself into|lower myself onto|drop into a chair|spend the night|stay the night|
    stay for the night`,
  wait: `sit tight|sit still|sit back|sit it out|hang on ~|hang back|hang around|hold on ~|hold fire|hold my fire|hold still|hold back|
    hold my tongue|hold my peace|hold my breath|hold my horses|hold off|hold position|stand by|stand still|stand back|stand guard|
    stand watch|stand my ground|bide my time|cool my heels|kick my heels|kill time|kill an hour|pass the time|while away|
    let time pass|let _ come to me|let the moment|let it go|let it be|let it lie|let sleeping|twiddle my thumbs|stay put|stay where|
    stay here|stay still|stay behind|keep still|keep quiet ~|keep silent|keep my mouth|keep my thoughts|keep my cool|keep guard|
    keep watch|keep a lookout|give _ a moment|give _ a minute|give _ some time|give _ time|give _ space|see what happens|
    wait and see|do nothing|do not do anything|mark time|count to|freeze in|bite my tongue|bite my lip|take my time|take no notice|
    pay no|turn a deaf|turn a blind|say nothing|not move|cross my arms|fold my arms|cross my legs|tap my foot|stare into space|
    drum my fingers|mind my own|ignore _|play for time until|tarry _|let _ rest`,
  buy: `stand a round|stand _ a drink|stand _ a round|stand _ a beer|get a round|get _ a drink|get _ a beer|get myself a drink|shell out|
    fork over|fork out|foot the bill|pick up the tab|pick up the bill|settle up|settle the bill|settle my tab|settle my bill|
    settle my debt|cough up|splash out|put money down|put down _ for|lay down _ for|make a purchase|knock the price|
    knock down the price|beat _ down|beat the price|talk the price down|talk down the price|bring the price down|haggle _|
    take a room|take two|trade _ for|swap _ for|exchange _ for|treat myself|treat _ to a drink|ask for a drink|ask for a beer|
    ask for an ale|ask for the bill|ask for the price and|offer _ coins for|offer _ for the|pay for|pay my|get change|rent _|
    put _ on my tab`,
  craft: `put together|piece together _ pieces|put _ back together|throw together|knock together|knock up|cobble together|patch up|
    patch _ up|rig up|get _ working|get _ running|get _ going|get _ moving|get _ to work|bring _ back to life|set a trap|
    set up a trap|lay a trap|set a snare|set up a|whip up|make a fire|build a fire|start a fire|light a campfire|sew up|stitch up|
    stitch _ up|take _ apart to fix|draw a map|draw up|carve _ into|draw a sketch|make a sketch|sharpen a|tie a knot|tie _ together|
    tie _ into|twist _ into|bend _ into|fold _ into|make _ out of|make _ into|make _ from|fix up|fix _ up|put up a barricade|weld _|
    splice _|mend _`,
  climb: `take a running jump|take a running leap|take a leap|take the leap|put my shoulder|set my shoulder|put my back into|
    throw my weight|throw my shoulder|throw myself against|throw myself over|throw myself across|throw myself through|
    fling myself over|hurl myself over|hurl myself across|haul myself|pull myself|hoist myself|heave myself|drag myself|
    push myself up|lower myself down|lower myself into|lower myself from|let myself down|let myself drop|swing myself|squeeze myself|
    worm my way|wriggle my way|wiggle my way|inch my way|shin up|shinny up|clamber _|scramble _|worm _|slither _|snake through|
    wiggle through|edge along the ledge|balance on|balance along|balance across|hang from|hang onto|cling to|cling onto|
    brace myself against|duck through|clear the gap|clear the wall|make the jump|take the jump|go over the wall|go over the fence|
    get over the|get across the|kick down the door|kick the door down|kick the door in|kick in the door|break down|break _ down|
    batter down|bust down|ram the door|force the door|shoulder open|bend the bars|arm wrestle|arm-wrestle _|do push|run up the wall|
    run along the wall|race _ to|ford the|tread water|hold my breath and swim|break my fall|roll aside|throw myself aside|leap aside|
    jump aside|dive aside|jump out of the way|dive out of the way`,
  perform: `sit in on|shuffle _|deal the|deal a hand|put on a show|put on a performance|put on a play|strike up a tune|strike up a song|strike up the band|strike a pose|
    strike a chord|give _ a tune|give _ a song|give a speech|give a performance|give a concert|give a toast|make a speech|
    hold a speech|belt out|break into song|break into a song|break into a dance|break into a jig|burst into song|burst out laughing|
    burst into laughter|burst into tears|crack up|do a trick|do a dance|do a little dance|do a handstand|do a cartwheel|do a jig|
    do a card trick|take a bow|take the stage|take to the stage|take the floor|take my bow|tell a story|tell _ a story|
    tell the crowd|entertain _|juggle _|play a tune|play a song|play cards|play dice|play a game|show off|cut a caper|trip the light|
    roll my eyes|pull a face|make a face|make faces|pull faces|cross my fingers|knock on wood|touch wood|pinch myself|
    scratch my head|flutter my|bat my eye|bat my eyelashes|whistle a tune|hum a tune|bow my head|drop a curtsy|flip a coin|
    toss a coin|shed a tear|do an impression|do my best impression|dance a|tap-dance|drop dead laughing|die laughing|laugh myself|
    wink _`,
  promise: `give my word|give _ my word|give my oath|give _ my oath|swear an oath|swear on|cross my heart|take an oath|take a vow|make a vow|
    make a promise|make _ a promise|make a pact|shake on it|spit and shake|bind myself|commit myself|pledge _|swear fealty|
    swear allegiance|swear my|take the oath|say i will come back|promise that|promise to`,
  accuse: `point the finger|point my finger|point a finger|call out|
    call _ out|call _ a liar|call _ a thief|call _ a murderer|call _ a coward|call _ a traitor|call _ a cheat|call _ a|
    put it to|lay _ at my door|lay _ at _ door|lay the blame|put the blame|pin _ on|blame _|catch _ in a lie|catch _ out|
    charge _ with|tell _ to my face|say _ to my face|throw it in my face|hold _ responsible|name _ as the|show _ up as|unmask _|
    see through _ lie|call my bluff|call _ bluff|say it was|say that it was|confront _|hurl accusations|tell _ i know what|
    tell _ that i know what|say i know what`,
  pray: `say grace|say a prayer|say my prayers|say a few words over|fold my hands and pray|clasp my hands and pray|bow my head in prayer|
    bow my head and pray|make the sign|sign myself|cross myself|commend my soul|commend _ soul|give thanks to|light a candle for|
    call on _ for help|call on the god|call on the gods|call on the spirit|call on the spirits|call on saint|call upon|
    fall to my knees before|beseech the|offer up|make an offering|make a sacrifice|leave an offering|sacrifice _|ask the sun|
    ask the moon|ask the ninth|ask my god|ask the lord for|ask the heavens|ask the spirits|ask the god|ask the gods|ask god|
    ask the spirit|ask the ancestor|ask the ancestors|ask saint|ask for a blessing|ask for a sign|ask heaven|ask for _ blessing|
    thank the god|thank the gods|thank god|thank heaven|thank _ saint|thank saint|kneel in prayer|kneel and pray|say the last rites|
    give _ last rites|put my faith in|invoke saint|sing a hymn|recite a psalm|bless myself|hold a vigil|pour a libation|
    pour out _ for the god|pour out _ for the gods|trust in the gods|wish upon`,
  recall: `cast my mind|rack my brain|rack my brains|go over what|think back|think about what _ said|think about what _ told|
    think about what happened|think of what|bring to mind|call to mind|run through what|go back over|go over everything _ so far|
    go over everything we|go over everything i|recall _|remember _|search my memory|jog my memory|try to place|place my accent|
    place my face|ask myself where i|ask myself what i|ask myself who told|look back on|look through my notes|go through my notes|
    read my notes|check my notes|consult my notes|look up in my notes|reflect on what`,
  plan: `sleep on it|make up my mind|toy with|play with the idea|think _ over|think about|think of|think up|think hard|think things|
    think through|draw up a plan|draw up plans|make a plan|make plans|come up with a plan|come up with a|come up with an idea|
    come up with something|hatch a|form a plan|lay a plan|lay plans|have half a mind|have a mind to|have in mind|have a plan|
    have an idea|set my heart|set my mind|dream of|dream about|look forward|picture myself|picture how|make a mental note|
    keep in mind|keep it in mind|bear in mind|mean to|be tempted|promise myself|swear to myself|tell myself|ask myself|say to myself|
    wonder _|weigh my options|weigh the|weigh up|mull over|work out how we|work out how i|work out in my head|work out a way|
    figure out how we|figure out how i|run through in my head|go over in my head|turn _ over in my mind|turn _ over in my head|
    put my mind to|put off|put _ off until|leave it for|leave it until|leave it till|leave _ for later|leave _ for tomorrow|
    save _ for later|go over the plan|work out a plan|work out how to|figure out how to|figure out a way|puzzle out how to|map out|
    prepare for tomorrow|set _ as my goal|wish i could|wish i had|wish i knew|wish that|hope that|hope for|hope _ does|be ready to|
    know what to do|know how to|be about to`,
  stop: `call it quits|throw in the towel|wrap things up here|leave it there|leave it here for`,
  gesture: `get down on my|go down on my|drop to my knees|get on my knees|stick my head out|take heart|take courage|steel myself|
    brace myself|gather my courage|gather my wits|pluck up|screw up my courage|summon up|pull myself together|collect myself|
    compose myself|clear my throat|lick my lips|clench my|grit my teeth|square my shoulders|straighten my|straighten up|
    roll up my sleeves|crack my neck|swallow my|catch myself|set my jaw|turn pale|turn red|raise an eyebrow|raise my eyebrow|
    raise my eyebrows|knit my brow|run my hand through my hair|run a hand through|rub my|wring my hands|wipe my brow|stand up ~|
    get up ~|get to my feet|rise to my feet|jump to my feet|climb to my feet|struggle to my feet|scramble to my feet|lean in|
    lean closer|lean forward|lean back|step closer|step forward|keep my hand on|keep my weapon ready|let out a sigh|let out a breath|
    heave a sigh|feel sorry|feel bad|feel like`,
};
