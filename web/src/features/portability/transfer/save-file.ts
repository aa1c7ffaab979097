/** Lets the browser save a file. */
export function saveFile(name: string, parts: BlobPart[], type: string): void {
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the file later, so the address must stay valid for a while.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** A file name made from a title: letters and digits of any script joined by hyphens, at most 60 characters. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, "-");
  const short = plain.slice(0, 60).replaceAll(/^-+|-+$/gu, "");
  return `${short || "campaign"}.${ending}`;
}
