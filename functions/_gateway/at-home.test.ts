import { describe, expect, it } from "vitest";

import type { AtHome } from "#contracts/at-home";
import { fromHome, toHome } from "./at-home.ts";

const home = (more: Partial<AtHome> = {}): string =>
  JSON.stringify({ hosts: ["localhost", "lore.example"], tls: false, behindProxy: false, ...more });
const from = (address: string, headers: Record<string, string> = {}, setting = home()): Request | Response =>
  fromHome(new Request(address, { headers }), setting);
const passed = (found: Request | Response): Request => {
  if (!(found instanceof Request)) throw new Error(`It was refused with ${found.status}`);
  return found;
};

describe("a request to a stack at home", () => {
  it.each([
    "http://localhost:8788/",
    "http://127.0.0.1:8788/",
    "http://[::1]:8788/",
    "http://192.168.1.20:8788/",
    "http://lore.example/",
  ])("is passed on for %s", (address) => {
    expect(passed(from(address)).url).toBe(address);
  });

  it.each(["http://evil.example:8788/api/worlds", "http://localhost.evil.example/", "http://1.2.3.4.evil.example/"])(
    "is refused for %s, which a foreign page could let lead here",
    async (address) => {
      const refused = from(address) as Response;
      expect(refused.status).toBe(403);
      expect(await refused.json()).toMatchObject({ code: "origin_not_allowed" });
    },
  );

  it("does not choose its own address, protocol or proxy", () => {
    const forged = {
      "CF-Connecting-IP": "203.0.113.9",
      "X-Forwarded-For": "203.0.113.9",
      "X-Forwarded-Proto": "https",
    };
    const request = passed(from("http://localhost/api/worlds", forged));
    expect([request.headers.get("CF-Connecting-IP"), request.url]).toEqual([
      "127.0.0.1",
      "http://localhost/api/worlds",
    ]);
  });

  it("has the address and the protocol that the trusted proxy saw, not those that the caller added", () => {
    const headers = {
      "X-Forwarded-For": "10.0.0.1, 198.51.100.7",
      "X-Forwarded-Proto": "https",
      "CF-Connecting-IP": "1.1.1.1",
    };
    const request = passed(from("http://lore.example/api/worlds", headers, home({ behindProxy: true })));
    expect([request.headers.get("CF-Connecting-IP"), request.url]).toEqual([
      "198.51.100.7",
      "https://lore.example/api/worlds",
    ]);
  });

  it("comes from the site itself by https, though the server behind the proxy has made http of its Origin", () => {
    const https = { "X-Forwarded-Proto": "https" };
    const originOf = (Origin: string) =>
      passed(from("http://lore.example/api/worlds", { ...https, Origin }, home({ behindProxy: true }))).headers.get(
        "Origin",
      );
    expect(originOf("http://lore.example")).toBe("https://lore.example");
    expect(originOf("https://evil.example")).toBe("https://evil.example");
    expect(originOf("null")).toBe("null");
  });

  it("comes by https where the stack has a certificate of its own, whatever the headers say", () => {
    const headers = { Origin: "http://lore.example", "X-Forwarded-Proto": "http" };
    const request = passed(from("http://lore.example/api/worlds", headers, home({ tls: true })));
    expect([request.url, request.headers.get("Origin")]).toEqual([
      "https://lore.example/api/worlds",
      "https://lore.example",
    ]);
  });

  it("is redirected within the site by a path, so that nobody changes the address to http", () => {
    const asked = new URL("https://lore.example/api/auth/callback/google");
    const setting = home({ behindProxy: true });
    const to = (location: string, atHome: string | undefined) =>
      toHome(new Response(null, { status: 302, headers: { Location: location } }), asked, atHome).headers.get(
        "Location",
      );
    expect(to("https://lore.example/api/auth/popup", setting)).toBe("/api/auth/popup");
    expect(to("https://lore.example.evil.example/", setting)).toBe("https://lore.example.evil.example/");
    expect(to("https://lore.example/api/auth/popup", undefined)).toBe("https://lore.example/api/auth/popup");
  });

  it("keeps its method, its body and its upgrade", async () => {
    const request = new Request("http://localhost/api/worlds", {
      method: "POST",
      body: "{}",
      headers: { Upgrade: "websocket", Cookie: "a=1" },
    });
    const found = passed(fromHome(request, home()));
    expect([found.method, await found.text(), found.headers.get("Upgrade"), found.headers.get("Cookie")]).toEqual([
      "POST",
      "{}",
      "websocket",
      "a=1",
    ]);
  });

  it("is left as it is in production, where Cloudflare stands before the gateway", () => {
    const request = new Request("https://any.example/", { headers: { "CF-Connecting-IP": "198.51.100.7" } });
    expect(fromHome(request, undefined)).toBe(request);
  });
});
