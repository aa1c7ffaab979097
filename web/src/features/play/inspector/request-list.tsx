import type { CalledTool, Inspection, ModelRequest } from "#contracts/http/inspection";
import { text } from "../../../shared/text/text.ts";
import { Chip } from "../../../shared/ui/content/chip.tsx";
import { DetailList } from "../../../shared/ui/content/detail-list.tsx";
import { figure, seconds, share } from "./figures.ts";
import { Words } from "./part-list.tsx";
import { Sealed } from "./seal.tsx";

/** The requests of a turn: with which parameters, how each ended, and its tokens and times. */
export function RequestList({ requests }: { readonly requests: readonly ModelRequest[] }) {
  const words = text.inspector;
  return (
    <section aria-labelledby="inspected-requests" className="grid gap-3">
      <h3 id="inspected-requests" className="font-display text-lg font-semibold">
        {words.requests}
      </h3>
      {requests.map((one, index) => (
        <div key={index} className="grid gap-3 rounded-md border border-line px-4 py-3">
          <h4 className="font-medium">
            {words.request(index + 1)}
            <span className="font-normal [overflow-wrap:anywhere] text-quiet"> · {one.model}</span>
          </h4>
          <DetailList details={detailsOf(one)} />
          <details>
            <summary className="cursor-pointer py-1 text-sm text-quiet">{words.parameters}</summary>
            <div className="mt-2 grid gap-2">
              <Words>{JSON.stringify(one.parameters, null, 2)}</Words>
              {Object.values(one.parameters).includes("…") && <p className="text-sm text-quiet">{words.hidden}</p>}
            </div>
          </details>
        </div>
      ))}
    </section>
  );
}

function detailsOf({ finish, tokens, counted, firstMs, totalMs }: ModelRequest) {
  const words = text.inspector;
  const ended = words.finishes[finish as keyof typeof words.finishes] ?? words.failedWith(finish.replaceAll("_", " "));
  const counts = words.tokensOf(figure(tokens.input), figure(tokens.output));
  const details: [string, string][] = [
    [words.finish, ended],
    [words.tokens, counted ? counts : `${counts} (${words.estimated})`],
  ];
  if (tokens.cached !== undefined)
    details.push([words.cached, words.cachedOf(figure(tokens.cached), share(tokens.cached, tokens.input))]);
  if (tokens.reasoning !== undefined) details.push([words.thinking, figure(tokens.reasoning)]);
  if (totalMs !== null) {
    const total = seconds(totalMs);
    details.push([words.time, firstMs === null ? words.totalTime(total) : words.timeOf(seconds(firstMs), total)]);
  }
  return details;
}

/** The tool calls of a turn, refused ones too. */
export function CallList({ calls, hasTexts }: Pick<Inspection, "calls"> & { readonly hasTexts: boolean }) {
  const words = text.inspector;
  return (
    <section aria-labelledby="inspected-calls" className="grid gap-2">
      <h3 id="inspected-calls" className="font-display text-lg font-semibold">
        {words.calls}
      </h3>
      {calls.length === 0 && <p className="text-sm text-quiet">{words.noCalls}</p>}
      <ol className="grid gap-3">
        {calls.map((call, index) => (
          <li key={index} className="grid gap-2">
            <p className="flex items-center gap-3">
              <code className="font-mono text-sm">{call.name}</code>
              <Chip tone={call.refused ? "loss" : "gain"}>{call.refused ? words.refused : words.done}</Chip>
              {call.arguments === undefined && hasTexts && <Sealed />}
            </p>
            <CallTexts call={call} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function CallTexts({ call: { arguments: given, result } }: { readonly call: CalledTool }) {
  if (given === undefined || result === undefined) return null;
  return (
    <div className="grid gap-2 pl-3 text-sm">
      <p className="text-quiet">{text.inspector.callArguments}</p>
      <Words>{given}</Words>
      <p className="text-quiet">{text.inspector.callResult}</p>
      <Words>{result}</Words>
    </div>
  );
}
