import type { $ZodType } from "zod/v4/core";

import { ERROR_STATUS, ErrorBody } from "../errors.ts";
import { LEGACY_PATHS } from "../http/legacy-paths.ts";
import type { Call, Service } from "./call.ts";
import { answerSchemas } from "./json-schemas.ts";
import { legacyCall } from "./legacy.ts";
import { openApiPath, operation } from "./operation.ts";

const DESCRIPTION = `Solo tabletop role-playing with a game master who remembers.

Every request that changes something needs an \`Origin\` header with the address of the site; without it, or from another site, it is answered 403.
A \`userId\` may be left out everywhere; one that is not yours is answered 403. What is missing and what belongs to somebody else is the same 404.
Fields that are not known are refused in a body; an answer may gain fields.

As \`text/event-stream\`, every \`data\` is one TurnEvent, the event's name is its \`type\`, and its \`id\` is what \`Last-Event-ID\` takes.`;

/** Lists the error codes by status, as text, because OpenAPI has only one response for all errors. */
function failureDescription(): string {
  const byStatus = Map.groupBy(Object.entries(ERROR_STATUS), ([, status]) => status);
  const lines = [...byStatus].map(
    ([status, codes]) => `- ${status}: ${codes.map(([code]) => `\`${code}\``).join(", ")}`,
  );
  return `It did not work. The code says why:\n\n${lines.join("\n")}`;
}

/** Builds the OpenAPI 3.1 document of the calls, from the same schemas that validate requests. */
export function openApiDocument(calls: Readonly<Record<Service, readonly Call[]>>, version: string) {
  const present = Object.entries(calls).flatMap(([service, list]) => list.map((call) => ({ service, call })));
  const older = LEGACY_PATHS.flatMap((legacy) =>
    present
      .filter(({ call }) => call.path === legacy.target && call.method === legacy.method)
      .map(({ service, call }) => ({ service, call: legacyCall(legacy, call) })),
  );
  const listed = [...present, ...older];
  const answered = [
    ErrorBody,
    ...listed.flatMap(({ call }) => Object.values(call.answers).flatMap((content) => Object.values(content))),
  ];
  const { written, named } = answerSchemas(answered);
  const schemaOf = new Map<$ZodType, (typeof written)[number]>(
    answered.map((schema, at) => [schema, written[at] ?? {}]),
  );
  const answerOf = (schema: $ZodType) => schemaOf.get(schema) ?? {};

  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {};
  for (const { service, call } of listed) {
    (paths[openApiPath(call.path)] ??= {})[call.method] = operation(call, service, answerOf);
  }
  return {
    openapi: "3.1.0",
    info: { title: "Lorehearth", version, description: DESCRIPTION, license: { name: "MIT", identifier: "MIT" } },
    servers: [{ url: "/" }],
    tags: Object.keys(calls).map((name) => ({ name })),
    paths,
    components: {
      schemas: named,
      responses: {
        Failure: {
          description: failureDescription(),
          content: { "application/json": { schema: answerOf(ErrorBody) } },
        },
      },
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: "__Host-lorehearth.session",
          description: "Set by signing in; over http on localhost its name is `lorehearth.session`.",
        },
      },
    },
  };
}
