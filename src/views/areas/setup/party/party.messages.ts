import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { partyLanguages, VatTreatment } from '#model/areas/setup/party/party.ts';

export const vatTreatmentWords: Readonly<Record<VatTreatment, MessageDescriptor>> = {
  domestic: msg`Domestic`,
  euB2B: msg`EU business, reverse charge`,
  euB2C: msg`EU consumer`,
  export: msg`Outside the EU`,
};

export const partyLanguageWords: Readonly<Record<(typeof partyLanguages)[number], MessageDescriptor>> = {
  en: msg`English`,
  sv: msg`Swedish`,
};
