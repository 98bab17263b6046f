import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const paymentTermView = kindView({
  kind: 'paymentTerm',
  one: { en: 'Payment term', sv: 'Betalningsvillkor' },
  many: { en: 'Payment terms', sv: 'Betalningsvillkor' },
  icon: 'clock',
  list: { path: '/apps/settings/core-resources/payment-terms' },
  offered: 141,
  found: 141,
  told: null,
  pages: [
    {
      path: '/apps/settings/core-resources/payment-terms',
      foundBy: 'payment terms days net cash discount prepayment due core resources',
      load: async () => (await import('./payment-term-list.page.tsx')).PaymentTermListPage,
    },
  ],
  paper: null,
  permits: { edit: msg`Rename and choose the default`, archive: msg`Archive and restore` },
});
