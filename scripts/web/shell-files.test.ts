import { expect, test } from 'vitest';
import { isKeptAhead } from './shell-files.ts';

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
  '/assets/gallery.page-BlAVDzHh.js',
  '/assets/gallery-W8SpdpWd.css',
  '/assets/inter-cyrillic-wght-normal-AbCdEf12.woff2',
])('[SHL9] %s is not', (path) => {
  expect(isKeptAhead(path)).toBe(false);
});
