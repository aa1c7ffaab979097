import { Events, OAuth2Server } from "oauth2-mock-server";

/** What Google would say of whoever signs in. */
type Claims = Readonly<Record<string, unknown>>;

export interface OpenIdServer {
  /** Its address, as GOOGLE_ISSUER has it. */
  readonly issuer: string;
  /** Who signs in where the request does not say it itself. */
  claims: Claims;
  stop(): Promise<void>;
}

/**
 * A real OpenID server on this machine, in Google's place: it signs tokens with a key of its own and checks PKCE. Whoever is sent to
 * it has signed in at once: as `login_hint` says, which are claims as JSON.
 */
export async function startOpenIdServer(): Promise<OpenIdServer> {
  const server = new OAuth2Server();
  await server.issuer.keys.generate("RS256");
  await server.start(0, "localhost");
  const { url } = server.issuer;
  if (!url) throw new Error("The OpenID server has no address");
  const handle: OpenIdServer = { issuer: url, claims: {}, stop: () => server.stop() };
  const byCode = new Map<string, Claims>();
  server.service.on(Events.BeforeAuthorizeRedirect, (redirect, request) => {
    const hint = new URL(request.url ?? "", url).searchParams.get("login_hint");
    const code = redirect.url.searchParams.get("code") ?? "";
    byCode.set(code, hint ? (JSON.parse(hint) as Claims) : handle.claims);
  });
  server.service.on(Events.BeforeTokenSigning, (token, request) => {
    Object.assign(token.payload, byCode.get(request.body.code ?? ""));
  });
  return handle;
}
