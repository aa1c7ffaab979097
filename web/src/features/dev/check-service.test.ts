import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { checkService } from "./check-service.ts";
import { serviceStatusQuery } from "./service-status-query.ts";

const fetched = vi.fn<typeof fetch>();
beforeEach(() => void vi.stubGlobal("fetch", fetched));
afterEach(() => {
  vi.unstubAllGlobals();
  fetched.mockReset();
});

describe("a service's health", () => {
  it("is healthy with an OK answer", async () => {
    fetched.mockResolvedValue(Response.json({ status: "healthy" }));
    expect(await checkService("core", "/api/health")).toMatchObject({ service: "core", state: "healthy", message: "" });
  });

  it("is unhealthy with another status", async () => {
    fetched.mockResolvedValue(new Response("", { status: 503 }));
    expect(await checkService("chat", "/api/chat/health")).toMatchObject({ state: "unhealthy", message: "HTTP 503" });
  });

  it.each([
    ["Connection timeout (5s)", new DOMException("The operation timed out.", "TimeoutError")],
    ["CORS or network error", new TypeError("Failed to fetch")],
    ["Network error - service may be down", new TypeError("NetworkError when attempting to fetch resource.")],
    ["Connection refused", new TypeError("net::ERR_CONNECTION_REFUSED")],
  ])("is an error, %s, where nothing answers", async (message, error) => {
    fetched.mockRejectedValue(error);
    expect(await checkService("graph", "/api/graph/health")).toMatchObject({ state: "error", message });
  });

  it("is of one service: without one, the helper says what to use instead", async () => {
    await expect(checkService(undefined as never, "/health")).rejects.toThrow(
      "Health check endpoint requires specific service. Use getServiceUrls() instead.",
    );
  });

  it("is given five seconds", async () => {
    fetched.mockResolvedValue(new Response());
    const timeout = vi.spyOn(AbortSignal, "timeout");
    await checkService("memory", "/api/memory/health");
    expect(timeout).toHaveBeenCalledWith(5_000);
  });
});

describe("the status of all services", () => {
  const ask = () => (serviceStatusQuery().queryFn as () => Promise<unknown>)();

  it("is asked where GET /health says they answer", async () => {
    const services = { core: "/a", memory: "/b", chat: "/c", graph: "/d" };
    fetched.mockImplementation(async (path) =>
      path === "/health" ? Response.json({ services }) : new Response("", { status: path === "/b" ? 500 : 200 }),
    );
    expect(await ask()).toMatchObject([
      { service: "core", state: "healthy" },
      { service: "chat", state: "healthy" },
      { service: "graph", state: "healthy" },
      { service: "memory", state: "unhealthy" },
    ]);
  });

  it("is shown even when GET /health does not answer", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    const states = (await ask()) as { state: string }[];
    expect(states.map(({ state }) => state)).toEqual(["error", "error", "error", "error"]);
    expect(fetched.mock.calls.map(([path]) => path)).toContain("/api/memory/health");
  });
});
