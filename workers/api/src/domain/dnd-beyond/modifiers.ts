import type { ExportedSheet, Item, Modifier } from "./exported-sheet.ts";

/** Whether an item's effects apply: it must be worn and, if it requires attunement, attuned. */
const works = ({ equipped, isAttuned, definition }: Item): boolean =>
  equipped === true && (definition?.canAttune !== true || isAttuned === true);

/** Whether the modifier comes from a class that was taken later and that grants it only if it is the first class. */
function belongsToLaterClass({ classes }: ExportedSheet, { availableToMulticlass, componentId }: Modifier): boolean {
  if (availableToMulticlass !== false || componentId === null) return false;
  const owner = classes.find(({ classFeatures }) =>
    classFeatures.some(({ definition }) => definition?.id === componentId),
  );
  return owner?.isStartingClass === false;
}

/**
 * All modifiers that always apply to the character's numbers: they are granted, their item's effects apply, and they have no condition of
 * their own.
 */
export function modifiersOf(sheet: ExportedSheet): Modifier[] {
  const { race, class: ofClasses, background, feat, condition, item } = sheet.modifiers;
  const idle = new Set(sheet.inventory.filter((one) => !works(one)).map(({ definition }) => definition?.id));
  const working = new Set(sheet.inventory.filter(works).map(({ definition }) => definition?.id));
  const all = [
    ...race,
    ...ofClasses.filter((one) => !belongsToLaterClass(sheet, one)),
    ...background,
    ...feat,
    ...condition,
    ...item.filter(({ componentId }) => working.has(componentId) || !idle.has(componentId)),
  ];
  return all.filter(({ isGranted, restriction }) => isGranted !== false && !restriction?.trim());
}

const valueOf = ({ value, fixedValue }: Modifier): number => value ?? fixedValue ?? 0;

/** The sum of all bonuses of one kind. */
export const bonus = (modifiers: readonly Modifier[], subType: string): number =>
  modifiers
    .filter((one) => one.type === "bonus" && one.subType === subType)
    .reduce((sum, one) => sum + valueOf(one), 0);

/** The highest value to which modifiers set a number. Null if no modifier sets it. */
export function setTo(modifiers: readonly Modifier[], subType: string): number | null {
  const values = modifiers.filter((one) => one.type === "set" && one.subType === subType).map(valueOf);
  return values.length > 0 ? Math.max(...values) : null;
}
