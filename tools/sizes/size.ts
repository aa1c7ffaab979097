/** A size and its budget, both gzipped, in KB of 1024 bytes. */
export interface Size {
  readonly name: string;
  readonly kilobytes: number;
  readonly budget: number;
}
