import type { KindTexts } from './kind-texts.ts';

export const warehouseTexts: KindTexts = {
  refusals: {
    unknownWarehouse: { en: 'This warehouse does not exist.', sv: 'Lagret finns inte.' },
    warehouseNotActive: { en: 'The warehouse {code} is not active.', sv: 'Lagret {code} är inte aktivt.' },
  },
  fields: {
    warehouseNotActive: { en: 'This warehouse is not active.', sv: 'Lagret är inte aktivt.' },
  },
};
