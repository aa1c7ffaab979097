import { credits as english } from "../en/credits.ts";
import { spoken } from "../catalogue.ts";

export const credits = spoken("credits", english);
