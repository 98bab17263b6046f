import { kindWithoutPages } from '#views/kind-view.ts';

export const companyView = kindWithoutPages({
  kind: 'company',
  one: { en: 'Company', sv: 'Företag' },
  many: { en: 'Companies', sv: 'Företag' },
});
