import { lines } from "./thread-lines.ts";

/** Elements about who rules, who is ruled, and who would like to change places. */
export const POWER_THREADS = {
  revolution: lines(
    "the printed sheets",
    [
      "somebody nailed a list of names to the granary door, and the first of them was dead by morning",
      "the garrison has been told to sleep in its boots, and {villain} bought every drum in town",
    ],
    [
      "the sheets are printed at {lair}, on paper that only the palace can afford",
      "half of those who cheer for {villain} are paid to, and the other half pay for it later",
      "{relic} is to be carried at the head of the march, and it was never theirs to carry",
    ],
    "the rising was planned from above, to find out who would come to it",
    "By nightfall the list of names is ash in a bucket, and the people on it are out in the street, arguing about what comes next. It is the best noise you have heard in weeks.",
  ),
  factions: lines(
    "the peace between the houses",
    [
      "the peace between the two houses was signed in red, and {villain} has not stopped smiling since",
      "two colours are painted on every door now, and yours is the only one without",
    ],
    [
      "both sides buy their blades at {lair}, and from the same man",
      "{villain} sold {relic} twice in a week, once to each side",
      "somebody keeps a tally of the dead in two columns, and makes sure that they come out even",
    ],
    "there were never two sides, only one purse with two strings",
    "You lay the ledger on the table between them, open at the page. For the first time in ten years both houses are looking at the same thing.",
  ),
  oppression: lines(
    "the new tax",
    [
      "there is a tax on windows now, so people live in the dark, and {villain} counts the bricks",
      "they took the miller for owing a day's labour, and the day was a feast day",
    ],
    [
      "those who cannot pay are marched by night to {lair}",
      "the guards wear masks because they have cousins here",
      "{villain} keeps {relic} in a locked room and is afraid of it, and that is worth knowing",
    ],
    "the law they are all afraid of was never signed by anyone",
    "You read the law aloud in the square, all of it, down to the empty place where a name should be. Then somebody laughs, and it is over.",
  ),
  intrigue: lines(
    "the letter that never arrived",
    [
      "a letter came with the seal unbroken and the page cut out of it",
      "three people swear they dined with {villain} last night, in three different towns",
    ],
    [
      "the courier is alive, and being kept comfortable at {lair}",
      "the ink is the kind that fades in a month, so somebody needs a month",
      "the second cup at the dinner was poured for {villain}, and {villain} did not drink",
    ],
    "the letter was written to be stolen, and everyone who stole it is now on a list",
    "You give the page back to the one person who never asked for it, and watch a whole winter of lies fall in on itself without a sound.",
  ),
  politics: lines(
    "the vote",
    [
      "the vote is in three days, and the oldest voter has been dead for four",
      "{villain} has been seen being kind to people, and nobody can think of a good reason",
    ],
    [
      "the missing votes were moved to {lair} in flour sacks",
      "whoever holds {relic} on the day may speak first, and first is enough",
      "the quiet one at the end of the table has been writing everyone's speeches",
    ],
    "both candidates owe the same debt to the same lender",
    "The count is made in the open, twice, with children holding the lamps. It changes less than people hoped and more than {villain} can bear.",
  ),
  war: lines(
    "the war",
    [
      "the wounded came home on the grain carts, and the grain did not come at all",
      "there is an army two days off, and {villain} has sold it the bridge",
    ],
    [
      "the enemy's scouts are fed at {lair}, and somebody here does the cooking",
      "the order to hold was never sent, and the rider who had it was well paid",
      "{relic} was taken from the field before the battle and not after, so someone knew",
    ],
    "the war is kept up by two men who write to each other fondly",
    "The horns sound, and for once they sound the recall. On both banks men sit down in the mud and take off their helmets, like people waking up.",
  ),
  "court-drama": lines(
    "the wedding",
    [
      "the wedding has been put off a third time, and the bride has learned to pick locks",
      "somebody at the high table wore mourning to a christening, and {villain} laughed",
    ],
    [
      "the true contract lies at {lair}, under a floor that was mended in a hurry",
      "{villain} dances with the husband and writes to the wife",
      "the jewel everyone admired is glass, and {relic} paid for it",
    ],
    "the heir is nobody's child, and the best of the lot of them",
    "You say it in front of everyone, because it has to be in front of everyone. The fans stop. Then the old queen begins, slowly, to clap.",
  ),
  religion: lines(
    "the silent bell",
    [
      "the bell of the old shrine rang by itself for three nights, and then was found to have no tongue",
      "the priests are burning their own books, one page at a time, and {villain} chooses the page",
    ],
    [
      "the pilgrims who vanish were all given the same blessing at {lair}",
      "{relic} weeps only when {villain} has been alone with it",
      "the oldest prayer has one line too many, and that line is an address",
    ],
    "the god has been gone for years, and somebody answers the prayers for a fee",
    "You hang the tongue back in the bell with your own hands. It rings once, a little flat, and people come out of their houses as if they had been called by name.",
  ),
  merchant: lines(
    "the missing cargo",
    [
      "the cargo came in on time, weighed right, and was not what was loaded",
      "a guild seal turned up in a dead man's shoe, and {villain} has asked for the shoes",
    ],
    [
      "everything that goes missing is stored at {lair} until people stop asking",
      "the price of salt doubled the day before the ship went down, not after",
      "{villain} insured {relic} for more than the town is worth",
    ],
    "there never was a cargo, only a paper that said so, sold on and on",
    "The books are opened in the market square, and a great many respectable people remember that they are wanted elsewhere. Salt is a penny again by evening.",
  ),
  heist: lines(
    "the vault",
    [
      "there is a vault that cannot be opened, and for one night next week it will be",
      "{villain} wants {relic} moved before the new moon, and is paying in advance, which is the worrying part",
    ],
    [
      "the way in is through {lair}, and it is four fingers narrower than the plan says",
      "the guard changes on the half bell, except when the captain's wife is in town",
      "somebody has already made the copy, and it is better than the real thing",
    ],
    "the thing in the vault was stolen years ago, and the one who guards it knows",
    "It goes wrong in all the places you planned for. At dawn you are on a roof with {relic} in a bread basket, and nobody is chasing you, because nobody will ever admit that it is gone.",
  ),
} as const;
