import { palette as english } from "../en/palette.ts";
import { spoken } from "../catalogue.ts";

export const palette = spoken("palette", english);
