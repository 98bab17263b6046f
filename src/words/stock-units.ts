import type { PaperTexts } from '#model/papers/paper-words.ts';

const same = (en: string, sv = en) => ({ one: { en, sv }, many: { en, sv } });

/** The units that products are kept in, after a figure: of one, and of any other number. */
export const stockUnitTexts = {
  pcs: { one: { en: 'pc', sv: 'st' }, many: { en: 'pcs', sv: 'st' } },
  pack: { one: { en: 'pack', sv: 'förp' }, many: { en: 'packs', sv: 'förp' } },
  box: { one: { en: 'box', sv: 'kartong' }, many: { en: 'boxes', sv: 'kartonger' } },
  kg: same('kg'),
  g: same('g'),
  l: same('l'),
  m: same('m'),
  h: same('h'),
} satisfies PaperTexts['units'];
