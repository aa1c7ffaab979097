import { expect, it } from "vitest";

import { isEasilyGuessed } from "./common-passwords.ts";

it.each([
  "123456",
  "PassWord1",
  "qwertyuiop",
  "aaaaaaaaaaaa",
  "cdefgh",
  "98765432",
  "mira.fen",
  "Mira.Fen@Example.org",
  "lorehearth",
])("takes %s for one of the first guesses", (password) =>
  expect(isEasilyGuessed(password, "mira.fen@example.org")).toBe(true),
);

it.each(["a lantern in the rain", "constructor", "1234567x", "aceg13", "ababab7", "fen.mira", "mira.fen1x", "ññññññn"])(
  "takes %s for a password",
  (password) => expect(isEasilyGuessed(password, "mira.fen@example.org")).toBe(false),
);
