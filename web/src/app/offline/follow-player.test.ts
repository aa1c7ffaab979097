// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { drafts } from "../../features/play/table/unsent-storage.ts";
import { setSession } from "../../shared/session/session-store.ts";
import { followPlayer } from "./follow-player.ts";

const userOf = (uid: string) => ({ uid, displayName: uid, email: `${uid}@example.org` });
const signIn = (uid: string) => setSession({ status: "signed-in", user: userOf(uid) });

beforeEach(() => {
  localStorage.clear();
  followPlayer();
});
afterEach(() => drafts.clear());

it("forgets what another tab wrote after the player signed out, before the next player is signed in", async () => {
  signIn("ada");
  setSession({ status: "signed-out", reason: "left" });
  await vi.waitFor(() => expect(localStorage.getItem("lorehearth.player")).toBeNull());
  localStorage.setItem("lorehearth:draft:c1", "Only Ada may read this");

  signIn("bea");
  await vi.waitFor(() => expect(localStorage.getItem("lorehearth:draft:c1")).toBeNull());
  expect(localStorage.getItem("lorehearth.player")).toBe("bea");
});

it("keeps the draft of a player whose session expired until they return", async () => {
  signIn("ada");
  drafts.write("c1", "I open the door");
  setSession({ status: "signed-out", reason: "expired" });
  signIn("ada");
  await Promise.resolve();
  expect(drafts.read("c1")).toBe("I open the door");
});
