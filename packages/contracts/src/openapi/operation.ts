import type { $ZodType } from "zod/v4/core";

import { id, turnId } from "../text.ts";
import type { Call } from "./call.ts";
import { type JsonSchema, requestSchema } from "./json-schemas.ts";

/** The schema of each `:name` in a path. */
const PATH_PARAMETERS: Readonly<Record<string, $ZodType>> = { id, turnId, importId: id };

const STATUS: Readonly<Record<number, string>> = {
  101: "The connection is a WebSocket now",
  200: "Done",
  201: "Created",
  204: "Done; there is nothing to say",
  302: "Done; goes on at Location",
  503: "Unhealthy",
};

const failure = { $ref: "#/components/responses/Failure" };

/** A path as OpenAPI writes it: `/api/worlds/{id}`. */
export const openApiPath = (path: string): string => path.replaceAll(/:(\w+)/gu, "{$1}");

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/gu)].map(([, name = ""]) => {
    const schema = PATH_PARAMETERS[name];
    if (!schema) throw new Error(`What is :${name} of ${path}?`);
    return { name, in: "path", required: true, schema: requestSchema(schema) };
  });

function queryParameters(query: $ZodType) {
  const { properties = {}, required = [] } = requestSchema(query);
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

const headerParameters = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, description]) => ({
    name,
    in: "header",
    required: false,
    description,
    schema: { type: "string" },
  }));

/** Describes one call as an OpenAPI operation. `answerOf` returns the JSON schema of a response. */
export function operation(call: Call, tag: string, answerOf: (schema: $ZodType) => JsonSchema) {
  const {
    method,
    path,
    summary,
    description: details,
    session,
    query,
    body,
    bodyOptional = false,
    headers = {},
    deprecated,
  } = call;
  const answers = Object.entries(call.answers).map(([status, content]) => {
    const media = Object.entries(content).map(([type, schema]) => [type, { schema: answerOf(schema) }] as const);
    const description = STATUS[Number(status)] ?? "Done";
    return [status, media.length > 0 ? { description, content: Object.fromEntries(media) } : { description }] as const;
  });
  return {
    summary,
    ...(details ? { description: details } : {}),
    ...(deprecated ? { deprecated } : {}),
    tags: [tag],
    operationId: `${method}${openApiPath(path).replaceAll(/[^A-Za-z0-9]+(\w?)/gu, (_, first: string) => first.toUpperCase())}`,
    security: session ? [{ session: [] }] : [],
    parameters: [...pathParameters(path), ...(query ? queryParameters(query) : []), ...headerParameters(headers)],
    ...(body
      ? { requestBody: { required: !bodyOptional, content: { "application/json": { schema: requestSchema(body) } } } }
      : {}),
    responses: {
      ...Object.fromEntries(answers),
      ...(session ? { 401: failure } : {}),
      ...(method === "get" ? {} : { 403: failure }),
      default: failure,
    },
  };
}
