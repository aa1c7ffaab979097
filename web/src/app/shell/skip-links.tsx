import { text } from "../../shared/text/text.ts";

const style =
  "fixed top-3 left-3 z-50 -translate-y-20 rounded-full bg-ember px-5 py-2.5 font-semibold text-on-ember focus-visible:translate-y-0";

/** The id of the text box on the play page. */
const BOX = "your-words";

/** Links at the start of every page, visible while they have the focus: past the navigation, and at the table to the text box. */
export function SkipLinks({ atTable }: { readonly atTable: boolean }) {
  return (
    <>
      <a href="#main" className={style}>
        {text.nav.skip}
      </a>
      {atTable && (
        <a
          href={`#${BOX}`}
          // Without a table there is no text box to lead to.
          className={`${style} [html:not([data-writes])_&]:hidden`}
          onClick={(event) => {
            // The address of the table names a turn or nothing, so it does not change.
            event.preventDefault();
            document.getElementById(BOX)?.focus();
          }}
        >
          {text.nav.skipToBox}
        </a>
      )}
    </>
  );
}
