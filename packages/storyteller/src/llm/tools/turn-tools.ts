import * as z from "zod/mini";

import type { Roll } from "#contracts/play/dice";
import type { Sheet } from "#contracts/play/sheet";
import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";
import type { ActResult, GmEvent, TableRules, TurnBrief } from "../../ports.ts";
import { findName } from "../../story/find-name.ts";
import { type Naming, namesakeNote } from "../../story/newcomer.ts";
import { applyStoryEvent } from "../../story/reduce-story.ts";
import { checkOf, isAttack } from "./check-call.ts";
import { actOf, combatantChange, combatantNamed, fightNow, orderOf } from "./fight-calls.ts";
import { amountOf, effectOf } from "./sheet-change.ts";
import { readArguments } from "./read-arguments.ts";
import { sheetNamed } from "./sheet-named.ts";
import {
  type ActCall,
  type ChangeCall,
  type CheckCall,
  type EncounterCall,
  type RecallCall,
  type ToolName,
  TOOLS,
} from "./specs.ts";
import { castEvents, leavesFight, revealEvents, sceneEvents, threadEvents } from "./story-calls.ts";

/** The result of a tool call: the answer to the model, and what the call added to the story. */
export interface ToolResult {
  readonly content: string;
  readonly events: readonly Extract<GmEvent, { type: "introduce" | "story" }>[];
  /** True if the call was wrong and nothing was done. Then the model must get the reason. */
  readonly refused: boolean;
}

const toolResult = (value: unknown): ToolResult => ({ content: JSON.stringify(value), events: [], refused: false });
const refused = (error: string): ToolResult => ({ ...toolResult({ error }), refused: true });

/** The most results of a search that the model gets. */
const MOST_FOUND = 5;

/** The parts of the turn that the tools use. */
type Turn = Pick<
  TurnBrief,
  "table" | "story" | "number" | "searchMemory" | "transcript" | "acted" | "performed" | "playerText" | "scene"
>;

/**
 * The tools of one turn. A call changes nothing, and the model gets an error, if the call cannot be read, if it names nobody of the party,
 * if the rules refuse it, or if it repeats a change of this turn word for word.
 */
export class TurnTools {
  readonly #turn: Turn;
  readonly #table: TableRules;
  readonly #signal: AbortSignal;
  /** The changes already made in this turn, in the model's words. */
  readonly #made = new Set<string>();
  /** Who has attacked, cast a spell, or used this feature or thing in this turn. A model easily asks for the same twice. */
  readonly #acted = new Set<string>();
  /** Whom an act of this turn was on. What it did to them is done. */
  readonly #targets: Set<string>;
  #story: StoryState;
  #hasFought = false;

  constructor(turn: Turn, signal: AbortSignal) {
    this.#turn = turn;
    this.#table = turn.table;
    this.#story = turn.story;
    this.#signal = signal;
    this.#targets = new Set(turn.performed?.blows.map(({ on }) => on));
  }

  /** The story including what the turn has changed so far. */
  get story(): StoryState {
    return this.#story;
  }

  /** Whether somebody has acted in a fight of this turn, and so everybody else after them. */
  get hasFought(): boolean {
    return this.#hasFought;
  }

