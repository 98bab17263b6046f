import { act, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Autocomplete, type AutocompleteProps } from './autocomplete.tsx';
import { fastForm } from './fast-form.fixtures.tsx';
import { paces, typeKeys } from './fast-typing.fixtures.ts';
import { Field } from './field.tsx';
import type { Option } from './option.ts';
import { find, press, unmount } from './ui.fixtures.tsx';
import { useFormKeys } from './use-form-keys.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  unmount();
  vi.useRealTimers();
});

const products: readonly Option[] = [
  { value: 'ten', label: 'BOLT-10 · Bolt', hint: '7350053850101' },
  { value: 'one', label: 'BOLT-1 · Bolt', hint: '7350053850019' },
  { value: 'nut', label: 'NUT-8 · Nut', hint: '7350053850026' },
];
const listed = (query: string): readonly Option[] =>
  products.filter(({ label, hint }) => `${label} ${hint}`.toLowerCase().includes(query.toLowerCase()));
const later =
  (delay: number) =>
  async (query: string): Promise<readonly Option[]> => {
    await new Promise((resolve) => void setTimeout(resolve, delay));
    return listed(query);
  };
const exact = (text: string): Option | string | undefined =>
  text === 'OLD-1'
    ? 'OLD-1 is archived.'
    : products.find(({ label, hint }) => label.startsWith(`${text} `) || hint === text);

type Given = Partial<AutocompleteProps<string>>;

/** A form with a product and a quantity; `chosen` is all that was chosen, in order. */
function form(given: Given = {}) {
  const chosen: (string | null)[] = [];
  function Product() {
    const [value, setValue] = useState<Option | null>(null);
    return (
      <Field label="Product">
        <Autocomplete
          value={value}
          search={listed}
          exact={exact}
          onChange={(option) => (setValue(option), chosen.push(option?.value ?? null))}
          {...given}
        />
      </Field>
    );
  }
  fastForm(<Product />);
  act(() => find('[role=combobox]').focus());
  return { chosen };
}

const textOf = (selector: string): unknown => Reflect.get(find(selector), 'value');
const rest = () => act(() => vi.advanceTimersByTimeAsync(3_000));

describe.each(paces)('a code typed at %i ms a key on a page that is four times slower', (pace) => {
  it('[UI58] is what Enter chooses, not what the list showed, and the keys after it are of the next field', async () => {
    const { chosen } = form();
    await typeKeys([...'BOLT-1', 'Enter', '5'], { pace });
    await rest();
    expect([chosen, textOf('[role=combobox]'), textOf('#quantity')]).toEqual([['one'], 'BOLT-1 · Bolt', '5']);
  });

  it('[UI58] is what Tab chooses', async () => {
    const { chosen } = form();
    await typeKeys([...'NUT-8', 'Tab', '7'], { pace });
    await rest();
    expect([chosen, textOf('#quantity')]).toEqual([['nut'], '7']);
  });

  it('[UI58] is taken whole, all 13 digits of it, again and again', async () => {
    for (const [code, product] of [
      ['7350053850019', 'one'],
      ['7350053850101', 'ten'],
      ['7350053850026', 'nut'],
    ] as const) {
      const { chosen } = form();
      await typeKeys([...code, 'Enter'], { pace });
      await rest();
      expect(chosen).toEqual([product]);
      unmount();
    }
  });

  it('[UI58] is waited for where the list comes late, while the next field is typed into', async () => {
    const { chosen } = form({ search: later(400), exact: undefined });
    await typeKeys([...'NUT', 'Enter', '1', '2'], { pace });
    expect(textOf('#quantity')).toBe('12');
    await rest();
    expect([chosen, textOf('#quantity')]).toEqual([['nut'], '12']);
  });

  it('[UI58] is kept where nothing has it, with a sentence, and nothing is chosen', async () => {
    const { chosen } = form();
    await typeKeys([...'7350053859999', 'Enter'], { pace });
    await rest();
    expect(chosen.filter((one) => one !== null)).toEqual([]);
    expect(textOf('[role=combobox]')).toBe('7350053859999');
    expect(find('[role=alert]').textContent).toBe('Nothing found for “7350053859999”.');
    expect(document.activeElement).toBe(find('[role=combobox]'));
  });

  it('[UI58] is kept with a sentence after Tab, and where the list comes late', async () => {
    const { chosen } = form({ search: later(400), exact: undefined });
    await typeKeys([...'XYZ', 'Tab', '3'], { pace });
    await rest();
    expect([chosen.filter(Boolean), textOf('[role=combobox]'), textOf('#quantity')]).toEqual([
      [],
      'XYZ',
      '3',
    ]);
    expect(find('[role=alert]').textContent).toBe('Nothing found for “XYZ”.');
  });

  it('[UI58] says why what has it cannot be chosen, and nothing like it is taken in its place', async () => {
    const { chosen } = form({ search: () => products });
    await typeKeys([...'OLD-1', 'Enter'], { pace });
    await rest();
    expect([chosen.filter(Boolean), find('[role=alert]').textContent]).toEqual([[], 'OLD-1 is archived.']);
  });
});

