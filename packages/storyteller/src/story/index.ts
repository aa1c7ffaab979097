/** The state of a story: what events and texts change in it, and what the player is shown of it. */
export { statesOf } from "../chronicle/states.ts";
export { findName } from "./find-name.ts";
export { isOverusedName } from "./overused-names.ts";
export { applyStoryEvents } from "./reduce-story.ts";
export { storyChanges } from "./story-changes.ts";
export { storyPanel } from "./story-panel.ts";
export { suggestActions } from "./suggest-actions.ts";
export { chapterSteps } from "./chapter-steps.ts";
export { heartbeat, RUMOUR } from "./heartbeat.ts";
