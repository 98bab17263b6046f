import type { KindTexts } from './kind-texts.ts';

export const salesOrderTexts: KindTexts = {
  refusals: {
    addressMissing: {
      en: 'Enter a delivery address with a street and a city.',
      sv: 'Ange en leveransadress med gata och ort.',
    },
    alreadyShipped: {
      en: 'Some of it has shipped. Close the order short instead.',
      sv: 'En del har levererats. Avsluta ordern i förtid i stället.',
    },
    belowFulfilled: {
      en: '{least:quantity} of {sku} is already cancelled, being picked or shipped; the line cannot go below that.',
      sv: '{least:quantity} av {sku} är redan annullerat, under plock eller levererat; raden kan inte bli mindre än så.',
    },
    goodsInHand: {
      en: 'A picker has goods for this order in hand. Cancel the pick list first.',
      sv: 'En plockare har redan plockat varor till ordern. Annullera plocklistan först.',
    },
    goodsInStaging: {
      en: 'Goods for this order are in staging. Cancel the shipment first.',
      sv: 'Varor till ordern står på utlastningen. Annullera leveransen först.',
    },
    lineIsFixed: {
      en: '{sku} is being picked or has shipped, so this cannot be changed.',
      sv: '{sku} är under plock eller levererat, så detta kan inte ändras.',
    },
    moreThanOpen: {
      en: 'At most {most:quantity} of {sku} can be cancelled; the rest is on a pick list or has shipped.',
      sv: 'Högst {most:quantity} av {sku} kan annulleras; resten finns på en plocklista eller är levererat.',
    },
    moreThanOrdered: {
      en: 'More is cancelled than was ordered.',
      sv: 'Mer annulleras än vad som beställts.',
    },
    neverConfirmed: {
      en: 'The order was never confirmed, so there is nothing to reopen.',
      sv: 'Ordern bekräftades aldrig, så det finns inget att öppna igen.',
    },
    noServicesOpen: {
      en: 'There are no services left to deliver.',
      sv: 'Det finns inga tjänster kvar att leverera.',
    },
    noVatRate: {
      en: 'No VAT rate is known for this country and date.',
      sv: 'Det finns ingen känd momssats för landet och datumet.',
    },
    nothingShipped: {
      en: 'Nothing has shipped yet. Cancel the order instead.',
      sv: 'Inget har levererats än. Annullera ordern i stället.',
    },
    nothingToRelease: {
      en: 'Nothing to release: what is left is waiting for stock.',
      sv: 'Inget att släppa till plock: det som återstår väntar på varor.',
    },
    orderOnHold: { en: 'The order {order} is on hold.', sv: 'Ordern {order} är pausad.' },
    servicesShipWithGoods: {
      en: "Services are delivered with the order's goods.",
      sv: 'Tjänster levereras tillsammans med orderns varor.',
    },
  },
  fields: {
    belowFulfilled: {
      en: 'Less than is already cancelled, being picked or shipped.',
      sv: 'Mindre än vad som redan är annullerat, under plock eller levererat.',
    },
    lineIsFixed: {
      en: 'Being picked or shipped, so this cannot be changed.',
      sv: 'Under plock eller levererat, så detta kan inte ändras.',
    },
    moreThanOpen: { en: 'More than can be cancelled.', sv: 'Mer än vad som kan annulleras.' },
  },
};
