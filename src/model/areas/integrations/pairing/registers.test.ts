import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, isSame, merge, settled, type Leader, type Plain, type Register } from './registers.ts';

const [A, B] = [1, 2] as const;
const at = (minute: number): string => new Date(Date.UTC(2026, 4, 4, 8, minute)).toISOString();
const start = (value: Plain = 'start'): Register => changed(undefined, value, { at: at(0), by: A });

/** A company with one record: what it knows of each field, and what of the other's it was told. */
class Side {
  own = new Map<string, Register>();
  theirs = new Map<string, Register>();
  conflicts = new Map<string, readonly Plain[]>();
  readonly company: number;
  readonly leaders: Readonly<Record<string, Leader>>;
  constructor(company: number, leaders: Readonly<Record<string, Leader>>) {
    this.company = company;
    this.leaders = leaders;
    for (const field of Object.keys(leaders))
      this.own.set(field, changed(undefined, 'start', { at: at(0), by: company }));
  }
  write(field: string, value: Plain, minute: number): void {
    this.own.set(field, changed(this.own.get(field), value, { at: at(minute), by: this.company }));
    this.#join(field);
  }
  /** All that the other one knows, as often and as late as it comes. */
  hear(other: ReadonlyMap<string, Register>): void {
    for (const [field, register] of other) {
      this.theirs.set(field, register);
      this.#join(field);
    }
  }
  settle(field: string, value: Plain, minute: number): void {
    const [ours, theirs] = [this.own.get(field), this.theirs.get(field)];
    if (!ours || !theirs) throw new Error('nothing to settle');
    this.own.set(field, settled(ours, theirs, value, { at: at(minute), by: this.company }));
    this.#join(field);
  }
  #join(field: string): void {
    const [ours, theirs] = [this.own.get(field), this.theirs.get(field)];
    const verdict = merge(this.leaders[field] ?? 'newest', ours, theirs);
    if (verdict === 'theirs' && theirs) this.own.set(field, theirs);
    if (verdict === 'conflict' && ours && theirs)
      this.conflicts.set(field, [ours.value, theirs.value].sort());
    else this.conflicts.delete(field);
  }
  values(): Readonly<Record<string, Plain>> {
    return Object.fromEntries([...this.own].map(([field, { value }]) => [field, value]));
  }
}

const leaders: Readonly<Record<string, Leader>> = { name: 'newest', price: A, unit: B, notes: 'ask' };
const fields = Object.keys(leaders);
/** A change: in which company, of which field, to what, in which minute. Clocks may say the same, or go back. */
const change = fc.record({
  inFirst: fc.boolean(),
  field: fc.constantFrom(...fields),
  value: fc.integer({ min: 0, max: 4 }),
  minute: fc.integer({ min: 1, max: 30 }),
});

function after(changes: readonly { inFirst: boolean; field: string; value: number; minute: number }[]) {
  const sides = [new Side(A, leaders), new Side(B, leaders)] as const;
  for (const { inFirst, field, value, minute } of changes) sides[inFirst ? 0 : 1].write(field, value, minute);
  return sides;
}

const exchange = (sides: readonly [Side, Side], first: 0 | 1): void => {
  const [one, other] = first === 0 ? sides : ([sides[1], sides[0]] as const);
  for (let round = 0; round < 2; round += 1) {
    other.hear(new Map(one.own));
    one.hear(new Map(other.own));
  }
};

