import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { partyLanguages } from '#model/areas/setup/party/party.ts';
import type { VatSetting } from '#model/vat/vat-setting.ts';

/** How a supplier charges VAT. */
export const purchaseTreatmentWords = {
  domestic: msg`Domestic`,
  euB2B: msg`EU business, reverse charge`,
  euB2C: msg`EU consumer`,
  export: msg`Outside the EU`,
} satisfies Partial<Record<VatSetting, MessageDescriptor>>;

/** How VAT is charged to a customer; what is worked out comes first, as it is the usual one. */
export const vatSettingWords: Readonly<Record<VatSetting, MessageDescriptor>> = {
  derived: msg`Worked out per sale`,
  ...purchaseTreatmentWords,
  reverseCharge: msg`Reverse charge at home`,
};

export const partyLanguageWords: Readonly<Record<(typeof partyLanguages)[number], MessageDescriptor>> = {
  en: msg`English`,
  sv: msg`Swedish`,
};
