import { act, useState } from 'react';
import { describe, expect, it } from 'vitest';
import { parseDecimal } from '#i18n/decimal.ts';
import { formatDecimal } from '#i18n/format.ts';
import { Field } from './field.tsx';
import { NumberInput } from './number-input.tsx';
import { QuantityInput } from './scaled-input.tsx';
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
          parse={(text) => parseDecimal(text, 2, 'sv')}
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

  it('[UI35] says in its field that a text is no number, or may be two, and what to write', () => {
    const seen: (number | null | undefined)[] = [];
    render(
      <Field label="Quantity" hint="In the box" error={undefined}>
        <QuantityInput value={null} onChange={(value) => void seen.push(value)} />
      </Field>,
      { locale: 'sv', messages: {} },
    );
    type('input', '1.500');
    expect(described()).toBe('Skriv 1500 eller 1,5.');
    expect(find('input').getAttribute('aria-invalid')).toBe('true');
    type('input', '1,2345');
    expect(described()).toBe('Högst 3 decimaler.');
    type('input', 'x');
    expect(described()).toBe('Ange ett tal.');
    type('input', '1500');
    expect(described()).toBe('In the box');
    expect(seen).toEqual([undefined, undefined, undefined, 1_500_000]);
  });

  it('[UI35] reads what is typed as the language of the page means it', () => {
    const seen: (number | null | undefined)[] = [];
    render(<QuantityInput label="Quantity" value={null} onChange={(value) => void seen.push(value)} />);
    type('input', '1,500');
    type('input', '1.500');
    expect(seen).toEqual([1_500_000, 1_500]);
  });
});