describe('registers of two companies', () => {
  test('[MS5] a thousand changes on both sides without a connection converge to the same in either order', () => {
    fc.assert(
      fc.property(fc.array(change, { minLength: 1000, maxLength: 2000, size: 'max' }), (changes) => {
        const [here, there] = [after(changes), after(changes)];
        exchange(here, 0);
        exchange(there, 1);
        expect(here.map(({ conflicts }) => conflicts)).toEqual(there.map(({ conflicts }) => conflicts));
        expect(here[1].conflicts).toEqual(here[0].conflicts);
        const calm = fields.filter((field) => !here[0].conflicts.has(field));
        for (const field of calm)
          expect(new Set([...here, ...there].map((side) => side.values()[field])).size).toBe(1);
      }),
      { numRuns: 60 },
    );
  });

  test('[MS5] told of each other now and then, twice or late, they converge as well', () => {
    const step = fc.oneof(
      { weight: 4, arbitrary: change },
      { weight: 1, arbitrary: fc.constantFrom('a tells b', 'b tells a', 'an old tale') },
    );
    fc.assert(
      fc.property(fc.array(step, { minLength: 20, maxLength: 200 }), (steps) => {
        const sides = after([]);
        let old = new Map(sides[0].own);
        for (const one of steps)
          if (typeof one === 'object') sides[one.inFirst ? 0 : 1].write(one.field, one.value, one.minute);
          else if (one === 'b tells a') sides[0].hear(new Map(sides[1].own));
          else if (one === 'a tells b') sides[1].hear((old = new Map(sides[0].own)));
          else sides[1].hear(old);
        exchange(sides, 0);
        expect(sides[0].conflicts).toEqual(sides[1].conflicts);
        const calm = fields.filter((field) => !sides[0].conflicts.has(field));
        for (const field of calm) expect(sides[1].values()[field]).toEqual(sides[0].values()[field]);
      }),
    );
  });

  test('[MS5] what a leader said is not changed by the other company, and what was changed there goes back', () => {
    const sides = after([
      { inFirst: true, field: 'price', value: 1, minute: 1 },
      { inFirst: false, field: 'price', value: 2, minute: 9 },
    ]);
    exchange(sides, 1);
    expect(sides.map((side) => side.values()['price'])).toEqual([1, 1]);
    sides[1].write('price', 3, 20);
    expect(sides[1].values()['price']).toBe(1);
  });

  test('[MS6] settled by one of the values, a conflict is over on both sides', () => {
    const sides = after([
      { inFirst: true, field: 'notes', value: 1, minute: 5 },
      { inFirst: false, field: 'notes', value: 2, minute: 1 },
    ]);
    exchange(sides, 0);
    expect(sides.map(({ conflicts }) => conflicts.get('notes'))).toEqual([
      [1, 2],
      [1, 2],
    ]);
    sides[1].settle('notes', 2, 2);
    exchange(sides, 1);
    expect(sides.map((side) => side.values()['notes'])).toEqual([2, 2]);
    expect(sides.map(({ conflicts }) => conflicts.size)).toEqual([0, 0]);
  });

  test('[MS6] a change by who has seen the other one is none, and neither is the same value twice', () => {
    const one = start();
    const ours = changed(one, 'here', { at: at(1), by: A });
    const after = changed(ours, 'there', { at: at(0), by: B });
    expect(merge('ask', ours, after)).toBe('theirs');
    expect(merge('ask', after, ours)).toBe('ours');
    const same = changed(one, 'here', { at: at(3), by: B });
    expect(merge('ask', ours, same)).toBe('theirs');
    expect(merge('ask', ours, changed(one, 'else', { at: at(3), by: B }))).toBe('conflict');
    expect(merge('own', ours, same)).toBe('ours');
  });

  test('[MS5] what follows is later though the clock went back', () => {
    const later = changed(start(), 'one', { at: at(9), by: A });
    const next = changed(later, 'two', { at: at(2), by: A });
    expect(merge('newest', later, next)).toBe('theirs');
    expect(next).toMatchObject({ at: at(9), n: 1 });
  });

  test('[MS5] values say the same whatever the order of their keys, and what is absent is not there', () => {
    expect(isSame({ a: [1, { b: 2, c: undefined }] }, { a: [1, { b: 2 }] })).toBe(true);
    expect(isSame([1, 2], [2, 1])).toBe(false);
    expect(isSame([], {})).toBe(false);
    expect(isSame(null, {})).toBe(false);
    expect(isSame('1', 1)).toBe(false);
  });
});
