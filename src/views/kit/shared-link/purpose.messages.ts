import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { PurposeName } from '#model/shared-purposes.ts';

/** What a link is for, as who makes it reads it. */
export const purposeWords: Readonly<Record<PurposeName, MessageDescriptor>> = {
  orderConfirmation: msg`Order confirmation for the customer`,
  quote: msg`Quote for the customer`,
  invoice: msg`Invoice for the customer`,
  quoteRequest: msg`Request for quotation for a supplier`,
  purchaseOrder: msg`Purchase order for the supplier`,
};
