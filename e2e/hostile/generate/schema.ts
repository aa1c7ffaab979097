/** The parts of JSON Schema that the served document uses. */
export interface Schema {
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly pattern?: string;
}

/** A parameter in a path, a query or a header. */
interface Parameter {
  readonly name: string;
  readonly in: "path" | "query" | "header";
  readonly required: boolean;
  readonly schema: Schema;
}

/** One API call of the served OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly security: readonly unknown[];
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly required: boolean;
    readonly content: { readonly "application/json": { readonly schema: Schema } };
  };
  readonly responses: Readonly<Record<string, unknown>>;
}

export interface Document {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Omit<Operation, "method" | "path">>>>>;
}

/** All API calls that have an input. Calls that delete come last. */
export function operationsIn({ paths }: Document): Operation[] {
  const all = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, rest]) => ({ ...rest, method: method.toUpperCase(), path })),
  );
  const taking = all.filter(({ parameters, requestBody }) => parameters.length > 0 || requestBody !== undefined);
  return [...taking.filter(({ method }) => method !== "DELETE"), ...taking.filter(({ method }) => method === "DELETE")];
}
