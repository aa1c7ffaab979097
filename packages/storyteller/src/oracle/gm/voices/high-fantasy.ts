import { list, type Voice } from "./voice.ts";

export const highFantasyVoice: Voice = {
  sounds: list(
    "a bell answers another bell across the valley; harp strings are being tuned, badly, behind a door; the river talks over its stones; a herald clears his throat twice; swifts scream round the white towers; a gate winds down on its long chain; someone is singing the old roll of kings; wind moves through the banners like a hand",
  ),
  smells: list(
    "crushed thyme and horse; beeswax and old parchment; rain on warm stone; apple wood smoke; lilies a day past their best; oiled mail and lavender",
  ),
  lights: list(
    "gold light lies along the flagstones; the last sun catches every spear point in turn; a lamp of blue glass burns without flickering; morning comes down the mountain one roof at a time; the snow peaks hold the light long after the valley has let it go; coloured glass throws saints across the floor",
  ),
  passers: list(
    "a page runs past with a message too big for him; two pilgrims argue about which of them is humbler; an elf in grey waits as though waiting were a craft; a knight is being very polite to a mule; a dwarf measures the doorway and disapproves; a scribe blots his page and looks round to see who saw; children fight a dragon that is mostly blanket; an old king's man salutes a banner nobody else looks at",
  ),
  skies: list(
    "clouds tower over the far peaks like a second range; the stars come out in the order the songs give them; a warm wind brings petals from somewhere; the moon rises over the pass, round and well-mannered; rain walks across the valley on silver legs",
  ),
  curios: list(
    "a child's crown of rushes; a sword worn smooth at the pommel by four generations of thumbs; a map with one corner carefully burnt away; a seal broken and mended with wax; a white feather no bird here would own; a name scratched out of a roll of honour; a cup that hums when the wind is east; an oak seedling growing through an old helm",
  ),
  surfaces: list(
    "marble balustrade; oak table; carved pillar; well rim; standing stone; bronze door; velvet rope; stair rail",
  ),
  oaths: list("By the Crown; Stars above; By tree and tower; Light keep us; Bless the old names"),
  blows: {
    "*": list("hews at you; comes in under your guard; drives you back a step"),
  },
};
