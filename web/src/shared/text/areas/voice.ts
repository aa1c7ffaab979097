import { voice as english } from "../en/voice.ts";
import { spoken } from "../catalogue.ts";

export const voice = spoken("voice", english);
