import { worlds as english } from "../en/worlds.ts";
import { spoken } from "../catalogue.ts";

export const worlds = spoken("worlds", english);
