import { openServer, type Answer, type Asked } from '../documented-server.fixtures.ts';
import type { FortnoxRecord } from './fortnox-answers.fixtures.ts';
import type { Pace } from './fortnox-api.ts';

export const CLIENT_ID = '8VurtMGDTeAI';
export const CLIENT_SECRET = 'yFKwme8LEQ-secret';
export const REFRESH_TOKEN = 'refresh-0-a7302e6b';

/** A clock that stands still unless somebody waits. */
export const trialPace = (): Pace & { at: number; readonly waited: number[] } => {
  const pace = {
    at: 0,
    waited: [] as number[],
    now: () => pace.at,
    pause: (milliseconds: number) => {
      pace.waited.push(milliseconds);
      pace.at += milliseconds;
      return Promise.resolve();
    },
  };
  return pace;
};

interface Has {
  readonly customers?: FortnoxRecord[];
  readonly suppliers?: FortnoxRecord[];
  readonly articles?: FortnoxRecord[];
  /** The first one that it takes. */
  readonly refreshToken?: string;
}

/** Fortnox as its documentation has it: single-use refresh tokens, an hour of access, scopes, 25 requests in 5 seconds, error codes. */
export async function openFortnox(has: Has = {}, clock: Pick<Pace, 'now'> = { now: () => 0 }) {
  const state = {
    clock,
    refreshToken: has.refreshToken ?? REFRESH_TOKEN,
    access: new Map<string, number>(),
    grants: 0,
    scopes: ['companyinformation', 'customer', 'supplier', 'article', 'price', 'invoice', 'order'],
    requests: [] as number[],
    most: 25,
    customers: has.customers ?? [],
    suppliers: has.suppliers ?? [],
    articles: has.articles ?? [],
    invoices: [] as FortnoxRecord[],
    orders: [] as FortnoxRecord[],
    prices: new Map<string, number>(),
    /** When records were modified, by their address; absent: long ago. `YYYY-MM-DD HH:MM`. */
    modified: new Map<unknown, string>(),
  };
  const server = await openServer((asked) => answerOf(asked, state));
  return { ...server, state };
}
type State = Awaited<ReturnType<typeof openFortnox>>['state'];

const HOUR = 3_600_000;
const WINDOW = 5000;

const wrong = (status: number, code: number, message: string): Answer => ({
  status,
  body: { ErrorInformation: { error: 1, message, code } },
});

function answerOf(asked: Asked, state: State): Answer {
  const host = asked.headers['x-asked-host'];
  if (host === 'apps.fortnox.se' && asked.url.pathname === '/oauth-v1/token') return grant(asked, state);
  if (host !== 'api.fortnox.se' || !asked.url.pathname.startsWith('/3/'))
    return { status: 404, body: 'Not Found' };
  const until = state.access.get(String(asked.headers.authorization ?? '').replace('Bearer ', ''));
  if (until === undefined || until <= state.clock.now()) return wrong(401, 2000310, 'Ogiltig inloggning');
  const now = state.clock.now();
  state.requests = state.requests.filter((at) => now - at < WINDOW);
  if (state.requests.length >= state.most) return { status: 429, body: { message: 'Too Many Requests' } };
  state.requests.push(now);
  const [kind = '', ...rest] = asked.url.pathname.slice('/3/'.length).split('/').map(decodeURIComponent);
  return routed(asked, kind, rest, state);
}

function grant({ headers, body }: Asked, state: State): Answer {
  const right = `Basic ${Buffer.from(`${CLIENT_ID}:${CLIENT_SECRET}`).toString('base64')}`;
  if (headers.authorization !== right)
    return {
      status: 401,
      body: { error: 'invalid_client', error_description: 'Invalid client credentials' },
    };
  const asked = new URLSearchParams(body);
  if (
    headers['content-type'] !== 'application/x-www-form-urlencoded' ||
    asked.get('grant_type') !== 'refresh_token'
  )
    return { status: 400, body: { error: 'unsupported_grant_type' } };
  if (asked.get('refresh_token') !== state.refreshToken)
    return {
      status: 400,
      body: {
        error: 'invalid_grant',
        error_description: `Invalid refresh token ${asked.get('refresh_token')}`,
      },
    };
  state.grants += 1;
  state.refreshToken = `refresh-${state.grants}-b1cb4508`;
  const access = `access-${state.grants}`;
  state.access.set(access, state.clock.now() + HOUR);
  return {
    body: {
      access_token: access,
      refresh_token: state.refreshToken,
      scope: state.scopes.join(' '),
      expires_in: 3600,
      token_type: 'bearer',
    },
  };
}

