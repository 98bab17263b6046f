import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pictureSizes } from './picture-sizes.ts';

/** The header of a WebP file whose size is written from a byte on. */
function header(format: string, at: number, ...bytes: readonly number[]): Buffer {
  const file = Buffer.alloc(40);
  file.write('RIFF', 0);
  file.write(`WEBP${format}`, 8);
  file.set(bytes, at);
  return file;
}

test('[ART5] the size of a picture is read from each of the formats that WebP has', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  const kept = {
    'lossy.en.light.webp': header('VP8 ', 26, 0x40, 0x06, 0x84, 0x03),
    'extended.en.light.webp': header('VP8X', 24, 0x3f, 0x06, 0, 0x83, 0x03, 0),
    'lossless.en.light.webp': header('VP8L', 21, 0x3f, 0xc6, 0xe0, 0x00),
  };
  for (const [name, file] of Object.entries(kept)) writeFileSync(join(folder, name), file);
  const size = { width: 1600, height: 900 };
  expect(pictureSizes(folder)).toEqual({
    'extended.en.light': size,
    'lossless.en.light': size,
    'lossy.en.light': size,
  });
});

test('[ART5] without a folder there are none', () => expect(pictureSizes('/nowhere')).toEqual({}));
