import { describe, expect, it } from "vitest";

import { type KeyPlace, type KeyPressed, meaningOf } from "./shortcuts.ts";

const press = (key: string, more: Partial<KeyPressed> = {}): KeyPressed => ({
  key,
  code: "",
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const emptyBox: KeyPlace = { writes: "box", boxIsEmpty: true };
const fullBox: KeyPlace = { writes: "box", boxIsEmpty: false };
const page: KeyPlace = { writes: null, boxIsEmpty: true };
const field: KeyPlace = { writes: "field", boxIsEmpty: true };
const ctrl = { ctrlKey: true };

describe("the table's keys", () => {
  it("go a turn back and forth only where no words could be undone", () => {
    expect(meaningOf(press("z", ctrl), emptyBox)).toBe("undo");
    expect(meaningOf(press("Z", { ...ctrl, shiftKey: true }), page)).toBe("redo");
    expect(meaningOf(press("y", { metaKey: true }), emptyBox)).toBe("redo");
    expect(meaningOf(press("z", ctrl), fullBox)).toBeNull();
    expect(meaningOf(press("z", ctrl), field)).toBeNull();
    expect(meaningOf(press("z", ctrl), { writes: null, boxIsEmpty: false })).toBeNull();
  });

  it("edit the last words from an empty box, and move the caret in a full one", () => {
    expect(meaningOf(press("ArrowUp"), emptyBox)).toBe("edit-last");
    expect(meaningOf(press("ArrowUp"), fullBox)).toBeNull();
    expect(meaningOf(press("ArrowUp"), page)).toBeNull();
  });

  it("retry with Ctrl+Enter, but save in a field of its own", () => {
    expect(meaningOf(press("Enter", ctrl), fullBox)).toBe("retry");
    expect(meaningOf(press("Enter", ctrl), field)).toBeNull();
    expect(meaningOf(press("Enter"), emptyBox)).toBeNull();
  });

  it("reach for the X-card from anywhere, by the key's place on the keyboard", () => {
    for (const place of [emptyBox, fullBox, page, field]) {
      expect(meaningOf(press("≈", { code: "KeyX", altKey: true }), place)).toBe("x-card");
    }
    expect(meaningOf(press("x", { code: "KeyX", altKey: true, ...ctrl }), page)).toBeNull();
  });

  it("go to the text box and to the search, but leave a letter that is being written alone", () => {
    const toBox = press("ˆ", { code: "KeyI", altKey: true });
    const search = press("ß", { code: "KeyS", altKey: true });
    expect([page, field].map((place) => meaningOf(toBox, place))).toEqual(["to-box", "to-box"]);
    expect([page, emptyBox].map((place) => meaningOf(search, place))).toEqual(["search", "search"]);
    expect([meaningOf(toBox, fullBox), meaningOf(search, fullBox), meaningOf(search, field)]).toEqual([
      null,
      null,
      null,
    ]);
  });

  it("ask for help outside of words only", () => {
    expect(meaningOf(press("?", { shiftKey: true }), page)).toBe("help");
    expect(meaningOf(press("?", { shiftKey: true }), emptyBox)).toBeNull();
  });

  it("stop, and walk through the story", () => {
    expect(meaningOf(press("Escape"), fullBox)).toBe("stop");
    expect(meaningOf(press("ArrowUp", { altKey: true }), fullBox)).toBe("earlier");
    expect(meaningOf(press("ArrowDown", { altKey: true }), page)).toBe("later");
  });
});
