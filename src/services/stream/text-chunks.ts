/**
 * The text of an answer, piece by piece as it comes. Read with a reader: WebKit has no async iteration of streams.
 * Whoever stops early ends the answer.
 */
export async function* textChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>; // TypeScript wants a BufferSource
  const reader = body.pipeThrough(decoder).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Its failure is that of the read before, which has been told.
    await reader.cancel().catch(() => {});
  }
}
