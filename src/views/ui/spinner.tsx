/** A spinning ring; the text goes next to it. */
export function Spinner() {
  return <span className="ui-spinner" aria-hidden />;
}
