import type { Act, Reading } from "../reading.ts";

/**
 * Features that tell the learned reader what the rules say about an act: that they found it, how sure they are, which other act they found
 * instead, or that it is a part of the compound they found.
 */
export function rulesFeatures(act: Act, rules: Reading): readonly string[] {
  const out = [`as ${act}`];
  if (rules.act === act) {
    out.push("agree", `agree ${rules.sure}`, `agree ${act}`, `agree ${act} ${rules.sure}`);
    if (rules.speech !== "") out.push("agree speech");
    out.push(`agree ${act} ${rules.target === null ? "nobody" : "target"}`);
  } else {
    out.push(`not ${rules.act} ${act}`);
    if (rules.speech !== "") out.push(`speech ${act}`);
  }
  if (rules.parts.some((part) => part.act === act)) out.push("part", `part ${act}`);
  if (rules.parts[0]?.act === act) out.push("part first");
  return out;
}
