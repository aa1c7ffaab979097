import { characters as english } from "../en/characters.ts";
import { spoken } from "../catalogue.ts";

export const characters = spoken("characters", english);
