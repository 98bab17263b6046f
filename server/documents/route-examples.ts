import { proofOfChartExample, proofSummaryExample } from '#server/flows/proof-examples.ts';
import type { RouteExamples } from '#server/platform/http/openapi.ts';

const product = '019a1f2e-5c00-7a10-8b20-3c40d5e6f708';
const id = '019a1f2e-6d11-7b21-9c31-4d51e6f70819';
const refusal = { code: 'skuTaken', params: { sku: 'BOLT-M8' }, fields: { sku: 'skuTaken' } };
const created = {
  seq: 412,
  kind: 'product',
  document: product,
  type: 'activated',
  version: 2,
  at: '2026-05-04T08:00:00.000Z',
  by: '019a1f2e-0000-7000-8000-0000000000aa',
  data: {},
};
const row = { id: product, state: 'active', version: 2, sku: 'BOLT-M8', name: 'Hex bolt M8' };
const move = {
  seq: 511,
  index: 0,
  product,
  lot: null,
  quantity: 25_000,
  from: 'supplier',
  to: '019a1f2e-7e22-7c32-8d42-5e62f708192a',
  effectiveAt: '2026-05-04T08:00:00.000Z',
  kind: 'goodsReceipt',
  document: '019a1f2e-8f33-7d43-9e53-6f73081929ab',
  line: null,
  by: '019a1f2e-0000-7000-8000-0000000000aa',
};
const { line: _, ...moved } = move;
const ledgerMove = { ...moved, number: 'GR-2026-00311', value: 48_000 };
const written = {
  value: { name: 'Hex bolt M8' },
  base: { name: 'Hex bolt' },
  version: 2,
  at: '2026-05-04T08:00:00.000Z',
};
const listView = {
  list: 'salesOrder',
  name: 'Late in Sweden',
  isShared: true,
  query: { late: '1', sort: '-promised' },
  layout: { columns: ['number', 'customer', 'promised'], density: 'compact' },
};
const told = {
  id: '412',
  at: '2026-05-04T08:00:00.000Z',
  reason: 'mentioned',
  kind: 'product',
  document: product,
  name: 'BOLT-M8',
  by: '019a1f2e-0000-7000-8000-0000000000aa',
  byName: 'Oskar Berg',
  type: 'written',
  text: '@Sara Lind is this the right bolt?',
  refusal: null,
  missing: null,
  read: false,
};
const days = { from: '2026-05-01', to: '2026-05-31' };
const counted = {
  state: 'salesOrder.commercial.onHold',
  documents: 3,
  value: 1_284_500,
  stays: 11,
  median: 93_600,
  ninetieth: 421_200,
  limit: 604_800,
  canWait: true,
  late: 1,
};
const waiting = {
  kind: 'salesOrder',
  document: product,
  name: 'SO-2026-00042',
  state: counted.state,
  since: '2026-05-18T07:30:00.000Z',
  limit: counted.limit,
};
const unusual = {
  seq: 511,
  kind: 'salesOrder',
  document: product,
  name: 'SO-2026-00042',
  at: '2026-05-18T07:30:00.000Z',
  reasons: [{ rule: 'pickedOnHold', times: 1 }],
};
const [at, by] = ['2026-05-18T07:30:00.000Z', '019a1f2e-0000-7000-8000-0000000000aa'];
const recording = {
  format: 'lagra-recording',
  version: 1,
  startedAt: at,
  endedAt: at,
  locale: 'en',
  typed: false,
  page: '/en/dashboard',
  actors: { tour: 'idle' },
  entries: [{ kind: 'page', at: 5, path: '/en/apps/products' }],
};
const notices = {
  cells: [{ event: 'mentioned', channel: 'mail', on: false }],
  daily_hour: 7,
  quiet: { starts: '22:00', ends: '07:00', time_zone: 'Europe/Stockholm' },
  away: null,
};
const place = { page: '/en/apps/sales/orders', browser: 'Mozilla/5.0 (X11; Linux x86_64)', build: '4f1c2a' };
const company = '/api/core/companies/:company';
const document = `${company}/documents/:kind/:document`;

