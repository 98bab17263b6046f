import { expect, it } from 'vitest';
import { BootCache } from './boot-cache.ts';
import { GrowingBlob } from './growing-blob.ts';

async function readAll(blob: GrowingBlob): Promise<string> {
  let text = '';
  for await (const chunk of blob.read()) text += chunk.toString();
  return text;
}

function blobOf(text: string): GrowingBlob {
  const blob = new GrowingBlob();
  blob.push(Buffer.from(text));
  blob.end();
  return blob;
}

it('[SY2] who asks while it is being made gets all of it, from the start', async () => {
  const blob = new GrowingBlob();
  blob.push(Buffer.from('one '));
  const early = readAll(blob);
  await Promise.resolve();
  blob.push(Buffer.from('two '));
  const late = readAll(blob);
  blob.push(Buffer.from('three'));
  blob.end();
  expect(await Promise.all([early, late, readAll(blob)])).toEqual(Array(3).fill('one two three'));
});

it('[SY2] one that cannot be finished fails every reader', async () => {
  const blob = new GrowingBlob();
  const reading = readAll(blob);
  blob.push(Buffer.from('one'));
  blob.fail(new Error('the database went away'));
  await expect(reading).rejects.toThrow('the database went away');
});

it('[SY2] those kept are the latest of each group, the least used go first when there are too many bytes', () => {
  const cache = new BootCache(12);
  for (const [group, etag] of [
    ['a', 'a1'],
    ['a', 'a2'],
    ['b', 'b1'],
  ] as const)
    cache.put(group, { etag, gzip: blobOf('12345') });
  expect([cache.get('a1'), cache.get('a2')?.etag]).toEqual([undefined, 'a2']);
  cache.put('c', { etag: 'c1', gzip: blobOf('12345') });
  expect(['a2', 'b1', 'c1'].filter((etag) => cache.get(etag))).toEqual(['a2', 'c1']);
});
