import type { OwnPremise } from "../../played.fake.ts";

/** A sister who is to be brought down over a pass. */
export const PASS: OwnPremise = {
  title: "Over the Gallows Saddle",
  world:
    "The high valleys of Vall Sira, the first week of December. On the far side of the Gallows Saddle, in the hospice of Sant Orso, Doctor Lene Aubry lies under a fallen beam with six sick pilgrims, and the only road down has been swept away. The rope bridge over the Grey Gorge has lost its planks. Guide Matteo Brenn knows the pass, but he has not gone up since his brother froze there. Corporal Ines Falk, who holds the customs post, lets nobody pass after the first snow without a written order. Innkeeper Rosa Tell owns the only two mules. Brother Cyril keeps the hospice and rings the storm bell. The places are the village of Mur, the inn, the customs post, the Grey Gorge, the saddle and the hospice.",
  notes:
    "It begins at the inn in Mur, at dusk, with the storm bell ringing from above. Anna must get over the saddle and bring her sister Lene down alive before the great snow on Sunday.",
  hero: "Anna Aubry",
  heroNotes:
    "Thirty-four, a surveyor with a steady head. Carries forty francs, an ice axe, a coil of rope, a lantern and her grandfather's compass. Lene Aubry is her sister.",
};

/** A pump that is to run before the fair, and a question beside it. */
export const FAIR: OwnPremise = {
  title: "The Pump at Little Marling",
  world:
    "Little Marling is a village of forty roofs in the hot summer of 1931. The pump on the green has stood dry for a week, and tomorrow is the Midsummer Fair with three hundred guests and not a drop to drink. The leather of the piston is cracked. Blacksmith Gideon Oakes has the only wrench that fits the pump, and he has not spoken to anybody since his forge was fined. Mrs Hester Prynne-Lyle, the chairwoman of the parish council, forbids anybody to open the well shaft. Saddler Tobias Wick has the best leather in the county and wants a dance with the widow Mabel Stone before he sells any of it. Young Pip Oakes climbs into everything. The places are the green, the forge, the saddlery, the parish hall, the well shaft and the Red Lion.",
  notes:
    "It begins on the green, the afternoon before the fair. Dora wants to mend the pump before the fair opens, and to find out who took the handle.",
  hero: "Dora Penny",
  heroNotes:
    "Twenty-seven, the schoolmistress, cheerful and impatient. Carries five shillings, a bicycle, a ball of string and a tin of lemon drops.",
};

/** A boat race, and a favour that follows from winning it. */
export const RACE: OwnPremise = {
  title: "The Heron Race",
  world:
    "Seravelle is a city of nine canals where the bridges are so low that rowers lie flat. Every year on the night of the Heron Race twelve boats row from the Salt Stairs to the Duke's Lantern, and the winner may ask one favour of the Duke. Captain Corso Valier has won it five times and pays the lock-keepers to be slow. Old Nonna Bice knows the drowned canal that is on no map and has sworn to take it to her grave. Boatwright Jacopo Renn will not let the Swallow out of his yard until her builder's debt of thirty ducats is paid. The Swallow has a cracked rib. Signora Livia Dane, mistress of the race, accepts no crew of fewer than two. The places are the Salt Stairs, Renn's yard, the fish market, the Three Locks, the house of Nonna Bice and the Duke's Lantern.",
  notes:
    "It begins at Renn's yard, on the morning of the race. Nico wants to win the Heron Race and ask the Duke to free Nico's father from the galleys.",
  hero: "Nico Tarsi",
  heroNotes:
    "Nineteen, a fishmonger's child, quick hands and a loose tongue. Carries eleven ducats, a boat hook, a pot of pitch, a bag of dried figs and a brass whistle.",
};
