import { act } from 'react';
import { expect, it } from 'vitest';
import { press, render } from '#views/ui/ui.fixtures.tsx';
import { RegisterCompany } from './register-company.tsx';
import type { RegisterStepProps } from './register-step.ts';

const company = { company: 'Alm', country: 'SE', currency: 'SEK', timeZone: 'Europe/Stockholm' };

function show(over: object = {}): void {
  const state = { context: { company: { ...company, ...over } }, can: () => false };
  const step = { state, send: () => {} } as unknown as RegisterStepProps; // all that the step uses
  render(<RegisterCompany {...step} />);
}

const boxes = () => [...document.querySelectorAll<HTMLInputElement>('[role=combobox]')];
const chosen = () => boxes().map(({ value }) => value);
const key = (code: string): void => press(code, { code });

/** Opens the list of countries and takes the next one. */
function nextCountry(): void {
  act(() => boxes()[0]?.focus());
  for (const code of ['ArrowDown', 'ArrowDown', 'Enter']) key(code);
}

it('[AUT5] the currency follows the country', () => {
  show();
  expect(chosen().slice(0, 2)).toEqual(['Sweden', 'SEK']);
  nextCountry();
  expect(chosen().slice(0, 2)).toEqual(['Switzerland', 'EUR']);
});

it('[AUT5] a currency that was chosen stays', () => {
  show({ currency: 'USD' });
  nextCountry();
  expect(chosen().slice(0, 2)).toEqual(['Switzerland', 'USD']);
});
