/** Hands a file to the browser to be saved. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads it after this turn of the loop.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A title as a file's name: letters and digits of any script, at most 60, with hyphens between. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const short = plain.slice(0, 60).replaceAll(/^-+|-+$/gu, "");
  return `${short || "campaign"}.${ending}`;
}
