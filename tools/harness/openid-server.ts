import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

import { Events, OAuth2Issuer, OAuth2Service } from "oauth2-mock-server";

/** The claims of the player who signs in. */
type Claims = Readonly<Record<string, unknown>>;

export interface OpenIdServer {
  /** Its address, as GOOGLE_ISSUER has it. */
  readonly issuer: string;
  /** The claims where the request has none. */
  claims: Claims;
  stop(): Promise<void>;
}

/**
 * An OpenID server on this machine that stands in for Google: it signs tokens with its own key and checks PKCE. It signs everybody in
 * immediately, with the claims that `login_hint` has as JSON.
 */
export async function startOpenIdServer(): Promise<OpenIdServer> {
  const issuer = new OAuth2Issuer();
  await issuer.keys.generate("RS256");
  const service = new OAuth2Service(issuer);
  const server = createServer(service.requestHandler);
  // Without this Node ends an idle connection after five seconds, and workerd may send its next request into it.
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
