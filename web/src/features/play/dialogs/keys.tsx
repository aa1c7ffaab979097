import { Fragment } from "react";

import { keyNames } from "../../../shared/key-names.ts";
import { text } from "../../../shared/text/text.ts";
import { Dialog } from "../../../shared/ui/overlays/dialog.tsx";
import { canRead } from "../voice/voice-settings.ts";

type Line = readonly [what: string, ...keys: readonly string[]];

const { keys, ledger } = text.play;

const LISTS: readonly (readonly [title: string, lines: readonly Line[]])[] = [
  [
    keys.inBox,
    [
      [keys.send, "Enter"],
      [keys.newLine, "Shift+Enter"],
      [keys.editLast, "↑"],
    ],
  ],
  [
    keys.anywhere,
    [
      [keys.retryLast, "Ctrl+Enter"],
      [keys.stop, "Esc"],
      [keys.undo, "Ctrl+Z"],
      [keys.redo, "Ctrl+Shift+Z", "Ctrl+Y"],
      [keys.toBox, "Alt+I"],
      [text.play.search.open, "Alt+S"],
      [keys.xCard, "Alt+X"],
      [keys.walk, "Alt+↑", "Alt+↓"],
      [keys.help, "?"],
    ],
  ],
  [
    keys.onTurn,
    [
      [ledger.retry, "R"],
      [ledger.editSaid, "E"],
      [ledger.editReply, "T"],
      [ledger.goOn, "C"],
      [ledger.branch, "B"],
      [ledger.checkpoint, "N"],
      ...(canRead() ? [[ledger.readAloud, "V"] as const] : []),
      [ledger.copy, "Y"],
      [ledger.link, "L"],
      [ledger.inspect, "I"],
      [ledger.remove, "Delete"],
      [keys.showVariant, "←", "→"],
    ],
  ],
];

/** The dialog that lists the keyboard shortcuts. */
export function Keys({ onClose }: { readonly onClose: () => void }) {
  return (
    <Dialog title={keys.title} onClose={onClose} className="sm:w-[min(46rem,calc(100vw-2rem))]">
      <div className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {LISTS.map(([title, lines]) => (
          <section key={title} className="last:row-span-2 sm:last:col-start-2 sm:last:row-start-1">
            <h3 className="mb-2 font-display font-semibold">{title}</h3>
            <dl className="grid gap-1.5">
              {lines.map(([what, ...names]) => (
                <div key={what} className="flex items-baseline justify-between gap-4">
                  <dt className="text-quiet">{what}</dt>
                  <dd className="shrink-0 text-sm">
                    {names.map((name, index) => (
                      <Fragment key={name}>
                        {index > 0 && <span className="text-quiet"> {keys.or} </span>}
                        <kbd className="rounded-sm border border-line bg-sunken px-1.5 py-0.5 font-ui">
                          {keyNames(name)}
                        </kbd>
                      </Fragment>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
