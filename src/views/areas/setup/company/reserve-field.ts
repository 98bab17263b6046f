import { msg } from '@lingui/core/macro';
import { reserveWords } from './reserve-policy.messages.ts';

/** When goods are reserved: a term of customers, and of their orders. [SO62] */
export const reserveFields = {
  reserve: { label: msg`Goods are reserved`, as: { words: reserveWords }, none: msg`As the company decides` },
  reserveDays: {
    label: msg`Days before the promised day`,
    hint: msg`Where goods are reserved some days before; empty: seven.`,
    as: 'whole',
    none: msg`Seven`,
  },
} as const;
