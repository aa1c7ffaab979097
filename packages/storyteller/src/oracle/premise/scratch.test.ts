import { it } from "vitest";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { played } from "./played.fake.ts";
import { fullAim } from "./moves/aim/full-aim.ts";

it("lists", async () => {
  const root = import.meta.dirname;
  const files = readdirSync(root, { recursive: true })
    .map(String)
    .filter((f) => f.endsWith(".fake.ts"));
  const seen = new Set<string>();
  const out: string[] = [];
  const all: any[] = [];
  const walk = (x: any, d = 0) => {
    if (x === null || typeof x !== "object" || d > 4) return;
    if (typeof x.world === "string" && typeof x.notes === "string") all.push(x);
    else for (const v of Object.values(x)) walk(v, d + 1);
  };
  for (const f of files) {
    try {
      const m = await import(join(root, f));
      walk(m);
    } catch (e) {
      out.push(`ERR ${f} ${e}`);
    }
  }
  for (const p of all) {
    const key = p.world + p.notes;
    if (seen.has(key)) continue;
    seen.add(key);
    try {
      const s = played({ hero: "", heroNotes: "", title: p.title ?? p.name ?? "X", ...p }, "a", undefined, true);
      await s.say("");
      const k = s.kept().case;
      out.push(`${(k?.plots ?? []).slice(0, 3).join(" ")} | ${k?.aim} | ${k?.prize.words} | ${p.title}`);
    } catch (e) {
      out.push(`ERR ${p.title} ${e}`);
    }
  }
  writeFileSync("/tmp/fp/list.txt", out.join("\n"));
}, 200000);
