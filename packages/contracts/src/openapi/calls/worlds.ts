import { WorldsQuery } from "../../http/queries.ts";
import {
  CreateWorldRequest,
  DeleteWorldRequest,
  GeneratedWorldAnswer,
  GenerateWorldRequest,
  UpdateWorldRequest,
  WorldAnswer,
  WorldsAnswer,
} from "../../http/worlds.ts";
import { type Call, json, NOTHING } from "../call.ts";

export const worldCalls: readonly Call[] = [
  {
    method: "get",
    path: "/api/worlds",
    summary: "Your worlds",
    session: true,
    query: WorldsQuery,
    answers: { 200: json(WorldsAnswer) },
  },
  {
    method: "post",
    path: "/api/worlds",
    summary: "Creates a world; without a description one is written",
    session: true,
    body: CreateWorldRequest,
    answers: { 201: json(WorldAnswer) },
  },
  {
    method: "get",
    path: "/api/worlds/:id",
    summary: "A world",
    session: true,
    answers: { 200: json(WorldAnswer) },
  },
  {
    method: "get",
    path: "/api/worlds/:id/info",
    summary: "The same world under its older address",
    session: true,
    answers: { 200: json(WorldAnswer) },
  },
  {
    method: "patch",
    path: "/api/worlds/:id",
    summary: "Changes a world; 409 once it has campaigns",
    session: true,
    body: UpdateWorldRequest,
    answers: { 200: json(WorldAnswer) },
  },
  {
    method: "delete",
    path: "/api/worlds/:id",
    summary: "Deletes a world; 409 where it has campaigns, unless preserveCampaignData keeps them",
    session: true,
    body: DeleteWorldRequest,
    bodyOptional: true,
    answers: { 204: NOTHING },
  },
  {
    method: "post",
    path: "/api/worlds/:id/generate-description",
    summary: "Describes a world again; the id `new` creates it",
    session: true,
    body: GenerateWorldRequest,
    answers: { 200: json(GeneratedWorldAnswer), 201: json(GeneratedWorldAnswer) },
  },
];
