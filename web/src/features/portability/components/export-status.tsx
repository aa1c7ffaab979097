import { text } from "../../../shared/text/text.ts";
import { Notice } from "../../../shared/ui/states/notice.tsx";

/** The progress of an export, or its error. */
export function ExportStatus({ progress, error }: { readonly progress: string | null; readonly error: string | null }) {
  return (
    <>
      <p role="status" className="min-h-6 text-quiet">
        {progress}
      </p>
      {error !== null && (
        <Notice tone="error" title={text.portability.exportFailed}>
          {error}
        </Notice>
      )}
    </>
  );
}
