/** What a model is being waited for before its first word. */
export interface Waiting {
  /**
   * `reading`: it was asked and has not begun, so it reads the prompt, or its server is busy. `thinking`: it thinks. `loading`: its
   * server loads the model. `rate_limit`: the provider asked to wait until `until`. `retry`: it failed and is asked once more.
   */
  readonly for: "reading" | "thinking" | "loading" | "rate_limit" | "retry";
  readonly model: string;
  /** Since when, milliseconds since 1970. */
  readonly since: number;
  /** Until when, where that is known. */
  readonly until?: number;
}
