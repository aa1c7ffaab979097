import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";
import { SEVEN_BY_WORD, THROUGH_THE_DOOR, TO_THE_READING, TO_THE_RESCUE } from "../testing/ways.fake.ts";

/** What the reply to the last of some messages says, and what it does not say. */
interface Answered {
  readonly title: string;
  readonly adventure: "first-evening" | "ledger";
  readonly script: readonly string[];
  readonly says?: RegExp;
  readonly not?: RegExp;
}

const ANSWERED: readonly Answered[] = [
  {
    title: "a question to somebody is about them where it says you, whatever place it names",
    adventure: "ledger",
    script: ["are you frightened of that house?"],
    not: /The one with the keys/u,
  },
  {
    title: "a question why is not answered with a yes or a no",
    adventure: "ledger",
    script: ["evening. Why have you stopped?"],
    not: /And if I said yes/u,
  },
  {
    title: "a question about a thing that somebody carries is asked of who is here, and is no look round",
    adventure: "ledger",
    script: ["Go up to the house", "what's that key for, the last one?"],
    says: /Nether Hollow/u,
    not: /Ways on:/u,
  },
  {
    title: "a question with a wish after it is no plan",
    adventure: "ledger",
    script: ["where's Sloe? i want a word"],
    not: /It might work/u,
  },
  {
    title: "a question asked back leaves the question of the supper open",
    adventure: "ledger",
    script: [
      "Go up to the house",
      ...Array.from({ length: 5 }, () => "Look at the portrait"),
      "who sat here before me?",
      "No. I'd leave it shut",
    ],
    says: /I am glad/u,
  },
  {
    title: "a question after a rescue is asked of who was rescued",
    adventure: "ledger",
    script: [...TO_THE_RESCUE, "who did this to you"],
    says: /I said thank you, like a fool/u,
  },
  {
    title: "a guess that is not proven yet is laid beside what was found",
    adventure: "ledger",
    script: [
      ...THROUGH_THE_DOOR,
      "Look at the ledger closely",
      "i think one and the same person ruled those names out in violet",
    ],
    says: /ruled out in violet/u,
    not: /You cannot show it yet/u,
  },
  {
    title: "a no is a word to who is here, and no deed",
    adventure: "ledger",
    script: ["Count the steps", "No, I've no reason to open it"],
    not: /already/u,
  },
  {
    title: "a call to somebody who hides is a call, and nothing from the notes",
    adventure: "ledger",
    script: ["Edge along the causeway", "Abel Noon! I know you're up there"],
    says: /I’m dead/u,
    not: /neither friend nor enemy/u,
  },
  {
    title: "a look behind a thing finds what it hides",
    adventure: "first-evening",
    script: ["look behind the aprons"],
    says: /A\.S\./u,
  },
  {
    title: "patience with somebody binds nobody",
    adventure: "first-evening",
    script: ["Go to the lane", "let him take as long as he likes"],
    not: /wrists/u,
  },
  {
    title: "a gesture at the climax is felt, and answered by nothing from another scene",
    adventure: "first-evening",
    script: [...TO_THE_READING, "I squeeze in next to Tib and take her hand"],
    says: /hand/u,
    not: /crusts|makes room/u,
  },
  {
    title: "a question to somebody after the end is answered out of what has been",
    adventure: "first-evening",
    script: [...SEVEN_BY_WORD, "Aldous, what happened the night of the wedding?"],
    says: /wedding|dancing|nodded/u,
  },
  {
    title: "a question about the truth after the end is answered as what has been",
    adventure: "first-evening",
    script: [...SEVEN_BY_WORD, "what really happened, then?"],
    says: /Nobody stole the rye/u,
    not: /if six are read tonight|waits below/u,
  },
  {
    title: "a question about a fate after the end is answered in a sentence",
    adventure: "first-evening",
    script: [...SEVEN_BY_WORD, "what became of Tib?"],
    says: /^Tib is allowed/u,
  },
];

describe("in a player's words", () => {
  it.each(ANSWERED)("$title", async ({ adventure, script, says = /\S/u, not = /^$/u }) => {
    const reply = lastReply(await play(adventure, script));
    expect(reply).toMatch(says);
    expect(reply).not.toMatch(not);
  });
});
