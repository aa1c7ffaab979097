import { rules as english } from "../en/rules.ts";
import { spoken } from "../catalogue.ts";

export const rules = spoken("rules", english);
