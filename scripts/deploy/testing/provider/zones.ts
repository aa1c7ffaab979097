import { type ProviderRequest, Refusal, type Routes } from "./routes.ts";
import type { ProviderAccount, Zone } from "./state.ts";

/** The routes for zones and for the domains in them that may send mail. */
export const zoneRoutes = (account: ProviderAccount): Routes => {
  const found = ({ params: { id = "" } }: ProviderRequest): Zone => {
    const zone = account.zones.find((each) => each.id === id);
    if (!zone) throw new Refusal(404, 7003, "Could not route to the zone");
    return zone;
  };
  const shown = (name: string) => ({ tag: name, name, enabled: true, created: "", modified: "" });
  return {
    "GET /zones": ({ query }) =>
      account.zones.filter(({ name }) => name === query.get("name")).map(({ id, name }) => ({ id, name })),
    "GET /zones/:id/email/sending/subdomains": (request) => found(request).sending.map(shown),
    "POST /zones/:id/email/sending/subdomains": async (request) => {
      const { name } = (await request.body.json()) as { name: string };
      found(request).sending.push(name);
      return shown(name);
    },
    "GET /zones/:id/email/sending/subdomains/:tag/dns": (request) => [
      { type: "TXT", name: `cf-bounce._domainkey.${request.params["tag"]}`, content: "v=DKIM1; p=made-up", ttl: 1 },
    ],
  };
};
