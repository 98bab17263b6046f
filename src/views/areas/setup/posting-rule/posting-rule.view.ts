import { kindView } from '#views/kind-view.ts';

export const postingRuleView = kindView({
  kind: 'postingRule',
  one: { en: 'Posting rule', sv: 'Konteringsregel' },
  many: { en: 'Posting rules', sv: 'Konteringsregler' },
  icon: 'cash',
  list: { path: '/apps/settings/core-resources/posting-rules' },
  offered: 156,
  found: 156,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/posting-rules',
      foundBy: 'posting rules accounts books bas ledger vat receivables core resources settings',
      load: async () => (await import('./posting-rule-list.page.tsx')).PostingRuleListPage,
    },
  ],
  paper: null,
  permits: {},
});
