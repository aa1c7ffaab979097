/** Texts of others as we keep them: no NUL, no lone surrogates, and no longer than they may be. Counts those that were cut. */
export class Cleaner {
  cut = 0;
  readonly #names: Readonly<Record<"char" | "user", string>>;

  /** @param names what `{{char}}` and `{{user}}` stand for */
  constructor(names: Readonly<Record<"char" | "user", string>>) {
    this.#names = names;
  }

  text(text: string, most: number): string {
    const plain = text
      .replaceAll("\0", "")
      .toWellFormed()
      .replaceAll(/\r\n?/gu, "\n")
      .replaceAll(/\{\{(char|user)\}\}|<(char|user|bot)>/giu, (_, macro?: string, tag?: string) =>
        (macro ?? tag)?.toLowerCase() === "user" ? this.#names.user : this.#names.char,
      )
      .trim();
    if (plain.length <= most) return plain;
    this.cut += 1;
    return plain
      .slice(0, most)
      .toWellFormed()
      .replace(/\ufffd$/u, "")
      .trimEnd();
  }
}
