import type { $ZodObject, $ZodType } from "zod/v4/core";

/** The body of a response, by media type. Empty for a response without a body. */
export type Content = Readonly<Record<string, $ZodType>>;

/** One HTTP call of the product, as the OpenAPI document describes it. */
export interface Call {
  readonly method: "get" | "post" | "put" | "patch" | "delete";
  /** As Hono writes it, e.g. `/api/worlds/:id`. */
  readonly path: string;
  readonly summary: string;
  /** What a client must know beyond the summary. */
  readonly description?: string;
  /** Whether the caller must be signed in. */
  readonly session: boolean;
  readonly query?: $ZodObject;
  readonly body?: $ZodType;
  /** True if the body may be left out. */
  readonly bodyOptional?: boolean;
  /** The request headers that the call reads, each with its purpose. */
  readonly headers?: Readonly<Record<string, string>>;
  /** True for an older address of another call. */
  readonly deprecated?: boolean;
  /** The successful responses, by status. */
  readonly answers: Readonly<Record<number, Content>>;
}

/** The services' names in the OpenAPI document. */
export type Service = "core" | "chat" | "memory" | "graph";

export const json = (schema: $ZodType): Content => ({ "application/json": schema });

/** A response without a body. */
export const NOTHING: Content = {};
