import { describe, expect, it } from 'vitest';
import { countryCode } from './country-codes.ts';
import { classify, isService } from './retail-line.ts';
import { retailCells, type RetailCells } from './retail.fixtures.ts';

const judged = (over: Partial<RetailCells>) => classify({ number: 7, cells: retailCells(over) });

describe('an invoice line', () => {
  it('[IM3] is a sale, in capitals, thousandths, ten-thousandths and UTC', () => {
    const over = { code: '85123a', description: 'BLUE   TEAPOT', date: '2011-06-01 08:26:00' };
    expect(judged(over)).toEqual({
      kind: 'sale',
      line: {
        number: 7,
        invoice: '700001',
        code: '85123A',
        description: 'BLUE TEAPOT',
        quantity: 6000,
        at: '2011-06-01T07:26:00.000Z',
        price: 42_500,
        customer: '10001',
        country: 'United Kingdom',
      },
    });
  });

  it('[IM3] of an invoice C is a cancellation of its quantity without the sign', () => {
    const line = { invoice: 'C700001', quantity: 6000, customer: null, country: 'Unspecified' };
    expect(judged({ invoice: 'c700001', quantity: '-6', customer: '', country: '' })).toMatchObject({
      kind: 'cancellation',
      line,
    });
  });

  it.each<[reason: string, over: Partial<RetailCells>]>([
    ['invoiceUnreadable', { invoice: '' }],
    ['invoiceUnreadable', { invoice: 'SO-1' }],
    ['adjustment', { invoice: 'A563185' }],
    ['adjustment', { code: 'ADJUST2' }],
    ['codeMissing', { code: '' }],
    ['codeMissing', { code: 'X'.repeat(65) }],
    ['testCode', { code: 'TEST001' }],
    ['dateUnreadable', { date: '01/12/2010 08:26' }],
    ['dateUnreadable', { date: '2011-02-29 08:26:00' }],
    ['quantityUnreadable', { quantity: 'six' }],
    ['quantityUnreadable', { quantity: '1.2345' }],
    ['quantityUnreadable', { quantity: '9999999999' }],
    ['quantityZero', { quantity: '0' }],
    ['quantityNegative', { quantity: '-1' }],
    ['cancelsNothing', { invoice: 'C1', quantity: '1' }],
    ['priceUnreadable', { price: 'four' }],
    ['priceUnreadable', { price: '0.00001' }],
    ['priceZero', { price: '0.0' }],
    ['priceNegative', { price: '-11062.06' }],
    ['customerUnreadable', { customer: '1'.repeat(51) }],
    ['countryUnreadable', { country: 'x'.repeat(51) }],
    ['textUnreadable', { description: 'A\u0000B' }],
  ])('[IM3] is rejected: %s (%j)', (reason, over) => {
    expect(judged(over)).toEqual({ kind: 'rejected', reason });
  });

  it('[IM3] with a cell too few or too many is rejected', () => {
    const cells = retailCells();
    for (const wrong of [cells.slice(1), [...cells, '']])
      expect(classify({ number: 2, cells: wrong })).toEqual({ kind: 'rejected', reason: 'wrongColumns' });
  });
});

it.each([
  ['POST', 'POSTAGE', true],
  ['C2', 'CARRIAGE', true],
  ['23444', 'Next Day Carriage', false],
  ['AMAZONFEE', 'AMAZON FEE', true],
  ['22752', 'SET 7 BABUSHKA NESTING BOXES', false],
  ['21258', 'VICTORIAN SEWING BOX LARGE', false],
  ['22654', 'DELUXE SEWING KIT COFFEE', false],
])('[IM4] %s %s is a service: %s', (code, name, service) => {
  expect(isService(code, name)).toBe(service);
});

it.each([
  ['United Kingdom', 'GB'],
  ['EIRE', 'IE'],
  ['Germany', 'DE'],
  ['Channel Islands', 'JE'],
  ['European Community', 'EU'],
  ['Atlantis', 'ZZ'],
])('[IM6] the country %s has the code %s', (name, code) => {
  expect(countryCode(name)).toBe(code);
});
