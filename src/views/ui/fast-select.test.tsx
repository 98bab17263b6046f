import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fastForm } from './fast-form.fixtures.tsx';
import { paces, typeKeys } from './fast-typing.fixtures.ts';
import { Field } from './field.tsx';
import type { Option } from './option.ts';
import { Select } from './select.tsx';
import { find, unmount } from './ui.fixtures.tsx';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const bins: readonly Option[] = [
  ...Array.from({ length: 9 }, (_, at) => ({ value: `a${at}`, label: `A-01-0${at}`, hint: `9000${at}` })),
  { value: 'long', label: 'A-01-011' },
  { value: 'held', label: 'B-01-01', disabled: true },
  { value: 'shelf', label: 'Shelf A 1' },
];

function form() {
  const chosen: string[] = [];
  function Bin() {
    const [value, setValue] = useState<string | null>(null);
    return (
      <Field label="Bin">
        <Select value={value} options={bins} onChange={(one) => (setValue(one), chosen.push(one))} />
      </Field>
    );
  }
  fastForm(<Bin />);
  act(() => find('[role=combobox]').focus());
  return chosen;
}

const quantity = (): unknown => Reflect.get(find('#quantity'), 'value');
const rest = () => act(() => vi.advanceTimersByTimeAsync(3_000));

describe.each(paces)('a bin typed at %i ms a key on a page that is four times slower', (pace) => {
  it('[UI58] on a closed list is chosen by Enter, and the keys after it are of the next field', async () => {
    const chosen = form();
    await typeKeys([...'A-01-01', 'Enter', '5'], { pace });
    await rest();
    expect([chosen, quantity()]).toEqual([['a1'], '5']);
  });

  it('[UI58] that no bin has chooses none with a code like it, and says so', async () => {
    const chosen = form();
    await typeKeys([...'A-01-099', 'Enter'], { pace });
    await rest();
    expect([chosen, find('[role=alert]').textContent]).toEqual([[], 'Nothing found for “A-01-099”.']);
  });

  it('[UI58] into the filter of the list is chosen before the list has followed', async () => {
    const chosen = form();
    act(() => find('.p-dropdown').click());
    await rest();
    act(() => find('.p-dropdown-filter').focus());
    await typeKeys([...'90003', 'Enter', '7'], { pace });
    await rest();
    expect([chosen, quantity()]).toEqual([['a3'], '7']);
  });
});

it('[UI58] a choice that is off is not taken by its code, and its like neither', async () => {
  const chosen = form();
  await typeKeys([...'B-01-01', 'Enter'], { pace: 10 });
  await rest();
  expect([chosen, find('[role=alert]').textContent]).toEqual([[], 'B-01-01 cannot be chosen here.']);
});

it('[UI58] a name with spaces is typed whole on a closed list', async () => {
  const chosen = form();
  await typeKeys([...'Shelf A 1', 'Tab', '2'], { pace: 10 });
  await rest();
  expect(chosen).toEqual(['shelf']);
});
