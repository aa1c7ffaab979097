import { describe, expect, test } from "vitest";
import { spellNamed, spells } from "./spell-table.ts";
import type { SpellEffect } from "./spell.ts";

/** An effect in few words, so that a row of the table can be read against the book. */
const inWords = (effect: SpellEffect): string =>
  [
    effect.area && `${effect.area.size} ft ${effect.area.shape}`,
    effect.attack && `${effect.attack} attack`,
    effect.rays && `${effect.rays} rays`,
    effect.save && `${effect.save.ability} ${effect.save.half ? "half" : "or"}`,
    ...(effect.damage ?? []).map(
      ({ dice, types, more, modifier }) =>
        `${dice} ${types.length > 1 ? "chosen" : types[0]}${more ? ` +${more}` : ""}${modifier ? " +modifier" : ""}`,
    ),
    effect.healing &&
      `heals ${effect.healing.dice}${effect.healing.modifier ? "+modifier" : ""}${effect.healing.more ? ` +${effect.healing.more}` : ""}`,
    effect.temporary && `${effect.temporary.dice} temporary +${effect.temporary.more}`,
    ...(effect.conditions ?? []).map(({ id, until }) => `${id} (${until})`),
    ...Object.entries(effect.gives ?? {}).map(([key, value]) =>
      typeof value === "number" || typeof value === "string" ? `gives ${key} ${value}` : `gives ${key}`,
    ),
  ]
    .filter(Boolean)
    .join(", ");

/**
 * Rows that differ from the table they come from: it has no half damage, calls healing, bonus dice and temporary hit points damage, and
 * has attacks where there are none. Right by SRD 5.2, "Spell Descriptions".
 */
