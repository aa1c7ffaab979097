/** The messages that lead One Loaf Too Many to its best end by talk, if the dice fall high. */
export const SEVEN_BY_TALK = [
  "We stamp it with a fox",
  "Examine the seventh loaf",
  "Open the parcel",
  "Knock back",
  "Promise",
  "Take the lantern",
  "Go to the lane",
  "Go up past the sixth house",
  "Hang up the lantern",
  "Go back",
  "I wait kindly until Aldous begins to tell it",
  "Let him say it",
  "Call everyone in for the reading",
  "Wait for Aldous",
];

/** Leads to the reading in One Loaf Too Many, without words to anybody that would move Aldous. */
export const TO_THE_READING = ["Go to the lane", "Go to the bakehouse", ...Array.from({ length: 8 }, () => "Wait")];
/** Leads One Loaf Too Many to the same end by an accusation with its proof. */
export const SEVEN_BY_WORD = ["Look at the old watch tally closely", ...TO_THE_READING, "Larkin. There was no thief"];
/** Lead into the house in The Ledger of the Dead, to its gallery, and to the guest who is set free there. */
export const THROUGH_THE_DOOR = ["Go up to the house", "Go through the green door"];
export const TO_THE_GALLERY = [...THROUGH_THE_DOOR, "Go to the gallery"];
export const TO_THE_RESCUE = [
  ...TO_THE_GALLERY,
  "Wipe the misted glass",
  "Go out by the garden door",
  "Tamsin, one of them is breathing",
];
