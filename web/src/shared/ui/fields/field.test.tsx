import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";

import { Field } from "./field.tsx";
import { Input } from "./input.tsx";

type Props = Omit<Parameters<typeof Field>[0], "children" | "label">;

/** The markup of a text field with the label "Name", and a way to read an attribute of its input and the text of an element by id. */
function field(props: Props = {}) {
  const markup = renderToStaticMarkup(
    <Field label="Name" {...props}>
      {(control) => <Input {...control} />}
    </Field>,
  );
  const input = /<input[^>]*>/u.exec(markup)?.[0] ?? "";
  return {
    markup,
    attribute: (name: string) => new RegExp(` ${name}="([^"]*)"`, "u").exec(input)?.[1],
    textOf: (id: string) => markup.split(` id="${id}"`)[1]?.match(/>([^<]*)</u)?.[1],
  };
}

describe("a field", () => {
  it("labels its control", () => {
    const { markup, attribute } = field();
    expect(markup).toContain(`<label for="${attribute("id")}"`);
    expect(attribute("aria-describedby")).toBeUndefined();
    expect(attribute("aria-invalid")).toBeUndefined();
  });

  it("describes its control with the hint, then with the error", () => {
    const { attribute, textOf } = field({ hint: "As the others call it", error: "Name is required" });
    const described = attribute("aria-describedby")?.split(" ") ?? [];
    expect(described.map(textOf)).toEqual(["As the others call it", "Name is required"]);
    expect(attribute("aria-invalid")).toBe("true");
  });

  it("says that it is required in its label and to screen readers", () => {
    const { markup, attribute } = field({ required: true });
    expect(markup).toContain("(required)");
    expect(attribute("aria-required")).toBe("true");
  });
});
