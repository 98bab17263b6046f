import { textChunks } from './text-chunks.ts';

/** The lines of a response, without the empty ones. Stopping early cancels the response. */
export async function* textLines(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  // Joined once a line is complete: a page of long documents arrives in a thousand chunks.
  let parts: string[] = [];
  for await (const text of textChunks(body)) {
    let from = 0;
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      const line = parts.join('') + text.slice(from, end);
      parts = [];
      from = end + 1;
      if (line) yield line;
    }
    if (from < text.length) parts.push(text.slice(from));
  }
  const rest = parts.join('');
  if (rest) yield rest;
}
