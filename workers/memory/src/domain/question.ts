/** The kind of answer that a question asks for, as far as its wording shows (docs/memory.md, Recall). */
export interface Question {
  readonly when: boolean;
  readonly where: boolean;
  readonly why: boolean;
  /** Whether it asks for several things or for something general, which no single scene can answer. */
  readonly many: boolean;
  /** The days and months that the question names. */
  readonly dates: readonly NamedDate[];
}

interface NamedDate {
  /** 0–11. */
  readonly month: number;
  readonly day: number | null;
  readonly year: number | null;
}

const WHEN = /\bwhen\b|\bhow long\b|\bwhat (?:date|day|month|year|time)\b/iu;
const WHERE = /\bwhere\b|\b(?:which|what) (?:city|country|state|place|town|village)/iu;
const WHY = /^why\b|\breasons?\b|\bmotivat|\binspire/iu;
const MANY = /^(?:what|which|who|where|in what|how many)\b.*\b(?:has|have|does|do|are|both)\b/iu;

const MONTHS = "january february march april may june july august september october november december".split(" ");
const DATE = String.raw`(?:\b([0-3]?\d)(?:st|nd|rd|th)?(?: of)? )?\b(${MONTHS.join("|")})\b(?: ([0-3]?\d)(?:st|nd|rd|th)?\b)?(?:,? (\d{4})\b)?`;
const ONE_DATE = new RegExp(DATE, "iu");
const ALL_DATES = new RegExp(DATE, "giu");

export function readQuestion(text: string): Question {
  const when = WHEN.test(text);
  return {
    when,
    where: WHERE.test(text),
    why: WHY.test(text),
    many: !when && MANY.test(text),
    dates: (text.match(ALL_DATES) ?? []).flatMap((date) => {
      const [, before, month = "", after, year] = ONE_DATE.exec(date) ?? [];
      // Lower-case "may" is almost never the month.
      if (month === "may") return [];
      const day = before ?? after;
      return {
        month: MONTHS.indexOf(month.toLowerCase()),
        day: day === undefined ? null : Number(day),
        year: year === undefined ? null : Number(year),
      };
    }),
  };
}

/** Whether a day, in days since 1970, fits the dates in the question: `month` if the month fits, `day` if a named day fits exactly. */
export function fitsDates(dates: readonly NamedDate[], onDay: number): { month: boolean; day: boolean } {
  if (dates.length === 0) return { month: false, day: false };
  const date = new Date(onDay * 86_400_000);
  const fitting = dates.filter(
    ({ month, year }) => month === date.getUTCMonth() && (year === null || year === date.getUTCFullYear()),
  );
  return { month: fitting.length > 0, day: fitting.some(({ day }) => day === date.getUTCDate()) };
}
