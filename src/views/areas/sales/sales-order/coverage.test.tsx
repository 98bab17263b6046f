import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith } from '#views/kit/document/document.fixtures.tsx';
import { ModelProvider } from '#views/kit/document/model-context.tsx';
import { render, unmount } from '#views/ui/ui.fixtures.tsx';
import { Coverage } from './sales-order-holdings.tsx';
import type { Cover } from './waiting.ts';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-29T08:00:00.000Z') }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

function badges(cover: Cover): (string | null)[] {
  const host = render(
    <ModelProvider model={deviceWith(companyWorld())}>
      <Coverage cover={cover} />
    </ModelProvider>,
  );
  return [...host.querySelectorAll('.ui-badge')].map((badge) => badge.textContent);
}

it('[SO2] lines that nothing is expected for are told beside the day of the others', () => {
  expect(badges({ waiting: 3_000, coveredOn: '2026-12-05', uncovered: 1 })).toEqual([
    expect.stringMatching(/^Expected .*2026/),
    '1 line: nothing expected',
  ]);
  expect(badges({ waiting: 3_000, coveredOn: null, uncovered: 2 })).toEqual(['Nothing expected']);
});

it('[SO2] a day that has passed is no longer expected, but overdue', () => {
  expect(badges({ waiting: 3_000, coveredOn: '2026-11-22', uncovered: 0 })).toEqual([
    expect.stringMatching(/^Overdue since .*2026/),
  ]);
});
