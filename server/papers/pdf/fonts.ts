import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** Where the font of papers and labels lies: it comes with pdfmake. */
export const fontFolder = join(
  dirname(createRequire(import.meta.url).resolve('pdfmake/package.json')),
  'fonts/Roboto',
);

/** The file of one of its weights. */
export const font = (weight: 'Regular' | 'Medium'): string => join(fontFolder, `Roboto-${weight}.ttf`);
