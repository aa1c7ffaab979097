import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { describe, expect, it } from "vitest";

import { WorldFields, type WorldFieldValues } from "./components/world-fields.tsx";
import { Component as WorldCreatePage } from "./world-create-page.tsx";

describe("the page that creates a world", () => {
  const page = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={createMemoryRouter([{ path: "/", Component: WorldCreatePage }])} />
    </QueryClientProvider>,
  );
  const submit = /<button[^>]*type="submit"[^>]*>/u.exec(page)?.[0];

  it("cannot be sent before a genre is chosen, and says so", () => {
    expect(submit).toContain(' disabled=""');
    expect(page).toContain("Choose at least one genre");
  });

  it("offers every genre as a checkbox, none of them chosen", () => {
    const boxes = page.match(/<input[^>]*type="checkbox"[^>]*>/gu) ?? [];
    expect(boxes.length).toBeGreaterThan(10);
    expect(boxes.filter((box) => box.includes(' checked="'))).toEqual([]);
  });

  it("shows no error before anything was entered", () => {
    expect(page).not.toContain('aria-invalid="');
  });
});

describe("the fields of a world", () => {
  function Fields({ nameHint }: { readonly nameHint?: string }) {
    const form = useForm<WorldFieldValues>({
      defaultValues: { name: "", genres: [], magicLevel: "medium" },
      errors: { name: { type: "custom", message: "Name is required" }, magicLevel: { type: "custom" } },
    });
    return (
      <FormProvider {...form}>
        <WorldFields {...(nameHint !== undefined && { nameHint })} />
      </FormProvider>
    );
  }
  const inputOf = (markup: string) => /<input[^>]*name="name"[^>]*>/u.exec(markup)?.[0] ?? "";

  it("show each message below its field, where the field points to it", () => {
    const markup = renderToStaticMarkup(<Fields />);
    const described = /aria-describedby="([^"]+)"/u.exec(inputOf(markup))?.[1] ?? "none";
    expect(markup).toMatch(new RegExp(`<p id="${described}"[^>]*>Name is required</p>`, "u"));
    expect(inputOf(markup)).toContain('aria-invalid="true"');
    expect(/<select[^>]*>/u.exec(markup)?.[0]).toContain('aria-invalid="true"');
  });

  it("require a name only where a blank one is not generated", () => {
    expect(inputOf(renderToStaticMarkup(<Fields />))).toContain('aria-required="true"');
    expect(inputOf(renderToStaticMarkup(<Fields nameHint="Left blank, it is made up" />))).not.toContain(
      "aria-required",
    );
  });
});
