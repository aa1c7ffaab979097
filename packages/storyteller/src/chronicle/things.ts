import { words } from "#english/word-list";
import { WHAT } from "./marked-names.ts";

/** Things whose holder matters. Hands, breath, looks and turns can be taken too, but nobody asks where they are. */
const THINGS = words(
  `key keys keyring locket ring sword blade dagger knife axe bow crossbow arrow arrows quiver spear staff wand rod shield helm helmet
   armour armor cloak coat boots gloves belt lamp lantern torch candle book ledger letter letters map chart scroll parchment page
   pages journal diary notebook envelope parcel package purse pouch gem gemstone jewel ruby emerald sapphire diamond pearl crystal orb
   amulet necklace pendant bracelet brooch crown circlet chalice goblet bottle flask vial phial potion elixir box chest casket coffer
   strongbox satchel sack backpack rope chain hammer lockpick lockpicks idol statue statuette figurine mask mirror bell horn whistle
   flute harp lute violin drum seal signet badge token medal medallion talisman charm deed contract writ warrant ticket relic artifact
   artefact skull feather egg heirloom telescope spyglass compass pocketwatch hourglass pistol rifle musket revolver grimoire tome
   spellbook codex manuscript painting portrait photograph banner standard whip sceptre scepter pipe snuffbox cup knucklebone coin
   coins cane fan glove gloves thimble needle envelope abacus sextant astrolabe lens spectacles tankard mug jug bowl plate spoon kettle
   pot cauldron basket barrel keg jar urn vase tin casque sack bag saddle bridle harness horseshoe anchor net oar sail shovel spade
   pickaxe saw chisel tongs anvil hook crowbar manacles shackles lamp brazier candlestick censer rosary icon doll puppet dice chessman
   chessboard cards kite shawl scarf hat hood mantle robe gown veil sash bandage blanket tapestry rug pillow bracer gauntlet
   gauntlets trident mace club dart sling bolt bolts cannonball powder fuse stone stones crystal shard fragment tablet plaque inscription
   passport permit invitation testament recipe formula blueprint almanac bible psalter hymnal songbook tooth horn antler
   claw scale shell bone bones seed herb herbs mushroom loaf cheese ham wine cask`,
);

const HEAD = THINGS.join("|");
/** Up to three words between the article and the thing. None of them may begin another phrase. */
const BETWEEN =
  "(?:(?!(?:of|with|and|or|in|on|to|from|that|which|who|for|at|by|into|under|over|is|are|was|as|than)\\b)[\\p{L}’'-]+ ){0,3}?";
/** Requires that the noun ends here. So it does not match the "bell" of "the bell tower", nor "takes his coat off". */
const THING_END =
  "(?=[,.;:!?—–)”]|$| (?:and|or|but|nor|in|on|at|to|from|with|under|underneath|into|inside|onto|behind|beneath|beside|before|after|for|of|by|that|which|who|is|was|has|lies|lay|hangs|rests|sits|waits|stands|back|over|down|away|again|now|up|out|across|through|against|near|among|between|within|as|so|then|while|where|once|twice|safely|\\p{L}+ly)\\b)";

/** "the silver locket", "her lamp", "Frost-Tongue". The group `thing` is a noun phrase without its article, or a mark. */
export const THE_THING = `(?:(?:[Tt]he|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Mm]y|[Ii]ts|[Tt]his|[Tt]hat) (?<thing>${BETWEEN}(?:${HEAD})(?: (?:${HEAD}))?)${THING_END}|(?:[Tt]he )?(?<named>${WHAT})(?!['’]))`;
/** The same as THE_THING, but also with "a" or "one": "a silver locket". */
export const A_THING = `(?:(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Mm]y|[Ii]ts|[Tt]his|[Tt]hat|[Oo]ne) (?<thing>${BETWEEN}(?:${HEAD})(?: (?:${HEAD}))?)${THING_END}|(?:[Tt]he )?(?<named>${WHAT})(?!['’]))`;
/** Nouns that are hidden or given only in a figure of speech. */
const NO_THING =
  "word|words|news|warning|answer|order|orders|command|message|thanks|truth|lie|secret|name|promise|story|song|look|glance|nod|smile|grin|frown|wince|tremor|shiver|yawn|laugh|sigh|face|eyes|hand|hands|head|back|voice|tears|fear|anger|relief|surprise|doubt|grief|shame|pain|disappointment|feelings|thought|thoughts|time|moment|chance|way|turn|floor|lead|blame|credit|honou?r|respect|dead|rest|matter|question|business|use|sight|job|task|work|quest|right|town|city|castle|house|room|crowd|world|night|day|others?|ones?|two|three|lot|most|same|slip|once-over|benefit|blessing|kiss|advice|help|permission|attention|ground|lesson";

/** Any noun with an article, for verbs that take only things as objects. */
export const WHATEVER = `(?:[Tt]he|[Aa]n?|[Hh]is|[Hh]er|[Tt]heir|[Yy]our|[Mm]y|[Ii]ts|[Tt]his|[Tt]hat) (?<thing>${BETWEEN}(?!(?:${NO_THING})\\b)\\p{Ll}[\\p{Ll}’'-]{2,})`;

/** A quick test: a sentence about a thing contains one of these. */
export const ANY_THING = new RegExp(`\\b(?:${HEAD})\\b|${WHAT}`, "u");
