/**
 * Names that sheets store in English (classes, species, backgrounds, abilities, skills, resources, conditions). English needs no
 * replacement.
 */
export const rules: { readonly names: Readonly<Record<string, string>> } = { names: {} };
