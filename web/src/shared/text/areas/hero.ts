import { hero as english } from "../en/hero.ts";
import { spoken } from "../catalogue.ts";

export const hero = spoken("hero", english);
