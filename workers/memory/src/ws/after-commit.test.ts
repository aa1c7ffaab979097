import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";

import { newCampaign, objectOf } from "../../test/campaign.ts";
import { AfterCommit } from "./after-commit.ts";

const fail = () => {
  throw new Error("Storage is full");
};

/** Runs a test with functions that write a row and record a message. */
function onStorage<T>(
  work: (commit: AfterCommit, write: (key: string) => void, said: string[], rolledBack: () => void) => T,
): Promise<{ result: T; rows: string[]; said: string[] }> {
  return runInDurableObject(objectOf(newCampaign()), (_, { storage }) => {
    const said: string[] = [];
    const rolledBack = vi.fn();
    const commit = new AfterCommit(storage, rolledBack);
    const write = (key: string) => {
      storage.sql.exec("INSERT INTO state (key, value) VALUES (?, '')", key);
      commit.afterwards(() => said.push(key));
    };
    const result = work(commit, write, said, rolledBack);
    const rows = storage.sql.exec<{ key: string }>("SELECT key FROM state ORDER BY key").toArray();
    return { result, rows: rows.map(({ key }) => key), said };
  });
}

describe("what is said of a change", () => {
  it("is said once it is stored, and not before", async () => {
    const { result, rows, said } = await onStorage((commit, write, soFar) =>
      commit.atomically(() => {
        write("a");
        return soFar.length;
      }),
    );
    expect({ result, rows, said }).toEqual({ result: 0, rows: ["a"], said: ["a"] });
  });

  it("is said of a change within a change only when all of it is stored", async () => {
    const { result, rows, said } = await onStorage((commit, write, soFar) =>
      commit.atomically(() => {
        commit.atomically(() => write("b"));
        write("c");
        return soFar.length;
      }),
    );
    expect({ result, rows, said }).toEqual({ result: 0, rows: ["b", "c"], said: ["b", "c"] });
  });

  it("is not said of the part that failed, which leaves nothing behind", async () => {
    const { rows, said } = await onStorage((commit, write, _, rolledBack) =>
      commit.atomically(() => {
        write("a");
        const part = () => commit.atomically(() => (write("b"), fail()));
        expect(part).toThrow("Storage is full");
        expect(rolledBack).toHaveBeenCalledOnce();
        write("c");
      }),
    );
    expect({ rows, said }).toEqual({ rows: ["a", "c"], said: ["a", "c"] });
  });

  it("is not said where the whole failed, though its parts had not", async () => {
    const { rows, said } = await onStorage((commit, write) => {
      const whole = () => commit.atomically(() => (commit.atomically(() => write("a")), fail()));
      expect(whole).toThrow("Storage is full");
    });
    expect({ rows, said }).toEqual({ rows: [], said: [] });
  });
});