  /**
   * Carries out a tool call.
   * @param json the arguments as the model wrote them
   */
  async call(name: string, json: string): Promise<ToolResult> {
    const tool = name.trim().toLowerCase();
    if (!Object.hasOwn(TOOLS, tool)) {
      return refused(
        `There is no tool ${JSON.stringify(name.slice(0, 40))}. The tools are ${Object.keys(TOOLS).join(", ")}`,
      );
    }
    let value: unknown;
    try {
      value = JSON.parse(json === "" ? "{}" : json);
    } catch {
      return refused("The arguments are not valid JSON");
    }
    const known = tool as ToolName;
    const parsed = z.safeParse(TOOLS[known].schema, readArguments(known, value));
    if (!parsed.success) {
      return refused(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`).join("; "));
    }
    try {
      return await this.#do(known, parsed.data);
    } catch (error) {
      if (error instanceof RangeError) return refused(error.message);
      throw error;
    }
  }

  async #do(tool: ToolName, call: unknown): Promise<ToolResult> {
    switch (tool) {
      case "check":
        return this.#check(call as z.infer<typeof CheckCall>);
      case "act":
        return this.#act(call as z.infer<typeof ActCall>);
      case "encounter":
        return this.#encounter(call as z.infer<typeof EncounterCall>);
      case "change":
        return this.#change(call as z.infer<typeof ChangeCall>);
      case "scene":
        return this.#scene(sceneEvents(call as Parameters<typeof sceneEvents>[0], this.#story, this.#naming));
      case "cast":
        return this.#tell(castEvents(call as Parameters<typeof castEvents>[0], this.#story, this.#naming));
      case "thread":
        return this.#tell(threadEvents(call as Parameters<typeof threadEvents>[0], this.#story));
      case "reveal":
        return this.#tell(revealEvents(call as Parameters<typeof revealEvents>[0], this.#story, this.#turn.number));
      case "recall":
        return this.#recall(call as z.infer<typeof RecallCall>);
    }
  }

  async #check(call: z.infer<typeof CheckCall>): Promise<ToolResult> {
    // Models that know the rules ask for an attack as for any roll. The rules do all of it at once.
    if (isAttack(call.what)) {
      const targets = call.against === undefined ? {} : { targets: [call.against] };
      return this.#act({ ...(call.who === undefined ? {} : { who: call.who }), kind: "attack", ...targets });
    }
    const named = sheetNamed(this.#table.sheets(), call.who);
    if ("error" in named) return refused(named.error);
    const against = call.against === undefined ? undefined : findName(this.#story.cast, call.against);
    const proposal = checkOf(call, named.sheet?.characterId ?? null, against?.attitude ?? 0);
    if ("error" in proposal) return refused(proposal.error);
    const roll = await this.#table.check(proposal);
    const success = roll.check?.success === true;
    const missed = !success && call.clock !== undefined ? findName(this.#story.clocks, call.clock) : undefined;
    const ticked = missed ? this.#apply([{ type: "clock_changed", by: "server", name: missed.name, ticks: 1 }]) : null;
    const now = success ? call.win : call.lose;
    return {
      content: JSON.stringify({
        ...outcomeOf(roll),
        ...(now === "" ? {} : { [success ? "win" : "lose"]: now }),
        ...(missed ? { clock: this.#clockNow(missed.name) } : {}),
      }),
      events: ticked?.events ?? [],
      refused: false,
    };
  }

  async #act(call: z.infer<typeof ActCall>): Promise<ToolResult> {
    const act = actOf(call, this.#table.sheets(), this.#story);
    if ("error" in act) return refused(act.error);
    const isHero = this.#table.sheets().some(({ name }) => name === act.who);
    const isMain = act.kind === "attack" || act.kind === "cast";
    const once = [act.who, act.kind, ...(isMain ? [] : [act.with.trim().toLowerCase()])].join("\n");
    if (this.#acted.has(once) || (isHero && isMain && (this.#turn.acted ?? []).length > 0)) {
      return refused(`${act.who} has done that in this turn already, and nothing was rolled: tell what came of it`);
    }
    const result = await this.#table.act(act, this.#story);
    if (!("why" in result)) {
      this.#acted.add(once);
      for (const name of act.targets) this.#targets.add(name);
      this.#hasFought = true;
    }
    return this.#done(result, this.#table.sheets());
  }

  async #encounter(call: z.infer<typeof EncounterCall>): Promise<ToolResult> {
    const order = orderOf(call, this.#table.sheets(), this.#story, this.#naming);
    if ("error" in order) return refused(order.error);
    const result = await this.#table.encounter(order, this.#story);
    if (!("why" in result)) this.#hasFought = true;
    return this.#done(result, this.#table.sheets());
  }

  /** Answers with what the rules did, and how everybody is afterwards. */
  #done(result: Pick<ActResult, "lines" | "events"> | { readonly why: string }, sheets: readonly Sheet[]): ToolResult {
    if ("why" in result) return refused(result.why.replace(/\.$/u, ""));
    const before = this.#story;
    for (const event of result.events) this.#story = applyStoryEvent(this.#story, event, this.#turn.number);
    const heroes = sheets.map(({ name, hp, life, conditions }) => [
      name,
      [`${hp.current} of ${hp.max}`, ...(life === "up" ? [] : [life]), ...conditions].join(", "),
    ]);
    return {
      content: JSON.stringify({ happened: result.lines, ...fightNow(this.#story), heroes: Object.fromEntries(heroes) }),
      events: [
        ...introduced(before, this.#story),
        ...result.events.map((event) => ({ type: "story" as const, event })),
      ],
      refused: false,
    };
  }

  async #change(call: z.infer<typeof ChangeCall>): Promise<ToolResult> {
    if (call.what === "short_rest" || call.what === "long_rest") {
      const kind = call.what === "short_rest" ? "short" : "long";
      if (!this.#once(call, "party")) return MADE_ALREADY;
      return toolResult((await this.#table.rest(kind, call.why)).map(stateOf));
    }
    const named = sheetNamed(this.#table.sheets(), call.who);
    const combatant = "error" in named ? combatantNamed(call.who, this.#story) : undefined;
    if (combatant !== undefined) return this.#changeCombatant(call, combatant);
    if ("error" in named) return refused(named.error);
    if (!named.sheet) return refused("Nobody sits at the table");
    const { amount, roll } = await amountOf(call, this.#table);
    const effect = effectOf(call, amount, named.sheet);
    if ("error" in effect) return refused(effect.error);
    const allowed = this.#table.allowed(effect);
    if ("why" in allowed) return refused(`${allowed.why}. Nothing was changed`);
    if (!this.#once(call, named.sheet.characterId)) return MADE_ALREADY;
    const changed = "delta" in allowed ? allowed.delta : amount;
    const waits = this.#table.waits(allowed, roll);
    const state = stateOf(await this.#table.change(allowed, roll));
    return toolResult(waits ? { ...state, proposed: changed, note: WAITS } : { ...state, changed });
  }

  async #changeCombatant(call: z.infer<typeof ChangeCall>, whose: string): Promise<ToolResult> {
    const { amount } = await amountOf(call, this.#table);
    if (call.what === "hp" && amount < 0 && this.#targets.has(whose)) {
      return refused(`What the act did to ${whose} is done, and nothing was changed: tell what came of it`);
    }
    const events = combatantChange(call, amount, whose, this.#story);
    if ("error" in events) return refused(events.error);
    if (!this.#once(call, whose)) return MADE_ALREADY;
    return this.#done({ lines: [], events }, this.#table.sheets());
  }

  async #recall({ query, about = "" }: z.infer<typeof RecallCall>): Promise<ToolResult> {
    const { searchMemory } = this.#turn;
    if (!searchMemory) return refused("Memory is switched off for this turn");
    const found = await searchMemory(`${about} ${query}`.trim(), this.#signal).catch(() => null);
    if (found === null) return refused("Memory cannot be reached now: go on without it");
    return toolResult({
      found: found.slice(0, MOST_FOUND).map(({ content, turnNumber, knowers, secret }) => ({
        ...(turnNumber === null ? {} : { turn: turnNumber }),
        says: content,
        ...(secret === true ? { secret: "yours alone" } : knowers ? { known_to: knowers } : {}),
      })),
    });
  }

  /** Changes the scene. Who goes elsewhere leaves the fight behind: it ends by the rules first. */
  async #scene(change: readonly StoryEvent[] | { readonly error: string }): Promise<ToolResult> {
    if ("error" in change || !leavesFight(change, this.#story)) return this.#tell(change);
    const ended = await this.#table.encounter({ op: "end", outcome: "flight" }, this.#story);
    if ("why" in ended) return refused(ended.why);
    this.#hasFought = true;
    const left = this.#done(ended, this.#table.sheets());
    const moved = this.#apply(change);
    return { ...moved, content: left.content, events: [...left.events, ...moved.events] };
  }

  /** Answers a call that changes the story: with the result of the change, or with the reason why it was refused. */
  #tell(change: readonly StoryEvent[] | { readonly error: string }): ToolResult {
    if ("error" in change) return refused(change.error);
    return this.#apply(change);
  }

  #apply(changes: readonly StoryEvent[]): ToolResult {
    const before = this.#story;
    for (const event of changes) this.#story = applyStoryEvent(this.#story, event, this.#turn.number);
    const stories = changes.map((event) => ({ type: "story" as const, event }));
    return {
      content: JSON.stringify(this.#noted(before, changes)),
      events: [...introduced(before, this.#story), ...stories],
      refused: false,
    };
  }

  /** What the model must know about the change that it asked for. */
  #noted(before: StoryState, changes: readonly StoryEvent[]): unknown {
    const clock = changes.findLast((event) => event.type === "clock_changed");
    const named = changes.find((event) => event.type === "cast_changed");
    const known = named && findName(before.cast, named.name);
    const note = named && !known ? namesakeNote(named.name, before, this.#naming.party) : "";
    return {
      noted: true,
      ...(clock ? { clock: this.#clockNow(clock.name) } : {}),
      ...(known && known.name !== named.name ? { name: known.name } : {}),
      ...(note === "" ? {} : { note }),
    };
  }

  #clockNow(name: string): string {
    const clock = findName(this.#story.clocks, name);
    if (clock === undefined) return "";
    const full = clock.filled >= clock.segments ? `, full${clock.full === "" ? "" : `: ${clock.full}`}` : "";
    return `${clock.name}: ${clock.filled} of ${clock.segments}${full}`;
  }

  /** Who is of the party, and which names were written before the model wrote: in the setting, in earlier turns, in the player's words. */
  get #naming(): Naming {
    const { transcript, playerText, scene } = this.#turn;
    return {
      party: this.#table.sheets().map(({ name }) => name),
      isWritten: (name) =>
        playerText.includes(name) ||
        transcript.some((turn) => `${turn.playerText}\n${turn.reply}`.includes(name)) ||
        JSON.stringify([scene.world, scene.campaign]).includes(name),
    };
  }

  /** Records a change of a sheet. Returns false if the same change was already made in this turn. */
  #once({ what, name = "", amount = "", why }: z.infer<typeof ChangeCall>, whose: string): boolean {
    const made = JSON.stringify([whose, what, ...[amount, name, why].map((text) => text.trim().toLowerCase())]);
    if (this.#made.has(made)) return false;
    this.#made.add(made);
    return true;
  }
}

const WAITS = "This waits for the player's yes and has not happened yet. Tell of it as offered, not as done";

const MADE_ALREADY = refused(
  "This change was made already in this turn, and nothing was done. If the same happens once more, say in why what is different",
);

/** The people and the place that are new in the story. */
function introduced(before: StoryState, after: StoryState): Extract<GmEvent, { type: "introduce" }>[] {
  const people = after.cast.filter(({ name }) => !before.cast.some((member) => member.name === name));
  const place = after.scene?.place ?? "";
  const isNewPlace = place !== "" && place !== before.scene?.place;
  return [
    ...people.map(({ name, role }) => ({
      type: "introduce" as const,
      name,
      entityType: "person" as const,
      description: role,
    })),
    ...(isNewPlace ? [{ type: "introduce" as const, name: place, entityType: "place" as const, description: "" }] : []),
  ];
}

const outcomeOf = (roll: Roll) => ({
  total: roll.total,
  dice: roll.dice.map((die) => die.value),
  ...(roll.check
    ? {
        against: roll.check.dc,
        modifier: roll.check.modifier,
        outcome: roll.check.success ? "success" : "failure",
        margin: roll.total - roll.check.dc,
      }
    : {}),
});

const stateOf = (sheet: Sheet) => ({
  character: sheet.name,
  hitPoints: sheet.hp,
  life: sheet.life,
  conditions: sheet.conditions,
  gold: sheet.gold,
  level: sheet.level,
});
