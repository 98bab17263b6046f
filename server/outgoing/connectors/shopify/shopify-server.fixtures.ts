import {
  getOperationAST,
  graphql,
  Kind,
  parse,
  validate,
  type FieldNode,
  type SelectionSetNode,
} from 'graphql';
import { compare } from '#model/values/order.ts';
import { openServer, type Answer, type Asked } from '../documented-server.fixtures.ts';
import type { ShopifyOrderFixture, ShopifyVariantFixture } from './shopify-answers.fixtures.ts';
import { shopifySchema } from './shopify-schema.fixtures.ts';

export const CLIENT_ID = 'client-of-lagra';
export const CLIENT_SECRET = 'shpss_right-and-secret';

interface Made {
  readonly id: string;
  readonly name: string;
  readonly status: 'SUCCESS';
  readonly order: string;
  readonly tracking: { number?: string; numbers?: string[]; company?: string; urls?: string[] };
  readonly lines: readonly { readonly line: string; readonly quantity: number }[];
}

/** A shop that answers as Shopify's documentation says: access tokens, scopes, costs and throttling, cursors, user errors. */
export async function openShopify(
  has: { orders?: ShopifyOrderFixture[]; variants?: ShopifyVariantFixture[] } = {},
) {
  const state = {
    orders: has.orders ?? [],
    variants: has.variants ?? [],
    tokens: new Set<string>(),
    scopes: [
      'write_products',
      'read_orders',
      'write_inventory',
      'read_locations',
      'write_merchant_managed_fulfillment_orders',
    ],
    /** Available by inventory item and location. */
    levels: new Map<string, number>(),
    made: [] as Made[],
    keys: new Set<string>(),
    points: { available: 20_000, most: 20_000, restored: 1000 },
    costs: [] as number[],
  };
  const server = await openServer((asked) => answerOf(asked, state));
  return { ...server, state };
}
type State = Awaited<ReturnType<typeof openShopify>>['state'];

async function answerOf(asked: Asked, state: State): Promise<Answer> {
  const { pathname } = asked.url;
  if (pathname === '/admin/oauth/access_token') return grant(asked, state);
  if (pathname !== '/admin/api/2026-10/graphql.json') return { status: 404, body: { errors: 'Not Found' } };
  const token = String(asked.headers['x-shopify-access-token'] ?? '');
  if (!state.tokens.has(token))
    return {
      status: 401,
      body: { errors: '[API] Invalid API key or access token (unrecognized login or wrong password)' },
    };
  if (asked.method !== 'POST') return { status: 405, body: '' };
  const { query, variables } = JSON.parse(asked.body) as {
    query: string;
    variables: Record<string, unknown>;
  };
  return { body: await executed(query, variables, state) };
}

function grant({ body, headers }: Asked, state: State): Answer {
  const asked = new URLSearchParams(body);
  if (headers['content-type'] !== 'application/x-www-form-urlencoded')
    return { status: 400, body: { error: 'invalid_request' } };
  const isRight =
    asked.get('grant_type') === 'client_credentials' &&
    asked.get('client_id') === CLIENT_ID &&
    asked.get('client_secret') === CLIENT_SECRET;
  if (!isRight)
    return {
      status: 400,
      body: { error: 'invalid_client', error_description: `Client ${asked.get('client_secret')} unknown` },
    };
  const token = `token-${state.tokens.size + 1}`;
  state.tokens.add(token);
  return { body: { access_token: token, scope: state.scopes.join(','), expires_in: 86_399 } };
}

const MOST_OF_ONE = 1000;

async function executed(query: string, variables: Record<string, unknown>, state: State): Promise<unknown> {
  const document = parse(query);
  const invalid = validate(shopifySchema, document);
  if (invalid.length > 0) return { errors: invalid.map(({ message }) => ({ message })) };
  const operation = getOperationAST(document);
  const cost = operation?.operation === 'mutation' ? 10 : costOf(operation?.selectionSet, variables);
  const refused = charged(cost, state);
  if (refused) return refused;
  const result = await graphql({
    schema: shopifySchema,
    source: query,
    variableValues: variables,
    rootValue: { ...questions(state), ...mutations(query, variables, state) },
  });
  return { ...result, extensions: costs(cost, cost, state) };
}

const costs = (asked: number, actual: number | null, { points }: State) => ({
  cost: {
    requestedQueryCost: asked,
    actualQueryCost: actual,
    throttleStatus: {
      maximumAvailable: points.most,
      currentlyAvailable: points.available,
      restoreRate: points.restored,
    },
  },
});

