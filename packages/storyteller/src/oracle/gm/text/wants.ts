import type { Pool } from "../prose/writer.ts";

/** People go on wanting what they want while the story is about something else; {want} begins with "to". */
export const WANT_MOMENTS: Pool = [
  "You come upon {name} with {trade|a}, deep in a bargain. It is about how one might go about it: {want}. They stop when they see you.",
  "“Do you ever think,” {name} asks, {manner}, “that a person might simply be allowed {want}, and no more said?” It does not seem to be a question.",
  "{name} has sold something, you see; there is a pale place where it used to hang. Whatever it fetched has gone toward the one thing: {want}.",
  "There is a paper by {name}'s elbow, much folded. You can read only the end of it: that someone regrets, and that {name} will have to find another way {want}.",
  "“I was close,” says {name}. “Last spring. I was this close.” {they|cap} does not say to what, and you do not need to ask. {want|cap}: it is always that.",
  "Somebody laughs at {name}, who wants {want}, and you see {them} decide not to mind, {manner}.",
  "{name} is teaching {trade|a} a song. In return, it comes out, the pupil knows somebody who knows how {want}.",
  "You ask {name} what {they} would do with a wish. “{want|cap},” says {name} at once, and then, embarrassed: “And you?”",
  "“If it should go badly for me,” {name} says, {manner}, “you will find {curio} under the {surface}. Sell it. Somebody ought to be able {want}.”",
  "Twice today {name} has begun a letter. You saw the first words of both: “In the matter of being permitted {want}”.",
];
