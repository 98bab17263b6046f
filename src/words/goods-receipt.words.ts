import type { KindTexts } from './kind-texts.ts';

export const goodsReceiptTexts: KindTexts = {
  refusals: {
    orderNotAsked: {
      en: 'Only a receipt from an order names an order.',
      sv: 'Bara en inleverans mot order anger en order.',
    },
    supplierNotAsked: { en: 'Opening stock has no supplier.', sv: 'Ingående saldo har ingen leverantör.' },
    unknownOrder: { en: 'This order does not exist.', sv: 'Ordern finns inte.' },
    otherWarehouse: { en: 'The order is for another warehouse.', sv: 'Ordern gäller ett annat lager.' },
    otherSupplier: {
      en: 'The order is with another supplier.',
      sv: 'Ordern ligger hos en annan leverantör.',
    },
    orderNotAwaited: {
      en: 'No goods are expected on the order {number}.',
      sv: 'Inga varor väntas på ordern {number}.',
    },
    nothingCounted: { en: 'Count something first.', sv: 'Räkna något först.' },
    countedTwice: {
      en: '{sku} is counted twice in the same location.',
      sv: '{sku} är räknat två gånger på samma lagerplats.',
    },
    countOnOrderLine: {
      en: "{sku} is on the order: count it on the order's line.",
      sv: '{sku} finns på ordern: räkna det på orderraden.',
    },
    otherProduct: {
      en: 'The order line is for another product.',
      sv: 'Orderraden gäller en annan produkt.',
    },
    locationIsQuarantine: {
      en: 'Goods cannot be put away in quarantine: count them as rejected.',
      sv: 'Varor kan inte läggas in i karantän: räkna dem som underkända.',
    },
    overReceipt: {
      en: 'More of {sku} than the order allows: {counted:quantity} counted, at most {most:quantity}. Somebody with permission to override must post it.',
      sv: 'Mer av {sku} än ordern tillåter: {counted:quantity} räknat, högst {most:quantity}. Någon med behörighet att gå över gränsen måste bokföra.',
    },
    overReasonMissing: {
      en: 'More of {sku} than the order allows: {counted:quantity} counted, at most {most:quantity}. Choose a reason.',
      sv: 'Mer av {sku} än ordern tillåter: {counted:quantity} räknat, högst {most:quantity}. Välj en orsak.',
    },
  },
  fields: {
    orderNotAwaited: {
      en: 'No goods are expected on this order.',
      sv: 'Inga varor väntas på ordern.',
    },
    countedTwice: {
      en: 'Counted twice in the same location.',
      sv: 'Räknad två gånger på samma lagerplats.',
    },
    countOnOrderLine: {
      en: "It is on the order: count it on the order's line.",
      sv: 'Den finns på ordern: räkna den på orderraden.',
    },
    overReasonMissing: { en: 'Choose a reason.', sv: 'Välj en orsak.' },
  },
};
