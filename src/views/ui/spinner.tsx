/** A turning ring; the words go beside it. */
export function Spinner() {
  return <span className="ui-spinner" aria-hidden />;
}
