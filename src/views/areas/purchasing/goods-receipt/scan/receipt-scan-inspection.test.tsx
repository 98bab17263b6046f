import { act } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { read, stopClock, touch } from '#views/ui/touch.fixtures.ts';
import { click, find, unmount } from '#views/ui/ui.fixtures.tsx';
import { shown, UNKNOWN, BOX, plain, said, scan, ways } from './receipt-scan.fixtures.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

describe('what nobody knows', () => {
  it('[RCS13] is set aside with its code, and receiving goes on', async () => {
    const { model, id, row } = await shown();
    scan('BOLT');
    scan(UNKNOWN);
    click('[data-testid=set-aside]');
    expect((find('[role=dialog] input') as HTMLInputElement).value).toBe(UNKNOWN);
    click('[data-testid=give-park]');
    expect(said()).toBe(`Set aside: ${UNKNOWN}`);
    expect([...model.replica.rows('unknownItem')]).toMatchObject([
      { code: UNKNOWN, quantity: 1_000, state: 'parked', receipt: id },
    ]);
    expect(row()?.lines).toHaveLength(1);
    expect(scan('BOLT')).toBe('BOLT: 2 of 10');
  });

  it('[RCS13] is not set aside by who may not', async () => {
    await shown({ may: (permission) => permission !== 'unknownItem.park' });
    scan(UNKNOWN);
    expect(ways()).toEqual(['Which product is it?…']);
    expect(document.querySelector('[data-testid=set-aside]')).toBeNull();
  });
});

describe('an inspection', () => {
  it('[RCS12] takes the place of posting, with the sample named, and is followed by it', async () => {
    const { row } = await shown({ bolt: { inspection: 1000 } });
    for (const _ of [1, 2]) scan(BOX);
    stopClock();
    await read();
    await touch('[data-testid=end]');
    expect(find('.scan-gate').textContent).toContain('BOLT is inspected before it is posted');
    expect(document.querySelector('[data-testid=command-post]')).toBeNull();
    await read();
    await touch('[data-testid=command-submit]');
    expect(row()?.state).toBe('checking');
    expect(plain('[data-testid=sample]')).toBe('Check 1 of 10 pcs');
    const [, , rejected] = document.querySelectorAll<HTMLInputElement>('[data-testid=inspection] input');
    act(() => rejected?.focus());
    expect(row()?.inspection?.samples).toHaveLength(2);
    await read();
    await touch('[data-testid=command-inspect]');
    expect(row()?.state).toBe('ready');
    expect(row()?.inspection?.found?.lines).toMatchObject([
      { checked: 1_000, accepted: 10_000, rejected: 0 },
      { checked: 1_000, accepted: 2_000, rejected: 0 },
    ]);
    expect(find('[data-testid=command-post]').textContent).toContain('Post receipt');
  });
});
