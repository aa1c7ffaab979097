/** One check with a name. It fails by throwing. If it returns a text, the text is printed beside its name. */
export interface Step {
  readonly name: string;
  run(): Promise<string | void>;
}
