import type { KindTexts } from './kind-texts.ts';

export const pickTexts: KindTexts = {
  refusals: {
    alreadyYours: { en: 'You are already picking this.', sv: 'Du plockar redan den här.' },
    claimedByAnother: {
      en: '{by:person} is picking this. Claim it to take over.',
      sv: '{by:person} plockar den här. Ta plocklistan för att ta över.',
    },
    linesLeft: {
      en: 'Lines left to pick: {lines}. Pick them or report them short.',
      sv: 'Rader kvar att plocka: {lines}. Plocka dem eller rapportera brist.',
    },
    nothingInHand: {
      en: 'Nothing was picked. Cancel the pick list instead.',
      sv: 'Inget har plockats. Annullera plocklistan i stället.',
    },
    tooMuchForLine: {
      en: 'Only {most:quantity} of {sku} on this line, not {wanted:quantity}.',
      sv: 'Bara {most:quantity} av {sku} på raden, inte {wanted:quantity}.',
    },
    wrongItem: {
      en: 'Wrong product: {scanned} was scanned, {expected} is needed.',
      sv: 'Fel produkt: {scanned} skannades, {expected} behövs.',
    },
  },
  fields: {
    tooMuchForLine: { en: 'More than is on this line.', sv: 'Mer än vad som finns på raden.' },
  },
};
