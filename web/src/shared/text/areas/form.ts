import { form as english } from "../en/form.ts";
import { spoken } from "../catalogue.ts";

export const form = spoken("form", english);
