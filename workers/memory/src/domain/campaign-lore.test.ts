import { expect, it } from "vitest";

import { campaignLore } from "./campaign-lore.ts";

const properties = {
  startingLevel: 1,
  levelProgression: "xp",
  exploration: "medium",
  combat: "low",
  social: "high",
  elements: [],
} as const;
const description = `## Subtitle

A letter that will not stop.

## Campaign Overview

A courier carries it.

## Plot Elements

The leviathan dictates it.

It knows who drowned Tobin.

## Gameplay Style

Talk, mostly.

## Challenges

Warden Quill lies.`;
const payload = { name: "The Letter", description, properties } as unknown as Parameters<typeof campaignLore>[0];

it("keeps what is behind the story to the game master, and lets anybody know the rest", () => {
  const items = campaignLore(payload);
  const texts = (secret: boolean) =>
    items
      .filter((item) => item.secret === secret)
      .map(({ content }) => content)
      .join("\n");
  expect(texts(true)).toMatch(/leviathan dictates.*drowned Tobin.*Quill lies/su);
  expect(texts(false)).not.toMatch(/leviathan|Tobin|Quill/u);
  expect(texts(false)).toMatch(/A letter that will not stop.*courier.*Talk, mostly/su);
  expect(new Set(items.map(({ key }) => key)).size).toBe(items.length);
});
