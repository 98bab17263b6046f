import { i18n } from '@lingui/core';
import { act, useState } from 'react';
import { expect, it } from 'vitest';
import { useFormat } from '#views/ui/use-format.ts';
import { find, render, type } from '#views/ui/ui.fixtures.tsx';
import type { Draft } from './use-draft.ts';
import { useInLanguage, useTypedState } from './use-in-language.ts';

const say = (text: string, write: (text: string) => string): string => write(text);

function OfPage() {
  const [text, setText] = useTypedState('', say);
  return <Typed text={text} onText={(typed) => setText(() => typed)} />;
}

interface Weighed {
  readonly weight: string;
  readonly language: string;
}

function OfDraft() {
  const [value, setValue] = useState<Weighed>({ weight: '', language: 'sv' });
  const change = (parts: Partial<Weighed>): void => setValue((before) => ({ ...before, ...parts }));
  // Of a draft only these two matter here.
  const draft = useInLanguage({ value, change } as Draft<Weighed>, (one, write) => ({
    ...one,
    weight: write(one.weight),
  }));
  return <Typed text={draft.value.weight} onText={(weight) => draft.change({ weight })} />;
}

function Typed({ text, onText }: { readonly text: string; readonly onText: (text: string) => void }) {
  const format = useFormat();
  return (
    <>
      <input value={text} onChange={(event) => onText(event.target.value)} />
      <output>{String(format.read(text, 3))}</output>
    </>
  );
}

const shown = (): readonly string[] => [
  (find('input') as HTMLInputElement).value, // the only input
  find('output').textContent ?? '',
];
const speak = (locale: string): void => act(() => i18n.loadAndActivate({ locale, messages: {} }));

it.each([
  ['a page', OfPage],
  ['a draft', OfDraft],
])('[I18N9] what was typed on %s is the same number once it is in another language', (_, Content) => {
  render(<Content />, { locale: 'sv', messages: {} });
  type('input', '1,125');
  expect(shown()).toEqual(['1,125', '1125']);
  speak('en');
  expect(shown()).toEqual(['1.125', '1125']);
  type('input', '1,125');
  expect(shown()).toEqual(['1,125', '1125000']);
  speak('sv');
  expect(shown()).toEqual(['1125', '1125000']);
  type('input', 'x');
  speak('en');
  expect(shown()).toEqual(['x', 'undefined']);
});