interface Resource {
  readonly scope: string;
  readonly many: string;
  readonly one: string;
  readonly key: string;
  /** What lists show of a record. */
  readonly shown: readonly string[];
  /** What may be written. */
  readonly fields: readonly string[];
  readonly notFound: number;
}

const party =
  'Name OrganisationNumber VATNumber Address1 Address2 ZipCode City CountryCode Email Phone1 Currency Active'.split(
    ' ',
  );
const head = (
  'CustomerNumber DeliveryDate YourOrderNumber ExternalInvoiceReference1 ExternalInvoiceReference2 Currency CurrencyRate ' +
  'CurrencyUnit VATIncluded DeliveryName DeliveryAddress1 DeliveryZipCode DeliveryCity Language'
).split(' ');
const resources: Readonly<Record<string, Resource>> = {
  customers: {
    scope: 'customer',
    many: 'Customers',
    one: 'Customer',
    key: 'CustomerNumber',
    shown: ['CustomerNumber', 'Name', 'City', 'Email', 'OrganisationNumber'],
    fields: [...party, 'CustomerNumber', 'VATType', 'Type'],
    notFound: 2000433,
  },
  suppliers: {
    scope: 'supplier',
    many: 'Suppliers',
    one: 'Supplier',
    key: 'SupplierNumber',
    shown: ['SupplierNumber', 'Name', 'City', 'Email'],
    fields: [...party, 'SupplierNumber'],
    notFound: 2000435,
  },
  articles: {
    scope: 'article',
    many: 'Articles',
    one: 'Article',
    key: 'ArticleNumber',
    shown: ['ArticleNumber', 'Description', 'EAN'],
    fields: ['ArticleNumber', 'Description', 'EAN', 'Type', 'StockGoods', 'Active', 'Weight', 'VAT', 'Unit'],
    notFound: 2000428,
  },
  invoices: {
    scope: 'invoice',
    many: 'Invoices',
    one: 'Invoice',
    key: 'DocumentNumber',
    shown: ['DocumentNumber', 'CustomerNumber', 'ExternalInvoiceReference1', 'Cancelled', 'Booked'],
    fields: [...head, 'InvoiceDate', 'InvoiceRows'],
    notFound: 2000434,
  },
  orders: {
    scope: 'order',
    many: 'Orders',
    one: 'Order',
    key: 'DocumentNumber',
    shown: ['DocumentNumber', 'CustomerNumber', 'ExternalInvoiceReference1', 'Cancelled'],
    fields: [...head, 'OrderRows'],
    notFound: 2000434,
  },
};

function routed(asked: Asked, kind: string, rest: readonly string[], state: State): Answer {
  const mayNot = (scope: string): Answer | null =>
    state.scopes.includes(scope) ? null : wrong(403, 2000663, `Har inte behörighet för scope ${scope}`);
  if (kind === 'companyinformation')
    return mayNot('companyinformation') ?? { body: { CompanyInformation: { CompanyName: 'Nordlager AB' } } };
  if (kind === 'pricelists') return mayNot('price') ?? { body: { PriceLists: [{ Code: 'A' }] } };
  if (kind === 'prices') return mayNot('price') ?? ofPrices(asked, rest, state);
  const resource = resources[kind];
  if (!resource) return wrong(404, 2000729, 'A valid identifier was not provided.');
  const refused = mayNot(resource.scope);
  if (refused) return refused;
  const all = state[kind as 'customers']; // the resources are those of the state
  const [number, action] = rest;
  if (number === undefined)
    return asked.method === 'POST'
      ? created(asked, resource, all, state)
      : listed(asked, resource, all, state);
  const found = all.find((one) => String(one[resource.key]) === number);
  if (!found) return wrong(404, resource.notFound, 'Kan inte hitta posten.');
  if (action === 'cancel' && asked.method === 'PUT') return cancelled(found, resource);
  if (asked.method === 'GET') return { body: { [resource.one]: found } };
  const put = written(asked, resource);
  if ('answer' in put) return put.answer;
  Object.assign(found, put.data);
  return { body: { [resource.one]: found } };
}

function cancelled(found: FortnoxRecord, { one }: Resource): Answer {
  if (found['Cancelled'] === true) return wrong(400, 2001321, 'Dokumentet är redan makulerat.');
  if (found['Booked'] === true) return wrong(400, 2000756, 'Fakturan är bokförd och kan inte makuleras.');
  found['Cancelled'] = true;
  return { body: { [one]: found } };
}

