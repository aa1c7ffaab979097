import { describing as english } from "../en/describing.ts";
import { spoken } from "../catalogue.ts";

export const describing = spoken("describing", english);
