import { expect, test } from 'vitest';
import { kinds } from '../kinds.ts';
import { builtInRoles } from '../areas/setup/role/permissions.ts';
import { eventOfEntry } from './event-of-entry.ts';
import {
  cellKey,
  channels,
  channelsFor,
  isFixed,
  isOffered,
  isUsual,
  notificationEvent,
  notificationEvents,
} from './notification-events.ts';

const by = (role: keyof typeof builtInRoles) => (permission: string) =>
  (builtInRoles[role] as readonly string[]).includes(permission);
const found = (id: string) => {
  const event = notificationEvent(id);
  if (!event) throw new Error(`no event ${id}`);
  return event;
};

test('[NT1] every fact that concerns anybody, and every other notification, belongs to an event', () => {
  const told = kinds.flatMap(({ kind, concerns }) =>
    Object.keys(concerns).map((type) => ({ reason: 'changed' as const, kind, type })),
  );
  const others = [
    ...(
      ['mentioned', 'replied', 'followed', 'told', 'refused', 'asked', 'carriedOut', 'declined'] as const
    ).map((reason) => ({
      reason,
      kind: 'product',
      type: 'written',
    })),
    ...[
      'late',
      'expiring',
      'expired',
      'belowReorderPoint',
      'disturbed',
      'backupFailed',
      'unusual.reopened',
    ].map((type) => ({
      reason: 'warned' as const,
      kind: 'lot',
      type,
    })),
  ];
  const ids = [...told, ...others].map(eventOfEntry);
  expect(ids.filter((id) => !notificationEvent(id))).toEqual([]);
  expect([...new Set(ids)].toSorted()).toEqual(notificationEvents.map(({ id }) => id).toSorted());
});

test('[NT5] a notification leads to its event by what it says itself', () => {
  expect(eventOfEntry({ reason: 'changed', kind: 'supplierReturn', type: 'rejected' })).toBe(
    'supplierReturn',
  );
  expect(eventOfEntry({ reason: 'changed', kind: 'purchaseOrder', type: 'rejected' })).toBe(
    'approvalDecided',
  );
});

test('[NT5] what asks for approval is what its kind tells approvers of', () => {
  const asked = kinds.flatMap(({ kind, concerns }) =>
    Object.entries(concerns as Readonly<Record<string, readonly string[]>>).flatMap(([type, told]) =>
      told.includes('approvers') ? [`${kind} ${type}`] : [],
    ),
  );
  expect(asked.toSorted()).toEqual([
    'adjustment submitted',
    'count reviewed',
    'customerReturn requested',
    'movement requested',
    'purchaseOrder submitted',
    'salesOrder approvalAsked',
    'supplierBill explained',
    'supplierBill matched',
  ]);
  for (const one of asked) {
    const [kind = '', type = ''] = one.split(' ');
    expect(eventOfEntry({ reason: 'changed', kind, type })).toBe('approvalAsked');
    expect(found('approvalAsked').needs).toContain(`${kind}.approve`);
  }
  expect(eventOfEntry({ reason: 'followed', kind: 'count', type: 'submitted' })).toBe('followed');
});

test('[NT2] a person has rows for what they may see', () => {
  const rows = (role: keyof typeof builtInRoles) =>
    notificationEvents.filter((event) => isOffered(event, by(role))).map(({ id }) => id);
  expect(rows('Administrator')).toHaveLength(notificationEvents.length);
  expect(rows('Sales')).toContain('approvalAsked'); // of returns
  expect(rows('Warehouse')).not.toContain('approvalAsked');
  expect(rows('Viewer')).toContain('salesOrder');
  const none = notificationEvents.filter((event) => isOffered(event, () => false));
  expect(none.map(({ id }) => id)).toEqual([
    'mentioned',
    'replied',
    'followed',
    'told',
    'requested',
    'answered',
    'refused',
    'accessChanged',
  ]);
});

test('[NT3] what is usual follows from what the role may do', () => {
  const late = found('purchaseOrderLate');
  expect(isUsual(late, 'inbox', by('Purchasing'))).toBe(true);
  expect(isUsual(late, 'inbox', by('Viewer'))).toBe(false);
  expect(channelsFor(found('mentioned'), new Map(), by('Viewer'))).toEqual(['inbox', 'mail', 'push']);
  const chosen = new Map([
    [cellKey('mentioned', 'mail'), false],
    [cellKey('mentioned', 'daily'), true],
  ]);
  expect(channelsFor(found('mentioned'), chosen, by('Viewer'))).toEqual(['inbox', 'daily', 'push']);
});

test('[NT4] what others wait for stays in the inbox, whatever is chosen', () => {
  const off = new Map(channels.map((channel) => [cellKey('approvalAsked', channel), false]));
  expect(channelsFor(found('approvalAsked'), off, by('Administrator'))).toEqual(['inbox']);
  expect(isFixed(found('approvalAsked'), 'mail')).toBe(false);
  expect(isFixed(found('mentioned'), 'inbox')).toBe(false);
});
