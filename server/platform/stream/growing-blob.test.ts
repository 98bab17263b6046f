import { expect, it } from 'vitest';
import { GrowingBlob } from './growing-blob.ts';

async function readAll(blob: GrowingBlob): Promise<string> {
  let text = '';
  for await (const chunk of blob.read()) text += chunk.toString();
  return text;
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
