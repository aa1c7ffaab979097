import { options as english } from "../en/options.ts";
import { spoken } from "../catalogue.ts";

export const options = spoken("options", english);
