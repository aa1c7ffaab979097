import type { Act } from "../reading.ts";

/** The sense of a clause: an act, or a gesture, which does not count beside an act. */
export type Sense = Act | "gesture";

/** Verbs that mean the same act whatever words are around them, as base forms. */
export const PLAIN_VERBS: Readonly<Partial<Record<Sense, string>>> = {
  talk: `bark croak stammer assure insist argue quarrel bicker debate admonish berate rebuke dismiss correct interrupt address confer relay
    hint bid chat-up wish dial-up speak greet chat converse inquire enquire question interview interrogate reply respond mention remark
    apologize apologise thank compliment introduce inform notify shout yell scream mutter murmur mumble gossip banter joke quip flirt
    confide admit confess remind warn announce declare state discuss consult quiz welcome congratulate comfort console reassure soothe
    embrace kiss wave nod curtsy curtsey brief debrief tease praise scold chide lecture instruct command order tell reveal gesticulate
    beckon signal chatter interject interrupt exclaim retort phone radio acknowledge agree disagree refuse decline object complain
    protest mock insult taunt jeer heckle nag grumble rant describe relate recount report advise suggest listen hiss snap bellow holler
    ring babble small-talk commiserate sympathize sympathise toast forgive excuse shush summarise summarize translate caution alert
    narrate inquire respond chime blurt befriend comment communicate contact socialize socialise schmooze telephone query request prompt
    volunteer brag boast broadcast shriek screech yelp yap squeak tattle snitch tutor deny demonstrate proclaim ridicule humiliate
    reprimand scoff annoy irritate pester provoke forbid disagree hound badger needle rib high-five highfive fist-bump fistbump quote
    reunite pity sass gripe whine quiz elaborate clarify parrot reassert reiterate repeat natter yak gab wail sob accept add answer ask
    call cheer cooperate concede demand explain express voice utter air hail heed hug invite mingle mouth name persist propose hush
    rebuff salute say submit surrender yield capitulate support surprise talk teach page vouch testify wake whisper`,
  persuade: `persuade convince beg implore beseech coax cajole flatter charm seduce bribe negotiate appeal pacify reason sway entreat recruit
    encourage parley woo sweet-talk butter lobby petition placate rally inspire mediate enlist solicit influence entice tempt wheedle
    goad incite romance beguile prevail calm plead quieten urge`,
  deceive: `lie deceive bluff fool pretend feign fake mislead fib con dupe hoodwink impersonate hoax fabricate disguise bamboozle swindle outwit
    misdirect invent cheat manipulate falsify sham delude distract lure trick`,
  threaten: `threaten intimidate menace blackmail bully browbeat frighten scare coerce extort snarl growl loom warn-off cow terrorize terrorise
    harass torment compel unnerve strong-arm pressure startle spook glare`,
  look: `inspect study observe peer gaze stare survey scrutinize scrutinise regard peek scan spy view notice perceive listen eyeball behold
    spot sense eavesdrop taste identify appraise assess analyze analyse decipher decode investigate ogle recognise recognize skim peruse
    admire contemplate compare browse squint gawk estimate evaluate diagnose determine recon scout notice detect discover monitor gauge
    proofread research review verify solve marvel vet realize realise validate reread ascertain clock scope crosscheck cross-check
    reconnoiter reconnoitre inventory regard triangulate pinpoint trace concentrate count examine eye figure focus glance hear learn
    measure note pore read see shine size smell sniff leaf watch weigh`,
  search: `search rummage ransack frisk scour comb forage scavenge loot rifle probe snoop pat-down dig dredge ferret sift shake-down fossick
    grope trawl excavate exhume raid scrabble unearth glean rustle prospect delve find hunt root seek`,
  travel: `go travel leave exit depart proceed journey wander hike trek follow approach descend ascend cross advance venture trudge saunter
    amble step move continue visit navigate drive sail board disembark run jog climb-down accompany escort explore backtrack retrace
    roam trot pace meander limp hasten rejoin overtake trail cycle row fly teleport cruise traipse slog plod trail navigate barge gallop
    ramble nip swan mosey stagger edge arrive attend zoom flit drift lope scoot scurry scuttle strut swagger toddle totter tour veer
    swerve pedal glide orbit taxi reach circle vacate surf swoop transport usher guide parade patrol shepherd skirt relocate migrate
    hitchhike detour bear brave burst chance chase come dart dash enter head hurry lead march penetrate pop pursue race return ride rush
    skip storm stride stroll stumble track tread walk shuffle`,
  fight: `attack fight strike stab slash shoot punch kick hit kill slay smash bash swing grapple strangle choke behead decapitate cleave hack
    slice skewer impale pummel thump whack smite clobber headbutt claw maul parry riposte jab bludgeon batter snipe ambush assault
    murder execute trip knee gut slit smack duel spar fire hurt harm wound maim cripple club pistol-whip backhand uppercut gouge finish
    retaliate scratch knife spear knock-out ram stomp trample bayonet pounce barrel counterattack garrotte garrote throttle body-slam
    suplex brawl scuffle stun subdue restrain taser tase swipe chop riddle blast zap gun pelt engage roundhouse sucker-punch pistolwhip
    shiv shank lash assassinate battle box bonk dropkick drop-kick flail flank flog incapacitate immobilize immobilise mug overpower
    pierce pulverize punish scorch shred slaughter slug squash swat thrash thwack trounce whop wallop counter deflect intercept repel
    nuke surround smother spank kidnap torture whup bean brain neutralize neutralise overwhelm outflank rout backstab hamstring dispatch
    lance incinerate bat beat bite charge disarm dodge elbow lunge nail sic slap tackle thrust wrestle`,
  flee: `flee escape retreat bolt scram skedaddle vamoose evade scarper withdraw hightail disengage decamp abscond scamper bail outrun
    evacuate desert elude absquatulate`,
  sneak: `hide creep tiptoe prowl skulk lurk stalk sidle slink crouch conceal camouflage shadow infiltrate steal-away tip-toe stealth prowl
    skulk lurk cloak conceal camouflage inch sneak tail`,
  take: `take grab pick pocket steal snatch seize collect pilfer swipe nick pinch nab fetch retrieve acquire filch confiscate bag scoop pluck
    unhook harvest lift-up snag borrow loot-up rescue salvage claim obtain reclaim yoink burgle purloin commandeer stow catch grasp
    recover acquire confiscate extract lasso obtain pillage plunder pocket possess purloin procure rob salvage thieve wangle withdraw
    receive regain yoink harvest mine bag heist burgle hijack commandeer gather pack palm remove`,
  give: `give lend donate pass feed bestow gift entrust tip award distribute reward loan forward transfer refund deliver grant hand offer
    present share`,
  use: `unlock push pull press turn ignite extinguish equip activate operate ring knock burn drop toss insert break unload reload aim cut
    tie bind unwrap wrap sip chew smoke inhale plug unplug switch flip twist crank dial type sketch-in tear rip crush water scratch-out
    hang lower raise attach detach fasten unfasten bandage bury barricade bar smear sharpen polish empty soak stir squeeze drag roll
    slide lay place put connect disconnect hack wield brandish unsheathe sheathe holster unholster trigger sprinkle scatter feed-in
    shove don doff remove-on quaff gulp slurp munch devour nibble douse snuff blow kindle draw handcuff cuff gag chain tether moor
    anchor hoist unfurl furl steer saddle mount-up uncork dispose destroy demolish vandalize vandalise photograph film record scrub
    rinse bathe shave undress strap buckle unbuckle zip unzip exchange replace adjust tune calibrate reset reboot boot install download
    upload scan-in text email fax stamp unseal pin tack glue-on milk pet stroke groom release liberate untangle consume finish-off lift
    jam wedge prop block-up cover uncover veil mask unmask unfold fold point flick strike-up rattle jiggle pry prise lever unscrew
    hammer saw drill pick-lock jimmy smash-up shatter dismantle disable disarm-trap defuse bottle bolt-up latch unlatch jettison discard
    ditch launch deploy detonate nudge tug jerk administer inject ingest swig guzzle sample mix-in ply affix bait button unbutton caress
    clamp click clip unclip coat dab dangle damage deactivate dislodge drain drape drown duct-tape erase eject file flick float fuel
    fumble glue handle harness heat hitch hook unhook honk illuminate inflate infuse insulate lace loop loosen lug massage oil paste
    pilot plaster print propel puncture quench rearrange redirect refill reposition reverse ring rotate separate sever shift shovel
    slick slosh smooth snip soap spoon spray squirt staple steam store swab swivel tape tighten tilt toggle torch tow trim tweak unbar
    unbolt unbox unclasp unclog uncoil unpack unroll unveil vent wag wet whisk winch hotwire google overturn upset salt sand snack feast
    dine chomp gobble gnaw indulge partake exploit relight reseal cradle clutch label bookmark flood peg perk cancel position stock fit
    wheel pinch retract submerge slot angle steep jack prune water-down trim apply block brush change chuck clean clear close dim dip
    dress drink dump dust eat egg extend fan fill fish free haul hurl jot lick light load lock crowbar mark nurse open pat peel pitch
    plant pour produce prod poke refuel recharge risk rub save scrape screw seal send serve set shake shore shut sign sling spill spin
    splash spread stack start strip stuff suck swallow swap sweep tap test tend throw thumb touch treat try tuck undo untie use wash
    wear wind wipe write yank rope`,
  cast: `cast enchant conjure hex bewitch levitate teleport scry counterspell fireball firebolt dispel polymorph bless smite-with channel
    incant exorcise banish transmute turn-undead resurrect charm-with hypnotize hypnotise transform shapeshift shape-shift morph unleash
    animate imbue heal invoke summon vanish`,
  rest: `rest nap doze slumber snooze sit recline relax recover-up recuperate meditate camp unwind lounge slouch slump laze plop bask
    convalesce snuggle nestle cuddle chillax sprawl chill curl perch settle sleep steady warm zone retire`,
  wait: `wait loiter pause idle bide stall hover dawdle dither stand hesitate freeze tarry delay endure hunker mope stew brood tolerate
    procrastinate withhold abstain refrain cease avoid relent comply obey defend die guard ignore last linger live mind protect cover_
    quiet remain resist slow spare stay stop twiddle`,
  buy: `purchase order sell barter haggle hire rent rehire bid invest pawn commission auction reserve charter bargain book buy pay shop
    splurge spend trade`,
  craft: `craft repair fix mend make construct carve sew stitch assemble weave knit sharpen-up bake fashion draw-up sketch rig patch cobble
    concoct compose knot braid smelt solder weld reinforce restore fortify fletch tinker jury-rig jerry-rig roast boil fry grill upgrade
    modify engrave etch mould mold sculpt embroider draft distil distill set-up erect lash-up rebuild reassemble refurbish rewire
    decorate doodle furnish illustrate renovate wire compile sharpen hone reconstruct bodge weed graft caulk tar darn thatch varnish
    brew build cook copy forge improvise paint whittle`,
  climb: `leapfrog catapult jump leap swim vault scramble clamber balance hurdle dive squeeze wriggle wade somersault tumble scale swing-on
    force heave squirm shimmy abseil rappel backflip tightrope shinny wedge-through hoist-up ford bound hurl-over lift cartwheel-over
    paddle shoulder-open surmount dismount parachute ski skate tunnel exercise breach slalom belay arm-wrestle climb crawl hop mount
    worm snake slither wiggle shoulder spring straddle struggle`,
  perform: `perform dance play juggle entertain applaud hum drum strum serenade curtsy-to laugh giggle cackle moonwalk cartwheel mime jest
    impress pirouette twirl chant yodel rap improvise-song busk orate preach chuckle weep sob celebrate croon gamble wager party prance
    whoop squeal rhyme clown cavort freestyle frolic act bet bow clap conduct cry pose howl imitate mimic practice practise train
    rehearse flutter recite sing tickle whistle win`,
  promise: `vow pledge guarantee promise swear`,
  accuse: `accuse confront blame denounce incriminate expose indict sue`,
  pray: `pray worship kneel-before praise-god genuflect consecrate atone repent mourn`,
  recall: `remember recall recollect reminisce reflect-on recap know`,
  plan: `plan intend consider ponder wonder scheme plot hope wish imagine suppose expect strategize strategise brainstorm mull deliberate
    decide ruminate fantasise fantasize daydream guess doubt suspect speculate hypothesise want believe prepare muse reckon anticipate
    assume dread resolve organize organise arrange yearn crave dream think trust`,
  gesture: `smile sigh shrug frown blink gulp shiver shudder blush grimace scowl cough yawn wince gasp groan moan sniffle tremble tense kneel
    smirk flinch swallow-hard exhale pout sweat twitch curse-under blanch roll-eyes hum-and straighten squat snort stand-up lean snicker
    clench panic gape pause-for bend stoop cringe cower faint sneeze snore whimper quiver grunt stiffen reel fume seethe pant wheeze
    fidget fiddle drool grind stutter sway hunch wobble lurch recoil chortle gesture flex sulk gloat waver lament grieve sniffle
    facepalm blanch ache be curse stretch face fall feel gain grit miss need rise spit vomit wink grin sneer`,
  stop: `ragequit quit`,
};
