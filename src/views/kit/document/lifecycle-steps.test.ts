import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import type { StateValue } from '#model/engine/rows.ts';
import type { DocumentWords, StateWords } from './document-words.ts';
import { lifecycleSteps } from './lifecycle-steps.ts';

const said = (more: Partial<StateWords> = {}): StateWords => ({
  label: { id: 'state' },
  tone: 'neutral',
  icon: 'circle',
  ...more,
});
const words: DocumentWords = {
  kind: 'thing',
  one: { id: 'one' },
  many: { id: 'many' },
  states: {
    draft: said(),
    placed: said(),
    answered: said({ optional: true }),
    closed: said(),
    held: said({ aside: true, after: 'placed' }),
    cancelled: said({ aside: true }),
  },
  commands: {},
  facts: {},
};
const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const steps = (state: StateValue): string =>
  lifecycleSteps(words, state, i18n)
    .map(({ id, step }) => `${id} ${step}`)
    .join(', ');

test('[DP6] shows the main line, and ways out only from within', () => {
  expect(steps('placed')).toBe('draft visited, placed current, answered possible, closed possible');
  expect(steps('answered')).toBe('draft visited, placed visited, answered current, closed possible');
});

test('[DP6] claims nothing of a state that may have been passed over', () => {
  expect(steps('closed')).toBe('draft visited, placed visited, closed current');
});

test('[DP6] a way out shows what was certainly passed before it, and nothing that would come after', () => {
  expect(steps('held')).toBe('draft visited, placed visited, held current');
  expect(steps('cancelled')).toBe('draft visited, cancelled current');
});
