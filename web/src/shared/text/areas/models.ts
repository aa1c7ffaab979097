import { models as english } from "../en/models.ts";
import { spoken } from "../catalogue.ts";

export const models = spoken("models", english);
