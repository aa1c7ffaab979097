import { dev as english } from "../en/dev.ts";
import { spoken } from "../catalogue.ts";

export const dev = spoken("dev", english);
