import { SetupFault } from "../setup-fault.ts";

import { SCHEMA_REFUSALS } from "../sqlite-migrations.ts";

/**
 * Error messages that may be logged because they cannot contain a player's text: the platform's own messages, and our messages without a
 * value in them. Any other message may quote its input: JSON that cannot be read, a query's parameters, a model's reply.
 */
const SPEAKABLE: readonly RegExp[] = [
  /(?:UNIQUE|NOT NULL|CHECK) constraint failed: [a-z_]+\.[a-z_]+/u,
  /FOREIGN KEY constraint failed/u,
  ...SCHEMA_REFUSALS,
  /no such (?:table|column): [a-z_.]{1,64}/u,
  /database (?:is locked|or disk is full)/u,
  /fts5: syntax error/u,
  /(?:D1|SQLITE)_[A-Z]+/u,
  /internal error(?:; reference = [a-z0-9]{8,64})?/u,
  /Network connection lost/u,
  /Durable Object (?:reset because its code was updated|is overloaded|storage operation exceeded timeout)/u,
  /exceeded (?:its )?(?:CPU time limit|memory limit|timeout)/u,
  /Queue sends? failed/u,
  /(?:Recall|Memory) took more than \d+ ms/u,
  /Memory has not heard yet which turns were undone/u,
  /The game master stopped without coming to an end/u,
  /GM_PROVIDER is "[a-z-]{0,20}"/u,
  /^status \d{3}$/u,
  /Cannot read properties of (?:undefined|null)/u,
  /is not (?:a function|a constructor|iterable|defined)/u,
  /does not implement (?:the method|RPC method)/u,
];

/** Matches one line of a stack trace: a function's name and a place in the code. */
const FRAME = /^\s+at (?:async )?(?:[\w.<>#$ [\]]{1,120} )?\(?[\w./:@-]{1,200}:\d+:\d+\)?$/u;
const CODE = /^[\w@/.-]{1,40}$/u;

/** Describes any thrown value for the log, with only what is safe to log: the error's name, its kind and where it was thrown. */
export function describe(error: unknown): { error: string; stack?: string } {
  if (!(error instanceof Error)) return { error: typeof error };
  const said = [nameOf(error), kindOf(error), speakable(error)].filter((part) => part !== null).join(": ");
  const frames = framesOf(error);
  const { error: because } = error.cause instanceof Error ? describe(error.cause) : { error: null };
  return { error: because === null ? said : `${said} <- ${because}`, ...(frames ? { stack: frames } : {}) };
}

const nameOf = ({ name }: Error): string => (CODE.test(name) ? name : "Error");

/** The error's code or kind, taken from a fixed list of words: the code of an AppError or the kind of a ModelFailure. */
function kindOf(error: Error): string | null {
  const { code, kind } = error as { code?: unknown; kind?: unknown };
  const known = [kind, code].find((word) => typeof word === "string" && /^[a-z_]{1,30}$/u.test(word));
  return typeof known === "string" ? known : null;
}

function speakable(error: Error): string | null {
  const { message } = error;
  if (error instanceof SetupFault) return message;
  for (const pattern of SPEAKABLE) {
    const found = pattern.exec(message);
    if (found) return found[0];
  }
  return null;
}

/**
 * Returns the stack trace without the message. The message may have many lines and contain anything. A SetupFault gets no stack trace,
 * because its cause is the configuration and not the code.
 */
function framesOf(error: Error): string {
  const { stack, message } = error;
  if (!stack || error instanceof SetupFault) return "";
  const at = message === "" ? 0 : stack.lastIndexOf(message) + message.length;
  return stack
    .slice(at)
    .split("\n")
    .filter((line) => FRAME.test(line))
    .join("\n");
}