const MENDED: readonly (readonly [id: string, words: string])[] = [
  ["acid-arrow", "ranged attack, 4d4 acid +1d4, gives tick"],
  ["acid-splash", "5 ft sphere, dexterity or, 1d6 acid +1d6"],
  ["aid", "gives hitPoints 5, gives hitPointsMore 5"],
  ["alter-self", "gives swim, gives natural 1d6"],
  ["animal-friendship", "wisdom or, charmed (duration)"],
  ["bane", "charisma or, gives rolls"],
  ["barkskin", "gives armorClassLeast 17"],
  ["beacon-of-hope", "gives rolls, gives maxHealing"],
  [
    "bestow-curse",
    "wisdom or, gives rolls; then wisdom or, gives rolls; then wisdom or, gives tick; then wisdom or, gives marked",
  ],
  ["bless", "gives rolls"],
  ["blindnessdeafness", "constitution or, blinded (save), deafened (save)"],
  ["blink", "gives tick"],
  ["blur", "gives rolls"],
  ["burning-hands", "15 ft cone, dexterity half, 3d6 fire +1d6"],
  ["call-lightning", "5 ft sphere, dexterity half, 3d10 lightning +1d10"],
  ["calm-emotions", "20 ft sphere, charisma or, gives conditionImmunities"],
  ["charm-person", "wisdom or, charmed (duration)"],
  ["chill-touch", "melee attack, 1d10 necrotic +1d10, gives noHealing"],
  ["chromatic-orb", "ranged attack, 3d8 chosen +1d8"],
  ["color-spray", "15 ft cone, constitution or, blinded (caster-end)"],
  ["command", "wisdom or, prone (cured)"],
  ["conjure-animals", "10 ft emanation, dexterity or, 3d10 slashing +1d10"],
  ["cure-wounds", "heals 2d8+modifier +2d8"],
  ["darkvision", "gives darkvision 150"],
  ["dissonant-whispers", "wisdom half, 3d6 psychic +1d6"],
  ["divine-favor", "gives rider"],
  ["dragons-breath", "gives breath; then 15 ft cone, dexterity half, 3d6 chosen +1d6"],
  ["eldritch-blast", "ranged attack, 1 rays, 1d10 force"],
  ["enhance-ability", "gives rolls"],
  ["enlargereduce", "gives rolls, gives rider; then constitution or, gives rolls"],
  ["ensnaring-strike", "strength or, restrained (duration), gives tick"],
  ["entangle", "20 ft square, strength or, restrained (duration)"],
  ["enthrall", "60 ft sphere, wisdom or, gives rolls"],
  ["expeditious-retreat", "gives dash"],
  ["faerie-fire", "20 ft cube, dexterity or, gives rolls, gives noInvisible"],
  ["false-life", "2d4+4 temporary +5"],
  ["fear", "30 ft cone, wisdom or, frightened (save)"],
  ["feather-fall", "gives noFall"],
  ["fireball", "20 ft sphere, dexterity half, 8d6 fire +1d6"],
  ["fire-bolt", "ranged attack, 1d10 fire +1d10"],
  ["flame-blade", "melee attack, 3d6 fire +1d6 +modifier"],
  ["flaming-sphere", "5 ft sphere, dexterity half, 2d6 fire +1d6"],
  ["fly", "gives fly 60"],
  ["gaseous-form", "gives fly 10, gives resist, gives conditionImmunities, gives rolls, gives noActs"],
  ["grease", "10 ft square, dexterity or, prone (cured)"],
  ["guidance", "gives rolls"],
  ["guiding-bolt", "ranged attack, 4d6 radiant +1d6, gives rolls"],
  ["haste", "gives armorClass 2, gives speedTimes 2, gives rolls, gives extraAction"],
  ["healing-word", "heals 2d4+modifier +2d4"],
  ["heat-metal", "2d8 fire +1d8; then constitution or, gives rolls"],
  ["hellish-rebuke", "dexterity half, 2d10 fire +1d10"],
  ["heroism", "gives conditionImmunities, gives tick"],
  ["hex", "gives marked, gives rolls"],
  ["hideous-laughter", "wisdom or, prone (cured), incapacitated (save), gives hurtSave"],
  ["hold-person", "wisdom or, paralyzed (save)"],
  ["hunters-mark", "gives marked"],
  [
    "hypnotic-pattern",
    "30 ft cube, wisdom or, charmed (duration), incapacitated (duration), gives speedTimes 0, gives harmEnds",
  ],
  ["ice-knife", "ranged attack, 1d10 piercing; then 5 ft sphere, dexterity or, 2d6 cold +1d6"],
  ["inflict-wounds", "constitution half, 2d10 necrotic +1d10"],
  ["invisibility", "invisible (duration), gives breaks"],
  ["jump", "gives jump 30"],
  ["lightning-bolt", "100 ft line, dexterity half, 8d6 lightning +1d6"],
  ["longstrider", "gives speed 10"],
  ["mage-armor", "gives armorClassBase 13"],
  ["magic-circle", "10 ft cylinder, gives rolls, gives ward"],
  ["magic-weapon", "gives weaponBonus"],
  ["mass-healing-word", "heals 2d4+modifier +1d4"],
  ["meld-into-stone", "6d6 force, prone (cured)"],
  ["mind-spike", "wisdom half, 3d8 psychic +1d8, gives noInvisible"],
  ["mirror-image", "gives images 3"],
  ["moonbeam", "5 ft cylinder, constitution half, 2d10 radiant +1d10"],
  ["pass-without-trace", "30 ft emanation, gives rolls"],
  ["phantasmal-force", "intelligence or, gives tick"],
  ["poison-spray", "ranged attack, 1d12 poison +1d12"],
  ["prayer-of-healing", "heals 2d8 +1d8"],
  ["produce-flame", "ranged attack, 1d8 fire +1d8"],
  ["protection-from-energy", "gives resistChosen"],
  ["protection-from-evil-and-good", "gives rolls, gives ward"],
  ["protection-from-poison", "gives resist, gives rolls"],
  ["ray-of-enfeeblement", "constitution or, gives rolls"],
  ["ray-of-frost", "ranged attack, 1d8 cold +1d8, gives speed -10"],
  ["ray-of-sickness", "ranged attack, 2d8 poison +1d8, poisoned (caster-end)"],
  ["resistance", "gives reduces 1d4"],
  ["sacred-flame", "dexterity or, 1d8 radiant +1d8"],
  ["sanctuary", "gives sanctuary"],
  ["scorching-ray", "ranged attack, 3 rays, 2d6 fire"],
  ["searing-smite", "1d6 fire +1d6, gives tick"],
  ["shatter", "10 ft sphere, constitution half, 3d8 thunder +1d8"],
  ["shield", "gives armorClass 5, gives noMissiles"],
  ["shield-of-faith", "gives armorClass 2"],
  ["shillelagh", "gives staff"],
  ["shining-smite", "2d6 radiant +1d6, gives rolls, gives noInvisible"],
  ["shocking-grasp", "melee attack, 1d8 lightning +1d8, gives noOpportunity"],
  ["silence", "20 ft sphere, deafened (duration), gives immune, gives noVerbal"],
  ["sleep", "5 ft sphere, wisdom or, incapacitated (target-end), gives harmEnds, gives tick"],
  ["sleet-storm", "20 ft cylinder, dexterity or, prone (cured)"],
  [
    "slow",
    "40 ft cube, wisdom or, gives armorClass -2, gives speedTimes 0.5, gives rolls, gives noReactions, gives oneAct, gives oneAttack, gives somaticFails",
  ],
  ["sorcerous-burst", "ranged attack, 1d8 chosen +1d8"],
  ["spirit-guardians", "15 ft emanation, wisdom half, 3d8 chosen +1d8"],
  ["starry-wisp", "ranged attack, 1d8 radiant +1d8, gives noInvisible"],
  ["stinking-cloud", "20 ft sphere, constitution or, poisoned (target-end), gives noActions"],
  ["suggestion", "wisdom or, charmed (duration)"],
  ["thunderwave", "15 ft cube, constitution half, 2d8 thunder +1d8"],
  ["vampiric-touch", "melee attack, 3d6 necrotic +1d6"],
  ["vicious-mockery", "wisdom or, 1d6 psychic +1d6, gives rolls"],
  ["warding-bond", "gives armorClass 1, gives saves 1, gives resist, gives bond"],
  ["web", "20 ft cube, dexterity or, restrained (duration)"],
  ["wind-wall", "50 ft line, strength half, 4d8 bludgeoning"],
];

