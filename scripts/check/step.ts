/** One named check. It fails by throwing; what it returns, if anything, is told beside its name. */
export interface Step {
  readonly name: string;
  run(): Promise<string | void>;
}
