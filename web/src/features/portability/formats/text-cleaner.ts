/**
 * Prepares texts of other programs for storage: removes NUL and lone surrogates, and cuts texts that are too long. `cut` counts how many
 * texts were cut.
 */
export class Cleaner {
  cut = 0;
  readonly #names: Readonly<Record<"char" | "user", string>>;

  /** @param names the names that replace `{{char}}` and `{{user}}` */
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
