import { common as english } from "../en/common.ts";
import { spoken } from "../catalogue.ts";

export const common = spoken("common", english);