/** Takes what a query costs from what is available, or says why it may not. */
function charged(cost: number, state: State): unknown {
  state.costs.push(cost);
  const { points } = state;
  const wrong = (message: string, code: string) => ({ errors: [{ message, extensions: { code } }] });
  if (cost > MOST_OF_ONE)
    return wrong(
      `Query cost is ${cost}, which exceeds the single query max cost limit (1000).`,
      'MAX_COST_EXCEEDED',
    );
  if (cost <= points.available) {
    points.available -= cost;
    return null;
  }
  const told = { ...wrong('Throttled', 'THROTTLED'), extensions: costs(cost, null, state) };
  points.available = points.most; // restored by when it is asked again
  return told;
}

/** An object costs 1, a connection 2 and its objects as often as are asked for, a scalar nothing. */
function costOf(selection: SelectionSetNode | undefined, variables: Record<string, unknown>): number {
  const fields = (selection?.selections ?? []).filter((one): one is FieldNode => one.kind === Kind.FIELD);
  return fields.reduce((sum, field) => {
    if (!field.selectionSet || field.name.value === 'pageInfo') return sum;
    const inner = costOf(field.selectionSet, variables);
    if (field.name.value === 'nodes') return sum + 1 + inner;
    const first = field.arguments?.find(({ name }) => name.value === 'first')?.value;
    if (!first) return sum + 1 + inner;
    const many =
      first.kind === Kind.INT
        ? Number(first.value)
        : Number(first.kind === Kind.VARIABLE ? variables[first.name.value] : 1);
    return sum + 2 + many * inner;
  }, 0);
}

interface Paged {
  readonly first?: number;
  readonly after?: string;
  readonly query?: string;
}

function page<T extends { readonly id: string }>(all: readonly T[], { first = 10, after }: Paged) {
  if (first > 250) throw new Error('first cannot exceed 250');
  const from = after ? all.findIndex(({ id }) => `cursor:${id}` === after) + 1 : 0;
  const nodes = all.slice(from, from + first);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: { hasNextPage: from + first < all.length, endCursor: last ? `cursor:${last.id}` : null },
  };
}

const denied = (scope: string): never => {
  throw Object.assign(new Error(`Access denied. Required access: \`${scope}\` access scope.`), {
    extensions: { code: 'ACCESS_DENIED' },
  });
};

const mustIn = (state: State) => (scope: string) =>
  state.scopes.includes(scope) || state.scopes.includes(scope.replace('read_', 'write_')) || denied(scope);

function questions(state: State) {
  const must = mustIn(state);
  const since = ({ query: asked }: Paged): string => /updated_at:>='([^']+)'/.exec(asked ?? '')?.[1] ?? '';
  return {
    shop: { name: 'Skruvboden', currencyCode: 'SEK', taxesIncluded: true },
    currentAppInstallation: { accessScopes: state.scopes.map((handle) => ({ handle })) },
    location: ({ id = 'gid://shopify/Location/1' }: { id?: string }) =>
      must('read_locations') && id === 'gid://shopify/Location/1'
        ? { id, name: 'Butiken', isActive: true }
        : null,
    productVariant: ({ id }: { id: string }) =>
      must('read_products') && (state.variants.find((one) => one.id === id) ?? null),
    productVariants: (asked: Paged) =>
      must('read_products') &&
      page(
        state.variants.filter(({ updatedAt }) => updatedAt >= since(asked)),
        asked,
      ),
    order: ({ id }: { id: string }) => {
      must('read_orders');
      const order = state.orders.find((one) => one.id === id);
      return order ? orderNode(order, state) : null;
    },
    orders: (asked: Paged) => {
      must('read_orders');
      const found = state.orders
        .filter((one) => one.updatedAt >= since(asked) && (asked.query !== 'status:open' || isOpen(one)))
        .toSorted((a, b) => compare(a.updatedAt + a.id, b.updatedAt + b.id));
      const { nodes, pageInfo } = page(found, asked);
      return { pageInfo, nodes: nodes.map((one) => orderNode(one, state)) };
    },
  };
}

const isOpen = (one: ShopifyOrderFixture): boolean =>
  one.cancelledAt === null && one.displayFulfillmentStatus !== 'FULFILLED';

function mutations(query: string, variables: Record<string, unknown>, state: State) {
  const must = mustIn(state);
  return {
    inventorySetQuantities: ({ input }: { input: SetInput }) => {
      must('write_inventory');
      const key = String(variables['key'] ?? '');
      if (!query.includes('@idempotent') || key === '')
        throw new Error('The @idempotent directive is required for this mutation but was not provided.');
      return setQuantities(input, key, state);
    },
    fulfillmentCreate: ({ fulfillment }: { fulfillment: FulfilInput }) =>
      must('write_merchant_managed_fulfillment_orders') && fulfil(fulfillment, state),
  };
}

interface SetInput {
  readonly name: string;
  readonly quantities: readonly {
    readonly inventoryItemId: string;
    readonly locationId: string;
    readonly quantity: number;
    readonly changeFromQuantity?: number | null;
  }[];
}

