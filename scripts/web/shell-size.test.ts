import { randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { companySize, LIMIT, startSize, shellSize } from './shell-size.ts';

/** A chunk of this many kilobytes that compresses by at most a half. */
const chunk = (fileName: string, kilobytes: number, over: Partial<Rolldown.OutputChunk> = {}) =>
  ({
    type: 'chunk',
    fileName,
    name: fileName,
    code: randomBytes(kilobytes * 500).toString('hex'),
    imports: [],
    dynamicImports: [],
    modules: {},
    isEntry: false,
    ...over,
  }) as unknown as Rolldown.OutputChunk; // the fields that are looked at

const kB = (...chunks: readonly Rolldown.OutputChunk[]): number =>
  chunks.reduce((sum, { code }) => sum + gzipSync(code).length / 1000, 0);

test('[STR2] a start is the entry with all that it imports, and the larger catalogue; pages are not in it', () => {
  const shared = chunk('shared', 9, { imports: ['start'] });
  const start = chunk('start', 7, { imports: ['shared'], dynamicImports: ['page'] });
  const entry = chunk('entry', 1, { isEntry: true, imports: ['start'] });
  const [english, swedish] = [chunk('a', 3, { name: 'messages' }), chunk('b', 5, { name: 'messages' })];
  const all = [chunk('page', 30, { imports: ['start'] }), english, swedish, entry, start, shared];
  expect(startSize(all)).toBeCloseTo(kB(entry, start, shared, swedish));
});

test('[STR2] what a company needs is what it imports beyond the start', () => {
  const start = chunk('start', 7);
  const entry = chunk('entry', 1, { isEntry: true, imports: ['start'] });
  const folds = chunk('folds', 5, { imports: ['start'] });
  const facadeModuleId = '/src/main/company-session.ts';
  const session = chunk('session', 4, { imports: ['folds', 'start'], facadeModuleId });
  expect(companySize([entry, start, folds, session])).toBeCloseTo(kB(session, folds));
});

test('[STR2] a build whose start is larger than the limit fails', () => {
  const built = (size: number): void => {
    const bundle = { entry: chunk('entry', size, { isEntry: true }) };
    const { generateBundle } = shellSize() as { generateBundle: { handler: (...args: unknown[]) => void } };
    const error = (text: string): never => {
      throw new Error(text);
    };
    generateBundle.handler.call({ error, info: () => {} }, {}, bundle);
  };
  expect(() => built(LIMIT * 2.2)).toThrow(`limit ${LIMIT}`);
  expect(() => built(LIMIT / 2)).not.toThrow();
});
