import type { OwnPremise } from "../../played.fake.ts";

/** A village with a wonder, whose people each have a fact of their own in the texts. */
export const SHADOWS: OwnPremise = {
  title: "The Shadows of Pell Cross",
  world:
    "In Pell Cross all shadows have fallen towards the sun since Easter, and cattle will not graze. In the village are Dame Orla Finch of the almshouse, whose sundial has run backwards since Candlemas; the ferrywoman Tessa Rook, who saw a man in white bury a lantern; Brother Senn, the hermit who kept the chapel and came back without his voice; Squire Hugh Dacre, who wants a wall of mirrors; Mab Lister, who has counted the swallows for thirty years; and Rafe Tull, whose barn is shut with four locks. The places are the green, the almshouse, the landing, the chapel, the manor and the barn.",
  notes:
    "It begins on the green at noon, where the shadows of the elms point at the sun. Nell must find out why the shadows have turned.",
  hero: "Nell Coker",
  heroNotes:
    "A glazier of thirty, cheerful and exact. Carries a lens, a lead rule and her late master's letter ('somebody has polished the glass that I never polish').",
};

/** A station whose mind speaks, and has no body. */
export const STATION: OwnPremise = {
  title: "Low Water at Kettle Station",
  world:
    "Kettle Station is a water works under the ice of a small moon, with nine people aboard. Every night the water comes out warm, and nobody has turned a tap. The station's mind, HESTIA, swears that no valve has moved. Commander Ada Voss wants to drain the tanks; Doctor Piet Lam has found salt in the blood of two sleepers; the diver Noor Bey, who went down on Tuesday, has not spoken since. The places are the mess, the tank hall, the sick bay and the lock.",
  notes: "It begins in the mess after breakfast. Iris must find out what warms the water.",
  hero: "Iris Kane",
  heroNotes: "A plumber of twenty-six. Carries a wrench and a thermometer.",
};
