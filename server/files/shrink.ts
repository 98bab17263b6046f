import type { Reader } from '#server/untrusted/contracts.ts';
import { measured, opening, SECONDS, unreadable } from './measured-picture.ts';
import { pictureLibrary } from './picture-library.ts';

/**
 * In the child: a picture as WebP that fits into a square of so many pixels: upright, the first of several frames, never
 * enlarged, and without what the camera wrote into it. [IMG2] [IMG4]
 */
export const shrink: Reader<'thumbnail'> = async (content, { size }, give) => {
  const open = await pictureLibrary();
  try {
    const { format } = await measured(open, content);
    if (format === 'svg') throw new Error('a drawing is no picture of a document');
    const small = await open(content, opening)
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(Number(size), Number(size), { fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 80 })
      .toBuffer();
    give(small);
    return {};
  } catch (error) {
    throw unreadable('pictureUnreadable', error);
  }
};
