import { expect, it } from "vitest";

import { askedRelations } from "./asked-relations.ts";

it.each([
  ["Where is Hanne?", ["place", "holder"]],
  ["Where did I hide the key?", ["place", "holder"]],
  ["Who has the locket now?", ["holder"]],
  ["Is Corvin still alive?", ["status"]],
  ["What became of Corvin?", ["status"]],
  ["How does Hanne feel about me?", ["attitude"]],
  ["Whom does Hanne serve?", ["allegiance"]],
  ["What does Hanne want?", ["want"]],
  ["Who is Hanne?", ["role"]],
  ["I draw my sword and go to the mill.", []],
])("%s", (text, relations) => expect(askedRelations(text)).toEqual(relations));
