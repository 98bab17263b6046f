import { describe, expect, it } from 'vitest';
import { visibleItems } from './nav-item.ts';

describe('navigation', () => {
  it('[UI2] shows an item by its flag and a group if any child is left', () => {
    const items = [
      { id: 'a', label: 'A', to: '/a' },
      { id: 'b', label: 'B', to: '/b', visible: false },
      { id: 'c', label: 'C', children: [{ id: 'd', label: 'D', to: '/d', visible: false }] },
      {
        id: 'e',
        label: 'E',
        children: [
          { id: 'f', label: 'F' },
          { id: 'g', label: 'G', visible: false },
        ],
      },
    ];
    expect(visibleItems(items)).toEqual([
      items[0],
      { id: 'e', label: 'E', children: [{ id: 'f', label: 'F' }] },
    ]);
  });
});
