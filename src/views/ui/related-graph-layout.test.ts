import { describe, expect, it } from 'vitest';
import { layers } from './related-graph-layout.ts';

const places = (ids: string[], edges: [string, string][]) =>
  Object.fromEntries(
    [
      ...layers(
        ids,
        edges.map(([from, to]) => ({ from, to })),
      ),
    ].map(([id, place]) => [id, [place.column, place.row]]),
  );

describe('graph of related documents', () => {
  it('[UI9] places each by its longest way from a start', () => {
    const edges: [string, string][] = [
      ['order', 'pickA'],
      ['order', 'pickB'],
      ['pickA', 'shipment'],
      ['order', 'shipment'],
    ];
    expect(places(['order', 'pickA', 'pickB', 'shipment'], edges)).toEqual({
      order: [0, 0],
      pickA: [1, 0],
      pickB: [1, 1],
      shipment: [2, 0],
    });
  });

  it('[UI9] a cycle and an edge to nowhere do not hang it', () => {
    const found = places(
      ['a', 'b'],
      [
        ['a', 'b'],
        ['b', 'a'],
        ['b', 'gone'],
      ],
    );
    expect(Object.keys(found)).toEqual(['a', 'b']);
  });
});
