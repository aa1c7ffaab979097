import { inspector as english } from "../en/inspector.ts";
import { spoken } from "../catalogue.ts";

export const inspector = spoken("inspector", english);
