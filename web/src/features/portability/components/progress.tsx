import { text } from "../../../shared/text/text.ts";

/** A progress bar. `share` is 0 to 1. */
export function Progress({ label, share }: { readonly label: string; readonly share: number }) {
  return (
    <div className="grid gap-2">
      <p role="status">{label}</p>
      <progress className="h-2 w-full accent-ember" aria-label={text.portability.progress} max={1} value={share} />
    </div>
  );
}
