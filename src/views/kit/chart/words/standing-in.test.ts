import { expect, test } from 'vitest';
import { flowLanguage } from '#i18n/flow-language.ts';
import { chartWords } from './chart-words.ts';
import { standingIn } from './standing-in.ts';

const language = await flowLanguage('sv');
const words = (slug: string) => chartWords(language, slug);

test('[FLC15] a chart of one region says its state alone, however deep', () => {
  expect(standingIn(words('pick'), 'pick', 'picking')).toBe('Plockas');
  expect(standingIn(words('sync'), 'sync', { usable: 'online' })).toBe('Ansluten');
});

test('[FLC15] a chart of several regions names each', () => {
  const order = { commercial: 'confirmed', fulfilment: 'picking', billing: 'nothing' };
  expect(standingIn(words('sales-order'), 'salesOrder', order)).toBe(
    'Avtal: Bekräftad · Leverans: Plockas · Fakturering: Ingen faktura',
  );
});
