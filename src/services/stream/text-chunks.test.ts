import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textChunks } from './text-chunks.ts';

const prototype = ReadableStream.prototype;
const iterate = Object.getOwnPropertyDescriptor(prototype, Symbol.asyncIterator);

// WebKit's streams cannot be iterated.
beforeEach(
  () => void Object.defineProperty(prototype, Symbol.asyncIterator, { value: undefined, configurable: true }),
);
afterEach(() => void Object.defineProperty(prototype, Symbol.asyncIterator, iterate ?? {}));

const bytes = new TextEncoder().encode('Hyllplåt');

const streamOf = (...pieces: Uint8Array[]): ReadableStream<Uint8Array> =>
  new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(piece);
      controller.close();
    },
  });

test('[LOG3] a letter that is cut in two comes whole', async () => {
  const texts: string[] = [];
  for await (const text of textChunks(streamOf(bytes.slice(0, 7), bytes.slice(7)))) texts.push(text);
  expect(texts.join('')).toBe('Hyllplåt');
});

test('[LOG3] whoever stops early ends the answer', async () => {
  const cancel = vi.fn<() => void>();
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(bytes), cancel });
  for await (const text of textChunks(endless)) if (text !== '') break;
  await vi.waitFor(() => expect(cancel).toHaveBeenCalledTimes(1));
});
