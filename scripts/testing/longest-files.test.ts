import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { longest, rankOf } from './longest-files.ts';

test('[RUN4] files that take longest go before others, and each that is named is there', () => {
  const files = globSync('{server,model-tests}/**/*.{test,spec}.{ts,tsx}').map((path) =>
    path.replaceAll('\\', '/'),
  );
  expect(longest.filter((part) => !files.some((path) => path.includes(part)))).toEqual([]);
  const some = [
    'src/model/values/money.test.ts',
    'model-tests/browser/addresses.spec.ts',
    'x/browser/documents-en.spec.ts',
  ];
  expect(some.toSorted((one, other) => rankOf(one) - rankOf(other))).toEqual(some.toReversed());
});
