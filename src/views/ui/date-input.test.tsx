import { act, useRef, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { DateInput } from './date-input.tsx';
import { Field } from './field.tsx';
import { Popover } from './popover.tsx';
import { click, find, render, type } from './ui.fixtures.tsx';

const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];

async function opened() {
  await render(
    <Field label="Ordered on">
      <DateInput value="2026-11-03" min="2026-11-02" onChange={() => undefined} />
    </Field>,
  );
  await act(async () => find('.p-datepicker-trigger').click());
}

it('[UI61] the days of a calendar are cells of its grid, by their dates, one of them selected', async () => {
  await opened();
  const cells = all('[role=grid] [role=gridcell]');
  expect(cells.length).toBeGreaterThan(34);
  expect(all('[aria-selected]').filter((one) => one.getAttribute('role') !== 'gridcell')).toEqual([]);
  const selected = cells.filter((one) => one.getAttribute('aria-selected') === 'true');
  expect(selected.map(({ textContent }) => textContent)).toEqual(['3 November 2026, Tuesday']);
  const off = cells.filter((one) => one.getAttribute('aria-disabled') === 'true');
  expect(off.map(({ textContent }) => textContent)).toContain('1 November 2026, Sunday');
  // Nothing between rows and cells, and no other name than what is read.
  expect(all('[role=grid] td:not([role=none]), [role=grid] td[aria-label]')).toEqual([]);
});

it('[UI61] its buttons are called by what is read on them, and its months and years can be chosen', async () => {
  await opened();
  const title = (): (string | null)[] =>
    all('.p-datepicker-title button').flatMap((one) => [one.getAttribute('aria-label'), one.textContent]);
  expect(title()).toEqual([null, 'November', null, '2026']);
  click('.p-datepicker-month');
  expect(all('[role=listbox] [role=option][aria-selected=true]')).toHaveLength(1);
  click('.p-datepicker-title button');
  expect(all('[role=listbox] [role=option]')).toHaveLength(10);
});

const told: (string | null)[] = [];

function Held({ from = null, min }: { readonly from?: string | null; readonly min?: string }) {
  const [value, setValue] = useState(from);
  const change = (day: string | null): void => {
    told.push(day);
    setValue(day);
  };
  return (
    <Field label="Promised for">
      <DateInput value={value} min={min} onChange={change} />
    </Field>
  );
}

const input = () => find('input') as HTMLInputElement;

/** Types key by key, as a person does. */
function typeKeys(text: string): void {
  act(() => input().focus());
  for (const at of text.split('').keys()) type('input', text.slice(0, at + 1));
}

const leave = () => act(() => input().blur());

async function held(props: Parameters<typeof Held>[0] = {}) {
  told.length = 0;
  vi.setSystemTime('2026-11-29T12:00:00');
  await render(<Held {...props} />);
}

it.each([
  ['5/12', '2026-12-05'],
  ['i morgon', '2026-11-30'],
  ['+3', '2026-12-02'],
  ['v. 49', '2026-11-30'],
  ['Fri', '2026-12-04'],
])('[UI70] %s typed key by key is told as %s, and shown once the field is left', async (text, day) => {
  await held({ from: '2026-11-03' });
  typeKeys(text);
  expect(input().value).toBe(text);
  expect(told.at(-1)).toBe(day);
  leave();
  expect(input().value).toBe(day);
});

it('[UI70] a key is told once', async () => {
  await held({ from: '2026-11-03' });
  typeKeys('+3');
  expect(told).toEqual([null, '2026-12-02']);
});

it('[UI70] a text that is no day stays, says what is expected, and holds the form back', async () => {
  await held({ from: '2026-11-03' });
  typeKeys('soon');
  expect(document.querySelector('[role=alert]')).toBeNull();
  leave();
  expect(input().value).toBe('soon');
  expect(told.at(-1)).toBeNull();
  expect(find('[role=alert]').textContent).toContain('5/12, tomorrow, +3');
  expect(input().getAttribute('aria-invalid')).toBe('true');
  expect(input().dataset['unsettled']).toBe('true');
  typeKeys('+1');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

it('[UI70] a day before the first allowed is not taken, and says which that is', async () => {
  await held({ min: '2026-12-01' });
  typeKeys('today');
  leave();
  expect(told.filter((day) => day !== null)).toEqual([]);
  expect(find('[role=alert]').textContent).toBe('No earlier than 2026-12-01.');
});

it('[UI70] a day chosen in the calendar replaces what was typed', async () => {
  await held({ from: '2026-11-03' });
  typeKeys('soon');
  leave();
  await act(async () => find('.p-datepicker-trigger').click());
  const cell = all('[role=grid] [role=gridcell]').find(({ textContent }) => textContent?.startsWith('9 Nov'));
  await act(async () => cell?.click());
  expect(told.at(-1)).toBe('2026-11-09');
  expect(input().value).toBe('2026-11-09');
  expect(document.querySelector('[role=alert]')).toBeNull();
});

function InOverlay() {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(true);
  return (
    <span ref={anchor}>
      <Popover open={open} anchor={anchor} onClose={() => setOpen(false)}>
        <DateInput value="2026-11-03" onChange={() => undefined} />
      </Popover>
    </span>
  );
}

it('[UI75] a press on the calendar of a field in an overlay leaves that open, one beside it closes it', async () => {
  const raised: Element[] = [];
  // jsdom has no top layer.
  Object.assign(HTMLElement.prototype, {
    showPopover(this: HTMLElement) {
      raised.push(this);
    },
  });
  await render(<InOverlay />);
  await act(async () => find('.p-datepicker-trigger').click());
  Reflect.deleteProperty(HTMLElement.prototype, 'showPopover');
  expect(raised).toEqual([find('.p-datepicker')]);
  const pressOn = (place: Element): void =>
    act(() => void place.dispatchEvent(new Event('pointerdown', { bubbles: true })));
  const isOpen = (): boolean => document.querySelector('.ui-popover') !== null;
  pressOn(find('[role=grid] [role=gridcell]'));
  act(
    () =>
      void find('[role=grid]').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  );
  expect(isOpen()).toBe(true);
  pressOn(document.body);
  expect(isOpen()).toBe(false);
});
