import type { Campaign } from "#contracts/entities/campaign";
import type { Character } from "#contracts/entities/character";
import type { World } from "#contracts/entities/world";
import type { TableAnswer } from "#contracts/http/chat";
import type { TreeAnswer } from "#contracts/http/ledger";
import type { QuestsAnswer } from "#contracts/http/memory-items";
import type { SafetyLists } from "#contracts/http/safety";
import type { Message } from "#contracts/play/turn";
import type { Story } from "./story.ts";

export type CampaignView = Awaited<ReturnType<typeof viewCampaign>>;

/**
 * Everything of a campaign that a player would miss if it were lost: records, story, head, sheets, memory, safety lists. Ids of campaigns
 * and characters are left out, because an import gives new ones. New fields may be added: `expected.json` of an older release is compared
 * only by the fields that it has.
 */
export async function viewCampaign(story: Story) {
  const { player, campaignId } = story;
  const { campaign } = (await player.call<{ campaign: Campaign }>("GET", `/api/campaigns/${campaignId}`)).body;
  const world = await player.call<{ world: World }>("GET", `/api/worlds/${campaign.worldId}`);
  const { characters } = await story.read<{ characters: Character[] }>("/api/characters");
  const { lines, veils } = await story.read<SafetyLists>("/api/chat/safety");
  return {
    world: world.status === 200 ? worldView(world.body.world) : null,
    campaign: campaignView(campaign),
    characters: characters.map(characterView),
    transcript: (await player.messages(campaignId)).map(messageView),
    tree: treeView(await story.read<TreeAnswer>("/api/chat/tree")),
    table: tableView(await story.read<TableAnswer>("/api/chat/table")),
    memory: await memoryView(story),
    safety: { lines, veils },
  };
}

const worldView = ({ name, genres, magicLevel, description }: World) => ({ name, genres, magicLevel, description });

const campaignView = (campaign: Campaign) => {
  const { name, description, notes, language, startingLevel, combat, elements } = campaign;
  return { name, description, notes, language, startingLevel, combat, elements };
};

const characterView = (character: Character) => {
  const { name, race, classes, level, hp, armorClass, abilityScores, skills, managedExternally, externalUrl } =
    character;
  return { name, race, classes, level, hp, armorClass, abilityScores, skills, managedExternally, externalUrl };
};

const messageView = (message: Message) => {
  const { turnId, sender, turnNumber, kind, variants, state, checkpoint, edited, rolls, commitment } = message;
  const dice = rolls?.map(({ label, notation, total }) => ({ label, notation, total }));
  const about = { turnId, sender, turnNumber, kind, variants, state, checkpoint, edited };
  return withoutAbsent({ ...about, text: message.message, rolls: dice, commitment });
};

const treeView = ({ turns }: TreeAnswer) =>
  turns.map(({ turnId, parentTurnId, number, kind, state, active, checkpoint }) => ({
    turnId,
    parentTurnId,
    number,
    kind,
    state,
    active,
    checkpoint,
  }));

const tableView = ({ sheets, story, detailLevel, headTurnId, turnCount, canUndo, canRedo }: TableAnswer) => ({
  detailLevel,
  headTurnId,
  turnCount,
  canUndo,
  canRedo,
  sheets: sheets.map(({ characterId: _, saves: __, passivePerception: ___, ...sheet }) => sheet),
  place: story?.scene?.place ?? null,
  people: story?.people.filter(({ here }) => here).map(({ name }) => name) ?? [],
  openThreads: story?.threads.filter(({ kind, state }) => kind !== "promise" && state === "open").length ?? 0,
});

async function memoryView(story: Story) {
  const { quests } = await story.read<QuestsAnswer>("/api/memory/quests");
  const items = await story.items();
  return {
    items: items.map(({ kind, content, pinned, source, history }) => ({
      kind,
      content,
      pinned,
      from: source.kind,
      turnId: source.kind === "turn" ? source.turnId : null,
      was: history.map(({ content: before }) => before),
    })),
    quests: quests.map(({ title, status }) => ({ title, status })),
  };
}

/** Removes fields that are undefined, as writing JSON does. */
const withoutAbsent = <Fields extends object>(fields: Fields): Fields =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Fields;
