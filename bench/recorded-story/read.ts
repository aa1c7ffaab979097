import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

/** A recorded story, messages and replies; the lists name what a reader finds in it. */
const RecordedStory = z.object({
  title: z.string(),
  hero: z._default(z.string(), "Wren"),
  turns: z.array(z.object({ number: z.int(), player: z.nullable(z.string()), reply: z.string() })),
  /** All people and places that have a name. */
  people: z._default(z.array(z.string()), []),
  places: z._default(z.array(z.string()), []),
  /** The contradiction that the guard has to flag. */
  planted: z.optional(z.object({ turn: z.int(), about: z.string() })),
  /** `says`: words of the answer, as one of the turns with the answer has them. */
  questions: z._default(z.array(z.object({ question: z.string(), evidence: z.array(z.int()), says: z.string() })), []),
});
export type RecordedStory = z.infer<typeof RecordedStory>;

const OWN = join(import.meta.dirname, "story.json");

/** Reads a recorded story, by default the repository's own. Throws where the file is none. */
export const readRecordedStory = async (file: string = OWN): Promise<RecordedStory> =>
  RecordedStory.parse(JSON.parse(await readFile(file, "utf8")));
