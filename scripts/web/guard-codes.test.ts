import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { guardCodes } from './guard-codes.ts';

const codes = new Set(['late', 'full', 'closed', 'unknown', 'compared', 'typed', 'unused']);

/** The codes of the guards of a source made of these files. */
function codesIn(files: Readonly<Record<string, string>>) {
  const src = mkdtempSync(join(tmpdir(), 'guards-'));
  onTestFinished(() => rmSync(src, { recursive: true }));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(src, name)), { recursive: true });
    writeFileSync(join(src, name), text);
  }
  return guardCodes(src, (text) => codes.has(text));
}

test('[ART9] a guard gives the codes that its rule names or reaches, in any module', () => {
  const found = codesIn({
    'machines/boat/boat.machine.ts': `
      import { all, documentSetup } from '#model/engine/chart.ts';
      import * as rules from '#model/boat/boat.rules.ts';
      import { isOpen as open } from '../harbour.ts';
      const boatMachine = documentSetup<Boat>()({
        rules: { open, maySail: all(rules.isInTime, rules.hasRoom), mayLand: rules.isInTime },
      }).createMachine({ id: 'boat' });`,
    'model/engine/chart.ts': `export const all = (...rules) => rules;`,
    'model/engine/on-field.ts': `export const onField = (code, field) => ({ code, field });`,
    'machines/harbour.ts': `export const isOpen = () => ({ code: open() ? 'closed' : 'unknown' });
      const open = () => true;`,
    'model/boat/boat.rules.ts': `
      import { onField } from '../engine/on-field.ts';
      type Kind = 'typed';
      export const isInTime: Rule = (context) => (late(context) ? onField('late', 'day') : null);
      const late = ({ unused, code }: Context) => code === 'compared' && unused.full;
      export function hasRoom() { return isFull() ? { code: 'full' as const } : null; }
      const isFull = () => hasRoom() !== null;
      export const other = { code: 'unused' };`,
  });
  expect(found).toEqual({
    boat: { open: ['closed', 'unknown'], maySail: ['full', 'late'], mayLand: ['late'] },
  });
});

test('[ART9] a chart of the application has no such guards', () => {
  expect(codesIn({ 'machines/tour/tour.machine.ts': `export const tourMachine = setup({});` })).toEqual({});
});
