/** A description of the tools in words, for a model that cannot call tools. It replaces their schemas. */
export const TOOL_LIST = `The tools of the table:
- check {who?, what, difficulty, win, lose, edge?, against?, clock?}: one of the player's characters tries something. what is a skill, an ability, "save" with an ability, or "attack". difficulty is trivial, easy, medium, hard, very_hard or extreme; medium is usual. win and lose say in a few words what happens either way. against names a person of the story it is done to.
- change {who?, what, amount?, name?, why}: the sheet of one of the player's characters. what is hp, temp_hp, gold, xp, item, condition_on, condition_off, resource, level_up, short_rest or long_rest. amount is a number or dice, with a minus for a loss.
- scene {op, place?, time?, days?, present?, exits?, question?, pressure?, result?}: op is open, update or close.
- cast {name, role?, wants?, voice?, attitude?, place?, hides?, alive?, told?}: somebody of the story, when they first matter and whenever that changes. voice is how they talk, in at most twelve words.
- thread {op, name, kind?, question?, step?, truth?, segments?, ticks?, on_full?}: op is open, advance, resolve, fail or drop.
- reveal {fact, to?, how}: a secret came out.
- recall {query, about?}: look up what happened before.`;

/** Rules about the tools, for every way of calling them. */
export const TOOL_RULES = `Note who is there, where the story is and what is open with scene, cast and thread as it changes: the player sees it beside the story. Never make up a roll, a total, damage, hit points, gold, or a thing gained: the table says them. People of the story have no sheet: tell what happens to them, and note it with cast. Never tell an outcome before its check has come back.`;
