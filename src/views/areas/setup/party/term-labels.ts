import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { FollowedTerm } from '#model/areas/setup/party-category/party-terms.ts';

/** What the terms are called that a party may take from its category. */
export const termLabels: Readonly<Record<FollowedTerm, MessageDescriptor>> = {
  terms: msg`Payment terms`,
  discount: msg`Discount`,
  creditLimit: msg`Credit limit`,
  shipPolicy: msg`Deliveries`,
  vatTreatment: msg`VAT treatment`,
  leadDays: msg`Lead time`,
  overReceipt: msg`Over-receipt allowed`,
};
