import type { RetailReason } from './retail-line.ts';

/** What is wrong with a rejected line of an Online Retail file. */
export const retailReasons: Readonly<Record<RetailReason, string>> = {
  wrongColumns: 'has not the eight columns of the header',
  invoiceUnreadable: 'has no invoice number: digits, or C and digits',
  adjustment: 'adjusts the books and sells nothing',
  codeMissing: 'has no stock code',
  testCode: 'is a test',
  dateUnreadable: 'has no readable date and time',
  quantityUnreadable: 'has no readable quantity of at most three decimals',
  quantityZero: 'has the quantity zero',
  quantityNegative: 'has a negative quantity and is no cancellation',
  priceUnreadable: 'has no readable price of at most four decimals',
  priceZero: 'has the price zero',
  priceNegative: 'has a negative price',
  cancelsNothing: 'is a cancellation with a quantity above zero',
  customerUnreadable: 'names a customer with more than 50 characters',
  countryUnreadable: 'names a country with more than 50 characters',
  textUnreadable: 'has characters that are no text',
  customerUnknown: 'is a cancellation without a customer: whose sale it cancels cannot be told',
  noEarlierSale: 'cancels what this customer has not bought before in the file',
  moreThanSold: 'cancels more than this customer has bought before in the file',
  otherCustomer: 'names another customer or country than the first line of its invoice',
  saleRefused: 'cancels a line of an order that was refused',
  refused: 'belongs to an order that was refused',
};
