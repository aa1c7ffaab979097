import type { Act } from "../reading.ts";

/** What a clause can do: an act, or a gesture that is no act beside another one. */
export type Sense = Act | "gesture";

/** Verbs that mean one act whatever stands beside them, as base forms. */
export const PLAIN_VERBS: Readonly<Partial<Record<Sense, string>>> = {
  talk: `bark croak stammer assure insist argue quarrel bicker debate admonish berate rebuke dismiss correct interrupt address confer relay hint bid chat-up wish dial-up ask talk speak say whisper greet chat converse inquire enquire question interview interrogate reply respond explain
    mention remark apologize apologise thank compliment introduce inform notify answer call shout yell scream mutter murmur mumble
    gossip banter joke quip flirt confide admit confess remind warn announce declare state discuss consult quiz welcome congratulate
    comfort console reassure soothe hug embrace kiss wave nod salute curtsy curtsey hail brief debrief tease praise scold chide lecture
    instruct command order tell reveal gesticulate beckon signal chatter interject interrupt exclaim add retort phone radio
    acknowledge agree disagree refuse decline object complain protest mock insult taunt jeer heckle nag grumble rant describe relate
    recount report advise suggest propose listen hiss snap bellow holler ring babble small-talk commiserate sympathize sympathise
    toast forgive excuse hush shush shake cheer demand summarise summarize translate caution alert narrate inquire respond chime blurt
    befriend comment communicate contact socialize socialise schmooze telephone query request prompt volunteer brag boast broadcast shriek
    screech yelp yap squeak tattle snitch tutor deny demonstrate proclaim ridicule humiliate reprimand scoff annoy irritate pester provoke
    forbid disagree hound badger needle rib high-five highfive fist-bump fistbump quote reunite pity sass gripe whine quiz elaborate
    clarify parrot reassert reiterate repeat natter yak gab
    wail sob`,
  persuade: `persuade convince beg plead implore beseech urge coax cajole flatter charm seduce bribe negotiate bargain appeal calm
    pacify reason sway entreat recruit encourage parley woo sweet-talk butter lobby invite petition placate rally inspire mediate
    enlist solicit influence entice tempt win
    wheedle goad incite romance beguile prevail`,
  deceive: `lie deceive bluff trick fool pretend feign fake mislead fib con dupe hoodwink impersonate pose hoax fabricate disguise
    distract bamboozle swindle outwit misdirect invent
    cheat manipulate falsify sham delude`,
  threaten: `threaten intimidate menace blackmail bully browbeat frighten scare coerce extort glare snarl growl loom warn-off cow terrorize
    terrorise harass
    torment compel unnerve strong-arm pressure`,
  look: `examine inspect study observe watch read peer gaze stare glance survey scrutinize scrutinise regard peek scan spy view see notice
    perceive listen smell sniff eye eyeball behold spot sense eavesdrop taste identify appraise assess analyze analyse decipher
    decode investigate ogle recognise recognize sniff skim peruse admire contemplate count measure compare browse squint gawk
    estimate evaluate diagnose determine figure recon scout notice
    detect discover monitor gauge proofread research review verify solve marvel vet realize realise validate reread ascertain clock scope
    crosscheck cross-check reconnoiter reconnoitre inventory regard triangulate pinpoint trace`,
  search: `search rummage ransack frisk scour comb hunt forage scavenge loot seek rifle probe snoop root pat-down dig dredge ferret
    sift shake-down fossick grope trawl
    excavate exhume raid scrabble unearth glean rustle prospect delve`,
  travel: `go walk travel head leave exit enter depart proceed journey stroll march wander return ride hike trek follow approach
    descend ascend cross advance venture stride trudge saunter amble step move continue visit pursue navigate drive sail board
    disembark come hurry rush run jog stumble climb-down accompany escort explore backtrack retrace roam trot pace shuffle
    meander limp hasten rejoin overtake trail track cycle row fly teleport cruise traipse slog plod trail navigate barge storm
    gallop ramble pop nip swan mosey stagger edge
    arrive attend zoom flit drift lope scoot scurry scuttle strut swagger toddle totter tour veer swerve pedal glide orbit taxi reach
    circle vacate surf swoop transport usher guide parade patrol shepherd skirt relocate migrate hitchhike detour
    `,
  fight: `attack fight strike stab slash shoot punch kick hit kill slay smash bash swing lunge charge tackle wrestle grapple strangle
    choke behead decapitate cleave hack slice skewer impale pummel thump whack smite clobber headbutt elbow bite claw maul parry riposte
    block dodge thrust jab bludgeon batter snipe ambush assault murder execute disarm trip knee gut slit smack slap duel spar fire
    hurt harm wound maim cripple beat club pistol-whip backhand uppercut gouge finish retaliate scratch knife spear knock-out
    ram stomp trample bayonet pounce barrel counterattack defend garrotte garrote throttle body-slam suplex brawl scuffle stun
    subdue restrain taser tase swipe chop riddle blast zap gun pelt engage roundhouse sucker-punch pistolwhip shiv shank nail lash
    assassinate battle box bonk crowbar dropkick drop-kick flail flank flog incapacitate immobilize immobilise mug overpower pierce
    pulverize punish scorch shred slaughter slug squash swat thrash thwack trounce whop wallop counter deflect intercept repel nuke
    surround smother spank kidnap torture whup bean brain neutralize neutralise overwhelm outflank rout backstab hamstring dispatch lance
    incinerate`,
  flee: `flee escape retreat bolt scram skedaddle vamoose evade scarper withdraw hightail disengage decamp abscond scamper bail
    outrun evacuate desert elude absquatulate`,
  sneak: `sneak hide creep tiptoe prowl skulk lurk stalk sidle slink crouch conceal camouflage shadow tail infiltrate steal-away tip-toe
    stealth prowl skulk lurk cloak conceal camouflage`,
  take: `take grab pick pocket steal snatch seize collect gather pilfer swipe nick pinch nab fetch retrieve acquire filch
    confiscate bag scoop pluck unhook harvest remove lift-up snag borrow loot-up rescue salvage claim obtain yank gather reclaim yoink
    burgle purloin commandeer pack stow catch grasp recover
    acquire confiscate extract lasso obtain pillage plunder pocket possess purloin procure rob salvage thieve wangle withdraw receive
    regain yoink harvest mine bag heist burgle
    hijack commandeer`,
  give: `give hand offer lend return donate deliver present pass feed bestow gift entrust tip share surrender
    award distribute reward loan forward transfer refund`,
  use: `use open close shut lock unlock push pull press turn drink eat light ignite extinguish wear equip activate operate ring
    knock pour burn drop throw toss insert break wind load unload reload aim cut untie tie bind unwrap wrap apply sip swallow
    chew smoke inhale plug unplug start switch flip twist crank dial type write sign sketch-in tear rip crush wash clean wipe sweep
    water plant rub scratch-out hang lower raise attach detach fasten unfasten bandage heal treat bury barricade bar smear sharpen
    polish empty fill soak dip stir squeeze tap drag roll spin slide lay place put set connect disconnect hack wield brandish
    unsheathe sheathe holster unholster trigger test try sprinkle splash scatter spread feed-in shove don doff remove-on quaff gulp
    slurp munch devour nibble douse snuff blow kindle draw handcuff cuff gag chain tether moor anchor hoist unfurl furl steer
    saddle mount-up uncork dispose destroy demolish vandalize vandalise photograph film record scrub rinse bathe shave dress undress
    strap buckle unbuckle zip unzip swap exchange replace adjust tune calibrate reset reboot boot install download upload scan-in text
    email fax stamp seal unseal pin tack glue-on fan milk pet stroke pat brush groom free release liberate untangle consume finish-off
    lift jam wedge prop block-up stuff cover uncover veil mask unmask unfold fold shine point flick strike-up rattle jiggle pry prise lever
    unscrew screw hammer saw drill pick-lock jimmy smash-up shatter dismantle disable disarm-trap defuse bottle bolt-up latch unlatch
    jettison discard dump ditch launch deploy detonate nudge tug haul jerk administer inject ingest swig guzzle sample mix-in ply
    affix bait button unbutton caress clamp click clip unclip coat dab dangle damage deactivate dislodge drain drape drown duct-tape erase
    eject file flick float fuel fumble glue handle harness heat hitch hook unhook honk illuminate inflate infuse insulate lace loop loosen
    lug massage oil paste pilot plaster print propel puncture quench rearrange redirect refill reposition reverse ring rotate separate
    sever shift shovel slick slosh smooth snip soap spoon spray squirt staple steam store swab swivel tape tighten tilt toggle torch tow
    trim tweak unbar unbolt unbox unclasp unclog uncoil unpack unroll unveil vent wag wet whisk winch hotwire google overturn upset salt
    sand snack feast dine chomp gobble gnaw indulge partake exploit relight reseal cradle clutch label bookmark flood peg perk cancel
    position stock fit wheel pinch retract submerge slot angle steep jack
    prune water-down trim zone`,
  cast: `cast enchant summon conjure hex curse bewitch levitate teleport scry invoke counterspell fireball firebolt dispel polymorph
    bless smite-with channel incant exorcise banish transmute turn-undead resurrect charm-with
    hypnotize hypnotise transform shapeshift shape-shift morph unleash animate imbue`,
  rest: `rest sleep nap doze slumber snooze sit recline relax recover-up recuperate meditate camp unwind lounge slouch slump laze plop
    bask convalesce snuggle nestle cuddle chillax sprawl`,
  wait: `wait linger loiter stay pause idle bide remain stall hover dawdle dither stand hesitate freeze tarry
    delay endure hunker mope persist stew brood tolerate procrastinate withhold abstain refrain cease avoid obey relent`,
  buy: `buy purchase pay order sell trade barter haggle hire rent rehire spend bid invest pawn commission book auction
    reserve charter`,
  craft: `craft repair fix mend build make construct forge brew cook carve sew stitch assemble weave knit brew sharpen-up bake
    whittle fashion paint draw-up sketch rig patch cobble concoct compose knot braid smelt solder weld reinforce restore fortify
    improvise fletch tinker jury-rig jerry-rig roast boil fry grill upgrade modify engrave etch mould mold sculpt embroider draft
    distil distill set-up erect lash-up
    rebuild reassemble refurbish rewire decorate doodle furnish illustrate renovate wire compile sharpen hone reconstruct bodge
    weed graft
    caulk tar darn thatch varnish`,
  climb: `leapfrog catapult climb jump leap swim vault scramble clamber balance hurdle dive squeeze wriggle crawl wade somersault tumble scale hop
    swing-on force heave squirm shimmy abseil rappel backflip tightrope shinny wedge-through hoist-up ford bound hurl-over lift
    cartwheel-over paddle shoulder-open
    surmount dismount parachute ski skate tunnel exercise breach slalom belay arm-wrestle`,
  perform: `perform sing dance play recite juggle act entertain bow applaud clap whistle hum drum strum serenade curtsy-to laugh
    giggle cackle moonwalk cartwheel mime jest impress pirouette twirl chant yodel howl rap improvise-song busk orate preach
    sneer chuckle cry weep sob
    celebrate croon gamble wager party prance whoop squeal rhyme clown cavort freestyle frolic bet`,
  promise: `promise swear vow pledge guarantee`,
  accuse: `accuse confront blame denounce incriminate expose indict`,
  pray: `pray worship kneel-before praise-god genuflect consecrate
    atone repent mourn`,
  recall: `remember recall recollect reminisce reflect-on recap`,
  plan: `plan intend consider ponder think wonder scheme plot hope wish dream imagine suppose expect strategize strategise brainstorm
    mull deliberate decide ruminate fantasise fantasize daydream guess doubt suspect speculate hypothesise need want believe prepare
    muse reckon
    anticipate assume dread resolve organize organise arrange yearn crave`,
  gesture: `smile grin sigh shrug frown blink wink gulp shiver shudder blush grimace scowl cough yawn stretch wince gasp groan moan sniffle
    tremble tense kneel smirk flinch swallow-hard exhale pout sweat twitch curse-under blanch roll-eyes hum-and face straighten squat
    snort stand-up lean snicker clench panic gape pause-for feel bend stoop
    cringe cower faint sneeze snore whimper quiver grunt stiffen reel fume seethe pant wheeze fidget fiddle drool grind stutter sway hunch
    wobble lurch recoil chortle gesture flex sulk gloat waver lament grieve sniffle facepalm blanch`,
  stop: `ragequit`,
};
