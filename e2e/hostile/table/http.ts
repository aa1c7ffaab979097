import { gzipSync } from "node:zlib";

import { ALL, type Row, SHELF } from "./row.ts";

const HEAD = "Host: {host}\r\nOrigin: {site}\r\nCookie: {cookie}\r\n";
const JSON_TYPE = "Content-Type: application/json\r\n";
const WORLD = '{"genres":["norse"],"magicLevel":"low","description":"Old."}';
const get = (path: string, headers = "") => ({ raw: `GET ${path} HTTP/1.1\r\n${HEAD}${headers}\r\n` });
/** The answer if no route of the API matches: the app's page, which shows "not found" in the browser. */
const PAGE = { status: 200, code: null, text: /^<!doctype html>/iu } as const;

/** Requests that two servers could parse in different ways. */
export const HTTP: readonly Row[] = [
  {
    name: "A body with two lengths is read by one of them",
    where: "POST /api/worlds",
    send: {
      raw: `POST /api/worlds HTTP/1.1\r\n${HEAD}${JSON_TYPE}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n2\r\n{}\r\n0\r\n\r\n`,
    },
    status: 400,
    code: "invalid_input",
    text: /^genres: /u,
    unchanged: ALL,
  },
  {
    name: "A body in pieces of no size is no JSON",
    where: "POST /api/worlds",
    send: {
      raw: `POST /api/worlds HTTP/1.1\r\n${HEAD}${JSON_TYPE}Transfer-Encoding: chunked\r\n\r\nZZ\r\n${WORLD}\r\n0\r\n\r\n`,
    },
    status: 400,
    code: "invalid_json",
    text: /JSON/u,
    unchanged: ALL,
  },
  {
    name: "A second request in the body of the first is not answered",
    where: "GET /api/worlds",
    send: {
      raw: `GET /api/worlds HTTP/1.1\r\n${HEAD}Content-Length: 60\r\n\r\nDELETE /api/account/sessions HTTP/1.1\r\n${HEAD}\r\n`,
    },
    status: 200,
    code: null,
    text: /^\{"worlds":/u,
    unchanged: ALL,
  },
  {
    name: "A NUL in a header is no header",
    where: "GET /api/worlds",
    send: get("/api/worlds", "X-Any: a\0b\r\n"),
    status: 400,
    code: null,
    text: /./u,
    unchanged: SHELF,
  },
  {
    name: "A header over two lines is no header",
    where: "GET /api/worlds",
    send: get("/api/worlds", "X-Any: a\r\n b\r\n"),
    status: 400,
    code: null,
    text: /./u,
    unchanged: SHELF,
  },
  {
    name: "A header of 200 KB is too large",
    where: "GET /api/worlds",
    send: get("/api/worlds", `X-Any: ${"x".repeat(200_000)}\r\n`),
    status: 431,
    code: null,
    text: /./u,
    unchanged: SHELF,
  },
  {
    name: "A request without a host is refused",
    where: "GET /api/worlds",
    send: { raw: "GET /api/worlds HTTP/1.1\r\nCookie: {cookie}\r\n\r\n" },
    status: 400,
    code: null,
    text: /./u,
    unchanged: SHELF,
  },
  {
    name: "A cookie that is not ASCII signs nobody in",
    where: "GET /api/worlds",
    send: { raw: "GET /api/worlds HTTP/1.1\r\nHost: {host}\r\nCookie: lorehearth.session=\xe9\xff\r\n\r\n" },
    status: 401,
    code: "not_authenticated",
    text: /^User not authenticated$/u,
    unchanged: SHELF,
  },
  {
    name: "A way to trace requests is not there",
    where: "TRACE /api/worlds",
    send: { raw: `TRACE /api/worlds HTTP/1.1\r\n${HEAD}\r\n` },
    status: 404,
    code: "not_found",
    text: /^Not found$/u,
    unchanged: SHELF,
  },
  {
    name: "Another site's question whether it may is answered with no permission",
    where: "OPTIONS /api/worlds",
    send: {
      nothing: true,
      headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "DELETE" },
    },
    status: 404,
    code: "not_found",
    text: /^Not found$/u,
    unchanged: SHELF,
  },
  {
    name: "A method that a route does not have is not there",
    where: "PUT /api/worlds/{world}",
    send: { json: { name: "Mine" } },
    status: 404,
    code: "not_found",
    text: /^Not found$/u,
    unchanged: ALL,
  },
  {
    name: "A header that asks for another method does not get it",
    where: "POST /api/characters/{character}",
    send: { json: {}, headers: { "X-HTTP-Method-Override": "DELETE" } },
    status: 404,
    code: "not_found",
    text: /^Not found$/u,
    unchanged: ALL,
  },
  {
    name: "A packed body is not unpacked",
    where: "POST /api/worlds",
    send: { body: new Uint8Array(gzipSync(WORLD)), headers: { "Content-Encoding": "gzip" } },
    status: 400,
    code: "invalid_json",
    text: /JSON/u,
    unchanged: ALL,
  },
  {
    name: "A path up out of the site ends in the site",
    where: "GET /",
    send: get("/assets/..%2f..%2f..%2f..%2fetc/passwd"),
    status: 404,
    code: null,
    text: /^(?![\s\S]*root:)/u,
    unchanged: SHELF,
  },
  {
    name: "A route in capitals or in escapes is no route",
    where: "GET /",
    send: get("/API/worlds"),
    ...PAGE,
    unchanged: SHELF,
  },
  {
    name: "A route behind two slashes leads to no other site",
    where: "GET /",
    send: get("//evil.example/%2e%2e"),
    ...PAGE,
    unchanged: SHELF,
  },
  {
    name: "The memory's line is not opened from another site",
    where: "GET /ws?campaignId={campaign}",
    send: {
      raw: "GET /ws?campaignId={campaign} HTTP/1.1\r\nHost: {host}\r\nOrigin: https://elsewhere.example\r\nCookie: {cookie}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n",
    },
    status: 403,
    code: "origin_not_allowed",
    text: /./u,
    unchanged: ALL,
  },
  {
    name: "The memory's line speaks WebSocket and nothing else",
    where: "GET /ws?campaignId={campaign}",
    send: { nothing: true },
    status: 426,
    code: "upgrade_required",
    text: /^This address speaks WebSocket only$/u,
    unchanged: ALL,
  },
];
