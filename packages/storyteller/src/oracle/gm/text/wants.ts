import type { Pool } from "../prose/writer.ts";

/** People go on wanting what they want while the story is about something else; {want} begins with "to". */
export const WANT_MOMENTS: Pool = [
  "You come upon {name} with {who}, deep in a bargain. It is about how one might go about it: {want}. They stop when they see you by the {surface}.",
  "“Do you ever think,” {name} asks, {manner}, “that {role|a} might simply be allowed {want}, and no more said?” The {surface} has no answer, and neither have you.",
  "{name} has sold something, you see; there is a pale place by the {surface} where it used to hang. Whatever it fetched has gone toward the one thing: {want}.",
  "There is a paper by {name}'s elbow, much folded. You can read only the end of it: that {who} regrets, and that {name} will have to find another way {want}.",
  "“I was close,” says {name}, {manner}. “{ago|cap} I was as close as {neighbour} is to the {surface}.” There is no need to ask to what; it is always the same: {want}.",
  "Somebody laughs at {name}, who wants {want}, and you see {them} decide not to mind, {manner}.",
  "{name} is teaching {who} a song. In return, it comes out, {name} is to hear how it is done: {want}.",
  "You ask {name} what {they} would do with a wish. “{want|cap},” says {name} at once, and then, {manner}: “And you?”",
  "“If it should go badly for me,” {name} says, {manner}, “you will find {curio} under the {surface}. Sell it to {neighbour}. Somebody at {place} ought to be able {want}.”",
  "Twice today {name} has begun a letter on the {surface}. You saw the first words of both: “In the matter of being permitted {want}”.",
];
