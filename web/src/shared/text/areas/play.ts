import { play as english } from "../en/play.ts";
import { spoken } from "../catalogue.ts";

export const play = spoken("play", english);
