import { Pin } from "lucide-react";
import { useState } from "react";

import type { MemoryItem } from "#contracts/entities/memory";

import { cx } from "../../../shared/cx.ts";
import { plainLines } from "../../../shared/format/plain-lines.ts";
import { text } from "../../../shared/text/text.ts";
import { TurnLink } from "../turn-link.tsx";
import { CorrectItem } from "./correct-item.tsx";
import { ItemTools } from "./item-tools.tsx";

interface EntryProps {
  readonly campaignId: string;
  readonly item: MemoryItem;
}

/** A remembered item: its text, its kind, its date and the characters who know it, with the buttons to change it. */
export function MemoryEntry({ campaignId, item }: EntryProps) {
  const [correcting, setCorrecting] = useState<"not yet" | "now" | "done">("not yet");
  const over = item.validTo !== null;
  return (
    <li className="grid gap-2.5 border-t border-line py-5 first:border-t-0 first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-sm text-quiet">
        <span className="font-medium text-memory">{text.chronicle.kinds[item.kind]}</span>
        <Source campaignId={campaignId} item={item} />
        {item.pinned && (
          <span className="text-ember">
            <Pin aria-hidden="true" size={14} className="mr-1 inline align-[-0.125em]" />
            {text.chronicle.memory.pinned}
          </span>
        )}
        {over && <span>{`${text.chronicle.memory.noLonger}, ${text.chronicle.memory.until(item.validTo ?? 0)}`}</span>}
      </p>
      {correcting === "now" ? (
        <CorrectItem campaignId={campaignId} item={item} onDone={() => setCorrecting("done")} />
      ) : (
        <>
          <p
            className={cx(
              "max-w-[68ch] font-story text-lg text-pretty [overflow-wrap:anywhere] whitespace-pre-line",
              over && "text-quiet",
            )}
          >
            {plainLines(item.content)}
          </p>
          <Details item={item} />
          <ItemTools
            campaignId={campaignId}
            item={item}
            corrected={correcting === "done"}
            onCorrect={() => setCorrecting("now")}
          />
        </>
      )}
    </li>
  );
}

function Source({ campaignId, item: { source } }: EntryProps) {
  if (source.kind !== "turn") return <span>{text.chronicle.sources[source.kind]}</span>;
  return <TurnLink campaignId={campaignId} turnId={source.turnId} turnNumber={source.turnNumber} />;
}

function Details({ item: { entities, knowers, context, history, importance } }: { readonly item: MemoryItem }) {
  const { memory } = text.chronicle;
  const facts: readonly (readonly [string, string])[] = [
    ...(entities.length > 0 ? [[memory.about, entities.join(", ")] as const] : []),
    ...(context !== "" ? [[memory.when, context] as const] : []),
  ];
  const words = [
    memory.importance(importance),
    ...(knowers && knowers.length > 0 ? [memory.knownTo(knowers.join(", "))] : []),
  ];
  return (
    <div className="grid gap-1 text-sm text-quiet">
      {facts.map(([name, value]) => (
        <p key={name}>
          {name}: {value}
        </p>
      ))}
      <p>{words.join(" · ")}</p>
      {history.length > 0 && (
        <details>
          <summary className="cursor-pointer">{memory.history(history.length)}</summary>
          <ol className="mt-1 ml-4 list-decimal">
            {history.map(({ content, until }) => (
              <li key={until}>
                <s>{content}</s>
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  );
}
