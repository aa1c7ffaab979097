import { pattern } from "../../../patterns.ts";

/** The two between which a question leaves the choice: "for or against", "with her own heart or with the whale's". Empty where it leaves none. */
export function twoIn(question: string): readonly string[] {
  const words = question.replace(/[?.!\s]+$/u, "").split(" ");
  const at = words.lastIndexOf("or");
  const right = words.slice(at + 1);
  const left = words.slice(0, at < 0 ? 0 : at);
  const [first = ""] = right;
  if (left.length === 0 || right.length === 0 || right.length > 5) return [];
  if (pattern("one-of-two open").test(first)) return [];
  const begins = pattern("one-of-two begins");
  // "with her own heart or with the whale's": both begin alike, else with the same sort of word.
  const from = begins.test(first)
    ? Math.max(
        left.lastIndexOf(first),
        left.lastIndexOf(first) < 0 ? left.findLastIndex((word) => begins.test(word)) : -1,
      )
    : left.length - 1;
  const one = from < 0 ? [] : left.slice(from);
  return one.length === 0 || one.length > 5 || pattern("one-of-two open").test(one[0]!)
    ? []
    : [one.join(" ").replace(/,$/u, ""), right.join(" ")];
}
