import type { rules as english } from "../en/rules.ts";

const classes = {
  Barbarian: "Barbar",
  Bard: "Barde",
  Cleric: "Kleriker",
  Druid: "Druide",
  Fighter: "Kämpfer",
  Monk: "Mönch",
  Paladin: "Paladin",
  Ranger: "Waldläufer",
  Rogue: "Schurke",
  Sorcerer: "Zauberer",
  Warlock: "Hexenmeister",
  Wizard: "Magier",
};

const species = {
  Dragonborn: "Drachenblütiger",
  Dwarf: "Zwerg",
  Elf: "Elf",
  Gnome: "Gnom",
  Goliath: "Goliath",
  Halfling: "Halbling",
  Human: "Mensch",
  Orc: "Ork",
  Tiefling: "Tiefling",
  "Half-Elf": "Halbelf",
  "Half-Orc": "Halbork",
  Other: "Anderes",
};

const backgrounds = {
  Acolyte: "Akolyth",
  Artisan: "Handwerker",
  Charlatan: "Scharlatan",
  Criminal: "Krimineller",
  Entertainer: "Unterhalter",
  Farmer: "Bauer",
  Guard: "Wache",
  Hermit: "Einsiedler",
  Merchant: "Händler",
  Noble: "Adliger",
  Outlander: "Fremdländer",
  Sage: "Weiser",
  Sailor: "Seemann",
  Scribe: "Schreiber",
  Soldier: "Soldat",
  "Street Child": "Straßenkind",
  Wayfarer: "Wanderer",
};

const abilities = {
  strength: "Stärke",
  dexterity: "Geschicklichkeit",
  constitution: "Konstitution",
  intelligence: "Intelligenz",
  wisdom: "Weisheit",
  charisma: "Charisma",
};

const skills = {
  Acrobatics: "Akrobatik",
  "Animal Handling": "Mit Tieren umgehen",
  Arcana: "Arkane Kunde",
  Athletics: "Athletik",
  Deception: "Täuschen",
  History: "Geschichte",
  Insight: "Motiv erkennen",
  Intimidation: "Einschüchtern",
  Investigation: "Nachforschungen",
  Medicine: "Heilkunde",
  Nature: "Naturkunde",
  Perception: "Wahrnehmung",
  Performance: "Auftreten",
  Persuasion: "Überzeugen",
  Religion: "Religion",
  "Sleight of Hand": "Fingerfertigkeit",
  Stealth: "Heimlichkeit",
  Survival: "Überlebenskunst",
};

const resources = {
  Rage: "Kampfrausch",
  "Channel Divinity": "Göttliche Macht fokussieren",
  "Wild Shape": "Tiergestalt",
  "Second Wind": "Durchschnaufen",
  "Action Surge": "Tatendrang",
  Focus: "Fokus",
  Sorcery: "Zauberei",
  "Arcane Recovery": "Arkane Erholung",
};

/** The names of resources in the SRD, such as `Spell slots 3`. */
const spellSlots = Object.fromEntries(
  [1, 2, 3, 4, 5, 6, 7, 8, 9].map((level) => [`Spell slots ${level}`, `Zauberplätze Grad ${level}`]),
);

const conditions = {
  blinded: "geblendet",
  charmed: "bezaubert",
  deafened: "taub",
  exhausted: "erschöpft",
  frightened: "verängstigt",
  grappled: "gepackt",
  incapacitated: "kampfunfähig",
  invisible: "unsichtbar",
  paralyzed: "gelähmt",
  petrified: "versteinert",
  poisoned: "vergiftet",
  prone: "liegend",
  restrained: "festgesetzt",
  stunned: "betäubt",
  unconscious: "bewusstlos",
};

export const rules: typeof english = {
  names: {
    ...classes,
    ...species,
    ...backgrounds,
    ...abilities,
    ...skills,
    ...resources,
    ...spellSlots,
    ...conditions,
  },
};
