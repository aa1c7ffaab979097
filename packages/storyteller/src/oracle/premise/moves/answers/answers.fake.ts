import type { OwnPremise } from "../../played.fake.ts";

/** Premises with instruments, beasts, wounds and states of their own. */

export const GAUGE: OwnPremise = {
  title: "The Weir at Candle Lock",
  world:
    "Candle Lock is a canal town under a weir. The lock-keeper, Jonas Prew, shut the great sluice three nights ago and swears that it is locked. The water gauge on the towpath has read the same height ever since, though the boats are sinking in the mud. The harbour lamp was put out on the order of Bailiff Ottilie Crane to save oil. The church clock stopped at twenty to four. Sister Hobb nurses the two bodies of the bargemen who were found in the dry dock, and is afraid of what she found. Old Ned Varley the eel-catcher knows more than he tells. A fat black pig called Judge has been seen on the towpath every night. Places: the towpath, the dry dock, the lock house, the chapel.",
  notes:
    "It begins on the towpath at dawn, where Jonas Prew is waiting for the hero and Ned Varley sits over his nets. The hero wants to find out who killed the two bargemen before the fair on Sunday.",
  hero: "Tess Arkwright",
  heroNotes: "A boat-painter of thirty. She carries a brush, a barometer of brass and a tin of red lead.",
};
