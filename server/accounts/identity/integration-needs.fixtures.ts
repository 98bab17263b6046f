/** A permission, any member, or nobody, for what only the system does. */
export type Need = string | 'member' | 'nobody';

export interface Attempt {
  readonly path: string;
  readonly need: Need;
  /** The body to send, for routes that validate it before checking access. */
  readonly body?: object;
}

/** Where the routes of a company are. */
export const company = '/api/core/companies/{company}';
/** An id of nothing. */
export const view = '019a0000-0000-7000-8000-000000000002';
/** An item of a connection that there is none of. */
const item = '019a0000-0000-7000-8000-0000000000d1';

/** What each route of the integrations requires. */
export const integrationNeeds: Readonly<Record<string, Need | readonly Attempt[]>> = {
  [`GET ${company}/webhook-events/`]: 'webhook.view',
  [`GET ${company}/webhooks/{webhook}/`]: [{ path: `${company}/webhooks/${view}/`, need: 'webhook.view' }],
  [`GET ${company}/webhooks/{webhook}/deliveries/{delivery}/`]: [
    { path: `${company}/webhooks/${view}/deliveries/msg_${'0'.repeat(27)}/`, need: 'webhook.view' },
  ],
  [`POST ${company}/webhooks/{webhook}/secret/`]: [
    { path: `${company}/webhooks/${view}/secret/`, need: 'webhook.edit' },
  ],
  [`POST ${company}/webhooks/{webhook}/verify/`]: [
    { path: `${company}/webhooks/${view}/verify/`, need: 'webhook.edit' },
  ],
  [`POST ${company}/webhooks/{webhook}/test/`]: [
    { path: `${company}/webhooks/${view}/test/`, need: 'webhook.edit' },
  ],
  [`POST ${company}/webhooks/{webhook}/replay/`]: [
    { path: `${company}/webhooks/${view}/replay/`, need: 'webhook.edit', body: { what: 'dead' } },
  ],
  [`GET ${company}/workflows/{workflow}/runs/`]: [
    { path: `${company}/workflows/${view}/runs/`, need: 'workflow.view' },
  ],
  [`POST ${company}/workflows/{workflow}/runs/{run}/retry/`]: [
    { path: `${company}/workflows/${view}/runs/${view}/retry/`, need: 'workflow.enable' },
  ],
  [`POST ${company}/workflows/{workflow}/press/`]: [
    {
      path: `${company}/workflows/${view}/press/`,
      need: 'workflow.work',
      body: { document: view, press: view },
    },
  ],
  [`POST ${company}/workflows/dry-run/`]: [
    {
      path: `${company}/workflows/dry-run/`,
      need: 'workflow.view',
      body: { kind: 'customer', trigger: { on: 'fact', fact: 'created' }, conditions: [] },
    },
  ],
  [`GET ${company}/connectors/`]: 'connection.view',
  [`GET ${company}/links/{document}/`]: [{ path: `${company}/links/${view}/`, need: 'member' }],
  [`GET ${company}/connections/{connection}/`]: [
    { path: `${company}/connections/${view}/`, need: 'connection.view' },
  ],
  ...Object.fromEntries(
    Object.entries({
      secrets: { secrets: {} },
      test: {},
      'dry-run': {},
      sample: { target: null },
      run: {},
    }).map(([what, body]) => [
      `POST ${company}/connections/{connection}/${what}/`,
      [{ path: `${company}/connections/${view}/${what}/`, need: 'connection.manage', body }],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ retry: { texts: {} }, drop: {} }).map(([what, body]) => [
      `POST ${company}/connections/{connection}/items/{item}/${what}/`,
      [{ path: `${company}/connections/${view}/items/${item}/${what}/`, need: 'connection.manage', body }],
    ]),
  ),
  [`GET ${company}/printers/`]: 'connection.print',
  [`POST ${company}/printers/{connection}/print/`]: [
    {
      path: `${company}/printers/${view}/print/`,
      need: 'connection.print',
      body: { labels: [{ size: { width: 50, height: 25 }, parts: [] }], copies: 1 },
    },
  ],
  [`POST ${company}/pairings/look/`]: [
    { path: `${company}/pairings/look/`, need: 'pairing.manage', body: { code: 'none' } },
  ],
  [`POST ${company}/pairings/accept/`]: [
    { path: `${company}/pairings/accept/`, need: 'pairing.manage', body: { code: 'none', permissions: [] } },
  ],
  [`GET ${company}/pairings/{pairing}/`]: [{ path: `${company}/pairings/${view}/`, need: 'pairing.view' }],
  [`GET ${company}/pairings/{pairing}/matches/`]: [
    { path: `${company}/pairings/${view}/matches/?kind=product`, need: 'pairing.manage' },
  ],
  [`POST ${company}/pairings/{pairing}/matches/`]: [
    {
      path: `${company}/pairings/${view}/matches/`,
      need: 'pairing.manage',
      body: { kind: 'product', decisions: [{ ours: view, theirs: null, yes: true }] },
    },
  ],
  [`POST ${company}/pairings/{pairing}/settle/`]: [
    {
      path: `${company}/pairings/${view}/settle/`,
      need: 'pairing.manage',
      body: { link: view, field: null, side: 'ours' },
    },
  ],
  [`POST ${company}/pairings/{pairing}/retry/`]: [
    { path: `${company}/pairings/${view}/retry/`, need: 'pairing.manage', body: { link: null } },
  ],
  [`GET ${company}/api-clients/`]: 'apiClient.view',
  [`GET ${company}/api-clients/{client}/calls/`]: 'apiClient.view',
};
