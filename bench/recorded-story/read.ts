import { readFile } from "node:fs/promises";
import { join } from "node:path";
import * as z from "zod/mini";

/** A recorded story, with its messages and replies. The lists name what a human reader finds in it. */
const RecordedStory = z.object({
  title: z.string(),
  hero: z._default(z.string(), "Wren"),
  turns: z.array(z.object({ number: z.int(), player: z.nullable(z.string()), reply: z.string() })),
  /** All people and all places that have a name. */
  people: z._default(z.array(z.string()), []),
  places: z._default(z.array(z.string()), []),
  /** The contradiction that was written into the story on purpose. The guard must flag it. */
  planted: z.optional(z.object({ turn: z.int(), about: z.string() })),
  /** Questions about the story. `says` is the words of the answer as one of the turns in `evidence` has them. */
  questions: z._default(z.array(z.object({ question: z.string(), evidence: z.array(z.int()), says: z.string() })), []),
});
export type RecordedStory = z.infer<typeof RecordedStory>;

const OWN = join(import.meta.dirname, "story.json");

/** Reads a recorded story, by default the repository's own. Throws if the file is no recorded story. */
export const readRecordedStory = async (file: string = OWN): Promise<RecordedStory> =>
  RecordedStory.parse(JSON.parse(await readFile(file, "utf8")));
