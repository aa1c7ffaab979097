import { HIM, pronounOf } from "../fates.ts";
import { type LoreEntry, shortName } from "../lore.ts";
import { hashOf } from "../memo.ts";
import type { Turn } from "../turn.ts";
import { freshOf } from "./voices.ts";

/** What people of the story think of each other and of its places: said once, and kept as a fact. */

const OF_PERSON: readonly string[] = [
  "{Q}? Pays on the day, and looks at the floor while paying. I have never known why.",
  "{Q} sat with my mother the whole of her last night and never spoke of it. Whatever else you hear, that is true as well.",
  "I lent {Q} something once. I got it back clean, which is how I know that it was used.",
  "{Q} used to laugh. You could hear it from the street. I could give you the month when it stopped.",
  "You won't find anybody to say a word against {Q}. Ask yourself what that costs.",
  "{Q} has a light burning at three in the morning. I know because I have one, too.",
  "We don't speak, {Q} and I. It was over a ladder. It was never about the ladder.",
  "{Q} is better than you'd think and worse than you'd hope. Like most of us, but with a louder door.",
  "I would trust {Q} with my children, and not with a secret.",
];
const OF_PERSON_COMIC: readonly string[] = [
  "{Q}! We were to be married. There was a misunderstanding about a ham.",
  "{Q} once held a door for me, and then let go of it. I have thought about it every day since.",
  "I'll say nothing against {Q}. I have it all written down, though. There is an index.",
  "{Q} has the best hedge in the district and the worst conscience. The one is to hide the other.",
  "A saint, is {Q}. I cannot *bear* it.",
  "You will want to stand upwind of {Q}, morally.",
];
const OF_CULPRIT: readonly string[] = [
  "{Q} has not slept. One can see it in the hands. That is since {S}, if you want to know since when.",
  "Funny that you should ask. {Q} crossed the road this week so as not to meet me, and I owe {him} nothing.",
];
const OF_PLACE: readonly string[] = [
  "I don't go to {Q} any more. There is nothing wrong with it. I just don't.",
  "{Q}? You'll want to go when it's light. And tell somebody that you're going.",
  "There has been a new lock at {Q} since last month. Nobody asked for a new lock.",
];
const OF_THING: readonly string[] = [
  "{Q}? I had my hand on it once. Everyone says that it's smaller than they thought. I thought that it was larger.",
  "People tell you that they don't think about {Q}. Watch where they look when it gets quiet.",
  "I was there the first time anybody asked a price for {Q}. That's when it all began to go wrong, if you ask me, and you do.",
];

/** What somebody thinks of somebody or something else. */
export function opinionOf(turn: Turn, speaker: LoreEntry, of: LoreEntry): string {
  const { plot } = turn;
  const comic = plot?.tone === "comic";
  const pool =
    of.kind === "person"
      ? [
          ...(plot?.culprit === of.name && plot.stage === "open" ? OF_CULPRIT : []),
          ...(comic ? OF_PERSON_COMIC : []),
          ...OF_PERSON,
        ]
      : of.kind === "place"
        ? OF_PLACE
        : OF_THING;
  const from = plot?.culprit === of.name ? 0 : hashOf(speaker.name + of.name) % pool.length;
  const said = freshOf(turn, [...pool.slice(from), ...pool.slice(0, from)])
    .replaceAll("{Q}", shortName(of))
    .replaceAll("{S}", plot?.start === turn.place ? "it happened" : `that business at ${plot?.start ?? "home"}`)
    .replaceAll("{him}", HIM[pronounOf(turn.lore, of)]);
  return said.charAt(0).toUpperCase() + said.slice(1);
}

const SECRETS: readonly string[] = [
  "that night I was with {A}. We are not supposed to know each other. There: that is all of it, and it has nothing to do with you.",
  "I took something once that wasn't mine, from {A}, and I've been civil to {A} ever since, to make up for it. That is what I was afraid you had found.",
  "I heard somebody go by that night, and I turned over and went back to sleep. That is my whole crime. I have not slept since.",
  "I have been telling {A} everything that you ask. I was paid for it. I'll stop now.",
];

/** Something of their own that somebody gives up under pressure. */
export function secretOf(turn: Turn, speaker: LoreEntry): string {
  const { plot } = turn;
  const others = (plot?.people ?? []).filter(({ name }) => name !== speaker.name && name !== plot?.culprit);
  const other = others[hashOf(speaker.name) % Math.max(1, others.length)]?.name;
  const said = freshOf(turn, SECRETS, hashOf(speaker.name)).replaceAll(
    "{A}",
    other === undefined ? "my neighbour" : shortName(turn.entry(other)),
  );
  return said.charAt(0).toUpperCase() + said.slice(1);
}
