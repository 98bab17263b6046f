import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

/** A frame to look at, and the address of the reader. */
export interface CodeWork {
  readonly image: ImageData;
  readonly wasm: string;
}

export interface CodeRead {
  readonly text?: string;
}

const OPTIONS = {
  formats: ['EAN13', 'EAN8', 'UPCA', 'UPCE', 'Code128', 'Code39', 'ITF', 'QRCode', 'DataMatrix'],
  maxNumberOfSymbols: 1,
  // As scanners send it: with the signs between the elements, not as it is printed.
  textMode: 'Plain',
} satisfies Parameters<typeof readBarcodes>[1];

/** The library would fetch it from elsewhere. */
let located: string | undefined;

async function read({ image, wasm }: CodeWork): Promise<CodeRead> {
  if (located !== wasm) prepareZXingModule({ overrides: { locateFile: () => wasm } });
  located = wasm;
  const [found] = await readBarcodes(image, OPTIONS);
  if (!found?.isValid) return {};
  return { text: found.contentType === 'GS1' ? found.symbologyIdentifier + found.text : found.text };
}

globalThis.addEventListener('message', ({ data }: MessageEvent<CodeWork>) => {
  // Reported explicitly: an error in a promise would not reach the page.
  read(data).then((answer) => postMessage(answer), reportError);
});
