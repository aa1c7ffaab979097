import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import type { SessionEntry, SessionsAnswer, SessionsEndedAnswer } from "#contracts/http/account";

import { toast } from "../../../shared/ui/overlays/toast.ts";
import { request } from "../../../shared/api/request.ts";
import { formatDate, relativeTime } from "../../../shared/format/relative-time.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";
import { Panel } from "../../../shared/ui/content/card.tsx";
import { Chip } from "../../../shared/ui/content/chip.tsx";
import { Loaded } from "../../../shared/ui/states/loaded.tsx";
import { refusalMessage } from "../refusal-message.ts";

const PATH = "/api/account/sessions";

/** The player's sessions. Each can be ended, and all except this one at once. */
export function SessionsSection() {
  const queries = useQueryClient();
  const sessions = useQuery({
    queryKey: ["account", "sessions"],
    queryFn: async ({ signal }) => (await request<SessionsAnswer>(PATH, { signal })).sessions,
  });
  const [busy, setBusy] = useState<string>();

  async function end(path: string): Promise<void> {
    setBusy(path);
    try {
      const answer = await request<SessionsEndedAnswer | undefined>(path, { method: "DELETE" });
      toast.success(answer ? text.account.endedOthers(answer.ended) : text.account.ended);
    } catch (error) {
      toast.error(refusalMessage(error));
    } finally {
      setBusy(undefined);
      await queries.invalidateQueries({ queryKey: ["account", "sessions"] });
    }
  }

  return (
    <div id="sessions">
      <Panel title={text.account.sessions}>
        <Loaded query={sessions} failed={text.account.sessionsFailed}>
          {(found) => (
            <div className="grid justify-items-start gap-4">
              <ul className="grid w-full divide-y divide-line border-y border-line">
                {found.map((session) => (
                  <Session
                    key={session.id}
                    session={session}
                    busy={busy === `${PATH}/${session.id}`}
                    onEnd={() => void end(`${PATH}/${session.id}`)}
                  />
                ))}
              </ul>
              {found.length > 1 ? (
                <Button variant="secondary" busy={busy === PATH} onClick={() => void end(PATH)}>
                  {text.account.endOthers}
                </Button>
              ) : (
                <p className="text-quiet">{text.account.onlyHere}</p>
              )}
            </div>
          )}
        </Loaded>
      </Panel>
    </div>
  );
}

function Session({
  session,
  busy,
  onEnd,
}: {
  readonly session: SessionEntry;
  readonly busy: boolean;
  readonly onEnd: () => void;
}) {
  const device = session.device || text.account.unknownDevice;
  const begun = text.account.begun(formatDate(session.createdAt), session.place);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {device} {session.current && <Chip>{text.account.thisOne}</Chip>}
        </p>
        <p className="text-sm text-quiet">
          {begun} · {text.account.seen(relativeTime(session.lastSeenAt))}
        </p>
      </div>
      {!session.current && (
        <Button variant="quiet" size="small" busy={busy} onClick={onEnd} aria-label={`${text.account.end}: ${device}`}>
          {text.account.end}
        </Button>
      )}
    </li>
  );
}
