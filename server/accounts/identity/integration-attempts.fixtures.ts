import { sharedLinkFixture } from '#model/shared-link/shared-link.fixtures.ts';

/** A permission, any member, or nobody, for what only the system does. */
export type Need = string | 'member' | 'nobody';

export interface Attempt {
  readonly path: string;
  /** Where it is another one than the endpoint declares, for what this path, query or body names. */
  readonly need?: Need;
  /** The body to send, for routes that validate it before checking access. */
  readonly body?: object;
}

/** Where the routes of a company are. */
export const company = '/api/core/companies/{company}';
/** An id of nothing. */
export const view = '019a0000-0000-7000-8000-000000000002';
/** An item of a connection that there is none of. */
const item = '019a0000-0000-7000-8000-0000000000d1';

/** How routes of the integrations are asked that take more than the company. */
export const integrationAttempts: Readonly<Record<string, readonly Attempt[]>> = {
  [`GET ${company}/webhooks/{webhook}/`]: [{ path: `${company}/webhooks/${view}/` }],
  [`GET ${company}/webhooks/{webhook}/deliveries/{delivery}/`]: [
    { path: `${company}/webhooks/${view}/deliveries/msg_${'0'.repeat(27)}/` },
  ],
  [`POST ${company}/webhooks/{webhook}/secret/`]: [{ path: `${company}/webhooks/${view}/secret/` }],
  [`POST ${company}/webhooks/{webhook}/verify/`]: [{ path: `${company}/webhooks/${view}/verify/` }],
  [`POST ${company}/webhooks/{webhook}/test/`]: [{ path: `${company}/webhooks/${view}/test/` }],
  [`POST ${company}/webhooks/{webhook}/replay/`]: [
    { path: `${company}/webhooks/${view}/replay/`, body: { what: 'dead' } },
  ],
  [`GET ${company}/workflows/{workflow}/runs/`]: [{ path: `${company}/workflows/${view}/runs/` }],
  [`POST ${company}/workflows/{workflow}/runs/{run}/retry/`]: [
    { path: `${company}/workflows/${view}/runs/${view}/retry/` },
  ],
  [`POST ${company}/workflows/{workflow}/press/`]: [
    {
      path: `${company}/workflows/${view}/press/`,
      body: { document: view, press: view },
    },
  ],
  [`POST ${company}/workflows/dry-run/`]: [
    {
      path: `${company}/workflows/dry-run/`,
      body: { kind: 'customer', trigger: { on: 'fact', fact: 'created' }, conditions: [] },
    },
  ],
  [`GET ${company}/shared-links/`]: [{ path: `${company}/shared-links/?document=${view}` }],
  [`POST ${company}/shared-links/`]: [
    { path: `${company}/shared-links/`, body: sharedLinkFixture({ of: view }) },
  ],
  [`POST ${company}/shared-links/{link}/address/`]: [{ path: `${company}/shared-links/${view}/address/` }],
  [`GET ${company}/links/{document}/`]: [{ path: `${company}/links/${view}/` }],
  [`GET ${company}/connections/{connection}/`]: [{ path: `${company}/connections/${view}/` }],
  ...Object.fromEntries(
    Object.entries({
      secrets: { secrets: {} },
      test: {},
      'dry-run': {},
      sample: { target: null },
      run: {},
    }).map(([what, body]) => [
      `POST ${company}/connections/{connection}/${what}/`,
      [{ path: `${company}/connections/${view}/${what}/`, body }],
    ]),
  ),
  ...Object.fromEntries(
    Object.entries({ retry: { texts: {} }, drop: {} }).map(([what, body]) => [
      `POST ${company}/connections/{connection}/items/{item}/${what}/`,
      [{ path: `${company}/connections/${view}/items/${item}/${what}/`, body }],
    ]),
  ),
  [`POST ${company}/printers/{connection}/print/`]: [
    {
      path: `${company}/printers/${view}/print/`,
      body: { labels: [{ size: { width: 50, height: 25 }, parts: [] }], copies: 1 },
    },
  ],
  [`POST ${company}/pairings/look/`]: [{ path: `${company}/pairings/look/`, body: { code: 'none' } }],
  [`POST ${company}/pairings/accept/`]: [
    { path: `${company}/pairings/accept/`, body: { code: 'none', permissions: [] } },
  ],
  [`GET ${company}/pairings/{pairing}/`]: [{ path: `${company}/pairings/${view}/` }],
  [`GET ${company}/pairings/{pairing}/matches/`]: [
    { path: `${company}/pairings/${view}/matches/?kind=product` },
  ],
  [`POST ${company}/pairings/{pairing}/matches/`]: [
    {
      path: `${company}/pairings/${view}/matches/`,
      body: { kind: 'product', decisions: [{ ours: view, theirs: null, yes: true }] },
    },
  ],
  [`POST ${company}/pairings/{pairing}/settle/`]: [
    {
      path: `${company}/pairings/${view}/settle/`,
      body: { link: view, field: null, side: 'ours' },
    },
  ],
  [`POST ${company}/pairings/{pairing}/retry/`]: [
    { path: `${company}/pairings/${view}/retry/`, body: { link: null } },
  ],
};
