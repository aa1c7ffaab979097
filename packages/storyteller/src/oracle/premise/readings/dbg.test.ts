import { it } from "vitest";
import { played } from "../played.fake.ts";
import * as strangers0 from "../strangers.fake.ts";
import * as many from "./many.fake.ts";
import { FAR_AND_GONE } from "../far-and-gone.fake.ts";
import * as strangers from "./strangers.fake.ts";
import * as unseen from "./unseen.fake.ts";
it("dbg", async () => {
  const all = { ...strangers0.STRANGERS, ...FAR_AND_GONE, ...many, ...strangers, ...unseen } as never as Record<
    string,
    never
  >;
  for (const name of (process.env.P ?? "").split(",")) {
    const s = played(all[name]!, "read");
    console.log(
      name,
      await s.say(""),
      JSON.stringify(s.state().scene),
      "\n" + JSON.stringify(s.state().cast.map((c) => [c.name, c.place])),
      JSON.stringify(s.kept().case?.who),
      JSON.stringify(s.kept().case?.where),
    );
    if (process.env.E) {
      const { lastLore } = (await import("../lore/lore.ts")) as never as {
        lastLore: () => { entries: { name: string; kind: string; role: string; at: string; aliases: string[] }[] };
      };
      for (const e of lastLore().entries)
        console.log(`${e.kind} ${e.name} [${e.role}] @${e.at} = ${e.aliases.join("/")}`);
    }
    for (const line of (process.env.S ?? "").split("|").filter(Boolean))
      console.log("> " + line + "\n" + (await s.say(line)));
  }
});
