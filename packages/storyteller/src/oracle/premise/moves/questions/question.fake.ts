import type { OwnPremise } from "../../played.fake.ts";

/** A valley whose lake has emptied; somebody was seen at it, and somebody has sworn not to speak. */
export const EMPTY_LAKE: OwnPremise = {
  title: "The Lake That Went Away",
  world:
    "In the valley of Corrow the lake has gone every night since Sunday, and is back at dawn. In the village live Hedda Brann, landlady and pawnbroker; the White Lady, Lisbet, who lost her sister to the lake; Brother Oswin, the bell ringer who has not spoken since Sunday; Colm, a shepherd who saw a woman in white carry a lantern; Reeve Aldric Voss, who awaited the tithe; and Peder Lunt, a smuggler's nephew with a new cart. The places are the inn, the shore, the bell tower, the boat shed, the sheepfold and the reeve's house.",
  notes: "It begins at the inn at dusk. Una must find out why the lake goes.",
  hero: "Una Hart",
  heroNotes:
    "A surveyor of forty. Carries a chain, a field book and her father's last letter ('somebody has greased the sluice that I never grease').",
};
