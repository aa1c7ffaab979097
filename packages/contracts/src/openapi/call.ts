import type { $ZodObject, $ZodType } from "zod/v4/core";

/** What an answer holds, by media type; nothing for an answer without a body. */
export type Content = Readonly<Record<string, $ZodType>>;

/** One HTTP call of the product, as the document describes it. */
export interface Call {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** As Hono writes it, e.g. `/api/worlds/:id`. */
  readonly path: string;
  readonly summary: string;
  /** Whether it needs a signed-in caller. */
  readonly session: boolean;
  readonly query?: $ZodObject;
  readonly body?: $ZodType;
  /** True where the body may be left out. */
  readonly bodyOptional?: boolean;
  /** Headers it reads, each with what for. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True for an older address of another call. */
  readonly deprecated?: boolean;
  /** The answers that are no failure, by status. */
  readonly answers: Readonly<Record<number, Content>>;
}

/** The services' names in the documentation of the calls. */
export type Service = "core" | "chat" | "memory" | "graph";

export const json = (schema: $ZodType): Content => ({ "application/json": schema });

/** An answer without a body. */
export const NOTHING: Content = {};
