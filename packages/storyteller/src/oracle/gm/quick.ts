import { WORD_RANGES } from "#contracts/options";
import type { Scene } from "#contracts/play/scene";

import { createRandom } from "../craft/random.ts";
import { readAction } from "./action/read-action.ts";
import { compose } from "./prose/compose.ts";
import { may, must } from "./prose/beats.ts";
import { Writer } from "./prose/writer.ts";
import { safeName } from "./story/names.ts";
import { COMMONS } from "./text/commons.ts";
import { ORACLE_NO, ORACLE_NO_BUT, ORACLE_YES, ORACLE_YES_BUT } from "./text/magic.ts";
import { TWISTS } from "./text/oracle.ts";
import { QUICK, QUICK_END } from "./text/quick.ts";
import { FILLERS } from "./text/fillers.ts";
import { LAST_LINES } from "./text/hooks.ts";
import { TEXTURE } from "./text/texture.ts";
import { voiceOf } from "./voices/index.ts";

/** A short answer outside any story, in the voice of the world where one is given. At most 90 words. */
export function answerQuickly(message: string, scene: Scene | null): string {
  const random = createRandom(`quick\u001f${message}\u001f${scene?.campaign.id ?? ""}`);
  const voice = voiceOf(scene?.world?.genres ?? []);
  const world = safeName(scene?.world?.name ?? "") ?? "this world";
  const slots = {
    ...COMMONS,
    thing: ["key", "lamp", "letter"],
    hourly: ["nobody is counting"],
    sound: voice.sounds,
    smell: voice.smells,
    light: voice.lights,
    passer: voice.passers,
    sky: voice.skies,
    curio: voice.curios,
    surface: voice.surfaces,
    place: world,
    world,
    way: "a place you have not seen yet",
    twist: TWISTS,
    trade: ["stranger", "clerk", "pedlar"],
    faction: ["the old families"],
    elsewhere: ["the next valley"],
  };
  const writer = new Writer(random, { said: "", parts: "" }, () => slots);
  const { yesNo } = readAction(message, []);
  const answer = yesNo ? must(random.pick([ORACLE_YES, ORACLE_YES_BUT, ORACLE_NO_BUT, ORACLE_NO])) : must(QUICK);
  const [min, max] = WORD_RANGES.concise;
  const frame = { min, max, told: 0, filler: FILLERS, closing: LAST_LINES };
  return compose([answer, may(TEXTURE), must(QUICK_END)], frame, writer, random)
    .map((paragraph) => paragraph.join(" "))
    .join("\n\n");
}
