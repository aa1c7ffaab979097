import { words } from "../words.ts";
import type { NameTable } from "../name-table.ts";

export const urbanFantasyNames: NameTable = {
  she: words("Amira Bea Carmen Dee Esther Frankie Grace Imani Jo Keisha Lena Marisol Nadia Priya"),
  he: words("Andre Benny Carlos Desmond Eddie Felix Hugo Isaac Kwame Leo Marcus Nico Omar Sully"),
  person: ["{given} {family}", "{given} {family}", "{given} {family}", "'{street}' {given} {family}"],
  settlement: ["{first} {district}", "{first}{last}", "the {first} {district}"],
  wild: ["the {odd} {land}", "the {first} {tunnel}", "the {odd} {land}"],
  world: ["{city1}{city2}", "Greater {city1}{city2}", "Under-{city1}"],
  faction: ["the {first} Street Coven", "the {odd} Council", "the {thing} Union Local {number}", "the {thing} Crew"],
  item: ["the {first} Street {thing}", "{given|possessive} {thing}", "the {odd} {thing}"],
  parts: {
    street: words("Lucky Switch Paper Sunday Doc Cricket Velvet"),
    family: words("Abara Castellano Delgado Finch Hargrove Kowalski Lindqvist Moreau Okafor Reyes Sato Winters"),
    given2: words("Lorraine Dolores Estelle"),
    first: words("Alder Canal Cathedral Foundry Harbor Lantern Market Mercer Orchard Union Wharf"),
    last: words("side gate ville town park"),
    district: words("Arcade Cross Heights Mile Row Terrace Yards"),
    tunnel: words("Aqueduct Culvert Sidings Underpass Vaults"),
    odd: words("Borrowed Crooked Hidden Midnight Neon Second Velvet"),
    land: words("Bridge Line Market Park Platform Rooftops Tunnels"),
    city1: words("Ash Carver Halc Mar Sain Verid"),
    city2: words("brook haven mont ian port ville"),
    thing: words("Dial Key Ledger Moth Neon Switchboard Token Umbrella"),
    number: words("Nine Thirteen Forty 212"),
  },
};
