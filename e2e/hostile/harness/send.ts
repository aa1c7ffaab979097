import { fetchFromSite } from "../../../tools/harness/stack/fetch-from-site.ts";
import { HANG, answerOf, type Answer } from "./answer.ts";
import { sendFrames } from "./frames.ts";
import { sendRaw } from "./raw.ts";
import { type Scenario, withIds } from "./scenario.ts";
import type { Row, Sender } from "../table/row.ts";

function cookiesOf(sender: Sender, { owner, neighbour }: Scenario): string {
  if (sender === "nobody") return "";
  return (sender === "owner" ? owner : neighbour).cookies();
}

/**
 * Sends the input of a row. It has the headers that the site's pages send, unless the row has others. A header with an empty value is not
 * sent.
 */
export function send({ send: sent, where }: Row, scenario: Scenario): Promise<Answer> {
  const site = scenario.owner.site;
  const fill = (text: string) => withIds(text, scenario);
  if ("raw" in sent) return sendRaw(new URL(site).host, fill(sent.raw));

  const headers: Record<string, string> = { Origin: site, Cookie: cookiesOf(sent.as ?? "owner", scenario) };
  for (const [name, value] of Object.entries(sent.headers ?? {})) headers[name] = fill(value);
  const sending = Object.fromEntries(Object.entries(headers).filter(([, value]) => value !== ""));
  const [method = "", path = ""] = where.split(" ");
  const url = `${site}${fill(path)}`;
  if ("frames" in sent) {
    const frames = sent.frames.map((frame) =>
      frame instanceof Uint8Array ? frame : JSON.parse(fill(JSON.stringify(frame))),
    );
    return sendFrames(url, sending, frames);
  }
  const init: RequestInit = { method, headers: sending, redirect: "manual", signal: AbortSignal.timeout(HANG) };
  if ("nothing" in sent) return fetchFromSite(url, init).then(answerOf);
  const [body, type] =
    "json" in sent
      ? [fill(JSON.stringify(sent.json)), "application/json"]
      : [typeof sent.body === "string" ? fill(sent.body) : sent.body, sent.type ?? "application/json"];
  return fetchFromSite(url, {
    ...init,
    body,
    headers: { ...(type === "" ? {} : { "Content-Type": type }), ...sending },
  }).then(answerOf);
}
