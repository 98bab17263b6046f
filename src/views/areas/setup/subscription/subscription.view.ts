import { kindWithoutPages } from '#views/kind-view.ts';

export const subscriptionView = kindWithoutPages({
  kind: 'subscription',
  one: { en: 'Subscription', sv: 'Abonnemang' },
  many: { en: 'Subscriptions', sv: 'Abonnemang' },
});
