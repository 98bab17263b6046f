import type { KindTexts } from './kind-texts.ts';

export const companyTexts: KindTexts = {
  refusals: {
    currencyIsFixed: {
      en: 'The currency cannot be changed once the company has been set up.',
      sv: 'Valutan kan inte ändras när företaget väl är upplagt.',
    },
  },
};
