import { capitalise } from "#english/noun-phrase";
import { HIS, pronounOf } from "../fates.ts";
import { shortName } from "../lore.ts";
import type { Turn } from "../turn.ts";
import type { Plot } from "./plot.ts";
import { driveOf } from "./drives.ts";
import { type Motive, motiveFor } from "./motives.ts";
import { type Mark, marksOf } from "./tables.ts";

/** Puts the names of the story into a sentence of the tables: `{C}` who is behind it, `{O}` the other, `{S}` where it began. */

export const markOf = ({ age, tone, mark }: Plot): Mark => marksOf(age, tone)[mark % marksOf(age, tone).length]!;
/** Why it was done: what drives somebody of the texts, where these say so, else one of the tables. */
export function motiveOf(turn: Turn, { kind, tone, culprit, driven }: Plot): Motive {
  const own = driven ? driveOf(turn.lore, turn.entry(culprit)) : null;
  return own?.words ?? motiveFor(kind, tone);
}

export const called = (turn: Turn, name: string): string => shortName(turn.entry(name));

export function fill(turn: Turn, plot: Plot, template: string, more: Readonly<Record<string, string>> = {}): string {
  const mark = markOf(plot);
  const slots: Readonly<Record<string, string>> = {
    C: called(turn, plot.culprit),
    O: called(turn, plot.other),
    S: plot.start,
    H: plot.hideout,
    H_own:
      pronounOf(turn.lore, turn.entry(plot.culprit)) === "they"
        ? plot.hideout
        : plot.hideout.replace(`${called(turn, plot.culprit)}'s`, HIS[pronounOf(turn.lore, turn.entry(plot.culprit))]),
    X: plot.heart,
    about: plot.about,
    trace: mark.trace,
    worn: mark.worn,
    prize: plot.prize,
    when: plot.when === "" ? "then" : plot.when,
    ...more,
  };
  return (plot.when === "" ? template.replaceAll(" {when}", "") : template)
    .replace(/\{(\w+)\}/gu, (whole, slot: string) => slots[slot] ?? whole)
    .replace(/(?<=^|[.!?]["”’]? |^“|[.!?:] “)(\p{Ll})/gu, (letter) => letter.toUpperCase());
}

/** A sentence of speech, with who says it in its middle: “I saw nobody,” says Marl. “I heard the bolt.” */
export function spokenBy(name: string, words: string): string {
  const first = /^[^.!?]+[.!?]/u.exec(words)?.[0] ?? words;
  const rest = words.slice(first.length).trim();
  const opening = first.endsWith(".") ? `${first.slice(0, -1)},` : first;
  return `“${opening}” says ${name}.${rest === "" ? "" : ` “${rest}”`}`;
}

export const sentence = (text: string): string => capitalise(/[.!?…]["”*]?$/u.test(text) ? text : `${text}.`);
