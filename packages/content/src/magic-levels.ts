import type { MagicLevel } from "#contracts/options";

/** How a magic level shows in the world, in whole sentences. */
export interface MagicLore {
  /** What magic there is, for a description of the world. */
  readonly law: readonly string[];
  /** What people think of magic. */
  readonly custom: readonly string[];
  /** What magic means for a campaign, as a whole sentence. */
  readonly stakes: readonly string[];
}

/** The six magic levels that a world can have. */
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
  },
};
