import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterEach, describe, expect, it } from "vitest";

import { messageOf, startMailSink } from "./mail-sink.ts";

const dataDir = mkdtempSync(join(tmpdir(), "lorehearth-mail-"));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const LETTER = { to: "mira@example.org", subject: "A new password", text: "Choose it here:\n\nhttp://localhost/\n" };

describe("the mail of a local stack", () => {
  it("is written to a file whose path is printed", async () => {
    const printed: string[] = [];
    const sink = await startMailSink(dataDir, (line) => printed.push(line));
    expect((await fetch(sink, { method: "POST", body: JSON.stringify(LETTER) })).status).toBe(204);
    const [file = "", ...others] = readdirSync(join(dataDir, "mail"));
    expect([others, printed]).toEqual([[], [`Mail to mira@example.org: ${join(dataDir, "mail", file)}`]]);
    expect(readFileSync(join(dataDir, "mail", file), "utf8")).toContain("Choose it here:\r\n\r\nhttp://localhost/");
  });

  it("is refused where it is no letter, and the next one is taken", async () => {
    const sink = await startMailSink(dataDir, () => {});
    for (const body of ["", "nonsense", "x".repeat(70_000)]) {
      expect((await fetch(sink, { method: "POST", body })).status).toBe(400);
    }
    expect((await fetch(sink, { method: "POST", body: JSON.stringify(LETTER) })).status).toBe(204);
  });

  it("is taken only at an address that no web page can know", async () => {
    const printed: string[] = [];
    const sink = await startMailSink(dataDir, (line) => printed.push(line));
    for (const path of ["/", "/mail", "/00000000000000000000000000000000"]) {
      const answer = await fetch(new URL(path, sink), { method: "POST", body: JSON.stringify(LETTER) });
      expect(answer.status).toBe(400);
    }
    expect(printed).toEqual([]);
  });

  it("has no header that an address or a subject brought along", () => {
    const message = messageOf({ ...LETTER, subject: "A\r\nBcc: all@example.org" }, new Date(0));
    expect(message).toContain("Subject: A Bcc: all@example.org\r\n");
    expect(message).not.toMatch(/^Bcc/mu);
  });
});
