import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { QuoteSending, SalesOrderForm } from '#model/areas/sales/sales-order/sales-order.facts.ts';

/** How a quote reached its customer. */
export const sentByWords: Readonly<Record<QuoteSending['by'], MessageDescriptor>> = {
  mail: msg`By mail with the PDF`,
  link: msg`By a link`,
  ownMail: msg`By mail from our own program`,
  phone: msg`By phone`,
  inPerson: msg`In person`,
};

/** What another quantity than quoted costs. */
export const quantityWords: Readonly<Record<NonNullable<SalesOrderForm['quantities']>, MessageDescriptor>> = {
  locked: msg`It needs a new quote`,
  repriced: msg`It is priced by the lists`,
};
