import { ChevronRight } from "lucide-react";

import type { PromptPart, PromptPiece } from "#contracts/http/inspection";
import { text } from "../../../shared/text/text.ts";
import { useTableState } from "../table/table-context.ts";
import { figure } from "./figures.ts";
import { pieceName } from "./piece-name.ts";
import { Sealed } from "./seal.tsx";

/** The parts of a prompt, each with its tokens and its budget. A part opens to what is in it and what was left out. */
export function PartList({ parts }: { readonly parts: readonly PromptPart[] }) {
  const words = text.inspector;
  return (
    <section aria-labelledby="inspected-parts">
      <h3 id="inspected-parts" className="font-display text-lg font-semibold">
        {words.parts}
      </h3>
      <p className="text-sm text-quiet">{words.partsHint}</p>
      <ul className="mt-3 grid">
        {parts.map((part) => (
          <Part key={part.part} part={part} />
        ))}
      </ul>
    </section>
  );
}

function Part({ part }: { readonly part: PromptPart }) {
  const words = text.inspector;
  const { part: id, tokens, budget, pieces, dropped } = part;
  const name = words.partNames[id as keyof typeof words.partNames] ?? id;
  const filled = budget === null || budget === 0 ? 0 : Math.min(100, (tokens / budget) * 100);
  return (
    <li className="border-b border-line last:border-0">
      <details className="group">
        <summary className="grid cursor-pointer list-none gap-1.5 py-2.5 pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
          <span className="flex items-baseline justify-between gap-3">
            <span className="flex min-w-0 items-baseline gap-2">
              <ChevronRight
                aria-hidden="true"
                size={15}
                className="shrink-0 self-center text-quiet transition-transform group-open:rotate-90"
              />
              <span className="min-w-0">{name}</span>
              {dropped.length > 0 && <span className="text-sm text-loss">{words.dropped(dropped.length)}</span>}
            </span>
            <span className="shrink-0 text-sm text-quiet tabular-nums">
              {budget === null ? words.neverCut(figure(tokens)) : words.ofBudget(figure(tokens), figure(budget))}
            </span>
          </span>
          {budget !== null && (
            <span aria-hidden="true" className="ml-6 h-1 overflow-hidden rounded-full bg-line">
              <span className="block h-full rounded-full bg-ember" style={{ width: `${filled}%` }} />
            </span>
          )}
        </summary>
        <div className="grid gap-3 pb-4 pl-6">
          {pieces.length === 0 && <p className="text-sm text-quiet">{words.empty}</p>}
          {pieces.map((piece) => (
            <Piece key={piece.id} part={id} piece={piece} />
          ))}
          {dropped.length > 0 && <Dropped part={part} />}
        </div>
      </details>
    </li>
  );
}

function Piece({ part, piece }: { readonly part: string; readonly piece: PromptPiece }) {
  const { id, tokens, secret = false, calledBy = [], text: shown } = piece;
  const heroes = useHeroes();
  return (
    <div className="grid gap-1">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 font-medium [overflow-wrap:anywhere]">{pieceName(part, id, heroes)}</span>
        <span className="shrink-0 text-quiet tabular-nums">{figure(tokens)}</span>
      </p>
      {calledBy.length > 0 && <p className="text-sm text-memory">{text.inspector.calledBy(calledBy.join(", "))}</p>}
      {secret && shown === undefined && <Sealed />}
      {shown !== undefined && <Words>{shown}</Words>}
    </div>
  );
}

function Dropped({ part: { part, budget, room, dropped } }: { readonly part: PromptPart }) {
  const { droppedWhy, dropped: title } = text.inspector;
  const heroes = useHeroes();
  const isPast = part === "transcript" || part === "summaries";
  const why = isPast ? part : room !== null && budget !== null && room < budget ? "room" : "budget";
  return (
    <div className="grid gap-1 border-l-2 border-loss/50 pl-3 text-sm">
      <p className="font-medium text-loss">{title(dropped.length)}</p>
      <p className="text-quiet">{droppedWhy[why]}</p>
      <ul className="list-inside list-disc [overflow-wrap:anywhere] text-quiet">
        {dropped.map((id) => (
          <li key={id}>{pieceName(part, id, heroes)}</li>
        ))}
      </ul>
    </div>
  );
}

/** The names of the heroes, by the ids of their characters. */
function useHeroes(): ReadonlyMap<string, string> {
  const sheets = useTableState((state) => state.sheets);
  return new Map(sheets.map(({ characterId, name }) => [characterId, name]));
}

/** A text of the prompt as it was sent. */
export function Words({ children }: { readonly children: string }) {
  return (
    <pre className="rounded-sm bg-sunken px-3 py-2 font-mono text-xs leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap">
      {children}
    </pre>
  );
}
