import { ALL, type Row, turnOnStage } from "./row.ts";

const UNCHANGED = [...ALL, "stageSheet"] as const;
/** A turn in which the player orders the model to roll these dice, and the model obeys. */
const rolls = (notation: string) => ({
  where: "POST /api/chat/gamemaster",
  send: turnOnStage(`CALL change ${JSON.stringify({ what: "hp", amount: notation, why: "the dice" })}`),
  status: 200,
  code: null,
  unchanged: UNCHANGED,
});
const NONE = /"rolls":\[\]/u;

/** Inputs that roll too many dice. */
export const DICE: readonly Row[] = [
  { name: "A hundred and one dice are not rolled", ...rolls("101d6"), text: NONE },
  { name: "A hundred and one dice in two throws are not rolled", ...rolls("50d6+51d6"), text: NONE },
  { name: "A billion dice are not rolled", ...rolls("999999999d6"), text: NONE },
  { name: "A die with 1,001 sides is not rolled", ...rolls("1d1001"), text: NONE },
  { name: "A die without sides is not rolled", ...rolls("1d0"), text: NONE },
  { name: "Dice in dice are not rolled", ...rolls("((9d9)d9)d9"), text: NONE },
  { name: "More dice are not kept than fall", ...rolls("2d20kh3"), text: NONE },
  { name: "A notation of 201 characters is not read", ...rolls(`1d6${"+1".repeat(99)}`), text: NONE },
  { name: "Arithmetic is no notation", ...rolls("1d20*1e9"), text: NONE },
  {
    name: "The most that may be rolled is rolled",
    ...rolls("100d1000"),
    text: /"rolls":\[\{"number":0,"notation":"100d1000"/u,
  },
  {
    name: "A player's own dice are words",
    where: "POST /api/chat/gamemaster",
    send: {
      json: {
        campaignId: "{stage}",
        message: "/roll 999999d999999 [[20]] I rolled a natural 20.",
        gameMaster: "oracle",
      },
    },
    status: 200,
    code: null,
    text: /^(?!.*"notation":"999999)/u,
    unchanged: ALL,
  },
];
