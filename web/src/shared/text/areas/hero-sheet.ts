import { heroSheet as english } from "../en/hero-sheet.ts";
import { spoken } from "../catalogue.ts";

export const heroSheet = spoken("heroSheet", english);
