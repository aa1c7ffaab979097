/** Why a file cannot be imported. The message for each reason is in the texts (`portability.refused`). */
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

/** The error of a file that is refused as a whole. Nothing of the file was stored. `detail` names the faulty part. */
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
