import { Evening, nothingPlayed, type Played } from "./evening.fake.ts";
import { scriptOf, shortest, type Script } from "./evening-script.fake.ts";

/** Why an evening fails; null if the rules and the model agree until its end. */
async function faultOf(script: Script, played?: Played): Promise<{ why: string; log: readonly string[] } | null> {
  let evening: Evening | undefined;
  try {
    evening = new Evening(script, played);
    await evening.play(script.steps);
    return null;
  } catch (error) {
    return { why: error instanceof Error ? error.message : String(error), log: evening?.log ?? [] };
  }
}

/** Plays the evening of a seed. An error names the seed and the shortest script that fails. */
export async function playEvening(seed: number, played: Played = nothingPlayed()): Promise<void> {
  const script = scriptOf(seed);
  const fault = await faultOf(script, played);
  if (!fault) return;
  const short = await shortest(script, async (fewer) => (await faultOf(fewer)) !== null);
  const last = (await faultOf(short)) ?? fault;
  throw new Error(
    [`Evening ${seed}: ${last.why}`, ...short.guests.map((guest) => `  guest ${JSON.stringify(guest)}`), ...last.log]
      .join("\n  ")
      .slice(0, 6_000),
  );
}
