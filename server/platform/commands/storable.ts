/**
 * Whether PostgreSQL's jsonb takes a value: text with a zero character or half a surrogate pair would fail the
 * statement, and with it everybody's commands in the batch.
 */
export function isStorable(value: unknown): boolean {
  const rest: unknown[] = [value]; // a list rather than recursion: nesting is the sender's choice
  while (rest.length > 0) {
    const next = rest.pop();
    if (typeof next === 'string' && !isStorableText(next)) return false;
    if (typeof next !== 'object' || next === null) continue;
    for (const [key, inner] of Object.entries(next)) {
      if (!isStorableText(key)) return false;
      rest.push(inner);
    }
  }
  return true;
}

const isStorableText = (text: string): boolean => text.isWellFormed() && !text.includes('\u0000');
