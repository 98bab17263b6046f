import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '#i18n/decimal.ts';
import { formatDecimal } from '#i18n/format.ts';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { TextInput } from './text-input.tsx';
import { find, press, render, type } from './ui.fixtures.tsx';

const described = () =>
  document.getElementById(find('input').getAttribute('aria-describedby') ?? '')?.textContent;

describe('fields', () => {
  it('[UI4] ties label and hint to the control, and lets one error take the hint away', () => {
    const field = (error?: string) => (
      <Field label="Name" hint="As on the invoice" error={error}>
        <TextInput value="" onChange={() => {}} />
      </Field>
    );
    const host = render(field());
    expect(find('label').getAttribute('for')).toBe(find('input').id);
    expect(described()).toBe('As on the invoice');
    render(field('Enter a name.'));
    expect(described()).toBe('Enter a name.');
    expect(find('input').getAttribute('aria-invalid')).toBe('true');
    expect(host.textContent).not.toContain('As on the invoice');
  });

  it('[UI7] keeps the typed text until the field is left, then tidies it', () => {
    const seen: (number | null | undefined)[] = [];
    function Price() {
      const [value, setValue] = useState<number | null>(null);
      return (
        <NumberInput
          label="Price"
          value={value}
          step={100}
          min={0}
          onChange={(next) => {
            seen.push(next);
            if (next !== undefined) setValue(next);
          }}
          parse={(text) => parseDecimal(text, 2)}
          format={(minor) => formatDecimal(minor, 2, 'sv', 2)}
        />
      );
    }
    render(<Price />);
    const input = find('input') as HTMLInputElement; // the only input
    act(() => input.focus());
    type('input', '12,');
    expect(input.value).toBe('12,');
    type('input', '12,x');
    expect(input.value).toBe('12,x');
    type('input', '12,5');
    act(() => input.blur());
    expect(input.value).toBe('12,50');
    act(() => input.focus());
    press('ArrowDown');
    expect(input.value).toBe('11,50');
    expect(seen).toEqual([1200, undefined, 1250, 1150]);
  });
});
