import wasm from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { CodeRead, CodeWork } from './code-worker.ts';

/** Reads the code in a frame of the camera. */
export interface CodeReader {
  /** The text of a code; undefined if none is in sight. */
  readonly read: (frame: HTMLVideoElement) => Promise<string | undefined>;
  readonly close: () => void;
}

/** What the browser's own reader has to know to be used. */
const FORMATS = [
  'ean_13',
  'ean_8',
  'upc_a',
  'upc_e',
  'code_128',
  'code_39',
  'itf',
  'qr_code',
  'data_matrix',
] as const;

/** https://wicg.github.io/shape-detection-api: not among the types of TypeScript, nor in most browsers. */
interface NativeDetector {
  detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
interface NativeDetectors {
  new (options: { readonly formats: readonly string[] }): NativeDetector;
  getSupportedFormats(): Promise<readonly string[]>;
}

/** The browser's own reader where it knows all kinds of codes, else one of ours that is loaded now. [UI30] */
export async function openCodeReader(): Promise<CodeReader> {
  const Native = await nativeDetectors();
  return Native ? nativeReader(new Native({ formats: FORMATS })) : workerReader();
}

/** Loads what the camera will need, so that it works without a connection; nothing where the browser reads itself. */
export async function warmCodeReader(): Promise<void> {
  if (!(await nativeDetectors())) await fetch(wasm);
}

async function nativeDetectors(): Promise<NativeDetectors | null> {
  const { BarcodeDetector: found } = globalThis as { BarcodeDetector?: NativeDetectors }; // as the standard has it
  const known = await found?.getSupportedFormats().catch((): readonly string[] => []);
  return found && FORMATS.every((format) => known?.includes(format)) ? found : null;
}

const nativeReader = (detector: NativeDetector): CodeReader => ({
  read: async (frame) => (await detector.detect(frame))[0]?.rawValue,
  close: () => {},
});

/** Pixels of the longer side that is looked at: enough for the bars of a code that fills a third of it. */
const LOOKED_AT = 1280;

function workerReader(): CodeReader {
  const worker = new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' });
  const canvas = document.createElement('canvas');
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  return {
    read: async (frame) => {
      const scale = Math.min(1, LOOKED_AT / Math.max(frame.videoWidth, frame.videoHeight, 1));
      const [width, height] = [Math.round(frame.videoWidth * scale), Math.round(frame.videoHeight * scale)];
      if (!pen || width === 0 || height === 0) return undefined;
      if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
      pen.drawImage(frame, 0, 0, width, height);
      return ask(worker, { image: pen.getImageData(0, 0, width, height), wasm });
    },
    close: () => worker.terminate(),
  };
}

function ask(worker: Worker, work: CodeWork): Promise<string | undefined> {
  return new Promise((done, failed) => {
    const once = { once: true };
    worker.addEventListener('message', ({ data }: MessageEvent<CodeRead>) => done(data.text), once);
    worker.addEventListener('error', ({ message }) => failed(new Error(message)), once);
    worker.postMessage(work, [work.image.data.buffer]);
  });
}