/** Example requests and answers of a company's routes, for the API description. */
export const documentExamples: RouteExamples = {
  [`POST ${company}/commands/`]: {
    body: {
      commands: [
        { id, kind: 'product', document: product, type: 'activate', data: {}, seen: 411, version: 1 },
      ],
    },
    answer: {
      outcomes: [
        { id, seq: 412 },
        { id: product, refusal },
      ],
    },
  },
  [`POST ${document}/:command/`]: {
    body: { id, data: {}, version: 1 },
    answer: { seq: 412, events: [created] },
  },
  [`GET ${company}/boot/`]: { answer: '{"company":1,"seq":412}\n' },
  [`GET ${company}/events/`]: { answer: 'id: 412\nevent: batch\ndata: [{"seq":412}]\n\n' },
  [`GET ${company}/documents/:kind/`]: { answer: { rows: [row], next: null } },
  [`GET ${document}/`]: { answer: { row } },
  [`GET ${document}/history/`]: {
    answer: {
      events: [{ ...created, byName: 'Oskar Berg', device: { browser: 'Firefox', system: 'Windows' } }],
    },
  },
  [`GET ${company}/api-clients/`]: {
    answer: { uses: [{ client: id, calls: 1204, failed: 3, lastAt: '2026-05-04T08:00:00.000Z' }] },
  },
  [`GET ${company}/api-clients/:client/calls/`]: {
    answer: {
      calls: [
        {
          at: '2026-05-04T08:00:00.000Z',
          method: 'GET',
          route: `${company}/documents/:kind/`,
          status: 200,
          ms: 12,
          code: null,
          request: '6f1c1c0e-52a4-4c0f-9d55-0c7c2f1f7a3e',
        },
      ],
      errors: [{ code: 'notPermitted', status: 403, count: 3, lastAt: '2026-05-03T17:12:00.000Z' }],
    },
  },
  [`GET ${company}/audit/check/`]: {
    answer: {
      check: {
        at: '2026-05-04T02:00:00.000Z',
        checked: 412,
        hash: 'a'.repeat(64),
        broken: null,
        differences: [],
        books: [],
      },
    },
  },
  [`POST ${company}/audit/export/`]: {
    body: { types: ['change'], from: '2026-05-01', to: '2026-05-04', format: 'jsonl' },
    answer: '{"id":"f412","at":"2026-05-04T08:00:00.000Z","type":"change"}\n',
  },
  [`POST ${company}/audit/notes/`]: { body: { what: 'exported', list: 'product', rows: 412 }, answer: null },
  [`PUT ${company}/logo/`]: {
    body: { content: 'iVBORw0KGgo=' },
    answer: { hash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08' },
  },
  [`GET ${company}/logo/:hash/`]: { answer: 'PNG' },
  [`POST ${company}/export/`]: {
    answer:
      '{"part":"log.jsonl","done":412,"of":412}\n{"id":"0193c7a4-51de-7e62-9a4f-2f6d5b8c0a11","size":184213}\n',
  },
  [`GET ${company}/export/:export/`]: { answer: 'PK' },
  [`POST ${company}/audit/verify/`]: {
    answer: '{"checked":0,"of":412}\n{"verdict":{"checked":412,"hash":"…","broken":null}}\n',
  },
  [`POST ${company}/audit/`]: {
    body: { types: ['change'], kinds: ['product'], from: '2026-05-01', to: '2026-05-04', limit: 100 },
    answer: {
      entries: [
        {
          id: 'f412',
          at: '2026-05-04T08:00:00.000Z',
          type: 'change',
          by: created.by,
          byName: 'Oskar Berg',
          isImport: false,
          device: { browser: 'Firefox', system: 'Windows' },
          address: '192.0.2.7',
          what: 'updated',
          about: { kind: 'product', document: product, name: 'BOLT-M8' },
          command: id,
          facts: [
            { kind: 'product', document: product, name: 'BOLT-M8', seq: 412, type: 'updated', reason: null },
          ],
          isConsequence: false,
          changes: [
            {
              kind: 'product',
              path: ['price'],
              within: null,
              owner: { sku: 'BOLT-M8' },
              before: 10000,
              after: 12000,
            },
          ],
          moreChanges: 0,
          refusal: null,
          filters: null,
          calls: null,
        },
      ],
      next: null,
    },
  },
  [`POST ${company}/lists/:kind/`]: {
    body: {
      state: 'commercial.closed',
      filters: { ordered: '2026-01-01..2026-03-31', total: '100000..' },
      sort: { column: 'total', direction: 'descending' },
      today: '2026-05-04',
      limit: 50,
    },
    answer: {
      rows: [{ id: product, number: 'SO-2026-00042', currency: 'SEK' }],
      ids: [],
      next: null,
      counts: { 'commercial.closed': 1 },
      sums: { total: 1_284_500 },
      head: 512,
    },
  },
  [`POST ${company}/lists/:kind/export/`]: {
    body: { sort: { column: 'number', direction: 'ascending' }, today: '2026-05-04' },
    answer: '{"head":512}\n{"rows":[{"number":"SO-2026-00042","currency":"SEK"}]}\n{"end":1}\n',
  },
  [`POST ${company}/lists/:kind/days/`]: {
    body: { by: 'confirmed', filters: { confirmed: '2026-01-01..2026-03-31' }, today: '2026-05-04' },
    answer: { days: [{ day: '2026-02-03', count: 4, sums: { total: 1_284_500 } }] },
  },
  [`GET ${company}/stock/moves/`]: { answer: { moves: [move], next: null } },
  [`POST ${company}/stock/ledger/`]: {
    body: { products: [product], from: '2026-05-01', to: '2026-05-31' },
    answer: { moves: [ledgerMove], next: null, count: 1 },
  },
  [`POST ${company}/stock/ledger/export/`]: {
    body: { people: [move.by], order: 'oldest' },
    answer: `{"head":512}\n{"rows":[${JSON.stringify(ledgerMove)}]}\n{"end":1}\n`,
  },
  [`GET ${company}/stock/value/`]: {
    answer: { lines: [{ product, warehouse: id, quantity: 12_000, value: 48_000 }] },
  },
  [`GET ${company}/number-series/`]: {
    answer: {
      series: [
        { name: 'SO-2026', drawn: 412, last: 412, next: 413, missing: null, twice: null, skipped: [] },
      ],
    },
  },
  [`GET ${company}/stock/counting/`]: {
    answer: {
      classes: { A: [product], B: [] },
      emptied: [],
      accuracy: [{ month: '2026-05', lines: 40, exact: 39 }],
    },
  },
  [`GET ${company}/stock/shrinkage/`]: {
    answer: {
      lines: [
        {
          month: '2026-05',
          counted: false,
          reason: 'damaged',
          scrap: true,
          product,
          location: id,
          quantity: 2000,
          value: 16_00,
        },
      ],
    },
  },
  [`GET ${company}/stock/turnover/`]: { answer: { days: [{ day: '2026-05-04', sold: 12_000, bought: 0 }] } },
  [`POST ${document}/files/`]: {
    answer: { file: { id, name: 'delivery-note.pdf', type: 'application/pdf', size: 48_213 } },
  },
  [`GET ${document}/files/:file/`]: { answer: '%PDF-1.7' },
  [`GET ${document}/files/:file/thumbnail/:size/`]: { answer: 'RIFF' },
  [`GET ${document}/follow/`]: { answer: { following: null } },
  [`PUT ${document}/follow/`]: { body: { following: true }, answer: { following: true } },
  [`GET ${company}/notifications/`]: { answer: notices },
  [`PATCH ${company}/notifications/`]: { body: { cells: notices.cells }, answer: notices },
  [`GET ${company}/drafts/`]: { answer: { drafts: [{ form: `product.${product}`, ...written }] } },
  [`PUT ${company}/drafts/:form/`]: { body: written, answer: { form: `product.${product}` } },
  [`GET ${company}/list-views/`]: {
    answer: {
      views: [{ id, ...listView, isOwn: true }],
      settings: [{ list: 'salesOrder', layout: listView.layout, view: id }],
    },
  },
  [`PUT ${company}/list-views/:id/`]: { body: listView, answer: { id } },
  [`DELETE ${company}/list-views/:id/`]: { answer: { id } },
  [`PUT ${company}/list-settings/:list/`]: {
    body: { layout: listView.layout, view: id },
    answer: { list: 'salesOrder' },
  },
  [`DELETE ${company}/drafts/:form/`]: { answer: { form: `product.${product}` } },
  [`GET ${company}/flows/`]: {
    answer: {
      ...days,
      at: '2026-06-01T08:00:00.000Z',
      unusual: [unusual],
      unusualCount: 1,
      next: null,
      late: [waiting],
      lateCount: 1,
    },
  },
  [`GET ${company}/flows/:kind/`]: {
    answer: {
      kind: 'salesOrder',
      ...days,
      asOf: 512,
      at: '2026-06-01T08:00:00.000Z',
      currency: 'SEK',
      states: [counted],
      transitions: [
        {
          transition: 'salesOrder.commercial.confirmed --hold--> salesOrder.commercial.onHold',
          count: 1,
          days: [{ day: '2026-05-18', count: 1 }],
        },
      ],
      unrecognised: 0,
      slowest: [waiting],
    },
  },
  [`GET ${company}/flows/:kind/taken/`]: {
    answer: {
      steps: [
        {
          seq: 511,
          document: product,
          name: 'SO-2026-00042',
          at: '2026-05-18T07:30:00.000Z',
          by: '019a1f2e-0000-7000-8000-0000000000aa',
          byName: 'Oskar Berg',
        },
      ],
      next: null,
    },
  },
  [`GET ${company}/flows/:kind/stood/`]: {
    answer: {
      documents: [{ seq: 511, document: product, name: 'SO-2026-00042', since: '2026-05-18T07:30:00.000Z' }],
      next: null,
    },
  },
  [`GET ${company}/recordings/`]: {
    answer: {
      reports: [
        {
          id,
          text: 'The order hung.',
          at,
          by,
          byName: 'Oskar Berg',
          place,
          recording: { size: 412, entries: 1 },
        },
      ],
    },
  },
  [`GET ${company}/recordings/:id/`]: { answer: recording },
  [`PUT ${company}/recordings/:id/`]: { body: { text: 'The order hung.', place, recording }, answer: { id } },
  [`DELETE ${company}/recordings/:id/`]: { answer: { id } },
  [`GET ${company}/flows/proof/`]: { answer: proofSummaryExample },
  [`GET ${company}/flows/proof/charts/:chart/`]: { answer: proofOfChartExample },
  [`GET ${company}/flows/proof/pictures/:file/`]: { answer: 'PNG' },
  [`GET ${company}/inbox/`]: { answer: { entries: [told], unread: 1, next: null } },
  [`POST ${company}/inbox/read/`]: { body: { ids: ['412'] }, answer: { unread: 0 } },
  [`GET ${company}/people/`]: {
    answer: { people: [{ user: '019a1f2e-0000-7000-8000-0000000000aa', name: 'Oskar Berg' }] },
  },
  [`GET ${company}/authors/`]: {
    answer: { authors: [{ id: '019a1f2e-0000-7000-8000-0000000000aa', name: 'Oskar Berg' }] },
  },
};
