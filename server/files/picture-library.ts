import type sharp from 'sharp';

export type Sharp = typeof sharp;

/** Loaded with the first picture: most starts of the server need none. */
let library: Promise<Sharp> | undefined;

/** The library that reads and writes pictures; those of strangers are opened in the child alone. [SGR1] */
export const pictureLibrary = (): Promise<Sharp> => (library ??= openLibrary());

async function openLibrary(): Promise<Sharp> {
  const { default: opened } = await import('sharp');
  // What a picture claims to be chooses its decoder, so those of other formats are closed.
  opened.block({ operation: ['VipsForeignLoad'] });
  opened.unblock({
    operation: [
      'VipsForeignLoadJpeg',
      'VipsForeignLoadPng',
      'VipsForeignLoadNsgif',
      'VipsForeignLoadWebp',
      'VipsForeignLoadSvg', // of logos alone: see logo-picture.ts
    ],
  });
  opened.cache(false);
  opened.concurrency(1);
  return opened;
}
