import { portability as english } from "../en/portability.ts";
import { spoken } from "../catalogue.ts";

export const portability = spoken("portability", english);
