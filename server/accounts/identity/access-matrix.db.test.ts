import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { engine } from '#machines/registry.ts';
import type { Endpoint } from '#model/api/endpoint.ts';
import { EVERY_MEMBER } from '#model/engine/document-type.ts';
import type { AnyTable } from '#model/engine/table.ts';
import type { Recording } from '#model/recordings/recording.ts';
import { builtInRoles } from '#model/areas/setup/role/permissions.ts';
import { demoPeople } from '#server/demo/company-list.ts';
import { openWholeServer, type WholeServer } from '#server/testing/whole-server.ts';
import {
  company,
  integrationAttempts,
  view,
  type Attempt,
  type Need,
} from './integration-attempts.fixtures.ts';

const kinds = [...engine.types.values()];
const viewing = (path: string): Attempt[] =>
  kinds.map((type) => ({ path: path.replace('{kind}', type.kind), need: seenWith(type.table) }));
const seenWith = ({ view, follows }: AnyTable): Need => (follows ? 'member' : (view ?? 'nobody'));

const year = 'from=2026-01-01&to=2026-12-31';
const plainLayout = { columns: null, density: null };

const recording: Recording = {
  format: 'lagra-recording',
  version: 1,
  startedAt: '2026-05-04T08:00:00.000Z',
  endedAt: '2026-05-04T08:01:00.000Z',
  locale: 'en',
  typed: false,
  page: '/en/dashboard',
  actors: {},
  entries: [],
};

/** Lists of orders: the other kinds are listed alike. */
const listing = (path: string, body: object): readonly Attempt[] =>
  (['salesOrder', 'purchaseOrder'] as const).map((kind) => ({
    path: `${company}/lists/${kind}/${path}`,
    need: `${kind}.view`,
    body,
  }));

const importing = (path: string, body?: object): readonly Attempt[] => [
  { path: `${company}/imports/${view}/${path}`, ...(body && { body }) },
];

/** The endpoints of the model, by their routes. */
const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(
    import.meta.glob<Readonly<Record<string, unknown>>>('/src/model/**/*.api.ts', { eager: true }),
  )
    .flatMap((module) => Object.values(module).filter(isEndpoint))
    .map((one) => [`${one.method} /api${one.path.replaceAll(/:(\w+)/g, '{$1}')}`, one]),
);

/** Modules of endpoints have schemas, too. */
function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'summary' in value && 'access' in value;
}