/** What the table said otherwise of casting: the time, the material, and whether it is used up. */
const MENDED_CASTING = [
  ["plant-growth", { time: "action" }],
  ["clairvoyance", { time: 10, cost: { consumed: false } }],
  ["prayer-of-healing", { time: 10 }],
  ["glyph-of-warding", { time: 60, cost: { copper: 20_000, consumed: true } }],
  ["bless", { cost: { copper: 500, consumed: false } }],
  ["chromatic-orb", { cost: { copper: 5_000, consumed: false } }],
  ["identify", { cost: { copper: 10_000, consumed: false } }],
  ["augury", { cost: { copper: 2_500, consumed: false } }],
  ["warding-bond", { cost: { consumed: false } }],
  ["revivify", { cost: { copper: 30_000, consumed: true } }],
] as const;

describe("the table of spells", () => {
  test.each(MENDED)("%s: %s", (id, words) => {
    expect(
      spellNamed(id)
        ?.effects.map((effect) => inWords(effect))
        .filter(Boolean)
        .join("; then "),
    ).toBe(words);
  });

  test.each(MENDED_CASTING)("%s is cast as the book says", (id, right) => {
    expect(spellNamed(id)).toMatchObject(right);
  });

  test("has the 339 spells of the SRD, each with a time, a range and components", () => {
    expect(spells()).toHaveLength(339);
    for (const { components, time, level, rounds } of spells()) {
      expect(components).toMatch(/^V?S?M?$/u);
      expect(typeof time === "number" ? time : 1).toBeGreaterThan(0);
      expect(level).toBeLessThanOrEqual(9);
      expect(rounds ?? 0).toBeGreaterThanOrEqual(0);
    }
  });

  test("what asks for concentration lasts", () => {
    const short = spells().filter(({ concentration, rounds }) => concentration && rounds === 0);
    expect(short.map(({ id }) => id)).toEqual([]);
  });

  test("every spell of levels 0 to 3 does something in numbers or says why it does not", () => {
    const silent = spells().filter(({ effects, guidance }) => (effects.length === 0) === (guidance === null));
    expect(silent.map(({ id }) => id)).toEqual([]);
    const unreckoned = spells().filter(({ level, guidance }) => level <= 3 && guidance?.startsWith("above"));
    expect(unreckoned).toEqual([]);
  });
});
