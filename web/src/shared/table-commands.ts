/** What the command palette can ask of the table that is open. */
export type TableCommand = "undo" | "redo" | "search" | "map" | "keys";

type Receive = (command: TableCommand) => void;

const receivers = new Set<Receive>();

/** Asks the open table to do something. Without an open table nothing happens. */
export const sendTableCommand = (command: TableCommand): void => receivers.forEach((receive) => receive(command));

/** Receives the commands for the table. Returns a function that ends it. */
export function onTableCommand(receive: Receive): () => void {
  receivers.add(receive);
  return () => void receivers.delete(receive);
}
