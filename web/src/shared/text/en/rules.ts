/**
 * Names that sheets store in English (classes, species, backgrounds, abilities, skills, resources, conditions, parts of a number), and of
 * what the rules offer, by its id. English needs no replacement.
 */
export const rules: {
  readonly names: Readonly<Record<string, string>>;
  readonly options: Readonly<Record<string, string>>;
} = { names: {}, options: {} };
