import { type OwnPremise, played } from "../../played.fake.ts";

/** A station whose air thins, a lake in which bells ring, and a vicar with too much sugar: three matters for which nobody has written an answer. */
export const AIR: OwnPremise = {
  title: "Pallas Ring",
  world:
    "Pallas Ring is an old habitat in the belt. Administrator Lidia Corr counts every litre. Foreman Bram Osei runs the hydroponics hall and talks to his beans. Mechanic Yuki Tarn mends the ducts at night and sees who goes where. Old Doctor Fenn looks after the sick bay. The duct room lies under the spindle.",
  notes:
    "It begins in the hydroponics hall. Dara Quill wants to find out why the air is getting thinner before the lower ring has to be given up.",
  hero: "Dara Quill",
  heroNotes: "An inspector of thirty-three, calm, afraid of the dark. Carries a pressure gauge and a torch.",
};
export const BELLS: OwnPremise = {
  title: "Saltmere",
  world:
    "Saltmere is a village beside the drowned town of Old Saltmere. On moonless nights bells ring under the lake. Warden Hugh Ashdown has forbidden all boats. Mother Ilse keeps the chapel on the hill and remembers the flood. Ferryman Tobin Reed rows at night all the same. Goodwife Marra sells candles to the pilgrims.",
  notes: "It begins at the jetty. Sela wants to learn why the bells ring under the lake.",
  hero: "Sela Reed",
  heroNotes: "A diver of nineteen, stubborn. Carries a rope and an oil lamp.",
};
export const SUGAR: OwnPremise = {
  title: "Nether Pudding",
  world:
    "Nether Pudding is a village where nothing happens. The Reverend Cuthbert Moss buys forty pounds of sugar a week. Mrs Hettie Bloom runs the shop and is sworn to silence. Constable Frank Tuck naps. Miss Prudence Vane leads the choir and hears all. The crypt is kept locked. There is a prize ham.",
  notes: "It begins in the shop. Agnes wants to find out what the vicar is doing with all that sugar.",
  hero: "Agnes Pye",
  heroNotes: "A retired postmistress, nosy, brave. Carries a magnifying glass and a seed cake.",
};

/** A story from its opening on, with its open plot. */
export async function openStory(premise: OwnPremise, id = "open-anything", luck?: number, seed = "o") {
  const story = played(premise, seed, luck, true);
  const opening = await story.say("");
  const plots = () => story.kept().case!.plots;
  if (!plots().includes(id)) throw new Error(`No such plot fits: ${plots().join()}`);
  if (plots()[0] !== id) {
    await story.say("another plot");
    await story.say(String(plots().indexOf(id) + 1));
  }
  const kept = () => story.kept().case;
  const isOver = () => story.state().threads.some(({ state }) => state === "resolved");
  return { ...story, opening, case: kept, isOver };
}
