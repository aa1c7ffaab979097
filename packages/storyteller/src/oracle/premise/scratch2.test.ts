import { it } from "vitest";
import { readFileSync } from "node:fs";
import { played } from "./played.fake.ts";
it("x", async () => {
  for (const k of ["sister", "hen", "part", "seal", "ring"]) {
    const s = played(JSON.parse(readFileSync(`/tmp/fp/${k}.json`, "utf8")), "w1", undefined, true);
    await s.say("");
    const c = s.kept().case!;
    console.log(
      k,
      c.plots.join(" "),
      JSON.stringify({
        aim: c.aim,
        prize: c.prize,
        where: c.where,
        who: c.who,
        inv: c.invented.map((x) => x.name),
        threat: c.threat,
      }),
    );
  }
});
