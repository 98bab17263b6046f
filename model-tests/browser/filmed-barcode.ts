import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import encode from 'jsbarcode';
import { barsOf } from '#model/areas/stock/labels/bars.ts';

const WIDTH = 640;
const HEIGHT = 480;
const MODULE = 4;
/** A video gives grey as 16 to 235. */
const DARK = 16;
const LIGHT = 235;

/** The rows of a picture of a code: its bars from a third of the height to two, with the quiet zone around them. */
export function picturedBars(text: string): {
  readonly width: number;
  readonly height: number;
  readonly dark: readonly boolean[];
} {
  const { pattern } = barsOf(encode, text) ?? { pattern: '' };
  const left = Math.round((WIDTH - pattern.length * MODULE) / 2);
  const dark = Array.from({ length: WIDTH }, (_, x) => pattern[Math.floor((x - left) / MODULE)] === '1');
  return { width: WIDTH, height: HEIGHT, dark };
}

/** A film in which a code is held before the camera, for Chromium's camera of tests; the file's path. */
export function filmedBarcode(text: string): string {
  const { dark } = picturedBars(text);
  const bars = Buffer.from(dark.map((isDark) => (isDark ? DARK : LIGHT)));
  const none = Buffer.alloc(WIDTH, LIGHT);
  const rows = Array.from({ length: HEIGHT }, (_, y) =>
    y > HEIGHT / 3 && y < (2 * HEIGHT) / 3 ? bars : none,
  );
  const colourless = Buffer.alloc((WIDTH * HEIGHT) / 2, 128);
  const frame = Buffer.concat([Buffer.from('FRAME\n'), ...rows, colourless]);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  const file = join(mkdtempSync(join(tmpdir(), 'lagra-camera-')), 'barcode.y4m');
  writeFileSync(file, Buffer.concat([head, ...Array<Buffer>(10).fill(frame)]));
  return file;
}
