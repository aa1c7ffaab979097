import { it } from "vitest";
import { played } from "../played.fake.ts";
import * as strangers from "./strangers.fake.ts";
it("time", async () => {
  const s = played(strangers.PERIHELION, "read");
  await s.say("");
  for (const m of [
    "I ask Suri why she thinks the captain was poisoned.",
    "No, that is wrong: Suri and Dov are aboard with me. Suri is in the medbay and Dov is in engineering. Mars and Ceres are planets, we can't walk there.",
    "I take the plasma cutter out of my bag and go forward to the locked ring and cut through the door, slowly, while Suri holds the lamp and Dov watches the corridor behind us, and I tell them both that whatever happens on the bridge is mine to answer for, and nobody else's.",
  ]) {
    for (let i = 0; i < 3; i++) await s.say(m);
    const t = process.cpuUsage();
    for (let i = 0; i < 15; i++) await s.say(m);
    const d = process.cpuUsage(t);
    console.log(m.slice(0, 20), ((d.user + d.system) / 15000).toFixed(1));
  }
});
