import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { differenceOf } from './picture-compare.ts';

const kept = join(import.meta.dirname, 'gallery');
const failed = join(import.meta.dirname, '../report/gallery');
const isRenewing = process.env['GALLERY'] === 'renew';

/** The gallery's pictures, compared with the kept ones or replacing them. */
export interface PictureSet {
  readonly problems: string[];
  take(name: string, picture: Buffer): void;
  /** Handles kept pictures that were not taken: reports them, or removes them when renewing. */
  end(): void;
}

/** @param drawnBy name and version of the drawing browser */
export function pictureSet(drawnBy: string): PictureSet {
  const problems: string[] = [];
  const taken = new Set<string>();
  rmSync(failed, { recursive: true, force: true });
  return {
    problems,
    take: (name, picture) => {
      const file = `${name}.png`;
      taken.add(file);
      const wrong = isRenewing ? renew(file, picture) : wrongWith(file, picture);
      if (wrong !== null) problems.push(`${name}: ${wrong}`);
    },
    end: () => {
      const left = readdirSync(kept).filter((file) => file.endsWith('.png') && !taken.has(file));
      if (isRenewing) for (const file of left) rmSync(join(kept, file));
      else problems.push(...left.map((file) => `${file} is kept, but nothing is drawn of it`));
      if (isRenewing) writeFileSync(join(kept, 'drawn-by.txt'), `${drawnBy}\n`);
      else if (problems.length > 0) problems.push(howToRenew(drawnBy));
    },
  };
}

/** Leaves the kept picture alone if nobody could tell the new one from it. */
function renew(file: string, picture: Buffer): null {
  const path = join(kept, file);
  const isAlike = existsSync(path) && differenceOf(picture, readFileSync(path)) === null;
  return isAlike ? null : keep(kept, file, picture);
}

function keep(folder: string, file: string, picture: Buffer): null {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, file), picture);
  return null;
}

function wrongWith(file: string, picture: Buffer): string | null {
  const path = join(kept, file);
  if (!existsSync(path)) return 'there is no picture to compare it with';
  const expected = readFileSync(path);
  const difference = differenceOf(picture, expected);
  if (difference === null) return null;
  const parts = { actual: picture, expected, diff: difference.diff };
  for (const [part, data] of Object.entries(parts)) {
    if (data) keep(failed, file.replace('.png', `.${part}.png`), data);
  }
  return `${difference.errorMessage.trim()} See model-tests/report/gallery/`;
}

function howToRenew(drawnBy: string): string {
  const path = join(kept, 'drawn-by.txt');
  const before = existsSync(path) ? readFileSync(path, 'utf8').trim() : 'nothing';
  return `Drawn by ${drawnBy}, kept from ${before}. If it is to look like this: npm run screenshot -- gallery`;
}
