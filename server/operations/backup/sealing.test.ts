import { Readable } from 'node:stream';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CopyLines, copyValues } from './copy-text.ts';
import { seal, unseal } from './sealing.ts';

const KEY = Buffer.alloc(32, 7).toString('base64');
const from = async function* from(pieces: readonly Uint8Array[]) {
  for (const piece of pieces) yield Buffer.from(piece);
};
const all = async (stream: AsyncIterable<Buffer>): Promise<Buffer> =>
  Buffer.concat(await Readable.from(stream).toArray());

async function opened(sealed: Buffer): Promise<Buffer> {
  const end = sealed.indexOf('\n') + 1;
  return all(unseal(from([sealed.subarray(end)]), sealed.subarray(0, end), KEY));
}

describe('sealing', () => {
  it('[BK4] gives back what was sealed, however it came in pieces', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.uint8Array({ maxLength: 50 })),
        fc.integer({ min: 1, max: 20 }),
        async (pieces, chunk) => {
          const sealed = await all(seal(from(pieces), KEY, chunk));
          expect(await opened(sealed)).toEqual(Buffer.concat(pieces));
        },
      ),
      { numRuns: 60 },
    );
  });

  it('[BK4] notices every changed byte, every swapped chunk and every cut', async () => {
    const sealed = await all(seal(from([Buffer.from('0123456789abcdefghij')]), KEY, 5));
    const body = sealed.indexOf('\n') + 1;
    const size = 5 + 16;
    for (let at = body; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      await expect(opened(changed)).rejects.toThrow('damaged');
      await expect(opened(sealed.subarray(0, at))).rejects.toThrow('damaged');
    }
    const swapped = Buffer.concat([
      sealed.subarray(0, body),
      sealed.subarray(body + size, body + 2 * size),
      sealed.subarray(body, body + size),
      sealed.subarray(body + 2 * size),
    ]);
    await expect(opened(swapped)).rejects.toThrow('a piece of it was changed');
  });
});

describe('lines of COPY', () => {
  it('[BK5] are whole, however they were cut, with their values as they were', () => {
    const bytes = Buffer.from('1\tå\\tb\\\\n\\nc\t\\N\n2\t\t{"a": "\\\\"}\n');
    for (let at = 0; at < bytes.length; at++) {
      const lines = new CopyLines();
      const found = [...lines.take(bytes.subarray(0, at)), ...lines.take(bytes.subarray(at))];
      expect(found.map(copyValues)).toEqual([
        ['1', 'å\tb\\n\nc', null],
        ['2', '', '{"a": "\\"}'],
      ]);
    }
  });
});
