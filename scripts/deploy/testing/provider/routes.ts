/** A request to the fake provider. Its path was already matched to a route. */
export interface ProviderRequest {
  /** The parameters in the path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The origin of the fake provider. Some answers contain an address that is built from it. */
  readonly origin: string;
  readonly body: Request;
}

/**
 * Answers a request. Returns the `result` for the provider's envelope, or a Response, which is sent without the envelope. Throws a Refusal.
 */
export type Handler = (request: ProviderRequest) => unknown;

/** The handlers, by `METHOD /path/:param`. */
export type Routes = Readonly<Record<string, Handler>>;

/** An error as the provider's API returns it. */
export class Refusal extends Error {
  readonly status: number;
  readonly code: number;

  constructor(status: number, code: number, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Finds the handler for `METHOD /path` and reads the parameters in the path. Null if no route matches. */
export function matchRoute(
  routes: Routes,
  requested: string,
): { readonly handler: Handler; readonly params: Record<string, string> } | null {
  const [method, path = ""] = requested.split(" ");
  const sent = path.split("/");
  for (const [route, handler] of Object.entries(routes)) {
    const [wanted, pattern = ""] = route.split(" ");
    const parts = pattern.split("/");
    if (wanted !== method || parts.length !== sent.length) continue;
    const params: Record<string, string> = {};
    const matches = parts.every((part, index) => {
      const value = decodeURIComponent(sent[index] ?? "");
      if (part.startsWith(":")) params[part.slice(1)] = value;
      return part.startsWith(":") || part === value;
    });
    if (matches) return { handler, params };
  }
  return null;
}

/** Reads a text field of an uploaded form. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== "string") throw new Refusal(400, 10_021, `The upload has no ${name}`);
  return value;
}
