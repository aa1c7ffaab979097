import type { MemoryHealthAnswer } from "#contracts/http/graph";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { CampaignKey, GraphMemoryRpc } from "#contracts/rpc/memory";
import { judge } from "./domain/health/judge.ts";
import { questionsFrom } from "./domain/health/questions-from.ts";

const PAGE = 100;
/** The most turns of a story from which questions are made. */
const MOST_TURNS = 5_000;
/** The number of recalled items that are checked. An item beyond the first ten counts as forgotten. */
const FOUND = 10;

interface Asked {
  readonly chat: Pick<ChatRpc, "ledgerPage">;
  readonly memory: Pick<GraphMemoryRpc, "ask">;
}

/**
 * Asks memory about facts in the ledger. The questions are made from the ledger and not from memory's items, because otherwise nothing
 * would ask for what memory has lost.
 */
export async function memoryHealth(key: CampaignKey, { chat, memory }: Asked): Promise<MemoryHealthAnswer> {
  const questions = questionsFrom(await readLedger(key, chat));
  if (questions.length === 0) return judge([], []);
  const found = await memory.ask(
    key,
    questions.map(({ question }) => question),
    FOUND,
  );
  return judge(questions, found);
}

async function readLedger(key: CampaignKey, chat: Asked["chat"]): Promise<TurnCompleted[]> {
  const turns: TurnCompleted[] = [];
  while (turns.length < MOST_TURNS) {
    const page = await chat.ledgerPage(key, turns.at(-1)?.number ?? -1, PAGE);
    turns.push(...page);
    if (page.length < PAGE) break;
  }
  return turns;
}
