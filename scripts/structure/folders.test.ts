import { expect, test } from 'vitest';
import { folderFaults, type Import } from './folders.ts';

const order = { src: ['low', 'high'] };
const faults = (...imports: readonly Import[]): readonly string[] => folderFaults(imports, order);

test('imports that lead down, within a folder, or to and from a file beside folders are fine', () => {
  const imports: readonly Import[] = [
    ['src/high/a.ts', 'src/low/b.ts'],
    ['src/low/a.ts', 'src/low/b.ts'],
    ['src/low/part/a.ts', 'src/low/b.ts'],
    ['src/low/b.ts', 'src/low/part/a.ts'],
    ['src/low/a.ts', 'src/kinds.ts'],
    ['src/kinds.ts', 'src/high/a.ts'],
  ];
  expect(faults(...imports)).toEqual([]);
});

test('an import that leads up is named with its files', () => {
  expect(faults(['src/low/a.ts', 'src/high/b.ts'])).toEqual([
    'src/low/a.ts → src/high/b.ts (low is below high)',
  ]);
});

test('a circle of folders is found at any level, of two and of three, with an import for each step', () => {
  const [circle = '', ...others] = faults(
    ['src/low/x/deep/1.ts', 'src/low/y/2.ts'],
    ['src/low/y/3.ts', 'src/low/z/4.ts'],
    ['src/low/z/5.ts', 'src/low/x/6.ts'],
    ['src/low/x/7.ts', 'src/low/alone/8.ts'],
  );
  expect(others).toEqual([]);
  expect(circle.split('\n')).toEqual([
    'src/low: a circle of x, y, z',
    '  src/low/x/deep/1.ts → src/low/y/2.ts',
    '  src/low/y/3.ts → src/low/z/4.ts',
    '  src/low/z/5.ts → src/low/x/6.ts',
  ]);
  expect(faults(['a/x/1.ts', 'a/y/2.ts'], ['a/y/3.ts', 'a/x/4.ts'])).toHaveLength(1);
});
