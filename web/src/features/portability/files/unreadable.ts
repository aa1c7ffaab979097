/** Why a file cannot be brought in; the words for each are in the texts (`portability.refused`). */
export type Reason =
  | "tooLarge"
  | "empty"
  | "notText"
  | "notJson"
  | "tooDeep"
  | "unknown"
  | "otherVersion"
  | "invalid"
  | "damaged"
  | "zipTooMuch"
  | "zipPath"
  | "zipUnsupported"
  | "zipNothing"
  | "noCard"
  | "cardVersion"
  | "tooMany";

/** A file that is refused whole: nothing of it was written anywhere. `detail` says where, in its own words. */
export class Unreadable extends Error {
  override readonly name = "Unreadable";
  readonly reason: Reason;
  readonly detail: string;

  constructor(reason: Reason, detail = "") {
    super(detail === "" ? reason : `${reason}: ${detail}`);
    this.reason = reason;
    this.detail = detail;
  }
}
