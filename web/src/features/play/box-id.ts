/** The id of the text box for the player's action. Links and keys lead to it. */
export const BOX_ID = "your-words";
