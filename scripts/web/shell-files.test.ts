import { expect, test } from 'vitest';
import { isKeptAhead, isKeptLater } from './shell-files.ts';

test.each([
  '/assets/start-Bk4x2ryV.js',
  '/assets/flow.page-DCCVQ0Jv.js',
  '/assets/flows-D6Tj9smj.css',
  '/assets/inter-latin-wght-normal-AbCdEf12.woff2',
  '/favicon.svg',
])('[SHL9] %s is on every device', (path) => {
  expect(isKeptAhead(path)).toBe(true);
});

test.each([
  '/sw.js',
  '/build.json',
  '/index.html',
  '/assets/sales-order.en.wide-B1WuSUhV.js',
  '/assets/company-switch.sv.tall-D_5-9smj.js',
  '/assets/inter-cyrillic-wght-normal-AbCdEf12.woff2',
  '/assets/zxing_reader-B1WuSUhV.wasm',
  '/pictures/dashboard.sv.dark.webp',
  '/icons/preview.png',
])('[SHL9] %s is not', (path) => {
  expect(isKeptAhead(path)).toBe(false);
});

test.each([
  ['/assets/sales-order.en.wide-B1WuSUhV.js', true],
  ['/assets/inter-cyrillic-wght-normal-AbCdEf12.woff2', true],
  ['/assets/zxing_reader-B1WuSUhV.wasm', true],
  ['/assets/start-Bk4x2ryV.js', false],
  ['/sw.js', false],
  ['/build.json', false],
] as const)('[SHL10] of what is not kept ahead it is kept later on: %s, %s', (path, isKept) => {
  expect(isKeptLater(path)).toBe(isKept);
});

test.each(['/assets/help.en-D6-TV_DD.js', '/assets/help.sv-CZDQu-Z2.js'])(
  '[HC11] the articles of a language, one file, are kept from their first use on: %s',
  (path) => expect([isKeptAhead(path), isKeptLater(path)]).toEqual([false, true]),
);
