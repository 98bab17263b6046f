/** Things as the documentation of WooCommerce's REST API (v3) shows them, with what a Swedish shop would have in them. */

const address = {
  first_name: 'Anna',
  last_name: 'Ek',
  company: '',
  address_1: 'Storgatan 1',
  address_2: '',
  city: 'Stockholm',
  state: '',
  postcode: '111 22',
  country: 'SE',
};

export interface WooLineWish {
  readonly sku: string;
  readonly quantity?: number;
  /** Of the line, without VAT. */
  readonly total?: string;
  readonly total_tax?: string;
}

const wooLine = ({ sku, quantity = 2, total = '200.00', total_tax = '50.00' }: WooLineWish, id: number) => ({
  id,
  name: `Bult ${id}`,
  product_id: 93,
  variation_id: 0,
  quantity,
  tax_class: '',
  subtotal: total,
  total,
  total_tax,
  taxes: [{ id: 75, total: total_tax, subtotal: total_tax }],
  sku,
  price: Number(total) / quantity,
});

/** An order of WooCommerce; `n` makes its ids, and when it changed. */
export function wooOrderFixture(
  n: number,
  lines: readonly WooLineWish[] = [{ sku: 'BOLT' }],
  over: Record<string, unknown> = {},
) {
  const at = `2026-05-04T07:${String(n % 60).padStart(2, '0')}:00`;
  return {
    id: 700 + n,
    parent_id: 0,
    number: String(700 + n),
    order_key: 'wc_order_58d2d042d1d',
    created_via: 'checkout',
    version: '9.8.1',
    status: 'processing',
    currency: 'SEK',
    date_created: at,
    date_created_gmt: at,
    date_modified: at,
    date_modified_gmt: at,
    total: '250.00',
    total_tax: '50.00',
    prices_include_tax: true,
    customer_id: 0,
    customer_note: '',
    billing: { ...address, email: 'anna@example.com', phone: '0701234567' },
    shipping: { ...address, phone: '' },
    payment_method: 'klarna',
    line_items: lines.map((wish, index) => wooLine(wish, (700 + n) * 10 + index)),
    tax_lines: [{ id: 318, rate_code: 'SE-MOMS-1', rate_id: 75, label: 'Moms', rate_percent: 25 }],
    shipping_lines: [] as unknown[],
    fee_lines: [] as unknown[],
    coupon_lines: [],
    refunds: [] as { id: number; reason: string; total: string }[],
    ...over,
  };
}
export type WooOrderFixture = ReturnType<typeof wooOrderFixture>;

export const wooFreight = (total: string, total_tax: string) => [
  {
    id: 317,
    method_title: 'PostNord',
    method_id: 'flat_rate',
    total,
    total_tax,
    taxes: [{ id: 75, total: total_tax, subtotal: '' }],
  },
];

/** A product of WooCommerce. */
export function wooProductFixture(n: number, sku: string, over: Record<string, unknown> = {}) {
  const at = `2026-05-03T10:${String(n % 60).padStart(2, '0')}:00`;
  return {
    id: 90 + n,
    name: `Bult ${n}`,
    type: 'simple',
    status: 'publish',
    sku,
    global_unique_id: '',
    regular_price: '125',
    price: '99',
    weight: '0.25',
    virtual: false,
    downloadable: false,
    manage_stock: false,
    stock_quantity: null as number | null,
    date_modified_gmt: at,
    variations: [] as number[],
    ...over,
  };
}
export type WooProductFixture = ReturnType<typeof wooProductFixture>;

export const wooVariationFixture = (id: number, sku: string, options: readonly string[]) => ({
  id,
  sku,
  global_unique_id: '',
  regular_price: '80',
  weight: '',
  virtual: false,
  status: 'publish',
  date_modified_gmt: '2026-05-03T12:00:00',
  manage_stock: false as boolean | string,
  stock_quantity: null as number | null,
  attributes: options.map((option, index) => ({ id: index, name: 'Storlek', option })),
});
export type WooVariationFixture = ReturnType<typeof wooVariationFixture>;
