import { expect, it } from "vitest";

import { promiseTitle } from "./promise-title.ts";

it.each([
  ["Hanne", "to bring the silver locket back to her", "Bring the silver locket back to Hanne"],
  ["Hanne", "to bring the silver locket back to Hanne", "Bring the silver locket back to Hanne"],
  ["Odo Brandt", "to mend his broken oar", "Mend Odo's broken oar"],
  ["the ferryman", "to mend his broken oar", "Mend the ferryman's broken oar"],
  ["Hanne", "to find the key", "Promise to Hanne: find the key"],
  ["Hanne", "to bring Tam to his mother", "Promise to Hanne: bring Tam to his mother"],
  ["Hanne", "to find your brother", "Promise to Hanne: find their own brother"],
  ["Hanne", "never to tell her husband", "Never tell Hanne's husband"],
  ["Hanne", "not to tell anyone", "Promise to Hanne: do not tell anyone"],
  ["Hanne", "to do what you can", "Promise to Hanne"],
  ["", "to find the killer", "Find the killer"],
])("a promise to %s %s is called %s", (to, gist, title) => expect(promiseTitle(to, gist)).toBe(title));
