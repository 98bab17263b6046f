import { retailHeader } from './retail-line.ts';

export interface RetailCells {
  readonly invoice: string;
  readonly code: string;
  readonly description: string;
  readonly quantity: string;
  readonly date: string;
  readonly price: string;
  readonly customer: string;
  readonly country: string;
}

const sale: RetailCells = {
  invoice: '700001',
  code: 'TEAPOT',
  description: 'BLUE TEAPOT',
  quantity: '6',
  date: '2011-02-01 09:30:00',
  price: '4.25',
  customer: '10001.0',
  country: 'United Kingdom',
};

/** The cells of a made-up invoice line. */
export const retailCells = (over: Partial<RetailCells> = {}): string[] => {
  const cells = { ...sale, ...over };
  const { invoice, code, description, quantity, date, price, customer, country } = cells;
  return [invoice, code, description, quantity, date, price, customer, country];
};

/** A file of made-up invoice lines, starting at line 2. */
export const retailText = (lines: readonly Partial<RetailCells>[]): string =>
  [retailHeader, ...lines.map(retailCells)].map((cells) => cells.join(',')).join('\n');

const cancels = { invoice: 'C700009', date: '2011-02-05 10:00:00' };

/**
 * Three invoices with one valid cancellation, and invalid lines of every kind. Teapots: 6 + 4 sold, 3 cancelled; cups:
 * 24 sold without a customer; plates: cancelled completely.
 */
export const smallTrade: readonly Partial<RetailCells>[] = [
  {},
  { code: 'post', description: 'POSTAGE', quantity: '1', price: '12.5' },
  { invoice: '700002', quantity: '4', date: '2011-02-03 11:00:00', price: '4.25' },
  {
    invoice: '700003',
    code: 'CUP',
    description: 'RED CUP',
    quantity: '24',
    price: '1.1',
    customer: '',
    country: 'EIRE',
  },
  { invoice: '700004', code: 'PLATE', description: 'PLATE', quantity: '2', price: '3', customer: '10002' },
  { ...cancels, quantity: '-3' },
  { ...cancels, code: 'PLATE', quantity: '-2', customer: '10002' },
  { ...cancels, code: 'CUP', quantity: '-1' },
  { ...cancels, quantity: '-800' },
  { ...cancels, code: 'CUP', quantity: '-1', customer: '' },
  { invoice: '700005', quantity: '0' },
  { invoice: '700005', quantity: '-9' },
  { invoice: '700005', price: '0' },
  { invoice: '700005', price: 'free' },
  { invoice: '700005', date: '2011-02-30 10:00:00' },
  { invoice: 'A700006', code: 'B', description: 'Adjust bad debt' },
];

export const smallTradeTaken = 7;
export const smallTradeReasons = {
  noEarlierSale: 1,
  moreThanSold: 1,
  customerUnknown: 1,
  quantityZero: 1,
  quantityNegative: 1,
  priceZero: 1,
  priceUnreadable: 1,
  dateUnreadable: 1,
  adjustment: 1,
};
