import { Failure } from "../../tools/shared/failure.ts";
import { option } from "../report/option.ts";
import type { Preset } from "./run-lighthouse.ts";

/** What can be measured. */
const PARTS = ["open", "scroll", "lighthouse"] as const;
export type Part = (typeof PARTS)[number];

export const PAGES = ["login", "dashboard", "worlds", "play"] as const;
export type PageName = (typeof PAGES)[number];

const PRESETS: readonly Preset[] = ["mobile", "desktop"];

/** What a run of the bench measures. */
export interface Plan {
  readonly parts: readonly Part[];
  readonly pages: readonly PageName[];
  readonly presets: readonly Preset[];
  /** How often each page is opened, and judged by Lighthouse. */
  readonly runs: number;
  /** How many messages the story has. */
  readonly messages: number;
  /** How many times slower than this machine Lighthouse's simulated phone is. */
  readonly phone: number;
}

/** Lighthouse's own figure. A machine that is 1.6 times slower than this one needs 6.4. */
const PHONE = 4;

/** Only scrolling needs a long story. A page opens at the newest 50 messages. */
const MESSAGES = { scrolled: 5_000, opened: 120 };

/**
 * Reads the plan from the command line.
 * @throws Failure if an option names something that does not exist
 */
export function planOf(): Plan {
  const pages = chosen("--page", PAGES);
  const parts = chosen("--part", PARTS).filter((part) => part !== "scroll" || pages.includes("play"));
  const fewest = parts.includes("scroll") ? MESSAGES.scrolled : MESSAGES.opened;
  return {
    parts,
    pages,
    presets: chosen("--preset", PRESETS),
    runs: count("--runs", 5),
    messages: count("--messages", fewest),
    phone: slowdown("--phone", PHONE),
  };
}

/** The names that an option gives, separated by commas; all names if the option is not given. */
function chosen<Name extends string>(flag: string, names: readonly Name[]): readonly Name[] {
  const given = option(flag)?.split(",");
  const unknown = given?.find((each) => !names.some((name) => name === each));
  if (unknown !== undefined) throw new Failure(`${flag} ${unknown}: choose from ${names.join(", ")}.`);
  return names.filter((name) => given?.includes(name) ?? true);
}

function slowdown(flag: string, usual: number): number {
  const given = option(flag);
  const number = given === null ? usual : Number(given);
  if (!(number >= 1 && number <= 20)) throw new Failure(`${flag} ${given}: give a number from 1 to 20.`);
  return number;
}

function count(flag: string, usual: number): number {
  const given = option(flag);
  const number = given === null ? usual : Number(given);
  if (!Number.isInteger(number) || number < 1) throw new Failure(`${flag} ${given}: give a whole number from 1 on.`);
  return number;
}