function setQuantities({ name, quantities }: SetInput, key: string, state: State) {
  const userErrors = quantities.flatMap((one, index) => {
    const at = (field: string, message: string) => [
      { field: ['input', 'quantities', String(index), field], message },
    ];
    if (!('changeFromQuantity' in one)) return at('changeFromQuantity', 'must be given, or null');
    if (one.locationId !== 'gid://shopify/Location/1')
      return at('locationId', 'The specified location could not be found.');
    if (one.quantity < 0) return at('quantity', "The quantity can't be negative.");
    return [];
  });
  if (name !== 'available')
    userErrors.push({ field: ['input', 'name'], message: 'The quantity name is invalid.' });
  if (userErrors.length > 0) return { inventoryAdjustmentGroup: null, userErrors };
  if (!state.keys.has(key))
    for (const one of quantities) state.levels.set(`${one.inventoryItemId}@${one.locationId}`, one.quantity);
  state.keys.add(key);
  return { inventoryAdjustmentGroup: { id: 'gid://shopify/InventoryAdjustmentGroup/1' }, userErrors: [] };
}

interface FulfilInput {
  readonly lineItemsByFulfillmentOrder: readonly {
    readonly fulfillmentOrderId: string;
    readonly fulfillmentOrderLineItems?: readonly { readonly id: string; readonly quantity: number }[];
  }[];
  readonly trackingInfo?: Made['tracking'];
}

const isOrderOf = (order: ShopifyOrderFixture, fulfilmentOrder: string): boolean =>
  fulfilmentOrder === order.id.replace('/Order/', '/FulfillmentOrder/');
const lineOf = (id: string): string => id.replace('FulfillmentOrderLineItem', 'LineItem');

const remaining = (line: { id: string; currentQuantity: number }, state: State): number =>
  line.currentQuantity -
  state.made
    .flatMap(({ lines }) => lines)
    .filter((one) => one.line === line.id)
    .reduce((sum, { quantity }) => sum + quantity, 0);

function fulfil({ lineItemsByFulfillmentOrder: [first], trackingInfo = {} }: FulfilInput, state: State) {
  const order = state.orders.find((one) => isOrderOf(one, first?.fulfillmentOrderId ?? ''));
  const wrong = (message: string) => ({
    fulfillment: null,
    userErrors: [{ field: ['fulfillment'], message }],
  });
  if (!order) return wrong('Fulfillment order does not exist.');
  const lines = (first?.fulfillmentOrderLineItems ?? []).map(({ id, quantity }) => ({
    line: lineOf(id),
    quantity,
  }));
  const isThere = lines.every(({ line, quantity }) => {
    const of = order.lineItems.find(({ id }) => id === line);
    return of && remaining(of, state) >= quantity;
  });
  if (!isThere || lines.length === 0) return wrong('Invalid fulfillment order line item quantity requested.');
  const count = state.made.filter((one) => one.order === order.id).length + 1;
  const made: Made = {
    id: `gid://shopify/Fulfillment/${3000 + state.made.length}`,
    name: `${order.name}.${count}`,
    status: 'SUCCESS',
    order: order.id,
    tracking: trackingInfo,
    lines,
  };
  state.made.push(made);
  return { fulfillment: fulfilmentNode(made, order), userErrors: [] };
}

const fulfilmentNode = (made: Made, order: ShopifyOrderFixture) => ({
  ...made,
  trackingInfo: (made.tracking.numbers ?? []).map((number) => ({ number })),
  fulfillmentLineItems: {
    nodes: made.lines.map(({ line, quantity }) => ({
      id: line,
      quantity,
      lineItem: order.lineItems.find(({ id }) => id === line),
    })),
  },
});

const orderNode = (order: ShopifyOrderFixture, state: State) => ({
  ...order,
  shippingLines: { nodes: order.shippingLines },
  lineItems: (asked: Paged) =>
    page(
      order.lineItems.map((one) => ({ ...one, unfulfilledQuantity: remaining(one, state) })),
      asked,
    ),
  fulfillments: state.made.filter((one) => one.order === order.id).map((one) => fulfilmentNode(one, order)),
  fulfillmentOrders: {
    nodes: [
      {
        id: order.id.replace('/Order/', '/FulfillmentOrder/'),
        status: order.lineItems.some((one) => remaining(one, state) > 0) ? 'OPEN' : 'CLOSED',
        lineItems: {
          nodes: order.lineItems.map((one) => ({
            id: one.id.replace('LineItem', 'FulfillmentOrderLineItem'),
            sku: one.sku,
            totalQuantity: one.currentQuantity,
            remainingQuantity: remaining(one, state),
          })),
        },
      },
    ],
  },
});
