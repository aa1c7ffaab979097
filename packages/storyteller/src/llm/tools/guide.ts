/** A description of the tools in words, for a model that cannot call tools. It replaces their schemas. */
export const TOOL_LIST = `The tools of the table:
- check {who?, what, difficulty, win, lose, edge?, against?, clock?}: one of the player's characters tries something. what is a skill, an ability, or "save" with an ability. difficulty is trivial, easy, medium, hard, very_hard or extreme; medium is usual. win and lose say in a few words what happens either way. against names a person of the story it is done to.
- act {who?, kind, with?, targets?, slot?, choice?, amount?}: an attack, a spell, a feature or an item in use, of a hero or a companion. kind is attack, cast, feature or item; with is the weapon, spell, feature or item. One call rolls to hit and damage and spends what it costs.
- encounter {op, foes?, who?, zone?, surprised?, outcome?}: a fight. op is start, join, pass (the hero does what is no act, and all others act), move, morale, leave, flee (the party runs) or end; foes is a list of {name, kind?, challenge?, count?}, kind a creature of the rules; outcome is victory, flight, parley or surrender.
- scene {op, place?, time?, days?, present?, exits?, question?, pressure?, result?}: op is open, update or close.
- cast {name, role?, wants?, voice?, attitude?, place?, hides?, alive?, told?}: somebody of the story, when they first matter and whenever that changes. voice is how they talk, in at most twelve words.
- thread {op, name, kind?, question?, step?, truth?, segments?, ticks?, on_full?}: op is open, advance, resolve, fail or drop.
- reveal {fact, to?, how}: a secret came out.
- change {who?, what, amount?, name?, why}: the sheet of one of the player's characters. what is hp, temp_hp, gold, xp, item, condition_on, condition_off, resource, level_up, short_rest or long_rest. amount is a number or dice, with a minus for a loss.
- recall {query, about?}: look up what happened before.`;

/** Rules about the tools, for every way of calling them. */
export const TOOL_RULES = `Note who is there, where the story is and what is open with scene, cast and thread as it changes: the player sees it beside the story. Never make up a roll, a total, damage, hit points, gold, or a thing gained: the table says them. Only act hurts those who fight: the party, its foes and its friends. People of the story have no sheet: note with cast what else becomes of them. Never tell an outcome before its check or act has come back.`;
