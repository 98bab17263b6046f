import type { Page } from 'playwright-core';

/** Bytes a picture may take: pages show several. */
const MOST = 60_000;

/** The page as it is now, as WebP in the best quality that fits. */
export async function webpOf(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  // Its window is as wide as before for a moment after the page has become narrower.
  const part = { clip: { x: 0, y: 0, width, height, scale: 1 }, captureBeyondViewport: true };
  try {
    for (let quality = 84; quality > 20; quality -= 8) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality, ...part });
      const picture = Buffer.from(data, 'base64');
      if (picture.length <= MOST) return picture;
    }
    throw new Error(`${page.url()} does not fit into ${MOST} bytes`);
  } finally {
    await session.detach();
  }
}

/** The share of pixels that somebody would see to differ; 1 for another size. */
export async function shareThatDiffers(page: Page, one: Buffer, other: Buffer): Promise<number> {
  const reader = await page.context().newPage();
  try {
    return await reader.evaluate(compareInPage, [one.toString('base64'), other.toString('base64')] as const);
  } finally {
    await reader.close();
  }
}

/** Runs in a page, which can decode the pictures. */
async function compareInPage(pictures: readonly [string, string]): Promise<number> {
  const decode = async (picture: string) => {
    const bytes = Uint8Array.from(atob(picture), (letter) => letter.codePointAt(0) ?? 0);
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/webp' }));
    const { width, height } = bitmap;
    const drawing = new OffscreenCanvas(width, height).getContext('2d');
    drawing?.drawImage(bitmap, 0, 0);
    return {
      width,
      height,
      data: drawing?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray(),
    };
  };
  const [one, other] = [await decode(pictures[0]), await decode(pictures[1])];
  if (one.width !== other.width || one.height !== other.height) return 1;
  // What compression does to the edges of letters is below this.
  const visible = 64;
  let differing = 0;
  for (let at = 0; at < one.data.length; at += 4) {
    const isSeen = [0, 1, 2].some(
      (channel) => Math.abs((one.data[at + channel] ?? 0) - (other.data[at + channel] ?? 0)) > visible,
    );
    if (isSeen) differing += 1;
  }
  return differing / (one.data.length / 4);
}
