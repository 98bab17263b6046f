import { describe, expect, test } from 'vitest';
import type { DocumentRow } from '#model/engine/rows.ts';
import * as state from './draft-state.ts';

interface Named extends DocumentRow {
  readonly name: string;
}

const row = (name: string, version = 1): Named => ({
  id: 'a',
  state: 'active',
  version,
  createdAt: '',
  changedAt: '',
  name,
});
const ways: state.Ways<Named, { readonly name: string }> = {
  read: ({ name }) => ({ name }),
  same: (a, b) => a.name === b.name,
};
const kept = (name: string, base: string, version = 1) => ({
  value: { name },
  base: { name: base },
  version,
  at: '2026-05-04T08:00:00.000Z',
});

describe('a draft that was kept', () => {
  test('[DP8] is there again, on what it was written on', () => {
    const held = state.opened(row('Bolt'), ways, kept('Bolt M8', 'Bolt'));
    expect(held).toMatchObject({ value: { name: 'Bolt M8' }, saved: { name: 'Bolt' }, version: 1 });
    expect(held.at).toBe('2026-05-04T08:00:00.000Z');
  });

  test('[DP8] that somebody overtook keeps the version it was written on', () => {
    const held = state.opened(row('Screw', 2), ways, kept('Bolt M8', 'Bolt'));
    expect(held).toMatchObject({ value: { name: 'Bolt M8' }, saved: { name: 'Bolt' }, version: 1 });
  });

  test('[DP8] that says what the document says is none', () => {
    const held = state.opened(row('Bolt M8', 2), ways, kept('Bolt M8', 'Bolt'));
    expect(held).toEqual(state.fresh(row('Bolt M8', 2), { name: 'Bolt M8' }));
  });

  test.each([{ title: 'Bolt' }, { name: 'Bolt', more: 1 }, [], 'Bolt', null])(
    '[DP8] of another shape, %j, is left aside',
    (value) => {
      const strange = { ...kept('', ''), value } as unknown as state.Kept<{ name: string }>; // from an older build
      expect(state.opened(row('Bolt'), ways, strange)).toEqual(state.fresh(row('Bolt'), { name: 'Bolt' }));
    },
  );
});

describe('what is written', () => {
  const begun = state.fresh(row('B'), { name: 'B' });
  const names = (held: state.DraftState<{ readonly name: string }>) => held.value.name;

  test('[DP9] is undone step by step and done again, until something else is written', () => {
    const written = ['Bo', 'Bol'].reduce((held, name) => state.changed(held, { name }, undefined), begun);
    const back = state.undone(written);
    expect([names(back), names(state.undone(back)), names(state.redone(back))]).toEqual(['Bo', 'B', 'Bol']);
    const other = state.changed(back, { name: 'Bor' }, undefined);
    expect(state.redone(other)).toBe(other);
    expect(names(state.undone(state.undone(state.redone(other))))).toBe('B');
    expect(state.undone(begun)).toBe(begun);
  });

  test('[DP9] into one cell is one step', () => {
    const written = ['Bo', 'Bol'].reduce((held, name) => state.changed(held, { name }, 'name'), begun);
    expect(names(state.undone(written))).toBe('B');
  });
});
