import type { Reader } from '#server/untrusted/contracts.ts';
import { linesOf, type Line } from './delimited.ts';

/** Few enough that the server, which checks them, answers others in between. */
const A_TIME = 250;

/** Gives lines, some at a time. */
export function giveLines(lines: readonly Line[], give: (part: Buffer) => void): void {
  for (let from = 0; from < lines.length; from += A_TIME)
    give(Buffer.from(JSON.stringify(lines.slice(from, from + A_TIME))));
}

/** In the child: all lines of a text with a table in it. */
export const readLines: Reader<'lines'> = async (content, _, give) => {
  giveLines(linesOf(content).lines, give);
  return {};
};
