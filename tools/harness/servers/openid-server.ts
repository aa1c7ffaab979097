import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Events, OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";

/** What a token says about the player who signs in. */
type Claims = Readonly<Record<string, unknown>>;

export interface OpenIdServer {
  /** The server's address, which is the value for GOOGLE_ISSUER. */
  readonly issuer: string;
  /** The claims to use if a request has none. */
  claims: Claims;
  stop(): Promise<void>;
}

/**
 * Starts an OpenID server on this machine that replaces Google. It signs tokens with its own key and checks PKCE. It signs every player in
 * immediately; the claims come from `login_hint`, as JSON.
 */
export async function startOpenIdServer(): Promise<OpenIdServer> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate("RS256");
  const service = new OAuth2Service(issuer);
  const server = createServer(service.requestHandler);
  // Keep idle connections open. By default Node closes one after five seconds, and workerd may send its next request into the closed one.
  server.keepAliveTimeout = 0;
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  issuer.url = url;
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  const handle: OpenIdServer = { issuer: url, claims: {}, stop };
  const byCode = new Map<string, Claims>();
  service.on(Events.BeforeAuthorizeRedirect, (redirect, request) => {
    const hint = new URL(request.url ?? "", url).searchParams.get("login_hint");
    const code = redirect.url.searchParams.get("code") ?? "";
    byCode.set(code, hint ? (JSON.parse(hint) as Claims) : handle.claims);
  });
  service.on(Events.BeforeTokenSigning, (token, request) => {
    Object.assign(token.payload, byCode.get(request.body.code ?? ""));
  });
  return handle;
}
