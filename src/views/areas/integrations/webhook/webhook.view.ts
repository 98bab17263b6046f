import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const webhookView = kindView({
  kind: 'webhook',
  one: { en: 'Webhook', sv: 'Webhook' },
  many: { en: 'Webhooks', sv: 'Webhookar' },
  icon: 'send',
  list: { path: '/apps/integrations/webhooks' },
  offered: 160,
  found: 160,
  told: null,
  pages: [
    {
      path: '/apps/integrations/webhooks',
      icon: 'send',
      foundBy: 'webhooks events http callbacks integrations secret signature deliveries',
      load: async () => (await import('./webhook-list.page.tsx')).WebhookListPage,
    },
  ],
  paper: null,
  permits: { archive: msg`Archive` },
});
