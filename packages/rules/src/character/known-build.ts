import type { HeroBuild } from "#contracts/entities/hero-build";
import { armorNamed } from "../tables/armor.ts";
import { classTable } from "../tables/classes.ts";
import { featNamed } from "../tables/feats.ts";
import { gearNamed } from "../tables/gear.ts";
import { magicItemNamed } from "../tables/magic-items.ts";
import { listedSpell } from "../tables/spell-lists.ts";
import { weaponNamed } from "../tables/weapons.ts";

type Homebrew = HeroBuild["homebrew"][number];

const isItem = (id: string): boolean =>
  Boolean(weaponNamed(id) ?? armorNamed(id) ?? gearNamed(id) ?? magicItemNamed(id));

const entry = (kind: Homebrew["kind"], name: string): Homebrew => ({ name, kind, dice: null, text: "", uses: null });

/**
 * A build in which every id of a spell, feat, mastery or thing is one of the tables. What no table has becomes a homebrew entry of that
 * name, so nothing that a player wrote is lost. A class, species or background of the player's own stays where it is: the rules read it as
 * one without rules.
 */
export function knownBuild(build: HeroBuild): HeroBuild {
  const foreign = [
    ...build.classes.filter(({ id }) => !classTable(id)).map(({ id }) => entry("class", id)),
    ...build.spells.filter(({ id }) => !listedSpell(id)).map(({ id }) => entry("spell", id)),
    ...build.feats.filter((id) => !featNamed(id)).map((id) => entry("feature", id)),
    ...build.masteries.filter((id) => !weaponNamed(id)).map((id) => entry("feature", id)),
  ];
  const isNew = ({ kind, name }: Homebrew): boolean =>
    !build.homebrew.some((one) => one.kind === kind && one.name === name);
  return {
    ...build,
    spells: build.spells.filter(({ id }) => listedSpell(id)),
    feats: build.feats.filter((id) => featNamed(id)),
    masteries: build.masteries.filter((id) => weaponNamed(id)),
    gear: build.gear.map((one) => (one.item === null || isItem(one.item) ? one : { ...one, item: null })),
    homebrew: [...build.homebrew, ...foreign.filter(isNew)],
  };
}
