import { advances } from './inter-advances.ts';

/** How a kind of text is set: size in px, weight of Inter. */
export interface Type {
  readonly size: number;
  readonly weight: 400 | 500 | 600;
}

/** Hinting and fallback fonts make texts a little wider than the font says. */
const SLACK = 1.03;

/** The width of a text in px. */
export function widthOf(text: string, { size, weight }: Type): number {
  const table = advances[weight];
  const units = [...text].reduce((sum, letter) => sum + (table[letter] ?? table['m'] ?? 0), 0);
  return (units / 1000) * size * SLACK;
}

/** Breaks a text at its spaces into lines of at most `width` px; a longer word gets its own line. */
export function linesOf(text: string, type: Type, width: number): readonly string[] {
  if (text === '') return [];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && widthOf(longer, type) > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return [...lines, line];
}
