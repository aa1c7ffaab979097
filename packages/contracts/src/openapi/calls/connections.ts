import {
  ChooseModelsRequest,
  ConnectionAnswer,
  ConnectionsAnswer,
  ModelChoiceAnswer,
  SaveConnectionRequest,
  TestConnectionRequest,
} from "../../http/connections.ts";
import { TestEvent } from "../../connections/test-events.ts";
import { type Call, json, NOTHING } from "../call.ts";

export const connectionCalls: readonly Call[] = [
  {
    method: "get",
    path: "/api/connections",
    summary: "Your connections to models, without their keys, and the site's game master",
    session: true,
    answers: { 200: json(ConnectionsAnswer) },
  },
  {
    method: "post",
    path: "/api/connections",
    summary: "Adds a connection; its key is stored encrypted and never returned",
    session: true,
    body: SaveConnectionRequest,
    answers: { 201: json(ConnectionAnswer) },
  },
  {
    method: "post",
    path: "/api/connections/test",
    summary: "Tries a connection step by step; one JSON object a line, until the caller leaves",
    session: true,
    body: TestConnectionRequest,
    answers: { 200: { "application/x-ndjson": TestEvent } },
  },
  {
    method: "get",
    path: "/api/connections/choices/:id",
    summary: "Who narrates and who helps in a campaign, or usually (id `usual`)",
    session: true,
    answers: { 200: json(ModelChoiceAnswer) },
  },
  {
    method: "put",
    path: "/api/connections/choices/:id",
    summary: "Chooses who narrates and who helps from the next turn on",
    session: true,
    body: ChooseModelsRequest,
    answers: { 200: json(ModelChoiceAnswer) },
  },
  {
    method: "get",
    path: "/api/connections/:id",
    summary: "One connection, without its key",
    session: true,
    answers: { 200: json(ConnectionAnswer) },
  },
  {
    method: "put",
    path: "/api/connections/:id",
    summary: "Replaces a connection; a left out key stays, unless the address leads to another server",
    session: true,
    body: SaveConnectionRequest,
    answers: { 200: json(ConnectionAnswer) },
  },
  {
    method: "delete",
    path: "/api/connections/:id",
    summary: "Deletes a connection and its key; campaigns that used it go back to the usual choice",
    session: true,
    answers: { 204: NOTHING },
  },
];
