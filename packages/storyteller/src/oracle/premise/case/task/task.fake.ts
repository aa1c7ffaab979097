import { type OwnPremise, played } from "../../played.fake.ts";

/** Five deeds: a boiler over water, a brother home, a pie contest, a reactor's pump, a castle to get out of. */
export const BOILER: OwnPremise = {
  title: "The Boiler for Grim Holm",
  world:
    "Autumn on the Tarn Lakes, 1911. The new boiler for the mill on Grim Holm stands on the landing at Stowe. Wharfinger Abel Crouch will not release it without twelve shillings in wharfage. Maud Tasker owns the only barge that can carry it, but her winch lacks a chain. Old Eli Fenwick, the chandler, sells rope and could make a chain. Dick Rowntree, a scrap dealer, offers to buy the boiler. The places are the landing, the wharf office, the chandlery, the barge yard, and Grim Holm across the lake.",
  notes:
    "It begins on the landing. The boiler must stand in the mill on Grim Holm before the ice comes. The aim is to deliver the boiler to Grim Holm.",
  hero: "Nell Arkwright",
  heroNotes: "A millwright's daughter of twenty-four, stubborn. Carries twenty shillings, a spanner and a tea flask.",
};
export const BROTHER: OwnPremise = {
  title: "The Winter Camp",
  world:
    "The timber camp at Black Fork is snowed in. Foreman Gus Harlow lets nobody leave before the count is made. Cook Bertha Lind has the only sledge. The bridge is washed out. Sam Pell lies in the bunkhouse with a broken leg. The places are the bunkhouse, the cookhouse, the office, the bridge and Alder Farm down the valley.",
  notes: "It begins in the cookhouse. Ruth Pell wants to bring her brother Sam home to Alder Farm before Christmas.",
  hero: "Ruth Pell",
  heroNotes:
    "A farmer of thirty. Carries nine dollars, a rope and a bottle of brandy. Her brother, Sam Pell, is in the bunkhouse.",
};
export const PIE: OwnPremise = {
  title: "The Great Stour Pie",
  world:
    "Every June the village of Great Stour holds its pie contest in the church tent. Mrs Olive Prowse has won it nine times and means to win it again. The vicar, Mr Basil Fawley, must not accept late entries. Dairyman Jem Stott refuses to sell his butter to anybody but Mrs Prowse. The bakehouse oven is cracked. The places are the green, the church tent, the dairy, the bakehouse and the vicarage.",
  notes: "It begins on the green, on the morning of the contest. Hetty Dunn wants to win the pie contest.",
  hero: "Hetty Dunn",
  heroNotes: "A baker of forty, cheerful. Carries six shillings, a rolling pin and a basket of gooseberries.",
};
export const PUMP: OwnPremise = {
  title: "Tycho Deep",
  world:
    "Tycho Deep is a mining station under the Moon. The coolant pump of the reactor has stopped. It needs a new impeller. Quartermaster Ines Vogt refuses to open the spare parts store. The lower shaft is flooded. Engineer Rafe Okoro knows the pump and makes parts on his lathe. The places are the control room, the store, the lower shaft, the workshop and the pump chamber.",
  notes: "It begins in the control room. Juno Reyes wants to mend the reactor's pump before the core overheats.",
  hero: "Juno Reyes",
  heroNotes: "A technician of twenty-nine, calm. Carries a torch, a wrench and thirty credits.",
};
export const CASTLE: OwnPremise = {
  title: "Castle Ravenstone",
  world:
    "Castle Ravenstone stands on a crag. The postern gate is locked. Jailer Morgo Stark keeps the keys of the postern. Two guards patrol the courtyard at night. Washerwoman Agatha Hill goes in and out with her cart. The places are the tower, the courtyard, the laundry, the postern and the village below.",
  notes: "It begins in the tower. Robin Vale wants to escape from the castle before he is hanged at dawn.",
  hero: "Robin Vale",
  heroNotes: "A minstrel of twenty-two. Carries a lute, a silver ring and a crust of bread.",
};

/** An aim of several parts, of which the last is the deed. */
export const BELL: OwnPremise = {
  title: "The Bell for Skarrow",
  world:
    "The northern coast, the last week of autumn. The island of Skarrow has lost its fog bell: it cracked in the great storm. The founder Berit Holm has cast a new one at Ashmere. The bridge at Tolling Gorge is broken and must be mended before a cart can pass. Jarl Osk, the toll-keeper, lets no metal through without a price. The ferryman, Old Tam Reddick, has sworn never to cross the Sound again since his son drowned. The places are the foundry at Ashmere, Tolling Gorge, the toll-house, the ferry landing and Skarrow lighthouse.",
  notes:
    "It begins at dawn at the foundry, with the bell roped on a cart. Marit must carry the bell to Skarrow, mend the bridge, win over the toll-keeper and the ferryman, cross the Sound and hang the bell before Saturday night.",
  hero: "Marit Sorley",
  heroNotes: "Thirty, a carter's daughter. Carries a coil of rope, a hammer, a bag of nails and a lantern.",
};

/** A story from its opening on, as an open task. */
export async function taskStory(premise: OwnPremise, luck?: number, seed = "t") {
  const story = played(premise, seed, luck, true);
  const opening = await story.say("");
  const at = story.kept().case!.plots.findIndex((id) => id.startsWith("task-"));
  if (at < 0) throw new Error(`No open task is offered: ${story.kept().case!.plots.join()}`);
  if (at > 0) await story.say(String(at + 1));
  const task = () => story.kept().case!.task!;
  const isOver = () => story.state().threads.some(({ state, kind }) => state === "resolved" && kind !== "promise");
  const gold = () => story.table.sheets()[0]!.gold;
  return { ...story, opening, at, task, isOver, gold };
}
