import { act } from 'react';
import { beforeEach, expect, it } from 'vitest';
import type { Sort } from '#views/ui/data-list-types.ts';
import { answerMedia, click, find, render } from '#views/ui/ui.fixtures.tsx';
import { SortMenu } from './sort-menu.tsx';

// A media query list is cached, so what it matches is changed in place.
let isPhone = true;
beforeEach(() => void (isPhone = true));
answerMedia(() => isPhone);

const columns = ['number', 'total', 'state'].map((id) => ({
  id,
  header: id.toUpperCase(),
  cell: () => '',
  sortable: id !== 'state',
}));

it('[LI15] rows that are cards are sorted from a menu: by another column upwards, by the same the other way', async () => {
  const asked: Sort[] = [];
  const show = (direction: Sort['direction']) =>
    render(
      <SortMenu
        columns={columns}
        sort={{ column: 'total', direction }}
        onSort={(sort) => asked.push(sort)}
      />,
    );
  const choose = async (id: string): Promise<void> => {
    click('[aria-haspopup=menu]');
    await act(async () => {});
    const lines = [...document.querySelectorAll('[role=menuitemradio]')].map(
      ({ textContent }) => textContent,
    );
    expect(lines[0]).toBe('NUMBER');
    expect(lines).toHaveLength(2);
    click(`[data-action=${id}]`);
  };
  show('ascending');
  await choose('total');
  show('descending');
  expect(find('[aria-haspopup=menu]').getAttribute('aria-label')).toBe('Sort');
  await choose('total');
  await choose('number');
  expect(asked).toEqual([
    { column: 'total', direction: 'descending' },
    { column: 'total', direction: 'ascending' },
    { column: 'number', direction: 'ascending' },
  ]);
});

it('[LI15] rows under heads have no such menu', () => {
  isPhone = false;
  render(<SortMenu columns={columns} sort={{ column: 'total', direction: 'ascending' }} onSort={() => {}} />);
  expect(document.querySelector('[aria-haspopup=menu]')).toBeNull();
});
