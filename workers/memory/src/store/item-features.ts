import type { ItemFeature, ItemFeatures, Session } from "../domain/item-features.ts";
import { unpackTraits } from "../domain/traits.ts";
import { readValue } from "./key-values.ts";

interface FeatureColumns extends Record<string, SqlStorageValue> {
  ids: string;
  turns: string;
  sessions: string;
  traits: string;
  novelties: string;
  days: string;
  speakers: string;
}

const NONE = -1;

/**
 * Data about every item, held in memory for recall: about thirty bytes each. They are read from storage at the first use; after that only
 * new items are read. An item that changes later (a correction) is read again when the object next wakes. That is enough, because the
 * data only help to rank: whether an item may be recalled is always checked in storage.
 */
export class StoredItemFeatures implements ItemFeatures {
  #last = 0;
  #size = 0;
  #erasedAt: string | null = null;
  #turns = new Int32Array(0);
  /** For each item, the previous item of the same turn. */
  #siblings = new Int32Array(0);
  #traits = new Int32Array(0);
  #novelties = new Float32Array(0);
  #days = new Int32Array(0);
  #speakers = new Uint16Array(0);
  #names: (string | null)[] = [null];
  #newestOf = new Map<number, number>();
  #sessionOf = new Map<number, number>();
  #sessions: number[] = [];

  /** Reads the items that were added since the last call. */
  refresh(sql: SqlStorage): void {
    const erasedAt = readValue(sql, "erased_at");
    if (erasedAt !== this.#erasedAt) this.#forget(erasedAt);
    // CROSS JOIN makes SQLite read the items first. Each column is read as one JSON text, because reading row by row takes ten times as
    // long.
    const columns = sql
      .exec<FeatureColumns>(
        `SELECT json_group_array(i.id) AS ids, json_group_array(coalesce(s.turn_number, ${NONE})) AS turns,
           json_group_array(coalesce(s.session, ${NONE})) AS sessions, json_group_array(i.traits) AS traits,
           json_group_array(round(i.novelty, 3)) AS novelties, json_group_array(coalesce(unixepoch(i.at) / 86400, 0)) AS days,
           json_group_array(i.speaker) AS speakers
         FROM items i CROSS JOIN sources s ON s.id = i.source_id WHERE i.id > ?`,
        this.#last,
      )
      .one();
    const ids = JSON.parse(columns.ids) as number[];
    if (ids.length === 0) return;
    this.#grow(ids.reduce((most, id) => Math.max(most, id), 0));
    const read = (column: string): number[] => JSON.parse(column) as number[];
    const [turns, sessions, traits] = [read(columns.turns), read(columns.sessions), read(columns.traits)];
    const [novelties, days] = [read(columns.novelties), read(columns.days)];
    const speakers = JSON.parse(columns.speakers) as (string | null)[];
    const known = new Map(this.#names.map((name, place) => [name, place]));
    const opened = new Set(this.#sessions);
    ids.forEach((id, place) => {
      const turn = turns[place] ?? NONE;
      this.#turns[id] = turn;
      this.#siblings[id] = this.#newestOf.get(turn) ?? 0;
      this.#traits[id] = traits[place] ?? 0;
      this.#novelties[id] = novelties[place] ?? 0;
      this.#days[id] = days[place] ?? 0;
      this.#speakers[id] = this.#numberOf(speakers[place] ?? null, known);
      if (turn === NONE) return;
      const session = sessions[place] ?? NONE;
      this.#newestOf.set(turn, id);
      this.#sessionOf.set(turn, session === NONE ? turn : session);
      opened.add(session === NONE ? turn : session);
    });
    if (opened.size > this.#sessions.length) this.#sessions = [...opened].toSorted((a, b) => a - b);
    this.#size += ids.length;
  }

  get size(): number {
    return this.#size;
  }

  turnOf(item: number): number | null {
    const turn = this.#turns[item] ?? NONE;
    return turn === NONE ? null : turn;
  }

  itemsOf(turn: number): number[] {
    const items: number[] = [];
    for (let item = this.#newestOf.get(turn) ?? 0; item > 0; item = this.#siblings[item] ?? 0) items.push(item);
    return items;
  }

  sessionOf(turn: number): Session {
    const first = this.#sessionOf.get(turn) ?? turn;
    let [low, high] = [0, this.#sessions.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sessions[middle] ?? 0) <= turn) low = middle + 1;
      else high = middle;
    }
    return { first, last: (this.#sessions[low] ?? Infinity) - 1 };
  }

  of(item: number): ItemFeature {
    return {
      traits: unpackTraits(this.#traits[item] ?? 0),
      novelty: this.#novelties[item] ?? 0,
      day: this.#days[item] ?? 0,
      speaker: this.#names[this.#speakers[item] ?? 0] ?? null,
    };
  }

  #numberOf(speaker: string | null, known: Map<string | null, number>): number {
    const number = known.get(speaker) ?? this.#names.length;
    if (number > 0xff_ff) return 0;
    if (number === this.#names.length) {
      this.#names.push(speaker);
      known.set(speaker, number);
    }
    return number;
  }

  #grow(last: number): void {
    this.#last = last;
    if (last < this.#turns.length) return;
    const size = Math.ceil((last + 1) * 1.25);
    const grown = <Column extends Int32Array | Float32Array | Uint16Array>(column: Column, wider: Column): Column => {
      wider.set(column);
      return wider;
    };
    this.#turns = grown(this.#turns, new Int32Array(size));
    this.#siblings = grown(this.#siblings, new Int32Array(size));
    this.#traits = grown(this.#traits, new Int32Array(size));
    this.#novelties = grown(this.#novelties, new Float32Array(size));
    this.#days = grown(this.#days, new Int32Array(size));
    this.#speakers = grown(this.#speakers, new Uint16Array(size));
  }

  #forget(erasedAt: string | null): void {
    [this.#last, this.#size, this.#erasedAt] = [0, 0, erasedAt];
    [this.#names, this.#sessions] = [[null], []];
    this.#newestOf.clear();
    this.#sessionOf.clear();
  }
}
