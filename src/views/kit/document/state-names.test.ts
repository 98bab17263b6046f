import { expect, test } from 'vitest';
import { statesInOrder } from './state-names.ts';
import { wordsOf } from '#views/words-of-kinds.ts';

test('[DP65] states follow the order of the words, however a state value was stored', () => {
  // The database sorts the regions of a value by the length of their names.
  const stored = {
    credit: 'uncredited',
    dunning: 'settled',
    payment: 'paid',
    delivery: 'sent',
    document: 'issued',
  };
  expect(statesInOrder(wordsOf('invoice')?.states ?? {}, stored)).toEqual([
    'document.issued',
    'payment.paid',
    'credit.uncredited',
    'dunning.settled',
    'delivery.sent',
  ]);
});
