import { expect, it } from 'vitest';
import { explain } from './explain.ts';
import { EmbeddedDatabaseError } from './platform/db/embedded-user.ts';
import { DatabaseSetupError } from './platform/db/roles.ts';

it.each([EmbeddedDatabaseError, DatabaseSetupError])(
  '[CFG2] %o is told in its own words, without a stack',
  (Kind) => {
    expect(explain(new Kind('Set DATABASE_URL.'))).toBe('Set DATABASE_URL.');
  },
);

it('[CFG2] a fault of the server is told with where it happened', () => {
  expect(explain(new Error('broken'))).toMatch(/^Error: broken\n {4}at /);
});
