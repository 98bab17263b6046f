import { describe, expect, test } from 'vitest';
import type { Observation } from '../kernel/conform.ts';
import { modelAndApi as layers } from './quotes.ts';
import { rowKit, whereOf } from './row-kit.ts';

interface Seen extends Observation {
  counted: number;
  held: boolean;
}

const seen = (over: Partial<Seen> = {}): Seen => ({
  state: { at: 'draft' },
  counted: 1,
  held: false,
  ...over,
});
const { row, around, keeps } = rowKit<Seen>({
  figures: ['counted', 'held'],
  layers,
  aroundLayers: ['model'],
});
const src = { decision: 'So it is.' };
const fits = { fits: true };

describe('the states of a row', () => {
  test('[PATHS] are read as a lifecycle is written', () => {
    expect(whereOf('draft, counted → posted', 'at')).toEqual({
      from: { at: ['draft', 'counted'] },
      to: { at: 'posted' },
    });
    expect(whereOf('draft', 'at')).toEqual({ from: { at: ['draft'] }, to: {} });
    expect(whereOf('', 'at')).toEqual({ from: {}, to: {} });
  });

  test('[PATHS] may be of several regions', () => {
    expect(whereOf('a, b → c; fulfilment: picking → *; billing: → toInvoice', 'commercial')).toEqual({
      from: { commercial: ['a', 'b'], fulfilment: ['picking'] },
      to: { commercial: 'c', fulfilment: '*', billing: 'toInvoice' },
    });
  });
});

describe('a row', () => {
  test('[PATHS] asks that the command fits, and for what it says itself', () => {
    const { when } = row('X-1', 'post', 'draft → posted', 'posted', src, { when: ({ held }) => !held });
    expect(when?.(seen(), fits)).toBe(true);
    expect(when?.(seen(), { fits: false })).toBe(false);
    expect(when?.(seen({ held: true }), fits)).toBe(false);
  });

  test('[PATHS] keeps every figure that it does not name', () => {
    const { then, does } = row('X-1', 'post', 'draft → posted', ['posted', 'closed'], src);
    expect(does).toEqual(['posted', 'closed']);
    expect(then?.(seen(), seen(), fits)).toBe(true);
    expect(then?.(seen(), seen({ counted: 2 }), fits)).toBe(false);
    const made = row('X-2', 'count', 'draft', 'counted', src, {
      makes: ({ quantity = 0 }) => ({ counted: quantity }),
    });
    expect(made.then?.(seen(), seen({ counted: 3 }), { fits: true, quantity: 3 })).toBe(true);
    expect(made.then?.(seen(), seen({ counted: 3, held: true }), { fits: true, quantity: 3 })).toBe(false);
    expect(keeps(seen(), seen({ held: true }), { held: true })).toBe(true);
  });

  test('[PATHS] of what happens around a document asks for nothing and does nothing of its own', () => {
    const held = around('X-90', 'it is held', '', src, { makes: { held: true } });
    expect(Object.keys(held)).not.toContain('when');
    expect(Object.keys(held)).not.toContain('does');
    expect(held.layers).toEqual(['model']);
    expect(held.then?.(seen(), seen({ held: true }), fits)).toBe(true);
    expect(held.then?.(seen(), seen(), fits)).toBe(false);
  });
});
