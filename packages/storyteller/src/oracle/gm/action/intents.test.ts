import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type Known, readAction } from "./read-action.ts";
import type { Intent } from "./verbs.ts";

const MARA: Known = { name: "Mara Quill", alias: "the innkeeper", kind: "person", here: true };
const TOWER: Known = { name: "the Salt Tower", alias: "tower", kind: "place", here: false };
const GHOUL: Known = { name: "the grave ghoul", alias: "ghoul", kind: "foe", here: true };
const KNOWN = [MARA, TOWER, GHOUL];

const SENTENCES: readonly (readonly [string, Intent])[] = [
  ["I look around.", "look"],
  ["look around the room", "look"],
  ["What do I see?", "look"],
  ["Where am I?", "look"],
  ["I take a look at the ceiling", "look"],
  ["Who's here?", "look"],
  ["I listen at the door", "look"],
  ["Set the Scene", "look"],
  ["I search the old desk for letters", "search"],
  ["Let's examine the body closely", "search"],
  ["I check for traps", "search"],
  ["look for a hidden door", "search"],
  ["I follow the tracks into the reeds", "search"],
  ["I talk to Mara", "talk"],
  ["I walk up to the innkeeper and ask about the bell", "talk"],
  ["“Who sent you?”", "talk"],
  ['"We mean no harm," I say, lowering my bow.', "talk"],
  ["Can you tell me about the missing children?", "talk"],
  ["What's your name?", "talk"],
  ["I greet the stranger with a bow", "talk"],
  ["Hello there", "talk"],
  ["I ask Mara if she knows the ferryman", "talk"],
  ['I shout "Attack!" to my friends', "talk"],
  ["I try to persuade the captain to let us pass", "persuade"],
  ["I lie about where I got the ring", "persuade"],
  ["I threaten him with my axe", "persuade"],
  ["I bribe the guard", "persuade"],
  ["haggle over the price", "persuade"],
  ["I go to the Salt Tower", "travel"],
  ["We head north along the river", "travel"],
  ["I leave the village at once", "travel"],
  ["Enter the cave", "travel"],
  ["I follow the road", "travel"],
  ["Let's move on", "travel"],
  ["I run away!", "flee"],
  ["We retreat to the boats", "flee"],
  ["I attack the ghoul", "fight"],
  ["I draw my sword and charge the nearest one", "fight"],
  ["I swing my hammer at its head", "fight"],
  ["shoot the archer", "fight"],
  ["I stab him in the leg", "fight"],
  ["I sneak past the guards", "sneak"],
  ["I hide behind the barrels and wait", "sneak"],
  ["Quietly I slip into the cellar", "sneak"],
  ["I try to pickpocket the merchant", "steal"],
  ["I steal the key from his belt", "steal"],
  ["I pick the lock with my tools", "use"],
  ["I use the rope to make a bridge", "use"],
  ["I drink the potion", "use"],
  ["I open the chest", "use"],
  ["I take the silver key", "take"],
  ["Loot the bodies", "take"],
  ["I give the letter to Mara", "give"],
  ["I pay the ferryman two coins", "give"],
  ["I cast light on my shield", "magic"],
  ["Fireball!", "magic"],
  ["I summon a spirit of the river", "magic"],
  ["I rest for the night", "rest"],
  ["We make camp under the trees", "rest"],
  ["I catch my breath", "rest"],
  ["I help the wounded soldier", "help"],
  ["I bandage his arm", "help"],
  ["I climb the wall", "climb"],
  ["Jump across the gap", "climb"],
  ["I kick down the door", "climb"],
  ["Is the door locked?", "ask"],
  ["Will the storm reach us before dark?", "ask"],
  ["Ask the oracle: does she know?", "ask"],
  ["Oracle, are we being followed?", "ask"],
  ["What do I know about the bell?", "recall"],
  ["Who is Mara?", "recall"],
  ["Do I remember this place?", "recall"],
  ["I wait", "wait"],
  ["I keep watch until dawn", "wait"],
  ["I do nothing", "wait"],
  ["I don't attack the ghoul, I run away", "flee"],
  ["I spend the rest of the evening near the fire", "other"],
  ["🐉🐉🐉", "other"],
  ["我环顾四周", "other"],
];

describe("what a player is up to", () => {
  it.each(SENTENCES)("%s → %s", (sentence, intent) => {
    expect(readAction(sentence, KNOWN).intent).toBe(intent);
  });

  it("sees who or what is meant by name, by part of a name and by role, but not inside another word", () => {
    expect(readAction("I thank mara", KNOWN).target).toBe(MARA);
    expect(readAction("I wave to the innkeeper", KNOWN).target).toBe(MARA);
    expect(readAction("go to the salt tower", KNOWN).target).toBe(TOWER);
    expect(readAction("attack the ghoul", KNOWN).target).toBe(GHOUL);
    expect(readAction("I walk the marathon", KNOWN).target).toBeNull();
  });

  it("takes a short object and a topic, in the second person", () => {
    expect(readAction("I head out into the forest following the north road", []).object).toBe("the forest");
    expect(readAction("I search the old oak desk carefully", []).object).toBe("the old oak desk");
    expect(readAction("I wind my watch", []).object).toBe("your watch");
    expect(readAction("Ask Mara about my lost sister and leave", KNOWN).topic).toBe("your lost sister");
    expect(readAction("I search it", []).object).toBe("");
  });

  it("tells a yes/no question from an open one", () => {
    expect(readAction("Is the bridge safe?", []).yesNo).toBe(true);
    expect(readAction("Ask the oracle whether he lies", []).yesNo).toBe(true);
    expect(readAction("Oracle, what waits below?", []).yesNo).toBe(false);
  });

  it.each([
    ["I walk along the wall.", "the wall"],
    ["I run across the bridge", "the bridge"],
    ["I walk beside my horse", "your horse"],
    ["I look beyond the old gate", "the old gate"],
  ])("hears in %j that it is about %j", (text, object) => {
    expect(readAction(text, KNOWN).object).toBe(object);
  });

  it("reads how it is done", () => {
    expect(readAction("I carefully open the box", []).manner).toBe("careful");
    expect(readAction("I threaten the clerk", []).manner).toBe("harsh");
    expect(readAction("I bluff", []).manner).toBe("sly");
  });

  it("never throws and never echoes at length, whatever is written", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: "binary", maxLength: 2_000 }), fc.string({ maxLength: 300 })), (text) => {
        const { object, topic } = readAction(`I search ${text} about ${text}`, KNOWN);
        for (const echo of [object, topic]) expect(echo).toMatch(/^(?:[a-z]+(?:['-][a-z]+)?(?: |$)){0,6}$/u);
      }),
    );
  });
});
