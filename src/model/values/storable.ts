/** Levels of nesting; no form of ours has ten. */
const DEEPEST = 100;

/**
 * Whether PostgreSQL's jsonb takes a value: text with a zero character or half a surrogate pair, and nesting that has no
 * end, would fail the statement, and with it everybody's commands in the batch.
 */
export function isStorable(value: unknown): boolean {
  const rest: [value: unknown, depth: number][] = [[value, 0]]; // a list rather than recursion: nesting is the sender's choice
  for (let top = rest.pop(); top; top = rest.pop()) {
    const [next, depth] = top;
    if (depth > DEEPEST) return false;
    if (typeof next === 'string' && !isStorableText(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (!isStorableText(key)) return false;
      rest.push([inner, depth + 1]);
    }
  }
  return true;
}

const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
