import type { MemoryHealthAnswer } from "#contracts/http/graph";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { CampaignKey, GraphMemoryRpc } from "#contracts/rpc/memory";
import { judge } from "./domain/health/judge.ts";
import { questionsFrom } from "./domain/health/questions-from.ts";

const PAGE = 100;
/** Turns of a story that are read for questions. */
const MOST_TURNS = 5_000;
/** What is not among the first ten found is as good as forgotten. */
const FOUND = 10;

interface Asked {
  readonly chat: Pick<ChatRpc, "ledgerPage">;
  readonly memory: Pick<GraphMemoryRpc, "ask">;
}

/**
 * Asks memory what the ledger knows. The questions come from the ledger, not from memory's own items: what memory has lost would
 * never be asked for otherwise.
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
