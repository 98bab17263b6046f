/** What an answer says. Throws where it says nothing at all. */
export function bodyOf({ body }: Response): ReadableStream<Uint8Array> {
  if (!body) throw new Error('an answer without a body');
  return body;
}
