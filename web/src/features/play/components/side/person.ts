import type { StoryPanel } from "#contracts/story/panel";

/** A person of the story, as the player knows them. */
export type Person = StoryPanel["people"][number];
