import type { MemoryDraft } from "#contracts/memory/items";
import { turnId } from "./campaign.ts";

interface ModelItem {
  readonly number: number;
  readonly draft: MemoryDraft;
}

interface Made {
  content?: string;
  pinned?: boolean;
  forgotten?: boolean;
}

/** A simple model of what memory must do. It computes every result from all turns and edits, without caches. */
export class ModelMemory {
  readonly #turns = new Map<number, { version: number; drafts: readonly MemoryDraft[] }>();
  readonly #undone = new Set<number>();
  readonly #made = new Map<string, Made>();
  readonly #sameAs = new Map<string, string>();

  draftsOf(number: number): readonly MemoryDraft[] | undefined {
    return this.#turns.get(number)?.drafts;
  }

  /** Adds a turn or a new version of it. Returns the version. */
  addTurn(number: number, drafts: readonly MemoryDraft[]): number {
    const version = (this.#turns.get(number)?.version ?? 0) + 1;
    this.#turns.set(number, { version, drafts });
    return version;
  }

  move(left: readonly number[], joined: readonly number[]): void {
    for (const number of joined) this.#undone.delete(number);
    for (const number of left) this.#undone.add(number);
  }

  merge(keep: string, drop: string): void {
    this.#sameAs.set(this.#one(drop), this.#one(keep));
  }

  find(number: number, content: string): ModelItem {
    const found = this.#activeItems().find((each) => each.number === number && this.#wording(each) === content);
    if (!found) throw new Error(`The model knows of no "${content}" in turn ${number}`);
    return found;
  }

  change(item: ModelItem, made: Made): void {
    this.#made.set(markOf(item), { ...this.#made.get(markOf(item)), ...made });
  }

  forget(item: ModelItem): void {
    this.change(item, { forgotten: true });
  }

  items() {
    const activeItems = this.#activeItems();
    return activeItems
      .map((each) => ({
        source: turnId(each.number),
        key: each.draft.key,
        content: this.#wording(each),
        pinned: this.#made.get(markOf(each))?.pinned ?? each.draft.pinned,
        active: !this.#undone.has(each.number),
        holds: this.#holds(each, activeItems),
        seen:
          !each.draft.secret &&
          this.#holds(
            each,
            activeItems.filter(({ draft }) => !draft.secret),
          ),
      }))
      .toSorted((a, b) => (a.source + a.key < b.source + b.key ? -1 : 1));
  }

  #activeItems(): ModelItem[] {
    return [...this.#turns]
      .flatMap(([number, { drafts }]) => drafts.map((draft) => ({ number, draft })))
      .filter((each) => this.#made.get(markOf(each))?.forgotten !== true);
  }

  /** Whether an item is valid: its turn is on the active path, and no later item claims something else about the same person. */
  #holds(item: ModelItem, among: readonly ModelItem[]): boolean {
    if (this.#undone.has(item.number)) return false;
    const claim = this.#claim(item);
    if (!claim) return true;
    return !among.some((other) => {
      const theirs = this.#undone.has(other.number) ? null : this.#claim(other);
      return theirs?.about === claim.about && theirs.value !== claim.value && isLater(other, item);
    });
  }

  #claim(item: ModelItem): { about: string; value: string } | null {
    const { state } = item.draft;
    if (!state || !this.#wording(item).includes(state.value)) return null;
    return { about: this.#one(state.about), value: state.value };
  }

  #wording(item: ModelItem): string {
    return this.#made.get(markOf(item))?.content ?? item.draft.content;
  }

  #one(name: string): string {
    const other = this.#sameAs.get(name);
    return other === undefined || other === name ? name : this.#one(other);
  }
}

/** A key for the player's changes to an item: its turn, its key and its text. */
const markOf = ({ number, draft }: ModelItem): string => `${number} ${draft.key} ${draft.content}`;

const isLater = (a: ModelItem, b: ModelItem): boolean =>
  a.number > b.number || (a.number === b.number && a.draft.key > b.draft.key);