/** How a route that is not named below is asked: as in the example of its endpoint. */
function exampleAttempt(route: string, path: string): Attempt {
  const { params, query, body } = endpoints.get(route)?.example ?? {};
  const named = Object.entries(params ?? {}).filter(([name]) => name !== 'company');
  const at = named.reduce((text, [name, value]) => text.replace(`{${name}}`, `${value}`), path);
  const search = new URLSearchParams(
    Object.entries(query ?? {}).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  const sent = typeof body === 'object' && body !== null ? { body } : {};
  return { path: query ? `${at}?${search}` : at, ...sent };
}

/** How routes are asked otherwise than in their examples. Who may ask them is what their endpoints declare. */
const asked: Readonly<Record<string, readonly Attempt[]>> = {
  ...integrationAttempts,
  [`POST ${company}/jobs/{job}/retry/`]: [{ path: `${company}/jobs/${view}/retry/` }],
  [`POST ${company}/jobs/{job}/give-up/`]: [{ path: `${company}/jobs/${view}/give-up/` }],
  [`POST ${company}/documents/{kind}/{document}/{command}/`]: kinds.flatMap((type) =>
    Object.entries(type.commands).map(([command, { permission }]) => ({
      path: `${company}/documents/${type.kind}/{document}/${command}/`,
      need: permission === EVERY_MEMBER ? 'member' : (permission ?? 'nobody'),
    })),
  ),
  [`GET ${company}/documents/{kind}/`]: viewing(`${company}/documents/{kind}/`),
  [`GET ${company}/documents/{kind}/{document}/`]: viewing(`${company}/documents/{kind}/{document}/`),
  [`GET ${company}/documents/{kind}/{document}/history/`]: viewing(
    `${company}/documents/{kind}/{document}/history/`,
  ),
  [`POST ${company}/lists/{kind}/`]: listing('', {
    sort: { column: 'number', direction: 'ascending' },
    today: '2026-05-04',
  }),
  [`POST ${company}/lists/{kind}/export/`]: listing('export/', {
    sort: { column: 'number', direction: 'ascending' },
    today: '2026-05-04',
  }),
  [`POST ${company}/lists/{kind}/days/`]: listing('days/', { by: 'ordered', today: '2026-05-04' }),
  [`POST ${company}/stock/ledger/`]: [{ path: `${company}/stock/ledger/`, body: { products: [view] } }],
  [`POST ${company}/stock/ledger/export/`]: [
    { path: `${company}/stock/ledger/export/`, body: { products: [view] } },
  ],
  [`GET ${company}/stock/turnover/`]: [
    {
      path: `${company}/stock/turnover/?product=${view}&from=2026-01-01&to=2026-12-31`,
    },
  ],
  [`GET ${company}/stock/shrinkage/`]: [
    { path: `${company}/stock/shrinkage/?from=2026-01-01&to=2026-12-31` },
  ],
  [`GET ${company}/stock/value/`]: [{ path: `${company}/stock/value/?day=2026-05-04` }],
  [`POST ${company}/documents/{kind}/{document}/files/`]: viewing(
    `${company}/documents/{kind}/{document}/files/`,
  ),
  [`GET ${company}/documents/{kind}/{document}/files/{file}/`]: viewing(
    `${company}/documents/{kind}/{document}/files/019a0000-0000-7000-8000-000000000001/`,
  ),
  [`GET ${company}/documents/{kind}/{document}/files/{file}/thumbnail/{size}/`]: viewing(
    `${company}/documents/{kind}/{document}/files/019a0000-0000-7000-8000-000000000001/thumbnail/64/`,
  ),
  [`GET ${company}/documents/{kind}/{document}/paper/`]: viewing(
    `${company}/documents/{kind}/{document}/paper/`,
  ),
  [`POST ${company}/documents/{kind}/{document}/paper/mail/`]: viewing(
    `${company}/documents/{kind}/{document}/paper/mail/`,
  ).map((attempt) => ({ ...attempt, body: { to: ['a@example.com'], subject: 'Order', text: 'Hello' } })),
  [`POST ${company}/inbox/read/`]: [
    { path: `${company}/inbox/read/`, body: { until: '2026-05-04T08:00:00.000Z' } },
  ],
  [`GET ${company}/people/`]: [{ path: `${company}/people/?may_see=product`, need: 'product.view' }],
  [`GET ${company}/authors/`]: [{ path: `${company}/authors/?ids=${view}` }],
  [`PUT ${company}/list-views/{id}/`]: [
    {
      path: `${company}/list-views/${view}/`,
      need: 'product.view',
      body: { list: 'product', name: 'All', isShared: false, query: {}, layout: plainLayout },
    },
  ],
  [`DELETE ${company}/list-views/{id}/`]: [{ path: `${company}/list-views/${view}/` }],
  [`PUT ${company}/list-settings/{list}/`]: [
    {
      path: `${company}/list-settings/product/`,
      body: { layout: plainLayout, view: null },
    },
  ],
  [`GET ${company}/flows/`]: [{ path: `${company}/flows/?${year}` }],
  [`GET ${company}/flows/{kind}/`]: kinds.map(({ kind }) => ({
    path: `${company}/flows/${kind}/?${year}`,
  })),
  [`GET ${company}/flows/{kind}/taken/`]: [{ path: `${company}/flows/pick/taken/?${year}&transition=pick` }],
  [`GET ${company}/flows/{kind}/stood/`]: [
    { path: `${company}/flows/pick/stood/?${year}&state=pick.released` },
  ],
  [`GET ${company}/flows/proof/`]: [{ path: `${company}/flows/proof/` }],
  [`GET ${company}/flows/proof/charts/{chart}/`]: [{ path: `${company}/flows/proof/charts/salesOrder/` }],
  [`GET ${company}/flows/proof/pictures/{file}/`]: [
    { path: `${company}/flows/proof/pictures/tour-en-shown-light.png/` },
  ],
  [`GET ${company}/recordings/{id}/`]: [{ path: `${company}/recordings/${view}/` }],
  [`PUT ${company}/recordings/{id}/`]: [
    { path: `${company}/recordings/${view}/`, body: { text: 'It hung.', recording } },
  ],
  [`DELETE ${company}/recordings/{id}/`]: [{ path: `${company}/recordings/${view}/` }],
  [`POST ${company}/audit/export/`]: [{ path: `${company}/audit/export/`, body: {} }],
  [`GET ${company}/invoices/{invoice}/peppol/`]: [{ path: `${company}/invoices/${view}/peppol/` }],
  [`GET ${company}/invoices/{invoice}/pdf/`]: [{ path: `${company}/invoices/${view}/pdf/` }],
  [`GET ${company}/payment-files/{file}/`]: [{ path: `${company}/payment-files/${view}/` }],
  [`GET ${company}/purchasing/suppliers/{supplier}/figures/`]: [
    { path: `${company}/purchasing/suppliers/${view}/figures/` },
  ],
  [`GET ${company}/sie/`]: [{ path: `${company}/sie/?${year}` }],
  [`PUT ${company}/bank-files/entries/`]: [
    { path: `${company}/bank-files/entries/`, body: { reference: 'BG-1', isSetAside: true } },
  ],
  [`POST ${company}/purchasing/landed-costs/preview/`]: [
    {
      path: `${company}/purchasing/landed-costs/preview/`,
      body: { on: '2026-05-04', charges: [], receipts: [], notes: '' },
    },
  ],
  [`POST ${company}/labels/pdf/`]: [
    { path: `${company}/labels/pdf/`, body: { paper: { width: 50, height: 25 }, sheets: [[]] } },
  ],
  [`PUT ${company}/logo/`]: [{ path: `${company}/logo/`, body: { content: 'bm90aGluZw==' } }],
  [`GET ${company}/logo/{hash}/`]: [{ path: `${company}/logo/${'0'.repeat(64)}/` }],
  [`POST ${company}/export/`]: [{ path: `${company}/export/`, body: {} }],
  [`GET ${company}/export/{export}/`]: [{ path: `${company}/export/${view}/` }],
  [`POST ${company}/audit/notes/`]: [
    { path: `${company}/audit/notes/`, body: { what: 'exported', list: 'product', rows: 1 } },
    {
      path: `${company}/audit/notes/`,
      need: 'shipment.view',
      body: { what: 'printed', kind: 'shipment', document: view },
    },
  ],
  [`POST ${company}/audit/`]: [{ path: `${company}/audit/`, body: {} }],
  [`GET ${company}/documents/{kind}/{document}/follow/`]: viewing(
    `${company}/documents/{kind}/{document}/follow/`,
  ),
  [`PUT ${company}/documents/{kind}/{document}/follow/`]: viewing(
    `${company}/documents/{kind}/{document}/follow/`,
  ).map((attempt) => ({ ...attempt, body: { following: true } })),
  [`PATCH ${company}/notifications/`]: [{ path: `${company}/notifications/`, body: { daily_hour: 8 } }],
  [`GET ${company}/imports/{id}/`]: importing(''),
  [`PUT ${company}/imports/{id}/mapping/`]: importing('mapping/', { target: 'products' }),
  [`POST ${company}/imports/{id}/sheet/`]: importing('sheet/', { sheet: 'Sheet1' }),
  [`POST ${company}/imports/{id}/check/`]: importing('check/'),
  [`POST ${company}/imports/{id}/run/`]: importing('run/'),
  [`POST ${company}/imports/{id}/stop/`]: importing('stop/'),
  [`POST ${company}/imports/{id}/undo/`]: importing('undo/'),
  [`POST ${company}/imports/{id}/discard/`]: importing('discard/'),
  [`GET ${company}/imports/{id}/lines/`]: importing('lines/'),
  [`PUT ${company}/imports/{id}/lines/`]: importing('lines/', { lines: [{ line: 2, cells: {} }] }),
  [`PUT ${company}/imports/{id}/lines/{line}/`]: importing('lines/2/', { cells: {} }),
  [`POST ${company}/imports/{id}/corrections/`]: importing('corrections/', {
    column: 0,
    is: 'styck',
    becomes: 'st',
  }),
  [`GET ${company}/imports/{id}/told/`]: importing('told/'),
  [`GET ${company}/imports/{id}/rejected/csv/`]: importing('rejected/csv/'),
  [`GET ${company}/imports/{id}/rejected/xlsx/`]: importing('rejected/xlsx/'),
  [`PUT ${company}/drafts/{form}/`]: [
    {
      path: `${company}/drafts/product.new/`,
      body: { value: {}, base: {}, version: 0, at: '2026-05-04T08:00:00.000Z' },
    },
  ],
  [`DELETE ${company}/drafts/{form}/`]: [{ path: `${company}/drafts/product.new/` }],
};

let server: WholeServer;
let address: string;
/** What endpoints declare of who may ask them, by route. */
let declared: ReadonlyMap<string, Need>;
let routes: readonly string[];
let own: number;
let foreign: number;

beforeAll(async () => {
  server = await openWholeServer();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { paths } = (await server.app.inject('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { 'x-access'?: Need }>>;
  }>();
  declared = new Map(
    Object.entries(paths)
      .filter(([path]) => path.includes('{company}'))
      // Each command's own address is read by the route of all commands, which is there too.
      .flatMap(([path, methods]) =>
        Object.entries(methods).flatMap(([method, described]): [string, Need][] =>
          'x-command' in described
            ? []
            : [[`${method.toUpperCase()} ${path}`, described['x-access'] ?? 'undecided']],
        ),
      ),
  );
  routes = [...declared.keys()];
  [own = 0, , foreign = 0] = server.companies.map(({ id }) => id);
});
afterAll(() => server.close());

const attempts = (): (Required<Pick<Attempt, 'need'>> & Attempt & { method: string; route: string })[] =>
  routes.flatMap((route) => {
    const [method = '', path = ''] = route.split(' ');
    const need = declared.get(route) ?? 'undecided';
    return (asked[route] ?? [exampleAttempt(route, path)]).map((one) => ({ route, method, need, ...one }));
  });

/** The outcome of an attempt: the code of its refusal, or that it was let in, whatever happened then. */
async function outcomeOf(
  { method, path, body: sent }: Attempt & { method: string },
  id: number,
  headers: Record<string, string>,
): Promise<string> {
  const url = path.replace('{company}', String(id)).replace(/\{document\}|\{client\}/, randomUUID());
  const command = {
    id: randomUUID(),
    kind: 'product',
    document: randomUUID(),
    type: 'activate',
    data: {},
    seen: 0,
  };
  const body = sent ?? (path.endsWith('/commands/') ? { commands: [command] } : {});
  const { status, text } = path.endsWith('/events/')
    ? await begunStream(`${url}?from=1`, headers)
    : await answerTo(method, url, headers, body);
  // What is let in may be a file.
  const { code, params } = text.startsWith('{') ? JSON.parse(text) : {};
  if (status >= 500) return `failed: ${text}`;
  if (code === 'notPermitted') return `${status} without ${params.permission}`;
  if (['unauthenticated', 'unknownCompany', 'internalOnly'].includes(code)) return `${status} ${code}`;
  return 'let in';
}

async function answerTo(method: string, url: string, headers: Record<string, string>, payload: object) {
  const asked = { method: method as 'GET' /* or another one */, url, headers };
  const answer = await server.app.inject({ ...asked, ...(method !== 'GET' && { payload }) });
  // Lines and files are no refusals.
  const isJson = String(answer.headers['content-type']).includes('application/json');
  return { status: answer.statusCode, text: isJson ? answer.body : '{}' };
}

/** A stream does not end by itself: only a real connection can be left. */
async function begunStream(url: string, headers: Record<string, string>) {
  const leaving = new AbortController();
  const answer = await fetch(`${address}${url}`, { headers, signal: leaving.signal });
  const text = answer.ok ? '' : await answer.text();
  leaving.abort();
  return { status: answer.status, text };
}

/** One attempt at each route: who does not belong to the company is refused before the route asks what for. */
const oneEach = (): ReturnType<typeof attempts> => {
  const seen = new Set<string>();
  return attempts().filter(({ route }) => !seen.has(route) && seen.add(route));
};

async function tableOf(id: number, headers: Record<string, string>, tried = attempts()) {
  const rows: [string, string][] = [];
  for (const attempt of tried)
    rows.push([`${attempt.method} ${attempt.path}`, await outcomeOf(attempt, id, headers)]);
  return rows;
}

const expected = (outcome: (need: Need) => string, tried = attempts()): [string, string][] =>
  tried.map(({ method, path, need }) => [`${method} ${path}`, outcome(need)]);

describe('every route of a company', () => {
  it('[ID25] has a decision', () => {
    expect(attempts().filter(({ need }) => ['undecided', 'kind', 'command'].includes(need))).toEqual([]);
    expect(Object.keys(asked).filter((route) => !routes.includes(route))).toEqual([]);
    const held = new Set<string>(Object.values(builtInRoles).flat());
    const unknown = [...declared.values()].filter((need) => need.includes('.') && !held.has(need));
    expect(unknown).toEqual([]);
    expect(attempts().length).toBeGreaterThan(120);
  });

  it('[ID25] is closed to visitors, whether or not there is the company', async () => {
    for (const id of [own, 4711])
      expect(await tableOf(id, {}, oneEach())).toEqual(expected(() => '401 unauthenticated', oneEach()));
  });

  it.each(demoPeople.filter(({ companies }) => !companies.includes('fjord')).map(({ email }) => email))(
    '[ID25] of a company that %s does not belong to looks like one that is not there',
    async (email) => {
      const cookie = await server.cookieOf(email);
      const strangers = expected(() => '404 unknownCompany', oneEach());
      expect(await tableOf(foreign, cookie, oneEach())).toEqual(strangers);
    },
  );

  it('[ID25] of a company that is not there is answered alike', async () => {
    const cookie = await server.cookieOf('founder@example.com');
    const strangers = expected(() => '404 unknownCompany', oneEach());
    expect(await tableOf(4711, cookie, oneEach())).toEqual(strangers);
  });

  it.each(demoPeople.map(({ email, role, founder }) => [email, founder ? 'founder' : role, role] as const))(
    '[ID25] lets %s in as a %s',
    async (email, standing, role) => {
      const held: readonly string[] = builtInRoles[role];
      const answer = expected((need) => {
        if (need === 'nobody') return '403 internalOnly';
        const may = need === 'member' || standing === 'founder' || held.includes(need);
        return may ? 'let in' : `403 without ${need}`;
      });
      expect(await tableOf(own, await server.cookieOf(email))).toEqual(answer);
    },
  );
});
