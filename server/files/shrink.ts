import type sharp from 'sharp';
import type { ThumbnailSize } from '#model/file/file.facts.ts';

/** The content is damaged, of a kind that cannot be read, or has too many pixels. */
export class UnreadablePicture extends Error {
  override readonly name = 'UnreadablePicture';
}

/** Pixels that are decoded at most: the largest photos of phones have some 50 million. */
const MOST_PIXELS = 52_000_000;
const SECONDS = 10;

type Sharp = typeof sharp;

/** Loaded with the first picture: most starts of the server need none. */
let library: Promise<Sharp> | undefined;

async function openLibrary(): Promise<Sharp> {
  const { default: opened } = await import('sharp');
  // What a picture claims to be chooses its decoder, so those of other formats are closed.
  opened.block({ operation: ['VipsForeignLoad'] });
  opened.unblock({
    operation: ['VipsForeignLoadJpeg', 'VipsForeignLoadPng', 'VipsForeignLoadNsgif', 'VipsForeignLoadWebp'],
  });
  opened.cache(false);
  opened.concurrency(1);
  return opened;
}

/**
 * A picture as WebP that fits into a square of so many pixels: upright, the first of several frames, never enlarged, and
 * without what the camera wrote into it. [IMG2] [IMG4]
 */
export async function shrunk(content: Buffer, size: ThumbnailSize): Promise<Buffer> {
  library ??= openLibrary();
  const open = await library;
  try {
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
