import { HttpError } from '../http/http-error.ts';
import { textLines } from './text-lines.ts';

interface Problem {
  readonly problem?: unknown;
}

/**
 * The lines of an answer in JSON, as its route describes them. A last line may say why it is not all of it, as an error answer does:
 * that throws HttpError. [EXP5]
 */
export async function* answerLines<T extends object>(body: ReadableStream<Uint8Array>): AsyncGenerator<T> {
  for await (const text of textLines(body)) {
    const line = JSON.parse(text) as Awaited<T> & Problem;
    if (line.problem !== undefined) throw new HttpError(500, line.problem);
    yield line;
  }
}

/** A line of a problem is not longer. Bytes. */
const LONGEST = 10_000;

/** An answer in lines that is kept as it is. Throws HttpError where its last line says that it is not all of it. */
export async function wholeAnswer(response: Response): Promise<Blob> {
  const whole = await response.blob();
  const last = (await whole.slice(-LONGEST).text()).trimEnd().split('\n').at(-1) ?? '';
  if (last.startsWith('{"problem":')) throw new HttpError(500, (JSON.parse(last) as Problem).problem);
  return whole;
}
