import { describe, expect, it } from "vitest";

import { fitsDates, readQuestion } from "./question.ts";

const day = (date: string): number => Date.parse(date) / 86_400_000;
const kinds = (text: string): string[] =>
  Object.entries(readQuestion(text)).flatMap(([kind, is]) => (is === true ? [kind] : []));

describe("what a question looks for", () => {
  it.each([
    ["When did Orlo sell the bell?", ["when"]],
    ["How long has the mill been dark?", ["when"]],
    ["Where did we leave the horses?", ["where"]],
    ["Which town burned?", ["where"]],
    ["Who gave me the key?", []],
    ["Why does Hanne hate the warden?", ["why"]],
    ["What weapons does Brakk carry?", ["many"]],
    ["I draw my sword.", []],
    ["", []],
  ])("%s", (text, expected) => expect(kinds(text)).toEqual(expected));
});

describe("the dates a question names", () => {
  it.each([
    ["What did Hanne do in March 2023?", "2023-03-09", { month: true, day: false }],
    ["What did Hanne do in March 2023?", "2022-03-09", { month: false, day: false }],
    ["What did Hanne do in March?", "2022-03-31", { month: true, day: false }],
    ["What happened on 9 March, 2023?", "2023-03-09", { month: true, day: true }],
    ["What happened on March 9th?", "2023-03-09", { month: true, day: true }],
    ["What happened on the 9th of March?", "2023-03-10", { month: true, day: false }],
    ["May I come in?", "2023-04-09", { month: false, day: false }],
    ["I may come in", "2023-05-09", { month: false, day: false }],
    ["Who came in May?", "2023-05-09", { month: true, day: false }],
    ["Where is Hanne?", "2023-03-09", { month: false, day: false }],
  ])("%s, told on %s", (text, onDay, expected) => {
    expect(fitsDates(readQuestion(text).dates, day(onDay))).toEqual(expected);
  });
});
