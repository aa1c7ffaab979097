/** A request to the fake provider, with its path already matched. */
export interface ProviderRequest {
  /** The path parameters. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The fake's address, for answers that contain another one. */
  readonly origin: string;
  readonly body: Request;
}

/** Returns the `result` of the provider's envelope, or a Response without one; throws a Refusal. */
export type Handler = (request: ProviderRequest) => unknown;

/** Handlers by `METHOD /path/:param`. */
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

/** The handler for `METHOD /path` and the path's parameters; null where no route matches. */
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

/** A field of an uploaded form that holds text. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  if (typeof value !== "string") throw new Refusal(400, 10_021, `The upload has no ${name}`);
  return value;
}
