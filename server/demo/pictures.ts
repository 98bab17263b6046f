import { Readable } from 'node:stream';
import type { FileType } from '#model/values/file-types.ts';
import type { FileStore } from '#server/files/file-store.ts';
import { drawnAs, type Drawn } from './drawings.ts';
import type { TradeModel } from './trade-model.ts';

/** The drawings of the few products that have pictures, by company and SKU; the first is the main one. */
const pictured: Readonly<Record<string, Readonly<Record<string, readonly Drawn[]>>>> = {
  nordlager: {
    'BLT-M8-40': ['bolt', 'box'],
    'BLT-M10-60': ['bolt'],
    'NUT-M8': ['nut'],
    'WSH-M8': ['washer'],
    'SCR-45-40': ['box'],
  },
  baltic: { 'BRG-6204': ['bearing'], 'BLT-A50': ['belt'], 'FLT-OIL-A': ['filter'] },
  fjord: { 'FEN-250': ['fender'], 'ROP-12': ['rope'], 'ANT-FOUL': ['can'] },
};

/** A drawing whose content is stored. */
interface StoredPicture {
  readonly name: string;
  readonly type: FileType;
  readonly size: number;
  readonly hash: string;
}

/** The pictures of a company's products, by SKU. */
export type StoredPictures = ReadonlyMap<string, readonly StoredPicture[]>;

/** Draws the pictures of a company and stores them like those of anybody; none without a store. [DE6] */
export async function storePictures(
  files: FileStore | undefined,
  company: number,
  key: string,
): Promise<StoredPictures> {
  const stored = new Map<string, readonly StoredPicture[]>();
  if (!files) return stored;
  for (const [sku, drawings] of Object.entries(pictured[key] ?? {})) {
    const pictures: StoredPicture[] = [];
    for (const drawing of drawings) {
      const incoming = await files.receive(company, Readable.from([await drawnAs(drawing)]));
      await incoming.keep();
      const { size, hash } = incoming;
      pictures.push({ name: `${sku}-${drawing}.png`, type: 'image/png', size, hash });
    }
    stored.set(sku, pictures);
  }
  return stored;
}

/** Attaches the pictures of a product. */
export function attachPictures(
  model: TradeModel,
  pictures: StoredPictures,
  product: { readonly id: string; readonly sku: string },
  as: { readonly by: string; readonly at: string },
): void {
  for (const picture of pictures.get(product.sku) ?? []) {
    const id = model.id(`file/${picture.name}`, as.at);
    model.must('file', product.id, 'attach', { about: 'product', id, ...picture }, as);
  }
}
