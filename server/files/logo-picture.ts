import type { Reader } from '#server/untrusted/contracts.ts';
import { measured, opening, SECONDS, unreadable } from './measured-picture.ts';
import { pictureLibrary } from './picture-library.ts';

/** Pixels of a logo as it is kept: enough for a paper at 300 dots an inch, eight centimetres wide. */
const WIDTH = 960;
const HEIGHT = 320;

/**
 * [LOGO2] In the child: a PNG, JPEG or SVG as a PNG of pixels alone: nothing of what else the file held is kept, and nothing
 * it refers to is fetched.
 */
export const drawLogo: Reader<'logo'> = async (content, _, give) => {
  const open = await pictureLibrary();
  try {
    const { format, width } = await measured(open, content);
    if (!['png', 'jpeg', 'svg'].includes(format)) throw new Error(`${format} is no logo`);
    // A drawing has no pixels of its own: it is drawn as large as it is kept.
    const density =
      format === 'svg' ? Math.min(2400, Math.max(72, Math.ceil((72 * WIDTH) / width))) : undefined;
    const { data, info } = await open(content, { ...opening, ...(density && { density }) })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    give(data);
    return { width: info.width, height: info.height };
  } catch (error) {
    throw unreadable('logoUnreadable', error);
  }
};
