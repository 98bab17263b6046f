/** A grey placeholder; CSS hides it for its first 150 ms. */
export function Skeleton({ width = '100%', height = '1rem' }: { width?: string; height?: string }) {
  return <span className="ui-skeleton" style={{ width, height }} aria-hidden />;
}
