/** The files of a project of tests in which everything that can go wrong does. */
export const planted: Record<string, string> = {
  'vitest.config.ts': `
    const project = (name, more = {}) =>
      ({ test: { name, include: [name + '/*.test.ts'], isolate: false, ...more } });
    const [globalSetup] = [['set-up.ts']];
    export default {
      test: { projects: [project('plain'), project('dying'), project('served', { globalSetup })] },
    };`,
  'set-up.ts': `export function setup() {
    if (process.env.PLANTED === 'throws') throw new Error('no server');
    if (process.env.PLANTED === 'dies') process.kill(process.pid, 'SIGKILL');
  }`,
  'plain/passes.test.ts': `import { test } from 'vitest'; test('1', () => {});`,
  'plain/fails.test.ts': `import { test } from 'vitest';
    test('1', () => { throw new Error('no'); }); test('2', () => {});`,
  'plain/skips.test.ts': `import { describe, test } from 'vitest';
    test('1', () => {}); test.skip('2', () => {}); test('3', ({ skip }) => skip('not here'));
    describe.skipIf(true)('4', () => { test('5', () => {}); });`,
  'plain/hook.test.ts': `import { beforeAll, describe, test } from 'vitest';
    beforeAll(() => { throw new Error('no server'); });
    test('1', () => {}); describe('2', () => { test('3', () => {}); }); test.skip('4', () => {});`,
  'plain/inner-hook.test.ts': `import { beforeAll, describe, test } from 'vitest'; test('1', () => {});
    describe('2', () => { beforeAll(() => { throw new Error('no'); }); test('3', () => {}); });`,
  'plain/late-hook.test.ts': `import { afterAll, test } from 'vitest';
    afterAll(() => { throw new Error('no end'); }); test('1', () => {});`,
  'plain/throws.test.ts': `import { test } from 'vitest';
    test('1', () => {});
    test.each([1, 2])('2', () => {});
    throw new Error('no');`,
  'plain/misspelt.test.ts': `import { test } from 'vitest';
    test('1', () => {});
    const = 1;`,
  'plain/shared-tests.ts': `import { test } from 'vitest'; import './missing.ts';
    export const all = () => {
      test('1', () => {});
      test('2', () => {});
    };`,
  'plain/shares.test.ts': `import { all } from './shared-tests.ts'; all();`,
  'plain/empty.test.ts': '',
  'dying/dies.test.ts': `import { test } from 'vitest';
    test('1', () => process.kill(process.pid, 'SIGKILL')); test('2', () => {});`,
  'served/served.test.ts': `import { test } from 'vitest';
    for (const name of ['1', '2', '3']) test(name, () => {});`,
};
