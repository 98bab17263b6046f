import { expect, test } from 'vitest';
import { deviceMark, deviceOf, markedDevice } from './device.ts';

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${chrome} Safari/537.36`, 'Chrome', 'ChromeOS'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [`${phone} Version/18.0 Mobile/15E148 Safari/604.1`, 'Safari', 'iPhone'],
  [`${phone} CriOS/140.0.0.0 Mobile/15E148 Safari/604.1`, 'Chrome', 'iPhone'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
    'Safari',
    'macOS',
  ],
  ['curl/8.5.0', null, null],
  ['', null, null],
])('[SET3] %o is named', (userAgent, browser, system) => {
  expect(deviceOf(userAgent)).toEqual({ browser, system });
});

test.each([
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36`, 'Chrome/Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64)', '/Linux'],
  ['Firefox/140.0', 'Firefox/'],
  ['curl/8.5.0', null],
  [undefined, null],
])('[SET3] %o is kept in few bytes, and read again', (userAgent, mark) => {
  expect(deviceMark(userAgent)).toBe(mark);
  expect(mark === null ? null : markedDevice(mark)).toEqual(mark === null ? null : deviceOf(userAgent ?? ''));
});
