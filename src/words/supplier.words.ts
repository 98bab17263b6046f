import type { KindTexts } from './kind-texts.ts';

export const supplierTexts: KindTexts = {
  refusals: {
    unknownSupplier: { en: 'This supplier does not exist.', sv: 'Leverantören finns inte.' },
    supplierMissing: { en: 'Choose a supplier.', sv: 'Välj en leverantör.' },
    supplierNotActive: {
      en: 'The supplier {name} is not active.',
      sv: 'Leverantören {name} är inte aktiv.',
    },
  },
  fields: {
    supplierNotActive: { en: 'This supplier is not active.', sv: 'Leverantören är inte aktiv.' },
  },
};
