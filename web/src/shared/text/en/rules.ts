/** Names that sheets keep in English (classes, species, backgrounds, abilities, skills, resources, conditions): nothing to put in their place. */
export const rules: { readonly names: Readonly<Record<string, string>> } = { names: {} };
