/** A small spinning ring in the colour of the text. It has no text: the busy element says what it does. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="inline-block size-[1em] animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}
