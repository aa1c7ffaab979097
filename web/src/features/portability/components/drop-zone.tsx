import { FileUp } from "lucide-react";
import { useRef, useState, type DragEvent } from "react";

import { cx } from "../../../shared/cx.ts";
import { text } from "../../../shared/text/text.ts";
import { Button } from "../../../shared/ui/buttons/button.tsx";

/** Takes one file, which the player chooses or drops here. */
export function DropZone({ busy, onFile }: { readonly busy: boolean; readonly onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !busy) onFile(file);
  };
  return (
    <div
      className={cx(
        "grid justify-items-center gap-3 rounded-md border border-dashed px-6 py-12 text-center",
        over ? "border-ember bg-raised" : "border-edge bg-sunken",
      )}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <FileUp aria-hidden="true" size={30} className="text-quiet" />
      {/* The button opens this hidden input, so the Tab key does not stop at it. */}
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={text.portability.choose}
        accept=".json,.jsonl,.png,.zip"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button busy={busy} onClick={() => input.current?.click()}>
        {busy ? text.portability.reading : text.portability.choose}
      </Button>
      <p className="text-quiet">{over ? text.portability.dropNow : text.portability.drop}</p>
    </div>
  );
}
