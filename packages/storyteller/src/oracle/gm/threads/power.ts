import { lines } from "./thread-lines.ts";

/** Elements about who rules, who is ruled, and who would like to change places. */
export const POWER_THREADS = {
  revolution: lines(
    "the printed sheets",
    [
      "somebody nailed a list of [names|trades|houses] to the {surface} at {elsewhere}, and the first of {few} was dead by morning",
      "the garrison of {elsewhere} has been told to sleep in its boots, and {villain} bought [every drum|every candle|all the rope] in town",
    ],
    [
      "the sheets are printed at {lair}, on paper that only [the palace|the bishop|{villain}] can afford",
      "[half|two thirds|the loudest] of those who cheer for {villain} are paid in {thing|plural}, and the others pay for it later",
      "{relic} is to be carried [at the head of the march|over the bridge|past the {surface}] on the day, and it was never theirs to carry",
    ],
    "the rising was planned [from above|at {lair}|by {villain}], to find out who would come to it",
    "By nightfall the list of names is ash in a bucket by the {surface}, and the {trade|plural} on it are out in the street, arguing about what comes next. It is the best noise you have heard at {place}.",
  ),
  factions: lines(
    "the peace between the houses",
    [
      "the peace between the two houses was signed in red, {ago}, and {villain} has not stopped smiling since",
      "two colours are painted on every door of {place} now, and only yours and {trade|a|possessive} are without",
    ],
    [
      "both sides buy their blades at {lair}, and from the same {trade}",
      "{villain} sold {relic} twice in [a week|one night|{few} days], once to each side",
      "{who} keeps a tally of the dead in two columns, {there}, and makes sure that they come out even",
    ],
    "there were never two sides, only {villain|possessive} purse with two strings",
    "You lay the ledger on the {surface} between them, open at {villain|possessive} page. For the first time in {few} years both houses are looking at the same thing.",
  ),
  oppression: lines(
    "the new tax",
    [
      "there is a tax on [windows|chimneys|mirrors|doors] now, so people make do without, and {villain} counts the {thing|plural} besides",
      "they took {trade|a} from {elsewhere} for owing {few} days' labour, and one of them was a feast day",
    ],
    [
      "those who cannot pay are marched by night to {lair}, {few} at a time",
      "the guards wear masks because they have cousins among the {trade|plural} of {place}",
      "{villain} keeps {relic} [in a locked room|under a wet sheet|behind the {surface}] and is afraid of it, and that is worth knowing",
    ],
    "the law they are all afraid of, {villain} as much as any, was never signed by anyone",
    "You read the law aloud {there}, all of it, down to the empty place where a name should be. Then {who} laughs, and it is over.",
  ),
  intrigue: lines(
    "the letter that never arrived",
    [
      "a letter came to {trade|a} at {place} with the seal unbroken and the [first|last|only] page cut out of it",
      "[three|four|five] people swear they dined with {villain} {ago}, and no two of them in one town",
    ],
    [
      "the courier is alive, and being kept comfortable at {lair} by {trade|a}",
      "the ink is the kind that fades in a [month|week|season], so {villain} needs no longer than that",
      "the second cup at the dinner was poured for {villain} by {trade|a}, and {villain} did not drink",
    ],
    "the letter was written to be stolen, and everyone who stole it, {few} of them, is now on {villain|possessive} list",
    "You give the page back to {trade|a} who never asked for it, and watch a whole winter of {villain|possessive} lies fall in on itself without a sound.",
  ),
  politics: lines(
    "the vote",
    [
      "the vote is in {few} days, and the oldest voter at {place}, {trade|a}, has been dead for longer",
      "{villain} has been seen being kind to {trade|plural}, and nobody at {place} can think of a good reason",
    ],
    [
      "the missing votes were moved to {lair} in [flour sacks|a coffin|fish barrels|a cradle], {ago}",
      "whoever holds {relic} on the day may speak first, and against {villain} first is enough",
      "the quiet {trade} at the end of the table has been writing everyone's speeches",
    ],
    "both candidates owe the same debt to the same lender, and the lender sleeps at {lair}",
    "The count is made in the open, by the {surface}, twice, with children holding the lamps. It changes less than people hoped and more than {villain} can bear.",
  ),
  war: lines(
    "the war",
    [
      "the wounded came home to {elsewhere} on the grain carts, {few} to a cart, and the grain did not come at all",
      "there is an army {few} days off, and {villain} has sold it [the bridge|the ford|the maps|the bread]",
    ],
    [
      "the enemy's scouts are fed at {lair}, and {trade|a} from {place} does the cooking",
      "the order to hold was never sent, and the rider who had it was paid in {thing|plural}",
      "{relic} was taken from the field {few} hours before the battle and not after, so {villain} knew",
    ],
    "the war is kept up by two [men|cousins|old friends] who write to each other fondly, and {villain} carries the letters",
    "The horns sound over {place}, and for once they sound the recall. On both banks they sit down in the mud, {trade|plural} and soldiers, and take off their helmets like people waking up.",
  ),
  "court-drama": lines(
    "the wedding",
    [
      "the wedding has been put off [a third|a fourth|a fifth] time, and the bride has learned to [pick locks|shoot|forge a hand]",
      "somebody at the high table wore mourning to a christening at {elsewhere}, and {villain} laughed",
    ],
    [
      "the true contract lies at {lair}, [under a floor|behind a hearth|in a wall] that was mended in a hurry {ago}",
      "{villain} dances with the husband and writes to the wife, in {trade|a|possessive} hand",
      "the jewel that everyone at {elsewhere} admired is glass, and {relic} paid for it",
    ],
    "the heir is {trade|a|possessive} child, and the best of the lot of them",
    "You say it in front of everyone at {place}, because it has to be in front of everyone. The fans stop. Then an old lady by the {surface} begins, slowly, to clap.",
  ),
  religion: lines(
    "the silent bell",
    [
      "the bell of the old shrine by {elsewhere} rang by itself for {few} nights, and then was found to have no tongue",
      "the priests at {elsewhere} are burning their own books, {few} pages a night, and {villain} chooses the page",
    ],
    [
      "the {few} pilgrims who vanished were all given the same blessing at {lair}",
      "{relic} [weeps|hums|smells of {smell}] only when {villain} has been alone with it",
      "the oldest prayer has [one line|two lines|one name] too many, and what is over is the way to {lair}",
    ],
    "the god has been gone for {few} years, and {villain} answers the prayers for a fee",
    "You hang the tongue back in the bell with your own hands, and with {trade|a} to hold the ladder. It rings once over {place}, a little flat, and people come out of their houses as if they had been called by name.",
  ),
  merchant: lines(
    "the missing cargo",
    [
      "the cargo for {elsewhere} came in on time, weighed right, and was {thing|plural}, which is not what was loaded",
      "a guild seal turned up in a dead {trade|possessive} shoe, and {villain} has asked for the shoes",
    ],
    [
      "everything that goes missing, {thing|plural} and {trade|plural} alike, is stored at {lair} until people stop asking",
      "the price of [salt|tallow|iron|sugar|rope] doubled the day before the ship went down, not after, and {villain} had bought",
      "{villain} insured {relic} for more than {place} is worth",
    ],
    "there never was a cargo, only a paper that said so, sold on and on from {villain} to {trade|a} and back",
    "The books are opened {there}, and a great many respectable people remember that they are wanted at {elsewhere}. By evening {thing|plural} are a penny again at {place}.",
  ),
  heist: lines(
    "the vault",
    [
      "there is a vault under {elsewhere} that cannot be opened, and for one night, {few} days from now, it will be",
      "{villain} wants {relic} moved before the [new moon|market|thaw|tax], and is paying {trade|plural} in advance, which is the worrying part",
    ],
    [
      "the way in is through {lair}, and it is {few} fingers narrower than the plan says",
      "the guard changes on the half bell, except when the captain's [wife|mother|creditor|tailor] is at {place}",
      "{who} has already made the copy of {relic}, and it is better than the real thing",
    ],
    "the thing in the vault was stolen {ago}, and {villain}, who guards it, knows",
    "It goes wrong at {place} in all the ways you planned for. At dawn you are on a roof with {relic} in a [bread basket|hat box|bucket], and nobody is chasing you, because nobody will ever admit that it is gone.",
  ),
} as const;
