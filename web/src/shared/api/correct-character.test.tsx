// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";

import "../testing/dom.fake.ts";
import { isOutdated, useCorrectCharacter, type CharacterCorrection } from "./correct-character.ts";

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body: Record<string, unknown> | null;
}

/** A player's form for Mira, and a server that answers with these states in turn, then with 200. */
function formOfMira(...refusals: readonly (null | { status: number; code: string })[]) {
  const sent: Sent[] = [];
  const answers = [...refusals];
  vi.stubGlobal("fetch", async (path: string, { method = "GET", body }: RequestInit = {}) => {
    sent.push({ method, path, body: typeof body === "string" ? (JSON.parse(body) as Sent["body"]) : null });
    const refusal = answers.shift() ?? null;
    const answer = refusal
      ? { error: "No.", code: refusal.code, requestId: "r" }
      : { character: { id: "mira", name: "Mira" } };
    return Response.json(answer, { status: refusal?.status ?? 200 });
  });
  const client = new QueryClient({ defaultOptions: { mutations: { retry: false } } });
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result } = renderHook(() => useCorrectCharacter("mira", "camp"), { wrapper });
  const save = async (edit: Partial<CharacterCorrection>) => {
    const whole = { stored: {}, sheet: {}, seen: "turn-9", ...edit };
    let failure: unknown = null;
    await act(async () => {
      await result.current.mutateAsync(whole).catch((error: unknown) => (failure = error));
    });
    return failure;
  };
  const writes = () => sent.filter(({ method }) => method !== "GET");
  return { save, writes };
}

afterEach(() => vi.unstubAllGlobals());

describe("saving an edit of a character who plays", () => {
  it("sends name and notes to the character, and the rest to the table with the turn that the form showed", async () => {
    const { save, writes } = formOfMira();
    expect(await save({ stored: { name: "Mira the Bold" }, sheet: { armorClass: 18 } })).toBeNull();
    expect(writes()).toMatchObject([
      { method: "PATCH", path: "/api/characters/mira", body: { name: "Mira the Bold" } },
      {
        method: "POST",
        path: "/api/chat/sheet",
        body: {
          campaignId: "camp",
          characterId: "mira",
          action: { type: "correct", seen: "turn-9", sheet: { armorClass: 18 } },
        },
      },
    ]);
  });

  it("does not trouble the table for a name, nor the character for a number", async () => {
    const named = formOfMira();
    await named.save({ stored: { name: "Mira the Bold" } });
    expect(named.writes().map(({ method }) => method)).toEqual(["PATCH"]);
    const healed = formOfMira();
    await healed.save({ sheet: { armorClass: 18 } });
    expect(healed.writes().map(({ path }) => path)).toEqual(["/api/chat/sheet"]);
  });

  it("is the same entry when it is sent again after a failure, and another one for another edit", async () => {
    const { save, writes } = formOfMira({ status: 503, code: "unavailable" });
    expect(await save({ sheet: { armorClass: 18 } })).not.toBeNull();
    expect(await save({ sheet: { armorClass: 18 } })).toBeNull();
    expect(await save({ sheet: { armorClass: 19 } })).toBeNull();
    const [first, again, other] = writes().map(({ body }) => body?.["turnId"]);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it("knows that it was refused because the story has gone on", async () => {
    const { save } = formOfMira({ status: 409, code: "conflict" });
    expect(isOutdated(await save({ sheet: { armorClass: 18 } }))).toBe(true);
    const down = formOfMira({ status: 503, code: "unavailable" });
    expect(isOutdated(await down.save({ sheet: { armorClass: 18 } }))).toBe(false);
  });
});
