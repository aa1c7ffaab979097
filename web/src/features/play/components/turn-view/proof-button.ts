import { text } from "../../../../shared/text/text.ts";

/** The props of the 'proof 7c1e…' button. The button looks the same before and after the popover's code is loaded. */
export function proofButton(commitment: string) {
  const words = text.play.proof(commitment.slice(0, 4));
  return {
    "aria-label": `${words} ${text.play.proofOpen}`,
    children: words,
    className: "underline decoration-line underline-offset-4 hover:text-text hover:decoration-current",
  };
}
