import { describe, expect, it } from "vitest";

import { partsOfGoal } from "./goal-parts.ts";

describe("What the hero wants", () => {
  it.each<[string, string[]]>([
    ["find the urn and who is writing the letters", ["find the urn", "find out who is writing the letters"]],
    ["win the contest and the hat", ["win the contest", "win the hat"]],
    [
      "mend or recast the bell before the Vale floods, and to get your grandmother out of Cinder Row alive",
      ["mend or recast the bell before the Vale floods", "get your grandmother out of Cinder Row alive"],
    ],
    [
      "find her brother Tom and learn what happened on the ferry",
      ["find her brother Tom", "learn what happened on the ferry"],
    ],
    ["find your brother Will and bring him home", ["find your brother Will and bring him home"]],
    [
      "find out who came out of the ninth pod, then get the truth to Earth",
      ["find out who came out of the ninth pod", "get the truth to Earth"],
    ],
    ["open the road between the mill and the inn", ["open the road between the mill and the inn"]],
    ["find out who killed Thomas Wray and why", ["find out who killed Thomas Wray and why"]],
    ["find the dog", ["find the dog"]],
    [
      "know who killed Edmond before he is buried on Sunday and the house is sold",
      ["know who killed Edmond before he is buried on Sunday and the house is sold"],
    ],
    [
      "save the orchard before the frost comes and the bank takes it",
      ["save the orchard before the frost comes and the bank takes it"],
    ],
  ])("%s", (aim, parts) => {
    expect(partsOfGoal(aim)).toEqual(parts);
  });
});
