/**
 * The text of a response, chunk by chunk. Uses a reader, because WebKit has no async iteration of streams. Stopping
 * early cancels the response.
 */
export async function* textChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoderStream() as ReadableWritablePair<string, Uint8Array>; // TypeScript wants a BufferSource
  const reader = body.pipeThrough(decoder).getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
  } finally {
    // Fails only for the same reason as the read before, which has been reported.
    await reader.cancel().catch(() => {});
  }
}
