import {
  BookmarkPlus,
  Copy,
  FastForward,
  GitBranchPlus,
  Link2,
  type LucideIcon,
  MessageSquareText,
  PenLine,
  RotateCcw,
  ScanText,
  Trash2,
  Volume2,
  VolumeX,
} from "lucide-react";

import { keyNames } from "../../../shared/key-names.ts";
import { text } from "../../../shared/text/text.ts";
import type { Screen } from "../screen/screen-store.ts";
import { isAnswer, isNote, isOver, type StoryTurn } from "../turn/story-turn.ts";
import { readAloud, stopReading } from "../voice/reading.ts";
import { copyLink, copyWords } from "./copy-turn.ts";
import type { Moves } from "./moves.ts";

/** One action that the player can take on a turn, for example to edit it. */
export interface TurnAction {
  readonly id:
    | "retry"
    | "edit-said"
    | "edit-told"
    | "go-on"
    | "branch"
    | "checkpoint"
    | "read"
    | "copy"
    | "link"
    | "inspect"
    | "remove";
  readonly label: string;
  /** The KeyboardEvent.key that triggers the action while the turn has the focus. */
  readonly key: string;
  readonly icon: LucideIcon;
  readonly run: () => void;
}

/** What the actions need in order to run. */
export interface ActionTools {
  readonly moves: Moves;
  readonly screen: Pick<Screen, "setState">;
  /** Id of the story's last turn; undefined if there is none. */
  readonly lastTurnId: string | undefined;
  /** Id of the turn that is being read aloud, or null. Undefined if reading aloud is switched off. */
  readonly readTurnId: string | null | undefined;
}

/** The actions that a turn offers now. There are none while the turn is being written. */
export function actionsOf(turn: StoryTurn, { moves, screen, lastTurnId, readTurnId }: ActionTools): TurnAction[] {
  if (!isOver(turn)) return [];
  const { turnId, number, kind, text: reply } = turn;
  const { ledger } = text.play;
  const edit = (part: "said" | "told") => () => screen.setState({ editing: { turnId, part } });
  // A change of a sheet was told by nobody: there is nothing to tell again, to edit or to read aloud.
  const isSheet = kind === "sheet";
  const all: (TurnAction | false)[] = [
    !isSheet && {
      id: "retry",
      label: isNote(turn) && !isAnswer(turn) ? text.play.note.wasStory : ledger.retry,
      key: "r",
      icon: RotateCcw,
      run: () => void moves.retry(turnId),
    },
    kind === "action" && {
      id: "edit-said",
      label: ledger.editSaid,
      key: "e",
      icon: MessageSquareText,
      run: edit("said"),
    },
    reply !== "" &&
      !isSheet &&
      !isNote(turn) && { id: "edit-told", label: ledger.editReply, key: "t", icon: PenLine, run: edit("told") },
    !isSheet && {
      id: "go-on",
      label: ledger.goOn,
      key: "c",
      icon: FastForward,
      run: () => void moves.continueStory(turnId),
    },
    turnId !== lastTurnId && {
      id: "branch",
      label: ledger.branch,
      key: "b",
      icon: GitBranchPlus,
      run: () => void moves.go({ turnId }, ledger.branched(number ?? 0)),
    },
    {
      id: "checkpoint",
      label: ledger.checkpoint,
      key: "n",
      icon: BookmarkPlus,
      run: () => screen.setState({ opened: { window: "checkpoint", turnId } }),
    },
    readTurnId !== undefined &&
      !isSheet &&
      reply !== "" &&
      (readTurnId === turnId
        ? { id: "read", label: ledger.stopReading, key: "v", icon: VolumeX, run: stopReading }
        : { id: "read", label: ledger.readAloud, key: "v", icon: Volume2, run: () => readAloud(turnId) }),
    { id: "copy", label: ledger.copy, key: "y", icon: Copy, run: () => void copyWords(turn) },
    { id: "link", label: ledger.link, key: "l", icon: Link2, run: () => void copyLink(turnId) },
    !isSheet && {
      id: "inspect",
      label: ledger.inspect,
      key: "i",
      icon: ScanText,
      run: () => screen.setState({ opened: { window: "inspect", turnId } }),
    },
    { id: "remove", label: ledger.remove, key: "Delete", icon: Trash2, run: () => void moves.remove(turnId) },
  ];
  return all.filter((action) => action !== false);
}

/** The name of a key as it is printed on the keyboard. */
export const keyName = (key: string): string => keyNames(key.length === 1 ? key.toUpperCase() : key);
