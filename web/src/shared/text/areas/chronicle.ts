import { chronicle as english } from "../en/chronicle.ts";
import { spoken } from "../catalogue.ts";

export const chronicle = spoken("chronicle", english);
