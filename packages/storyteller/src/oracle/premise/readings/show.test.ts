import { it } from "vitest";
import * as many from "./many.fake.ts";
import { measure, shares } from "./measure.fake.ts";
import * as strangers from "./strangers.fake.ts";
import * as unseen from "./unseen.fake.ts";
it("shows", async () => {
  for (const [label, set] of Object.entries({ strangers, many, unseen })) {
    const all = [];
    for (const [name, each] of Object.entries(set)) all.push(await measure(name, each));
    console.log(label, JSON.stringify(shares(all)));
    const quiet = process.env.SHOW === undefined ? label === "unseen" : !process.env.SHOW.split(",").includes(label);
    if (!quiet)
      for (const m of all)
        console.log(
          `${m.name}\n   missed: ${m.missed.join(" | ")}\n   wrong: ${m.wrong.join(" | ")}${process.env.FULL ? "\n" + m.reply : ""}`,
        );
  }
});
