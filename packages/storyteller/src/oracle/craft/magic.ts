import type { MagicLevel } from "#contracts/options";

/** How a magic level shows in the world. Sentences are whole; `sights` and `asides` are in the present tense. */
export interface MagicLore {
  /** What magic is here, for a description of the world. */
  readonly law: readonly string[];
  /** What people think of it. */
  readonly custom: readonly string[];
  /** What it brings to a campaign: a whole sentence. */
  readonly stakes: readonly string[];
  /** A small sign of it (or of its absence) in passing, for any scene. */
  readonly asides: readonly string[];
  /** May spells, spirits and wonders appear in front of the players as a matter of course? */
  readonly openly: boolean;
}

/** The six magic levels of product.md §3. */
export const MAGIC: Readonly<Record<MagicLevel, MagicLore>> = {
  none: {
    law: [
      "There is no magic in {world}. What passes for it is skill, luck, faith or fraud, and wise people can usually tell which.",
      "No magic has ever been proved here. The wonders people tell of have causes, and the causes are generally other people.",
    ],
    custom: [
      "Charms sell well all the same, and a clever liar with a lens and some smoke may still empty a village.",
      "Priests promise nothing that they could be asked to show.",
    ],
    stakes: ["With no magic to mend it, a wound is a wound and a locked door is a locked door."],
    asides: [
      "A charm against bad luck hangs by the door, doing nothing.",
      "Whatever is done here is done by hand.",
      "Someone tells of a miracle, and someone else explains it.",
    ],
    openly: false,
  },
  rare: {
    law: [
      "Magic is rare in {world}: most people live and die without seeing a spell, and those who have seen one tend to move away.",
      "A true spell is so rare here that scholars quarrel over whether the last one was cast forty years ago or four hundred.",
    ],
    custom: [
      "Anyone with the gift hides it, or is hidden.",
      "A proven spell draws pilgrims, kings and knives, in that order.",
    ],
    stakes: [
      "Rare magic means that a single true spell can decide a war, and everyone who hears of one will come for it.",
    ],
    asides: [
      "An old sign is scratched above the lintel, in a script that no one living reads.",
      "For the length of one breath the shadows fall the wrong way, and then it is over.",
      "The lore of it is lost, or well buried.",
    ],
    openly: false,
  },
  low: {
    law: [
      "Magic is low and stubborn in {world}: charms that mostly work, healers with cold hands, a blessing on the plough and now and then a curse that takes.",
      "What magic there is stays small. A hedge witch may turn the milk or the weather, but never both in one day.",
    ],
    custom: [
      "Every village has someone who knows a little, and pays them in eggs.",
      "People nod to magic as they nod to bad dogs, politely and from a distance.",
    ],
    stakes: ["Low magic tips a scale now and then, though it never lifts the whole load."],
    asides: [
      "Rowan twigs are tied above the door, and the milk stays sweet.",
      "A wise woman's knot hangs on the bedpost, against dreams.",
      "The candle leans toward you a little, as they do for strangers.",
    ],
    openly: false,
  },
  medium: {
    law: [
      "Magic is a craft in {world}, learned, taxed and argued over: every town of size has a working mage, and most have opinions about the last one.",
      "Spells are known here as sailing is known: not everyone can, everyone has heard how, and nobody is surprised when it goes wrong.",
    ],
    custom: [
      "Mages swear an oath, wear a token and send a bill.",
      "A healer's spell costs about what a cow costs, and is fed longer.",
    ],
    stakes: ["Magic is a tool that both sides can buy, so what counts is who thinks of it first."],
    asides: [
      "A warding sign glimmers on the threshold as you pass.",
      "A journeyman mage haggles over the price of a mending spell.",
      "The lamp over there burns without oil, and has been paid for.",
    ],
    openly: true,
  },
  high: {
    law: [
      "High magic shapes {world}: towers float because somebody decided they should, armies march with weather of their own, and archmages sit in council with kings.",
      "Great magic is everywhere visible, in bridges of light and in craters, and those who wield it are courted like crowned heads.",
    ],
    custom: [
      "Children are tested for the gift at seven, and the whole street turns out to watch.",
      "A spell duel closes the market, and opens the betting.",
    ],
    stakes: [
      "Where high magic is at hand nothing is safe behind a wall, and every victory has to be won twice, once in the world and once in the wards.",
    ],
    asides: [
      "A messenger made of light goes by overhead, late for something.",
      "The air has the tinny taste of a great spell lately spoken.",
      "Runes as tall as a man turn slowly in the stone.",
    ],
    openly: true,
  },
  ubiquitous: {
    law: [
      "Magic is ubiquitous in {world}, as common as bread: it heats the bath, lights the lane, carries the post and minds the baby.",
      "Everyone in {world} has some magic, and ubiquitous spells do what hands do elsewhere; a household with no enchanted broom is pitied.",
    ],
    custom: [
      "People complain about spells as others complain about the roads.",
      "The old art is now doing a thing without magic, and it is taught to the rich.",
    ],
    stakes: [
      "With magic in every pocket, the rare and frightening thing is the place, or the person, where it stops working.",
    ],
    asides: [
      "A broom sweeps past you, muttering.",
      "Somebody's supper floats by on a tray, steaming, toward an upper window.",
      "The doorknob wishes you good day.",
    ],
    openly: true,
  },
};
