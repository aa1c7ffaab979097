import { errors as english } from "../en/errors.ts";
import { spoken } from "../catalogue.ts";

export const errors = spoken("errors", english);
