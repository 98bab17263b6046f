/** What is done to a record that a list offers or not. */
export type ListedCommand = 'create' | 'update' | 'archive' | 'restore';

const none = { on: { create: { guard: 'isSound', target: 'active', actions: 'created' } } } as const;
const update = { guard: 'isSound', actions: 'updated' } as const;

/** The life of a price: in its list, or kept for what was traded at it. */
export const pricedLife = {
  none,
  active: { on: { update, archive: { target: 'archived', actions: 'archived' } } },
  archived: { on: { restore: { guard: 'placeIsFree', target: 'active', actions: 'restored' } } },
} as const;

/** The life of a price list: in use, or kept for what was traded by it. */
export const listLife = {
  none,
  active: {
    on: { update, archive: { guard: 'nothingBuildsOnIt', target: 'archived', actions: 'archived' } },
  },
  archived: { on: { restore: { target: 'active', actions: 'restored' } } },
} as const;