describe('a form that is saved while a code is still typed', () => {
  /** What is saved, each time. */
  function savedForm(given: Given = {}) {
    const saved: (string | undefined)[] = [];
    function Product() {
      const [value, setValue] = useState<Option | null>(null);
      const save = (): void => void saved.push(value?.value);
      useFormKeys({ save });
      return (
        <>
          <Autocomplete
            value={value}
            search={listed}
            exact={exact}
            onChange={(one) => setValue(one)}
            {...given}
          />
          <button type="button" onClick={save}>
            Save
          </button>
        </>
      );
    }
    fastForm(<Product />);
    act(() => find('[role=combobox]').focus());
    return saved;
  }
  const saveByKey = () => act(async () => press('s', { ctrlKey: true }));

  it('[UI58] has what the code names, saved by its keys or by its button', async () => {
    const byKey = savedForm();
    await typeKeys([...'BOLT-1'], { pace: 10 });
    await saveByKey();
    expect(byKey).toEqual(['one']);
    unmount();
    const byButton = savedForm();
    await typeKeys([...'7350053850026'], { pace: 10 });
    act(() => find('button:not([aria-label])').focus());
    act(() => find('button:not([aria-label])').click());
    expect(byButton).toEqual(['nut']);
  });

  it('[UI58] is saved when the list that decides is there', async () => {
    const saved = savedForm({ search: later(400), exact: undefined });
    await typeKeys([...'NUT'], { pace: 10 });
    await saveByKey();
    expect(saved).toEqual([]);
    await rest();
    expect(saved).toEqual(['nut']);
  });

  it('[UI58] is not saved with a text that names nothing, or what cannot be chosen', async () => {
    for (const text of ['XYZ', 'OLD-1']) {
      const saved = savedForm();
      await typeKeys([...text], { pace: 10 });
      await saveByKey();
      expect([saved, textOf('[role=combobox]')]).toEqual([[], text]);
      expect(find('[role=alert]').textContent).toContain(text);
      unmount();
    }
  });

  it('[UI58] says why what cannot be chosen is not, where the field was left for the button', async () => {
    savedForm();
    await typeKeys([...'OLD-1'], { pace: 10 });
    act(() => find('button:not([aria-label])').focus());
    expect([textOf('[role=combobox]'), find('[role=alert]').textContent]).toEqual([
      'OLD-1',
      'OLD-1 is archived.',
    ]);
  });
});

it('[UI58] a field that takes one after the other is empty for the next, and keeps the focus', async () => {
  const { chosen } = form({ stays: true, value: null });
  await typeKeys([...'NUT-8', 'Enter', ...'BOLT-1', 'Enter'], { pace: 10 });
  await rest();
  expect([chosen, textOf('[role=combobox]'), textOf('#quantity')]).toEqual([['nut', 'one'], '', '']);
});

it('[UI58] what is typed or scanned on a field that shows a choice takes its place', async () => {
  const { chosen } = form();
  await typeKeys([...'NUT-8', 'Enter'], { pace: 10 });
  act(() => find('[role=combobox]').focus());
  await typeKeys([...'7350053850019', 'Enter', '3'], { pace: 10 });
  await rest();
  expect([chosen, textOf('#quantity')]).toEqual([['nut', 'one'], '3']);
});

it('[UI58] the entry that arrows led to in the list of what was typed is chosen by Enter', async () => {
  const { chosen } = form({ exact: undefined });
  await typeKeys([...'BOLT'], { pace: 100, slowed: 1 });
  await rest();
  await typeKeys(['ArrowDown', 'Enter', '4'], { pace: 100, slowed: 1 });
  await rest();
  expect([chosen, textOf('#quantity')]).toEqual([['one'], '4']);
});

it('[UI58] Tab through a field that was only looked at chooses nothing', async () => {
  const { chosen } = form();
  act(() => find('[role=combobox]').click());
  await rest();
  await typeKeys(['Tab'], { pace: 100 });
  await rest();
  expect(chosen).toEqual([]);
});

it('[UI58] what nothing has is not created by the Enter that ended it, only by one that saw the offer', async () => {
  const created: string[] = [];
  const creating = {
    label: (text: string) => `Create “${text}”`,
    onCreate: (text: string) => void created.push(text),
  };
  form({ creating });
  await typeKeys([...'ABC', 'Enter'], { pace: 10 });
  await rest();
  expect([created, find('[role=option]').textContent]).toEqual([[], 'Create “ABC”']);
  await typeKeys(['Enter'], { pace: 10 });
  expect(created).toEqual(['ABC']);
});
