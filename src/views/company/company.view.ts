import { kindWithoutPages } from '../kind-view.ts';

export const companyView = kindWithoutPages({
  kind: 'company',
  one: { en: 'Company', sv: 'Företag' },
  many: { en: 'Companies', sv: 'Företag' },
});
