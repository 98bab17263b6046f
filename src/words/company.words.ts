import type { KindTexts } from './kind-texts.ts';

export const companyTexts = {
  kind: 'company',
  about: {
    en: 'The company itself: founded once, and what it decides for all.',
    sv: 'Själva företaget: grundas en gång, och vad det bestämmer för alla.',
  },
  states: { active: { en: 'Active', sv: 'Aktivt' } },
  commands: {
    found: { en: 'Found the company', sv: 'Grunda företaget' },
    update: { en: 'Edit', sv: 'Redigera' },
    changePolicies: { en: 'Change policies', sv: 'Ändra regler' },
  },
  facts: {
    founded: { en: 'Founded', sv: 'Grundat' },
    updated: { en: 'Changed', sv: 'Ändrat' },
    policiesChanged: { en: 'Policies changed', sv: 'Reglerna ändrade' },
  },
  guards: {
    currencyIsKept: {
      is: { en: 'the currency stays the same', sv: 'valutan är densamma' },
      needs: {
        en: 'The currency cannot be changed once the company has been set up: leave it as it is.',
        sv: 'Valutan kan inte ändras när företaget väl är upplagt: låt den vara.',
      },
    },
  },
  refusals: {
    currencyIsFixed: {
      en: 'The currency cannot be changed once the company has been set up.',
      sv: 'Valutan kan inte ändras när företaget väl är upplagt.',
    },
  },
} satisfies KindTexts;
