import type { ExportedSheet, Item, Modifier } from "./exported-sheet.ts";

/** Whether an item does what it does: worn, and attuned to where it asks for that. */
const works = ({ equipped, isAttuned, definition }: Item): boolean =>
  equipped === true && (definition?.canAttune !== true || isAttuned === true);

/** A class taken later brings only part of what it would have brought first. */
function belongsToLaterClass({ classes }: ExportedSheet, { availableToMulticlass, componentId }: Modifier): boolean {
  if (availableToMulticlass !== false || componentId === null) return false;
  const owner = classes.find(({ classFeatures }) =>
    classFeatures.some(({ definition }) => definition?.id === componentId),
  );
  return owner?.isStartingClass === false;
}

/** All that changes the character's numbers at all times: granted, of working items, and without a condition of its own. */
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

/** What all modifiers of a kind add. */
export const bonus = (modifiers: readonly Modifier[], subType: string): number =>
  modifiers
    .filter((one) => one.type === "bonus" && one.subType === subType)
    .reduce((sum, one) => sum + valueOf(one), 0);

/** The highest that modifiers set a number to; null where none does. */
export function setTo(modifiers: readonly Modifier[], subType: string): number | null {
  const values = modifiers.filter((one) => one.type === "set" && one.subType === subType).map(valueOf);
  return values.length > 0 ? Math.max(...values) : null;
}
