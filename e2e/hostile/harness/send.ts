import { fetchFromSite } from "../../../tools/harness/fetch-from-site.ts";
import { HANG, heard, type Heard } from "./answer.ts";
import { sendFrames } from "./frames.ts";
import { sendRaw } from "./raw.ts";
import { type Tale, withIds } from "./tale.ts";
import type { Row, Sender } from "../table/row.ts";

function cookiesOf(sender: Sender, { owner, neighbour }: Tale): string {
  if (sender === "nobody") return "";
  return (sender === "owner" ? owner : neighbour).cookies();
}

/** Sends what a row says, as the site's own page would where the row does not say otherwise. A header that is empty is not sent. */
export function send({ send: sent, where }: Row, tale: Tale): Promise<Heard> {
  const site = tale.owner.site;
  const fill = (text: string) => withIds(text, tale);
  if ("raw" in sent) return sendRaw(new URL(site).host, fill(sent.raw));

  const headers: Record<string, string> = { Origin: site, Cookie: cookiesOf(sent.as ?? "owner", tale) };
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
  if ("nothing" in sent) return fetchFromSite(url, init).then(heard);
  const [body, type] =
    "json" in sent
      ? [fill(JSON.stringify(sent.json)), "application/json"]
      : [typeof sent.body === "string" ? fill(sent.body) : sent.body, sent.type ?? "application/json"];
  return fetchFromSite(url, {
    ...init,
    body,
    headers: { ...(type === "" ? {} : { "Content-Type": type }), ...sending },
  }).then(heard);
}
