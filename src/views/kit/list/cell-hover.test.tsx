import { act } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { companyWorld } from '#machines/company.fixtures.ts';
import { deviceWith, showAt } from '../document/document.fixtures.tsx';
import { TimeCell } from '../document/time-cell.tsx';
import { find, unmount } from '#views/ui/ui.fixtures.tsx';
import { CellHover } from './cell-hover.tsx';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-05-04T08:00:00.000Z'), toFake: ['Date'] }));
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const columns = [
  { id: 'number', header: 'Number', cell: () => '', value: () => 'SO-1' },
  { id: 'day', header: 'Promised', cell: () => '', value: (line: { day: string }) => line.day },
  { id: 'at', header: 'Shipped', cell: () => '', value: () => new Date('2026-05-04T05:00:00.000Z') },
];

const point = (selector: string): void =>
  act(() => void find(selector).dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));

it('[LI16] a day or a moment that is pointed at says how far away it is, a cut text all of itself', async () => {
  await showAt(deviceWith(companyWorld()), '/en/here', () => (
    <CellHover
      columns={columns}
      lines={[{ day: '2026-05-05' }, { day: '2026-05-04' }, { day: '2026-04-01' }]}
    >
      {[0, 1, 2].map((index) => (
        <div key={index} role="row" data-index={index}>
          <div role="gridcell" className="ui-cell-check">
            -
          </div>
          {columns.map(({ id }) => (
            <div
              key={id}
              role="gridcell"
              className="ui-cell"
              id={`${id}${index}`}
              title={id === 'number' ? 'old' : ''}
            >
              <span>{id}</span>
            </div>
          ))}
        </div>
      ))}
    </CellHover>
  ));
  for (const index of [0, 1, 2]) point(`#day${index} span`);
  point('#at0 span');
  point('#number0 span');
  expect(['#day0', '#day1', '#day2', '#at0'].map((cell) => find(cell).title)).toEqual([
    'tomorrow',
    'today',
    '1 month ago',
    '3 hours ago',
  ]);
  expect(find('#number0').hasAttribute('title')).toBe(false);
  const narrow = find('#number1');
  Object.defineProperties(narrow, { clientWidth: { value: 40 }, scrollWidth: { value: 60 } });
  point('#number1 span');
  expect(narrow.title).toBe('number');
});

it('[LI16] so does a day or a moment on a page', async () => {
  await showAt(deviceWith(companyWorld()), '/en/here', () => (
    <>
      <TimeCell at="2026-05-03" />
      <TimeCell at="2026-05-04T06:00:00.000Z" />
      <TimeCell at={null} />
    </>
  ));
  const times = [...document.querySelectorAll('time')];
  for (const time of times)
    act(() => void time.dispatchEvent(new PointerEvent('pointerover', { bubbles: true })));
  expect(times.map(({ title }) => title)).toEqual(['yesterday', '2 hours ago']);
  expect(times[0]?.textContent).toBe('3 May 2026');
});
