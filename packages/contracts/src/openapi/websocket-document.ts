import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { ClientMessage } from "../memory/client-messages.ts";
import { CLOSE_CODES } from "../memory/close-codes.ts";
import { PUSHES, REPLIES, UnreadableReply } from "../memory/server-messages.ts";
import { answerSchemas, requestSchema, type JsonSchema } from "./json-schemas.ts";

const DESCRIPTION = `Queries and changes of one campaign's memory, and news of it, over one WebSocket.

Every frame is one JSON text. A request has a \`type\` and a \`requestId\`; its reply has the same \`requestId\` and, if it failed, \`error\`.
\`null\` counts as left out, and a field that a request does not know is refused by its name. entityData, updateData, questData, episodeData and
relationships may have more fields: they are stored as properties. The kind of an entity and the status of a quest may be any usual word (\`npc\`, \`location\`,
\`monster\`; \`in progress\`, \`done\`); another kind stays as it is.

Every frame of the server has a \`seq\`. The first one is \`welcome\`. A client that comes back within ten minutes with \`session\` and \`ack\` gets all
frames after number \`ack\` again. The same request under the same \`requestId\` is answered once; the \`requestId\` of a failed request may be used
for a corrected one. The bare text \`ping\` is answered with \`pong\`.

Close codes: ${CLOSE_CODES.signedOut} the sign-in has ended; ${CLOSE_CODES.tooManyConnections} the campaign has more than 8 connections; ${CLOSE_CODES.frameTooLarge} a frame is larger than ${LIMITS.ws.frameBytes} bytes; ${CLOSE_CODES.tooManyFrames} more than 50 frames in a second; ${CLOSE_CODES.left} is sent by a client that will not come back.`;

const typeOf = (schema: z.ZodMiniObject): string => {
  const [type] = (schema.shape["type"] as z.ZodMiniLiteral).def.values;
  return String(type);
};

const REQUESTS: readonly z.ZodMiniObject[] = ClientMessage.def.options;

/** Every frame of the server has its number, and a reply the id of its request and, if it failed, the reason. */
const numbered = (schema: z.ZodMiniObject) => z.extend(schema, { seq: z.int() });
const answering = (schema: z.ZodMiniObject) =>
  z.extend(schema, { seq: z.int(), requestId: z.string(), error: z.optional(z.string()) });

interface Message {
  readonly name: string;
  readonly payload: JsonSchema;
}

const ref = (pointer: string) => ({ $ref: `#/${pointer}` });
const messageRef = (name: string) => ref(`channels/memory/messages/${name}`);

/** Builds the AsyncAPI 3.0 document of /ws, from the same schemas that read its frames. It describes the server's side. */
export function websocketDocument(version: string) {
  const replies = Object.entries(REPLIES).map(([request, schema]) => ({ request, schema }));
  const pushes: readonly z.ZodMiniObject[] = [...PUSHES, UnreadableReply];
  const sent = [...replies.map(({ schema }) => answering(schema)), ...pushes.map(numbered)];
  const { written, named } = answerSchemas(sent);
  const messages: Message[] = [
    ...REQUESTS.map((schema) => ({ name: typeOf(schema), payload: requestSchema(schema) })),
    ...sent.map((schema, at) => ({ name: typeOf(schema), payload: written[at] ?? {} })),
  ];
  const asked = replies.map(({ request, schema }) => [
    request,
    {
      action: "receive",
      channel: ref("channels/memory"),
      messages: [messageRef(request)],
      reply: { channel: ref("channels/memory"), messages: [messageRef(typeOf(schema))] },
    },
  ]);
  const pushed = pushes.map((schema) => [
    `send_${typeOf(schema)}`,
    { action: "send", channel: ref("channels/memory"), messages: [messageRef(typeOf(schema))] },
  ]);
  return {
    asyncapi: "3.0.0",
    info: { title: "Lorehearth's memory", version, description: DESCRIPTION, license: { name: "MIT" } },
    defaultContentType: "application/json",
    channels: {
      memory: {
        address: "/ws",
        description: "Needs the cookie of a sign-in and an Origin header with the address of the site.",
        messages: Object.fromEntries(messages.map((message) => [message.name, message])),
        bindings: {
          ws: {
            method: "GET",
            query: {
              type: "object",
              required: ["campaignId"],
              properties: {
                campaignId: { type: "string" },
                session: { type: "string", description: "The session of `welcome`, to resume it." },
                ack: { type: "integer", description: "The number of the last frame that arrived." },
              },
            },
            bindingVersion: "0.1.0",
          },
        },
      },
    },
    operations: Object.fromEntries([...asked, ...pushed]) as Record<string, object>,
    components: { schemas: named },
  };
}
