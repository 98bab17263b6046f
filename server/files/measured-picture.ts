import type { Metadata } from 'sharp';
import { beyond, UnreadableFile } from '#server/platform/http/unreadable-file.ts';
import type { Sharp } from './picture-library.ts';

const MILLION = 1_000_000;
/** Pixels that are decoded at most: the largest photos of phones have some 50 million. */
const MOST_PIXELS = 52 * MILLION;
/** After which the library gives up; the server ends the child before. */
export const SECONDS = 30;

/** How a stranger's picture is opened. */
export const opening = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;

/** What a picture says of itself, before any of its pixels is decoded. Throws UnreadableFile with too many of them. [SGR5] */
export async function measured(open: Sharp, content: Buffer): Promise<Metadata> {
  const metadata = await open(content, { ...opening, limitInputPixels: false }).metadata();
  if (metadata.width * metadata.height > MOST_PIXELS)
    throw beyond('pictureTooManyPixels', MOST_PIXELS / MILLION);
  return metadata;
}

/** Why a picture could not be read. */
export const unreadable = (code: string, error: unknown): UnreadableFile =>
  error instanceof UnreadableFile
    ? error
    : new UnreadableFile('nothing can be made of the picture', { code, cause: error });
