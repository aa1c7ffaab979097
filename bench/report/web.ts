import type { Scores } from "../web/lighthouse.ts";
import type { PageFigures } from "../web/open-pages.ts";
import type { ScrollFigures } from "../web/scroll.ts";
import type { Row } from "./rows.ts";

/** Makes the table's rows about the speed of the pages. */
export function webRows(
  pages: readonly PageFigures[],
  scrolled: ScrollFigures | null,
  judged: readonly Scores[],
): Row[] {
  return [
    ...pages.flatMap((page): Row[] => [
      {
        what: `${page.name}: opens`,
        measured: `FCP ${page.firstPaint} ms, LCP ${page.largestPaint} ms, first input handled ${page.firstInput} ms, longest task ${atLeast(page.longestTask, 50)}`,
        budget: "",
      },
      { what: `${page.name}: moves by itself (CLS)`, measured: String(page.shift), budget: "0" },
      { what: `${page.name}: answers (INP)`, measured: atLeast(page.interaction, 16), budget: "200 ms" },
    ]),
    ...(scrolled ? scrollRows(scrolled) : []),
    ...judged.map(({ page, preset, scores }) => ({
      what: `Lighthouse, ${page}, ${preset}`,
      measured: Object.entries(scores)
        .map(([category, score]) => `${category} ${score}`)
        .join(", "),
      budget: "95, 100, 100",
    })),
  ];
}

const scrollRows = ({ messages, reading, whole }: ScrollFigures): Row[] =>
  [
    { what: "read on the way back", scrolled: reading },
    { what: "all read", scrolled: whole },
  ].map(({ what, scrolled: { longestTask, frames, dropped, late, blank, turnsOnPage } }) => ({
    what: `${messages} messages, ${what}`,
    measured: `longest task ${atLeast(longestTask, 50)}, ${dropped} of ${frames} frames dropped, ${late} late, ${blank} with an empty space, ${turnsOnPage} turns on the page`,
    budget: "5 % of the frames",
  }));

const atLeast = (ms: number, least: number) => (ms === 0 ? `under ${least} ms` : `${ms} ms`);
