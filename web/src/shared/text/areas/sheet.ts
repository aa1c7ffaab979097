import { sheet as english } from "../en/sheet.ts";
import { spoken } from "../catalogue.ts";

export const sheet = spoken("sheet", english);
