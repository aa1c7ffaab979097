import type { Sheet } from "#contracts/play/sheet";

const NO_SAVES = { successes: 0, failures: 0 };
const SAVES_NEEDED = 3;

const withFailures = (sheet: Sheet, more: number): Sheet => {
  const failures = Math.min(SAVES_NEEDED, sheet.deathSaves.failures + more);
  return {
    ...sheet,
    deathSaves: { ...sheet.deathSaves, failures },
    life: failures >= SAVES_NEEDED ? "dead" : "dying",
  };
};

/**
 * Applies damage. Temporary hit points are lost first. At zero hit points the character is dying, or dead if the remaining damage reaches
 * the maximum hit points. A character who is hit at zero fails a death save (SRD 5.2, "Damage and Healing").
 */
export function harm(sheet: Sheet, damage: number): Sheet {
  if (damage <= 0 || sheet.life === "dead") return sheet;
  const { current, max, temporary } = sheet.hp;
  if (current === 0) return damage >= max ? { ...sheet, life: "dead" } : withFailures(sheet, 1);
  const absorbed = Math.min(temporary, damage);
  const left = current - (damage - absorbed);
  const hp = { current: Math.max(0, left), max, temporary: temporary - absorbed };
  if (left > 0) return { ...sheet, hp };
  return { ...sheet, hp, deathSaves: NO_SAVES, life: -left >= max ? "dead" : "dying" };
}

/** Heals, up to the maximum hit points. A character at zero hit points wakes up. The dead stay dead. */
export function heal(sheet: Sheet, points: number): Sheet {
  if (points <= 0 || sheet.life === "dead") return sheet;
  const current = Math.min(sheet.hp.max, sheet.hp.current + points);
  return { ...sheet, hp: { ...sheet.hp, current }, life: "up", deathSaves: NO_SAVES };
}

/**
 * Applies the result of a death save. Three successes or three failures decide. A natural 20 restores one hit point; a natural 1 counts
 * as two failures.
 */
export function saveFromDeath(
  sheet: Sheet,
  result: "success" | "failure" | "critical_success" | "critical_failure",
): Sheet {
  if (sheet.life !== "dying") return sheet;
  if (result === "critical_success") return heal(sheet, 1);
  if (result === "failure") return withFailures(sheet, 1);
  if (result === "critical_failure") return withFailures(sheet, 2);
  const successes = Math.min(SAVES_NEEDED, sheet.deathSaves.successes + 1);
  return {
    ...sheet,
    deathSaves: { ...sheet.deathSaves, successes },
    life: successes >= SAVES_NEEDED ? "stable" : "dying",
  };
}

/**
 * Applies a finished rest. A long rest restores all hit points, hit dice and counters. A short rest restores what the spent hit dice
 * healed, and the counters that a short rest restores (SRD 5.2, "Short Rest", "Long Rest"). A dying or dead character cannot finish a
 * rest.
 */
export function rested(sheet: Sheet, rest: { rest: "short" | "long"; hitDiceSpent: number; healed: number }): Sheet {
  if (sheet.life === "dead" || sheet.life === "dying") return sheet;
  const resources = sheet.resources.map((one) =>
    rest.rest === "long" || one.rest === "short" ? { ...one, current: one.max } : one,
  );
  if (rest.rest === "long") {
    return {
      ...sheet,
      hp: { current: sheet.hp.max, max: sheet.hp.max, temporary: 0 },
      life: "up",
      deathSaves: NO_SAVES,
      hitDice: { ...sheet.hitDice, current: sheet.hitDice.max },
      resources,
    };
  }
  const spent = Math.min(Math.max(0, rest.hitDiceSpent), sheet.hitDice.current);
  const after = { ...sheet, hitDice: { ...sheet.hitDice, current: sheet.hitDice.current - spent }, resources };
  return heal(after, rest.healed);
}
