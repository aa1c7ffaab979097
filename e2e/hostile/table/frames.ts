import { ALL, type Row } from "./row.ts";

const where = "GET /ws?campaignId={campaign}";
const search = (fields: object) => ({
  type: "search_campaign",
  requestId: "r",
  query: "bell",
  campaignId: "{campaign}",
  ...fields,
});
const UNREADABLE = { where, status: 101, code: "error", unchanged: ALL } as const;
const REFUSED = { where, status: 101, code: "search_complete", unchanged: ALL } as const;

/** Hostile frames over /ws. Each frame gets an answer and the connection stays open, unless a frame is too large or there are too many. */
export const FRAMES: readonly Row[] = [
  {
    ...UNREADABLE,
    name: "A frame of half an object is not read",
    send: { frames: ['{"type":'] },
    text: /not valid JSON/u,
  },
  { ...UNREADABLE, name: "A frame of nothing is not read", send: { frames: [""] }, text: /not valid JSON/u },
  { ...UNREADABLE, name: "A frame with a list is not read", send: { frames: ["[[]]"] }, text: /not a JSON object/u },
  {
    ...UNREADABLE,
    name: "A frame of bytes is not read",
    send: { frames: [new Uint8Array([0, 1, 0xff])] },
    text: /^Binary frames are not understood$/u,
  },
  {
    ...UNREADABLE,
    name: "A request that every object has is no request",
    send: { frames: [{ type: "constructor", requestId: "r" }] },
    text: /^Unknown request type$/u,
  },
  {
    ...UNREADABLE,
    name: "A request without an id is not done",
    send: { frames: [search({ requestId: undefined })] },
    text: /^requestId must be a text/u,
  },
  {
    ...UNREADABLE,
    name: "A frame of thirty thousand brackets is not read",
    send: { frames: ["[".repeat(30_000)] },
    text: /not valid JSON/u,
  },
  {
    ...REFUSED,
    name: "Another player's campaign is not searched",
    send: { frames: [search({ campaignId: "{foreignCampaign}" })] },
    text: /^This connection belongs to another campaign$/u,
  },
  {
    ...REFUSED,
    name: "A request in another player's name is refused",
    send: { frames: [search({ userId: "somebody-else" })] },
    text: /^User ID mismatch$/u,
  },
  {
    ...REFUSED,
    name: "A billion results are not looked for",
    send: { frames: [search({ limit: 1_000_000_000 })] },
    text: /^limit: Too big/u,
  },
  {
    ...REFUSED,
    name: "A NUL is not looked for",
    send: { frames: [search({ query: "a\0b" })] },
    text: /^Text contains characters that cannot be stored$/u,
  },
  {
    ...REFUSED,
    name: "The signs of a search are words on /ws too",
    send: { frames: [search({ query: "\"bell* NEAR( ' OR 1=1 --" })] },
    text: /"results":\[/u,
  },
  {
    where,
    name: "A quest whose text is a list is not stored",
    send: { frames: [{ type: "store_quest", requestId: "r", questData: [], campaignId: "{campaign}" }] },
    status: 101,
    code: "quest_store_complete",
    text: /expected object/u,
    unchanged: ALL,
  },
  {
    where,
    name: "A frame over 64 KB closes the line",
    send: { frames: [search({ query: "x".repeat(70_000) })] },
    status: 4413,
    code: null,
    text: /^$/u,
    unchanged: ALL,
  },
  {
    where,
    name: "Three hundred frames at once close the line",
    send: { frames: Array.from({ length: 300 }, (_, at) => ({ type: "health_check", requestId: `r${at}` })) },
    status: 4429,
    code: "health_check_complete",
    text: /"healthy"/u,
    unchanged: ALL,
  },
];
