/** Finds the line of a text (from 1) in which a quoted sentence begins, whatever its line breaks; null if none. */
export function lineFinder(text: string): (quote: string) => number | null {
  const lines = text.split('\n');
  const starts: { readonly at: number; readonly line: number }[] = [];
  let flat = '';
  for (const [index, line] of lines.entries()) {
    const own = line.replaceAll(/\s+/g, ' ').trim();
    if (own === '') continue;
    if (flat !== '') flat += ' ';
    starts.push({ at: flat.length, line: index + 1 });
    flat += own;
  }
  return (quote) => {
    const at = flat.indexOf(quote.replaceAll(/\s+/g, ' ').trim());
    return at < 0 ? null : (starts.findLast((start) => start.at <= at)?.line ?? null);
  };
}
