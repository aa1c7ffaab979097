import type { OwnPremise } from "../../played.fake.ts";

/** Deeds whose texts name no plain obstacle: a goose, a block of ice, a contest, an oven and a debt, a queen, seven oaks. */
export const GOOSE: OwnPremise = {
  title: "The Goose of Honour",
  world:
    "Lower Wibbling is a steep little river town: quay at the bottom, market street in the middle, town hall at the top, and one bad-tempered goose called Brigadier, who bit a burglar last week and is to get a medal for it at six o'clock. Mayor Hortense Blick has invited the Duchess and must not be embarrassed. Olaf Trench, cook of the Gilded Ladle, has promised the Duchess roast goose and has only one goose in mind. Constable Pym is to escort the hero bird and is terrified of geese. Tansy Okono, the ferrywoman, takes bets on everything. Cosmo Fennimore, a perfumed hatter, says his cat Empress caught the burglar and wants the medal himself.",
  notes:
    "It begins at four in the afternoon at the ferry landing on the quay, where Brigadier is sitting in Tansy's boat and refuses to leave it. Dorrit wants to get the goose alive, clean and reasonably polite up to the town hall and the medal round its neck by six. She has been promised the post of Town Herald if it works.",
  hero: "Dorrit Plumb",
  heroNotes:
    "A cheerful message girl of nineteen. She carries a bag of stale buns, a length of blue ribbon and her late uncle's bugle, which she cannot play.",
};
export const ICE: OwnPremise = {
  title: "The Ice for Dr Quill",
  world:
    "Tamber is a hot port of white walls and stairs. The only block of ice in town lies in the cellar of the Mermaid, wrapped in straw, and belongs to Captain Obadiah Finch. Up in the fever house on Cloud Hill, Dr Leonora Quill needs ice before nightfall, or six children will burn up. Between the port and Cloud Hill are nine hundred stairs and the Sun Gate, where Sergeant Bruno Vask searches everything that is carried. Pepita Long sells lemonade and has sold none since the ice ran out. Old Hamish keeps a donkey called Regret.",
  notes:
    "It begins at noon in the cellar of the Mermaid. Teo wants to get the ice up to the fever house before nightfall, before it melts. There is nobody else who would carry it.",
  hero: "Teo Marsh",
  heroNotes: "A porter of twenty, quick and proud. Carries a wool blanket, a hook and six silver bits. Afraid of dogs.",
};
export const SOUP: OwnPremise = {
  title: "The Loudest Soup",
  world:
    "Once a year the town of Grundle holds its soup contest on the square, judged by Magistrate Philippa Stone, who has lost her sense of taste and goes by the noise. Gaspard Noll has won eleven times with a soup that hums. Widow Edda Crimp grows the only whistling leeks and gives them to nobody she has not danced with. Father Tobit keeps the big copper pot in the chapel. A goat called Archibald eats whatever is left standing.",
  notes:
    "It begins in the morning on the square. Milo wants to win the soup contest, so that his grandmother stops saying that he burns water.",
  hero: "Milo Pratt",
  heroNotes: "A cheerful clerk of twenty-six who burns water. Carries a spoon, his grandmother's recipe and a kazoo.",
};
export const BAKERY: OwnPremise = {
  title: "Crumb and Sons",
  world:
    "Crumb and Sons has baked bread on Pewter Lane for ninety years. Mr Ambrose Tolliver of the Northern Bank will take the house on Friday unless four hundred pounds are paid. Across the lane Vera Slate has opened a shop with machine bread at half the price. Old Jonah Crumb, Nan's grandfather, has not spoken since the letter came. Constance Bell of the Gazette writes about lost things. The oven, Big Martha, has a crack.",
  notes:
    "It begins on Wednesday at four in the morning in the bakery. Nan wants to save the bakery before the bank takes it on Friday.",
  hero: "Nan Crumb",
  heroNotes:
    "A baker of twenty-eight, stubborn, floury. Carries twelve pounds, a rolling pin and the letter from the bank.",
};
export const FOUNTAIN: OwnPremise = {
  title: "The Dry Fountain",
  world:
    "Under the palace garden of Sorrel live the frogs of the Old Fountain. Queen Marigold has ordered the fountain filled with gravel on Sunday, since it makes her sad. Her gardener, Lucan Brede, would rather not. The court poet Emeric Vane flatters everybody and means nothing. Sir Basil Heron eats frogs, and sits by the lily bed. The Queen's little son Florian talks to frogs and is believed by nobody.",
  notes: "It begins at dusk by the Old Fountain. Pim wants to persuade the Queen to spare the fountain before Sunday.",
  hero: "Pim",
  heroNotes: "A small green frog with a large voice. Carries a brass button and half a poem.",
};
export const OAKS: OwnPremise = {
  title: "The Last Row",
  world:
    "On the hill above Linden stands the Last Row, seven oaks older than the church. The Timber Board has sold them. Foreman Hal Dooley and his crew will fell them on Monday at first light. Mayor Agathe Prinn signed the paper and does not like to be reminded. Miss Ottoline Fay, the schoolteacher, has counted every bird in them. Young Robin Dooley, Hal's boy, has a tree house in the third oak. Judge Corbin reads old deeds for pleasure.",
  notes: "It begins on Saturday morning under the oaks. Ida wants to stop the felling of the Last Row before Monday.",
  hero: "Ida Wren",
  heroNotes: "A retired postwoman of seventy with strong legs. Carries a bicycle chain, a flask and a whistle.",
};
