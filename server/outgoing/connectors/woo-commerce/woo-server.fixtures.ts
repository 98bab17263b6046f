import { compare } from '#model/values/order.ts';
import { openServer, type Answer, type Asked } from '../documented-server.fixtures.ts';
import type { WooOrderFixture, WooProductFixture, WooVariationFixture } from './woo-answers.fixtures.ts';

export const CONSUMER_KEY = 'ck_0123456789abcdef0123456789abcdef01234567';
export const CONSUMER_SECRET = 'cs_fedcba9876543210fedcba9876543210fedcba98';

interface Has {
  readonly orders?: WooOrderFixture[];
  readonly products?: WooProductFixture[];
  /** By product. */
  readonly variations?: Record<number, WooVariationFixture[]>;
}

/** A shop that answers as WooCommerce's documentation says: Basic authentication, pages with their headers, refusals by parameter. */
export async function openWoo({ orders = [], products = [], variations = {} }: Has = {}) {
  const state = {
    orders,
    products,
    variations,
    notes: new Map<number, { id: number; note: string; customer_note: boolean }[]>(),
    mayWrite: true,
  };
  const server = await openServer((asked) => answerOf(asked, state));
  return { ...server, state };
}
type State = Awaited<ReturnType<typeof openWoo>>['state'];

const wrong = (status: number, code: string, message: string, params?: Record<string, string>): Answer => ({
  status,
  body: { code, message, data: { status, ...(params && { params }) } },
});
const PREFIX = '/wp-json/wc/v3/';

function answerOf(asked: Asked, state: State): Answer {
  const { pathname } = asked.url;
  const noRoute = wrong(404, 'rest_no_route', 'No route was found matching the URL and request method.');
  if (!pathname.startsWith(PREFIX)) return noRoute;
  const right = `Basic ${Buffer.from(`${CONSUMER_KEY}:${CONSUMER_SECRET}`).toString('base64')}`;
  if (asked.headers.authorization !== right)
    return wrong(401, 'woocommerce_rest_cannot_view', 'Sorry, you cannot list resources.');
  if (asked.method !== 'GET' && !state.mayWrite)
    return wrong(
      401,
      'woocommerce_rest_authentication_error',
      'The API key provided does not have write permissions.',
    );
  const parts = pathname.slice(PREFIX.length).split('/');
  return routed(asked, parts, state) ?? noRoute;
}

const settings: Readonly<Record<string, string>> = {
  'general/woocommerce_currency': 'SEK',
  'tax/woocommerce_prices_include_tax': 'yes',
  'products/woocommerce_weight_unit': 'kg',
};

function routed(asked: Asked, [kind, id, below, belowId]: readonly string[], state: State): Answer | null {
  const { method } = asked;
  if (kind === 'settings' && method === 'GET') {
    const value = settings[`${id}/${below}`];
    return value === undefined
      ? wrong(404, 'rest_setting_setting_invalid', 'Invalid setting.')
      : { body: { id: below, value } };
  }
  if (kind === 'orders') return ofOrders(asked, id, below, state);
  if (kind !== 'products') return null;
  if (!id) return listed(asked, state.products);
  const product = state.products.find((one) => one.id === Number(id));
  if (!product) return wrong(404, 'woocommerce_rest_product_invalid_id', 'Invalid ID.');
  if (!below) return method === 'PUT' ? stocked(asked, product) : { body: product };
  const variations = state.variations[product.id] ?? [];
  if (!belowId) return listed(asked, variations);
  const variation = variations.find((one) => one.id === Number(belowId));
  if (!variation) return wrong(404, 'woocommerce_rest_product_variation_invalid_id', 'Invalid ID.');
  return stocked(asked, variation);
}

function stocked({ body }: Asked, product: WooProductFixture | WooVariationFixture): Answer {
  const put = JSON.parse(body) as Record<string, unknown>;
  const of = (field: string, type: string) =>
    wrong(400, 'rest_invalid_param', `Invalid parameter(s): ${field}`, {
      [field]: `${field} is not of type ${type}.`,
    });
  if (typeof put['manage_stock'] !== 'boolean') return of('manage_stock', 'boolean');
  if (!Number.isInteger(put['stock_quantity'])) return of('stock_quantity', 'integer');
  Object.assign(product, put);
  return { body: product };
}

function ofOrders(
  asked: Asked,
  id: string | undefined,
  below: string | undefined,
  state: State,
): Answer | null {
  if (!id) return listed(asked, state.orders);
  const order = state.orders.find((one) => one.id === Number(id));
  if (!order) return wrong(404, 'woocommerce_rest_shop_order_invalid_id', 'Invalid ID.');
  if (below === 'notes') {
    const notes = state.notes.get(order.id) ?? [];
    if (asked.method === 'GET') return { body: notes };
    const { note, customer_note = false } = JSON.parse(asked.body) as {
      note?: string;
      customer_note?: boolean;
    };
    if (!note)
      return wrong(400, 'rest_missing_callback_param', 'Missing parameter(s): note', { note: 'is required' });
    const made = { id: 280 + notes.length, note, customer_note };
    state.notes.set(order.id, [...notes, made]);
    return { status: 201, body: made };
  }
  if (asked.method !== 'PUT') return { body: order };
  const { status } = JSON.parse(asked.body) as { status?: string };
  if (!status || !statuses.includes(status))
    return wrong(400, 'rest_invalid_param', 'Invalid parameter(s): status', {
      status: `status is not one of ${statuses.join(', ')}.`,
    });
  order.status = status;
  return { body: order };
}

const statuses = ['pending', 'processing', 'on-hold', 'completed', 'cancelled', 'refunded', 'failed'];
const MOST = 100;

interface Listed {
  readonly id: number;
  readonly date_modified_gmt: string;
  readonly status: string;
}

/** The fields that are asked for; all of them where none are. */
const fieldsOf = (one: Listed, asked: string | null): object =>
  asked === null
    ? one
    : Object.fromEntries(Object.entries(one).filter(([name]) => asked.split(',').includes(name)));

function listed({ url }: Asked, all: readonly Listed[]): Answer {
  const asked = url.searchParams;
  const perPage = Number(asked.get('per_page') ?? 10);
  const page = Number(asked.get('page') ?? 1);
  if (!(perPage >= 1 && perPage <= MOST))
    return wrong(400, 'rest_invalid_param', 'Invalid parameter(s): per_page', {
      per_page: 'per_page must be between 1 (inclusive) and 100 (inclusive)',
    });
  const orderby = asked.get('orderby') ?? 'date';
  if (!['date', 'modified', 'id', 'include', 'title', 'slug'].includes(orderby))
    return wrong(400, 'rest_invalid_param', 'Invalid parameter(s): orderby', {
      orderby: `orderby is not one of date, modified, id, include, title, and slug.`,
    });
  const status = asked.get('status') ?? 'any';
  const after = asked.get('modified_after') ?? '';
  const key = (one: Listed): string =>
    (orderby === 'modified' ? one.date_modified_gmt : '') + String(one.id).padStart(9, '0');
  const found = all
    .filter((one) => (status === 'any' || one.status === status) && one.date_modified_gmt > after)
    .toSorted((a, b) => compare(key(a), key(b)));
  if (asked.get('order') !== 'asc') found.reverse();
  return {
    headers: {
      'x-wp-total': String(found.length),
      'x-wp-totalpages': String(Math.ceil(found.length / perPage)),
    },
    body: found.slice((page - 1) * perPage, page * perPage).map((one) => fieldsOf(one, asked.get('_fields'))),
  };
}
