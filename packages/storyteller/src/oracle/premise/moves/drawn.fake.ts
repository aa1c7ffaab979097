import type { OwnPremise } from "../played.fake.ts";

/** A village in which people ask much that nobody has written down. */
export const SNOWHOLME: OwnPremise = {
  title: "The Snow That Fell Upward",
  world:
    "In the hill village of Snowholme the snow has risen from the fields into the sky since Tuesday. Agnes Pell keeps the Three Mittens. Doctor Ivo Strand treats sheep and people. The carpenter Bram Oster built the new bridge, and his boat lies at the mill pond. Old Marta Quist lost her son to the winter and talks to nobody. The schoolmistress Liv Arnesen counts the flakes. The places are the Three Mittens, the mill pond, the schoolhouse, the bell tower and the quarry. A loaf costs two crowns.",
  notes: "It begins at the Three Mittens in the evening. I want to find out why the snow rises before the thaw.",
  hero: "Nils Hagen",
  heroNotes: "Nils Hagen, a clockmaker of forty. He carries a brass compass, a lamp and thirty crowns.",
};
