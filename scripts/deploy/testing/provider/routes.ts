/** A request to the stand-in, with its path already matched. */
export interface ProviderRequest {
  /** What stands for `:name` in the route's path. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The stand-in's own address, for answers that name another one. */
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

/** The handler for what is asked, `METHOD /path`, with the path's parameters; null where no route matches. */
export function matchRoute(
  routes: Routes,
  asked: string,
): { readonly handler: Handler; readonly params: Record<string, string> } | null {
  const [method, path = ""] = asked.split(" ");
  const given = path.split("/");
  for (const [route, handler] of Object.entries(routes)) {
    const [wanted, pattern = ""] = route.split(" ");
    const parts = pattern.split("/");
    if (wanted !== method || parts.length !== given.length) continue;
    const params: Record<string, string> = {};
    const matches = parts.every((part, index) => {
      const value = decodeURIComponent(given[index] ?? "");
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
