import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { picturedBars } from '../browser/filmed-barcode.ts';
import { servedOrigin } from '../browser/served-browser.ts';
import { engines, visitWith } from './engine-visit.ts';

const served = servedOrigin();
const assets = join(import.meta.dirname, '../../dist/assets');
const built = (start: string): string => {
  const [name = ''] = readdirSync(assets).filter((file) => file.startsWith(start));
  return `/assets/${name}`;
};

test.each(engines)('[UI30] in %s the reader of ours reads a picture of a barcode', async (engine) => {
  const picture = picturedBars('4006381333931');
  const parts = { ...picture, worker: built('code-worker-'), wasm: built('zxing_reader-') };
  const visit = { origin: served.origin, language: 'en' } as const;
  const [text, complaints] = await visitWith(engine, visit, async ({ visitor, driver }) => {
    await visitor.page.goto(`${visitor.origin}/en/auth/login`);
    const read = await visitor.page.evaluate(
      ({ width, height, dark, worker, wasm }) =>
        new Promise<string | undefined>((done, failed) => {
          const image = new ImageData(width, height);
          for (let at = 0; at < width * height; at += 1)
            image.data
              .fill(dark[at % width] === true ? 0 : 255, 4 * at, 4 * at + 3)
              .fill(255, 4 * at + 3, 4 * at + 4);
          const reader = new Worker(worker, { type: 'module' });
          reader.addEventListener('message', ({ data }: MessageEvent<{ text?: string }>) => done(data.text));
          reader.addEventListener('error', ({ message }) => failed(new Error(message)));
          // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin
          reader.postMessage({ image, wasm });
        }),
      parts,
    );
    return [read, await driver.complaints()] as const;
  });
  expect([text, complaints]).toEqual(['4006381333931', []]);
});
