import { describe, expect, it } from 'vitest';
import { narrowed } from './palette-groups.ts';
import type { PaletteEntry, RankedGroup } from './palette-entry.ts';
import { bestOf, rankOf } from './rank.ts';

describe('what fits', () => {
  it('[PAL6] is the better the more of a name it is', () => {
    const names = ['BOLT-8', 'Hex bolt M8'];
    const ranks = ['bolt-8', 'Bolt', 'm8', 'olt', 'm8 bolt', 'nut', 'bolt nut'].map((query) =>
      rankOf(names, query),
    );
    expect(ranks).toEqual([0, 1, 2, 3, 3, undefined, undefined]);
  });

  it('[PAL2] comes best first, few of many, the equally good ones as they stood', () => {
    const all = ['a bolt', 'bolts', 'bolt', 'rebolt', 'bolt b', 'nut'];
    const best = bestOf(all, (one) => [one], 'bolt', 4);
    expect(best).toEqual([
      { one: 'bolt', rank: 0 },
      { one: 'bolts', rank: 1 },
      { one: 'bolt b', rank: 1 },
      { one: 'a bolt', rank: 2 },
    ]);
  });
});

describe('groups', () => {
  const entry = (label: string, also?: string): PaletteEntry => ({
    id: label,
    label,
    icon: 'file',
    also,
    run: () => {},
  });
  const found = (rank: number): RankedGroup => ({
    id: 'salesOrder',
    label: 'Sales orders',
    entries: [entry('SO-1012')],
    rank,
  });
  const pages = {
    id: 'pages',
    label: 'Pages',
    entries: [entry('Kundorder', 'sales orders'), entry('Saldo')],
  };
  const more = { id: 'more', label: 'More', entries: [entry('Logga ut', 'sign out')] };

  it('[PAL6] stand by the best in them, and those where nothing fits are gone', () => {
    const idsOf = (query: string, rank: number): readonly string[] =>
      narrowed([more, pages], [found(rank)], query).flatMap(({ entries }) => entries.map(({ id }) => id));
    expect(idsOf('sal', 0)).toEqual(['SO-1012', 'Kundorder', 'Saldo']);
    expect(idsOf('saldo', 1)).toEqual(['Saldo', 'SO-1012']);
  });

  it('[PAL1] are found by English words in another language', () => {
    const [first] = narrowed([more, pages], [], 'sign out');
    expect(first).toEqual({ ...more, rank: 0 });
    expect(narrowed([more, pages], [], 'nothing like it')).toEqual([]);
  });
});
