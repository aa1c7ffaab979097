import { pattern } from "../../patterns.ts";
import { capital } from "../stage/prose.ts";
import type { Stage } from "../stage/stage.ts";
import { eachTaken } from "./each-taken.ts";

/** A message in the words in which it can be taken apart: without asides, and with each thing beside its own verb. */
export const reworded = (stage: Stage, text: string): string =>
  eachTaken(stage, text)
    // "With the crank under my arm, Leonie and I go": what the hero has with them anyway.
    .replaceAll(pattern("play-message beside the way", "gu"), "")
    .replaceAll(pattern("play-message and at", "gu"), " and look at")
    .replace(pattern("play-message starts", "u"), "head")
    // "I grab that lantern, sorry Hanne, borrowing this!" grabs it.
    .replace(pattern("play-message begs pardon"), "$1")
    // ", thank Hanne, and go out" calls nobody.
    .replace(pattern("play-message thanks beside"), " and $1 and ")
    // "Take out the parcel and open it on the table" opens the parcel, and "go and knock" knocks.
    .replace(pattern("play-message opens it"), "$1 and $3 the $2")
    .replace(pattern("play-message goes and"), "$1")
    .replace(pattern("play-message bids"), "say good $2 to $1")
    // "I want to know what happens if I break my word" is asked.
    .replace(pattern("play-message wants to know"), (_, asked: string) => `${capital(asked)}?`);
