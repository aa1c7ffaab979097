/** One `name = value` of a configuration file. */
export interface Setting {
  /** The name with the names of the tables around it. A table in a list is named by its first value: `ratelimits.RATE_READ.simple`. */
  readonly name: string;
  /** The value as it is written in the file. */
  readonly value: string;
  /** The number of the line, counted from 1. */
  readonly line: number;
}

/** A configuration file. Its path begins at the root. */
export interface ConfigFile {
  readonly path: string;
  readonly settings: readonly Setting[];
}

/**
 * Reads a wrangler.toml line by line. wrangler's own reader is not used, because it returns values without their line numbers.
 * @throws Error if a line is no table, comment or `name = value`
 */
export function readSettings(path: string, text: string): ConfigFile {
  const settings: Setting[] = [];
  let table: readonly string[] = [];
  let isUnnamed = false;
  for (const [index, raw] of text.split("\n").entries()) {
    const written = raw.trim();
    if (written === "" || written.startsWith("#")) continue;
    const [, list, header] = /^\[(\[)?([\w.]+)\]{1,2}$/u.exec(written) ?? [];
    if (header !== undefined) {
      table = [header];
      isUnnamed = list !== undefined;
      continue;
    }
    const [, key, value] = /^("[^"]+"|\w+) = (.+)$/u.exec(written) ?? [];
    if (key === undefined || value === undefined)
      throw new Error(`${path}:${index + 1} is not one setting: ${written}`);
    if (isUnnamed) table = [...table, value.replaceAll('"', "")];
    isUnnamed = false;
    settings.push({ name: [...table, key].join("."), value, line: index + 1 });
  }
  return { path, settings };
}

/** The settings whose value differs from the value in the first file that has them. Each comes with both lines. */
export function differences(files: readonly ConfigFile[], isShared: (name: string) => boolean): string[] {
  const first = new Map<string, Setting & { path: string }>();
  return files.flatMap(({ path, settings }) =>
    settings.flatMap((setting) => {
      const { name, value, line } = setting;
      if (!isShared(name)) return [];
      const other = first.get(name);
      if (other === undefined) first.set(name, { ...setting, path });
      return other === undefined || other.value === value
        ? []
        : `${path}:${line} has ${name} = ${value}, ${other.path}:${other.line} has ${other.value}`;
    }),
  );
}

/** The settings that one file has and another one does not have. */
export function missing(files: readonly ConfigFile[], isShared: (name: string) => boolean): string[] {
  const all = files.flatMap(({ path, settings }) => settings.map((setting) => ({ ...setting, path })));
  const shared = new Map(all.filter(({ name }) => isShared(name)).map((setting) => [setting.name, setting]));
  return [...shared.values()].flatMap(({ name, path, line }) =>
    files
      .filter(({ settings }) => settings.every((setting) => setting.name !== name))
      .map((file) => `${file.path} has no ${name}, ${path}:${line} has it`),
  );
}
