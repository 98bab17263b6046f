import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';

interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The size in px of each WebP picture of a folder, by its name without the ending; none if there is no folder. */
export function pictureSizes(folder: string): Readonly<Record<string, PictureSize>> {
  const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.webp')) : [];
  return Object.fromEntries(
    files.map((name) => [parse(name).name, sizeOf(readFileSync(join(folder, name)), name)]),
  );
}

/** Reads the header of a WebP file: lossy, lossless or extended. */
function sizeOf(file: Buffer, name: string): PictureSize {
  const format = file.toString('latin1', 12, 16);
  if (format === 'VP8 ')
    return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
  if (format === 'VP8X') return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
  if (format !== 'VP8L') throw new Error(`${name} is no WebP picture`);
  const bits = file.readUInt32LE(21);
  return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
}
