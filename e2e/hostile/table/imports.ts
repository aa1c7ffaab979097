import { commitmentOf } from "#contracts/play/dice-proof";
import { exportedTurn } from "#contracts/portability/exported-turn.fake";
import { ALL, type Row } from "./row.ts";

const IMPORT = "11111111-1111-4111-8111-111111111111";
const TURN = "22222222-2222-4222-8222-222222222222";
const SEED = "5eed".repeat(16);
const COMMITMENT = await commitmentOf(SEED);
const INVALID = { status: 400, code: "invalid_input" } as const;
const table = { detailLevel: "standard", lines: [], veils: [], headTurnId: null, lastRootId: null, moves: 0 };
const campaign = {
  name: "Brought along",
  description: "",
  aiGeneratedDescription: "",
  startingLevel: 1,
  maxCharacters: 4,
  levelProgression: "standard",
  exploration: "medium",
  combat: "medium",
  social: "medium",
  notes: "",
  elements: [],
  language: "en",
};
const begin = (fields: object) => ({
  json: { importId: IMPORT, world: null, campaign, characters: [], table, turns: 1, memories: 0, ...fields },
});
const turn = (fields: object) => ({
  ...exportedTurn(1, null, { id: TURN, seed: SEED, commitment: COMMITMENT }),
  ...fields,
});
const turns = (...list: object[]) => ({ json: { from: 0, turns: list } });
const nested = (depth: number): unknown => (depth === 0 ? 1 : { a: nested(depth - 1) });
const linked = (exported: string) => ({ json: { campaignId: "{campaign}", exported } });

/** Hostile campaign files, in the form that the server receives after the browser has unpacked them. */
export const IMPORTS: readonly Row[] = [
  {
    name: "A campaign of a million turns is not imported",
    where: "POST /api/chat/imports",
    send: begin({ turns: 1_000_000 }),
    ...INVALID,
    text: /^turns: Too big/u,
    unchanged: ALL,
  },
  {
    name: "A campaign is not imported under a chosen id",
    where: "POST /api/chat/imports",
    send: begin({ importId: "../../{campaign}" }),
    ...INVALID,
    text: /^importId must be a UUID$/u,
    unchanged: ALL,
  },
  {
    name: "A campaign is not imported over an existing one",
    where: "POST /api/chat/imports",
    send: begin({ importId: "{campaign}" }),
    status: 409,
    code: "conflict",
    text: /./u,
    unchanged: ALL,
  },
  {
    name: "Turns of an import that was not started are refused",
    where: `POST /api/chat/imports/${IMPORT}/turns`,
    send: turns(turn({})),
    status: 404,
    code: "not_found",
    text: /./u,
    unchanged: ALL,
  },
  {
    name: "Turns do not go into a campaign that is played",
    where: "POST /api/chat/imports/{campaign}/turns",
    send: turns(turn({})),
    status: 404,
    code: "not_found",
    text: /./u,
    unchanged: ALL,
  },
  {
    name: "Memories do not go into a campaign that is played",
    where: "POST /api/chat/imports/{campaign}/memory",
    send: {
      json: {
        from: 0,
        rows: [
          { is: "entity", id: 1, ref: "r", name: "Bell", type: null, description: "", names: ["Bell"], refs: ["r"] },
        ],
      },
    },
    status: 404,
    code: "not_found",
    text: /./u,
    unchanged: ALL,
  },
  {
    name: "A campaign cannot be aborted like an import",
    where: "DELETE /api/chat/imports/{campaign}",
    send: { nothing: true },
    status: 404,
    code: "not_found",
    text: /./u,
    unchanged: ALL,
  },
  {
    name: "Dice that do not match their commitment are not imported",
    where: `POST /api/chat/imports/${IMPORT}/turns`,
    send: turns(turn({ commitment: "0".repeat(64) })),
    status: 400,
    code: "import_invalid",
    text: /^The dice of turn \S+ are not those that were promised$/u,
    unchanged: ALL,
  },
  {
    name: "A turn that is still running is not imported",
    where: `POST /api/chat/imports/${IMPORT}/turns`,
    send: turns(turn({ state: "open" })),
    ...INVALID,
    text: /A turn that is still being told/u,
    unchanged: ALL,
  },
  {
    name: "Notes that nest forty-one deep are not imported",
    where: `POST /api/chat/imports/${IMPORT}/turns`,
    send: turns(turn({ memo: nested(41) })),
    ...INVALID,
    text: /^A turn's notes nest too deep$/u,
    unchanged: ALL,
  },
  {
    name: "Events out of order are not imported",
    where: `POST /api/chat/imports/${IMPORT}/turns`,
    send: turns(turn({ events: [2, 1].map((seq) => ({ seq, textOffset: 0, event: { type: "text", delta: "a" } })) })),
    ...INVALID,
    text: /^A turn's events are out of order$/u,
    unchanged: ALL,
  },
  {
    name: "A character whose address is a script is not imported",
    where: "POST /api/chat/imports",
    send: begin({
      characters: [
        { id: "hero", name: "Brenna", managedExternally: true, externalUrl: "javascript:alert(document.cookie)" },
      ],
    }),
    ...INVALID,
    text: /^characters\.0\.externalUrl: /u,
    unchanged: ALL,
  },
  {
    name: "Two characters do not share an id",
    where: "POST /api/chat/imports",
    send: begin({
      characters: ["Brenna", "Orlo"].map((name) => ({ id: "hero", name, managedExternally: false, externalUrl: null })),
    }),
    ...INVALID,
    text: /^Two characters have the same id$/u,
    unchanged: ALL,
  },
  {
    name: "A packed file that was pasted is no sheet",
    where: "POST /api/characters/link",
    send: linked("PK\u0003\u0004\u0014\u0001\u0008".repeat(1_000)),
    status: 400,
    code: "sheet_unreadable",
    text: /^This is no character of D&D Beyond/u,
    unchanged: ALL,
  },
  {
    name: "A sheet that nests a hundred thousand deep is no sheet",
    where: "POST /api/characters/link",
    send: linked(`${'{"data":'.repeat(100_000)}1${"}".repeat(100_000)}`),
    status: 400,
    code: "sheet_unreadable",
    text: /^This is no character of D&D Beyond/u,
    unchanged: ALL,
  },
];
