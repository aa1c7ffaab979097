import { type ProviderId, providerOf } from "#contracts/connections/providers";

import { text } from "../../../shared/text/text.ts";
import { Notice } from "../../../shared/ui/states/notice.tsx";

/** Providers whose layer for OpenAI's requests keeps no prompt for the next one. */
const WITHOUT_CACHE: ReadonlySet<ProviderId> = new Set<ProviderId>(["anthropic", "google"]);
const HERE = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/u;

/** Where the player's words go with a connection, and what it costs. */
export function WordsNote({ provider, address }: { readonly provider: ProviderId; readonly address: string }) {
  const { where, page, label } = providerOf(provider);
  const url = URL.canParse(address) ? new URL(address) : null;
  const host = url?.host || text.models.noHost;
  const isHere = url !== null && HERE.test(url.hostname);
  const words = isHere
    ? text.models.wordsHere
    : where === "company"
      ? text.models.wordsCompany(host)
      : text.models.wordsUnknown(host);
  return (
    <Notice title={text.models.words}>
      <p>{words}</p>
      {WITHOUT_CACHE.has(provider) && <p className="mt-2">{text.models.noCache}</p>}
      {page !== null && (
        <p className="mt-2">
          <a href={page} target="_blank" rel="noreferrer" className="underline">
            {where === "here" ? text.models.about(label) : text.models.prices}
          </a>
        </p>
      )}
    </Notice>
  );
}
