import { text } from "../../../../shared/text/text.ts";

/** 'proof 7c1e…' as a button: the same before and after what it opens has been fetched. */
export function proofButton(commitment: string) {
  const words = text.play.proof(commitment.slice(0, 4));
  return {
    "aria-label": `${words} ${text.play.proofOpen}`,
    children: words,
    className: "underline decoration-line underline-offset-4 hover:text-text hover:decoration-current",
  };
}
