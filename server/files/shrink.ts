import type { ThumbnailSize } from '#model/file/file.facts.ts';
import { pictureLibrary } from './picture-library.ts';

/** The content is damaged, of a kind that cannot be read, or has too many pixels. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Pixels that are decoded at most: the largest photos of phones have some 50 million. */
const MOST_PIXELS = 52_000_000;
const SECONDS = 10;

/**
 * A picture as WebP that fits into a square of so many pixels: upright, the first of several frames, never enlarged, and
 * without what the camera wrote into it. [IMG2] [IMG4]
 */
export async function shrunk(content: Buffer, size: ThumbnailSize): Promise<Buffer> {
  const open = await pictureLibrary();
  try {
    const { format } = await open(content, {
      limitInputPixels: MOST_PIXELS,
      failOn: 'error',
      pages: 1,
    }).metadata();
    if (format === 'svg') throw new Error('a drawing is no picture of a document');
    return await open(content, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(Number(size), Number(size), { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
  } catch (cause) {
    throw new UnreadablePicture('no thumbnail can be made of the picture', { cause });
  }
}
