import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** An area of the integrations; name, icon and permission are those of its page in the site map. */
export interface IntegrationArea {
  readonly path: string;
  /** What it is for, in a sentence. */
  readonly about: MessageDescriptor;
}

/** The areas in the order of their cards, a line each. One whose page is not built yet has no card. [IGH1] */
export const integrationAreas: readonly IntegrationArea[] = [
  {
    path: '/apps/integrations/import',
    about: msg`Bring products, parties, prices, stock and orders from files of other systems, and undo it as a whole.`,
  },
  { path: '/apps/integrations/browse', about: msg`Connect shops, accounting, printers and folders.` },
  {
    path: '/apps/integrations/api-clients',
    about: msg`Let your own programs read and write, each with a key.`,
  },
  { path: '/apps/integrations/webhooks', about: msg`Tell other systems what happens, as it happens.` },
  { path: '/apps/integrations/jobs', about: msg`See what is sent and done by itself, and what failed.` },
  {
    path: '/apps/integrations/workflows',
    about: msg`Let one thing follow from another without anybody having to do it.`,
  },
  { path: '/apps/integrations/master-sync', about: msg`Keep products and parties of two companies in step.` },
];
