import type { ListSnapshot } from '#model/engine/list-answer.ts';
import type { DocumentRow } from '#model/engine/rows.ts';
import { answerLines } from '../stream/answer-lines.ts';

type Line<R> = { readonly head: number } | { readonly rows: readonly R[] } | { readonly end: number };

/** Reads a whole list, piece by piece. Its pieces end with an error if the end is missing. */
export async function readSnapshot<R = DocumentRow>(
  body: ReadableStream<Uint8Array>,
): Promise<ListSnapshot<R>> {
  const lines = answerLines<Line<R>>(body); // see the note on frames
  const first = await lines.next();
  if (first.done === true || !('head' in first.value)) throw new Error('the list has no beginning');
  return { head: first.value.head, pieces: piecesOf(lines) };
}

async function* piecesOf<R>(lines: AsyncGenerator<Line<R>>): AsyncGenerator<readonly R[]> {
  let count = 0;
  for await (const line of lines) {
    if ('end' in line && line.end === count) return;
    if (!('rows' in line)) break;
    count += line.rows.length;
    yield line.rows;
  }
  throw new Error('the list is incomplete');
}
