/** What follows an option on the command line; null where it is not given. */
export function option(name: string): string | null {
  const at = process.argv.indexOf(name);
  return at < 0 ? null : (process.argv[at + 1] ?? null);
}
