/** One named check. It fails by throwing. Its result, if any, is printed beside its name. */
export interface Step {
  readonly name: string;
  run(): Promise<string | void>;
}
