import { LinkCharacterRequest, RefreshCharacterRequest } from "../../http/character-link.ts";
import {
  CharacterAnswer,
  CharactersAnswer,
  CreateCharacterRequest,
  UpdateCharacterRequest,
} from "../../http/characters.ts";
import { CharactersQuery } from "../../http/queries.ts";
import { type Call, json, NOTHING } from "../call.ts";

export const characterCalls: readonly Call[] = [
  {
    method: "get",
    path: "/api/characters",
    summary: "Your characters, or those of one campaign",
    session: true,
    query: CharactersQuery,
    answers: { 200: json(CharactersAnswer) },
  },
  {
    method: "post",
    path: "/api/characters",
    summary: "Creates a character; 409 where the campaign is full",
    session: true,
    body: CreateCharacterRequest,
    answers: { 201: json(CharacterAnswer) },
  },
  {
    method: "post",
    path: "/api/characters/link",
    summary: "Links a character kept in D&D Beyond, by its address or id there, or as exported; it is read-only here",
    session: true,
    body: LinkCharacterRequest,
    answers: { 201: json(CharacterAnswer) },
  },
  {
    method: "post",
    path: "/api/characters/:id/refresh",
    summary: "Reads a linked character's sheet again, from D&D Beyond or as exported",
    session: true,
    body: RefreshCharacterRequest,
    answers: { 200: json(CharacterAnswer) },
  },
  {
    method: "get",
    path: "/api/characters/:id",
    summary: "A character with the full sheet",
    session: true,
    answers: { 200: json(CharacterAnswer) },
  },
  {
    method: "patch",
    path: "/api/characters/:id",
    summary: "Changes a character; 409 where the sheet is kept elsewhere",
    session: true,
    body: UpdateCharacterRequest,
    answers: { 200: json(CharacterAnswer) },
  },
  {
    method: "delete",
    path: "/api/characters/:id",
    summary: "Deletes a character",
    session: true,
    answers: { 204: NOTHING },
  },
];
