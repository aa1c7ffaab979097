import { listed } from "#english/noun-phrase";
import type { TurnBrief } from "../../ports.ts";

/**
 * Possible actions in this scene. Each works if the player types it exactly like this. The actions that the oracle offered last come first
 * (`memo.offers`).
 */
export function sceneOptions({ story, memo, table }: TurnBrief): string[] {
  const offered = Array.isArray(memo?.["offers"]) ? memo["offers"] : [];
  const words = offered.flatMap((offer: unknown) => {
    if (typeof offer === "string") return [offer];
    const text = typeof offer === "object" && offer !== null && "text" in offer ? offer.text : null;
    return typeof text === "string" ? [text] : [];
  });
  const foes = story.encounter?.combatants.filter(({ side, hp }) => side === "foe" && hp.current > 0) ?? [];
  const scene = story.scene;
  if (foes.length > 0) {
    const foe = foes[0]!.name;
    return [`attack ${foe}`, `talk ${foe} down`, "run away"];
  }
  const thread = story.threads.filter(({ state }) => state === "open").toSorted((a, b) => b.touched - a.touched)[0];
  const people = (scene?.present ?? []).slice(0, 3).map((name) => `talk to ${name}`);
  const ways = (scene?.exits ?? []).slice(0, 3).map((exit) => `go to ${exit}`);
  const hurt = table.sheets()[0];
  const tired = hurt !== undefined && hurt.hp.current < hurt.hp.max ? ["take a short rest"] : [];
  const all = [...words, ...people, "look around", "search the place", ...ways, ...tired];
  const unique = all.filter((each, at) => all.findIndex((other) => other.toLowerCase() === each.toLowerCase()) === at);
  return thread === undefined ? unique : unique.slice(0, 8);
}

/** The answer to "What could I do?". */
export function optionsAnswer(brief: TurnBrief): string {
  const options = sceneOptions(brief);
  const open = brief.story.threads.filter(({ state }) => state === "open").map(({ title }) => title);
  const here = brief.story.scene === null ? "" : `At ${brief.story.scene.place} `;
  const list = options.map((option) => `“${option}”`);
  const threads = open.length === 0 ? "" : ` Open in your story: ${open.slice(0, 3).join("; ")}.`;
  return `${here === "" ? "You" : `${here}you`} could say ${listed(list, "or")}. Anything else you can put in your own words.${threads}`;
}