function listed({ url }: Asked, { many, shown, key }: Resource, all: FortnoxRecord[], state: State): Answer {
  const asked = url.searchParams;
  const limit = Number(asked.get('limit') ?? 100);
  const page = Number(asked.get('page') ?? 1);
  const since = asked.get('lastmodified');
  const isWrong = !(limit >= 1 && limit <= 500) || (since && !/^\d{4}-\d\d-\d\d( \d\d:\d\d)?$/.test(since));
  if (isWrong) return wrong(400, 2000588, 'Ogiltig parameter i anropet.');
  const reference = asked.get('externalinvoicereference1');
  const found = all.filter(
    (one) =>
      (!since || (state.modified.get(one) ?? '2020-01-01 00:00') >= since) &&
      (!reference || one['ExternalInvoiceReference1'] === reference),
  );
  const items = found
    .toSorted((a, b) => String(a[key]).localeCompare(String(b[key]), 'sv', { numeric: true }))
    .slice((page - 1) * limit, page * limit)
    .map((one) => Object.fromEntries(shown.map((field) => [field, one[field]])));
  const of = {
    '@TotalResources': found.length,
    '@TotalPages': Math.max(1, Math.ceil(found.length / limit)),
    '@CurrentPage': page,
  };
  return { body: { MetaInformation: of, [many]: items } };
}

function written(
  { headers, body }: Asked,
  { one, fields }: Resource,
): { readonly answer: Answer } | { readonly data: FortnoxRecord } {
  if (headers['content-type'] !== 'application/json')
    return { answer: wrong(400, 1000031, 'Invalid content type') };
  const data = (JSON.parse(body) as Record<string, FortnoxRecord | undefined>)[one];
  if (!data) return { answer: wrong(400, 2001392, 'Ingen eller felaktig typ av data.') };
  const odd = Object.keys(data).find((field) => !fields.includes(field));
  if (odd) return { answer: wrong(400, 2001399, `Felaktigt fältnamn (${odd})`) };
  if (data['Name'] === '') return { answer: wrong(400, 2000107, 'Värdet för Name får inte vara tomt') };
  return { data };
}

function created(asked: Asked, resource: Resource, all: FortnoxRecord[], state: State): Answer {
  const sent = written(asked, resource);
  if ('answer' in sent) return sent.answer;
  const { data } = sent;
  const { key, one } = resource;
  if (key === 'DocumentNumber') {
    const problem = documentProblem(data, state);
    if (problem) return problem;
    const document = { ...data, DocumentNumber: String(all.length + 1), Cancelled: false, Booked: false };
    all.push(document);
    return { status: 201, body: { [one]: document } };
  }
  if (all.some((other) => other[key] === data[key]))
    return wrong(400, 2000637, `${key} ${String(data[key])} används redan.`);
  all.push({ ...data });
  return { status: 201, body: { [one]: data } };
}

function documentProblem(data: FortnoxRecord, state: State): Answer | null {
  if (!state.customers.some((one) => one['CustomerNumber'] === data['CustomerNumber']))
    return wrong(400, 2000433, 'Kan inte hitta kunden.');
  const rows = (data['InvoiceRows'] ?? data['OrderRows'] ?? []) as FortnoxRecord[];
  const missing = rows.find(
    (row) => !state.articles.some((one) => one['ArticleNumber'] === row['ArticleNumber']),
  );
  if (missing) return wrong(400, 2001302, `Kan inte hitta artikeln ${String(missing['ArticleNumber'])}.`);
  const allowed = [
    'ArticleNumber',
    'Description',
    'DeliveredQuantity',
    'OrderedQuantity',
    'Price',
    'Discount',
    'DiscountType',
    'VAT',
  ];
  const odd = rows.flatMap((row) => Object.keys(row)).find((field) => !allowed.includes(field));
  return odd ? wrong(400, 2001399, `Felaktigt fältnamn (${odd})`) : null;
}

function ofPrices(
  { method, body }: Asked,
  [list = '', article = '', from = '']: readonly string[],
  state: State,
): Answer {
  const price = body === '' ? {} : ((JSON.parse(body) as { Price?: FortnoxRecord }).Price ?? {});
  if (method === 'POST') {
    const key = [price['PriceList'], price['ArticleNumber'], price['FromQuantity']].join('/');
    if (state.prices.has(key)) return wrong(400, 2000762, 'Priset finns redan.');
    state.prices.set(key, Number(price['Price']));
    return { status: 201, body: { Price: price } };
  }
  const key = [list, article, from].join('/');
  if (!state.prices.has(key)) return wrong(404, 2000430, 'Kan inte hitta priset.');
  if (method === 'PUT') state.prices.set(key, Number(price['Price']));
  return { body: { Price: { Price: state.prices.get(key) } } };
}
