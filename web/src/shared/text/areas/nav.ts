import { nav as english } from "../en/nav.ts";
import { spoken } from "../catalogue.ts";

export const nav = spoken("nav", english);
