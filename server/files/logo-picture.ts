import { pictureLibrary } from './picture-library.ts';
import { UnreadablePicture } from './shrink.ts';

/** Pixels of a logo as it is kept: enough for a paper at 300 dots an inch, eight centimetres wide. */
const WIDTH = 960;
const HEIGHT = 320;
const MOST_PIXELS = 52_000_000;
const SECONDS = 10;

export interface LogoPicture {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
}

/**
 * [LOGO2] A PNG, JPEG or SVG as a PNG of pixels alone: nothing of what else the file held is kept, and nothing it refers to
 * is fetched. Throws UnreadablePicture.
 */
export async function logoPicture(content: Buffer): Promise<LogoPicture> {
  const open = await pictureLibrary();
  try {
    const limits = { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 } as const;
    const { format, width } = await open(content, limits).metadata();
    if (!['png', 'jpeg', 'svg'].includes(format)) throw new Error(`${format} is no logo`);
    // A drawing has no pixels of its own: it is drawn as large as it is kept.
    const density =
      format === 'svg' ? Math.min(2400, Math.max(72, Math.ceil((72 * WIDTH) / width))) : undefined;
    const { data, info } = await open(content, { ...limits, ...(density && { density }) })
      .timeout({ seconds: SECONDS })
      .autoOrient()
      .resize(WIDTH, HEIGHT, { fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer({ resolveWithObject: true });
    return { content: data, width: info.width, height: info.height };
  } catch (cause) {
    throw new UnreadablePicture('no logo can be made of the picture', { cause });
  }
}
