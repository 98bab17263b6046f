import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Grade } from '#model/areas/sales/customer-return/customer-return.facts.ts';

export const gradeWords: Readonly<Record<Grade, MessageDescriptor>> = {
  restock: msg`Restock`,
  refurbish: msg`Refurbish`,
  scrap: msg({ context: 'grade', message: 'Scrap' }),
  sendBack: msg`Send back`,
  replace: msg`Replace`,
};

/** What becomes of goods of a grade. */
export const gradeHints: Readonly<Record<Grade, MessageDescriptor>> = {
  restock: msg`As good as new: back on the shelf`,
  refurbish: msg`To be put in order: on hold in its place`,
  scrap: msg`Worthless: thrown away`,
  sendBack: msg`Not taken back: to the customer again`,
  replace: msg`Faulty: the customer gets another one`,
};
