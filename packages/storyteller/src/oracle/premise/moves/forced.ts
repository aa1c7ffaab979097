import { pattern } from "../../patterns.ts";
import { answer } from "../../answers/index.ts";
import type { Act } from "../../understand/reading.ts";
import type { Turn } from "../turn.ts";
import type { Message } from "../words/clauses.ts";
import { dare, doIt, riskOf } from "./deed.ts";
import { fight, flee, foesOf } from "./danger/fight.ts";
import { lookAt, search } from "./travel/look.ts";
import { away } from "./come-and-go.ts";
import { buy, rest } from "./travel/upkeep.ts";
import { askTable } from "./record/table-question.ts";
import { speak } from "./people/talk.ts";
import { go, wayIn } from "./travel/travel.ts";
import { personIn } from "./people/who.ts";
import { LEAVES } from "./act.ts";

/** The reading that the player chose for their words. */
export async function forced(turn: Turn, message: Message, act: Act, target: string | null): Promise<void> {
  turn.memo.pending = null;
  const text = message.parts.map((part) => (part.kind === "say" ? part.to || part.words : part.text)).join(", ");
  const who = target === null ? undefined : personIn(turn, target);
  turn.readAs = { act, target, alternatives: [] };
  if (pattern("forced forced", "u").test(act)) {
    const verb =
      { persuade: "persuade", deceive: "lie to", threaten: "threaten", accuse: "accuse" }[act as string] ?? "tell";
    const said = message.parts.find((part) => part.kind === "say");
    return speak(turn, {
      kind: "say",
      words: said?.kind === "say" && said.direct ? said.words : `${target ?? ""} ${text}`.trim(),
      to: target ?? "",
      verb,
      direct: said?.kind === "say" && said.direct,
    });
  }
  if (act === "travel")
    return go(turn, { place: who === undefined ? (target ?? wayIn(turn, text)?.place ?? null) : null, whom: who });
  if (act === "fight") return fight(turn, { act, target }, text);
  if (act === "flee" && foesOf(turn.story).length > 0) return void (await flee(turn));
  if (act === "search") return void (await search(turn, text));
  if (act === "look") return void (lookAt(turn, `look at ${target ?? text}`) || (await search(turn, text)));
  if (act === "rest") return rest(turn, text);
  if (act === "buy") return buy(turn, text);
  if (act === "oracle") return askTable(turn, text);
  if (pattern("forced forced 2", "u").test(act))
    return void (await dare(
      turn,
      text,
      riskOf(text) ?? {
        ability: act === "sneak" ? "dexterity" : "strength",
        skill: act === "sneak" ? "Stealth" : "Athletics",
        stakes: "It comes off, or it costs you",
        at: act === "sneak" ? "quiet" : "body",
      },
    ));
  const reply = answer(
    {
      act,
      target,
      also: [],
      parts: [],
      instrument: null,
      topic: "",
      speech: "",
      manner: "plain",
      sure: true,
      alternatives: [],
    },
    turn.brief,
  );
  if (reply !== null) return turn.say(reply);
  if (LEAVES.test(text) && who !== undefined) away(turn, who.name);
  await doIt(turn, text);
}
