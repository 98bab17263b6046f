import { expect, it } from 'vitest';
import { find, render } from '#views/ui/ui.fixtures.tsx';
import { KeptBadge } from './draft-notices.tsx';
import { SaveState } from './self-saving.tsx';
import type { DraftStanding } from './use-draft.ts';

const host = (): HTMLElement => find('#place');

/** What takes room, whether it shows or not. */
const room = (): string[] =>
  [...host().querySelectorAll('.ui-button, .ui-badge')].map((part) => part.textContent ?? '').toSorted();
/** What shows. */
const shown = (): string[] =>
  [...host().querySelectorAll('.ui-button, .ui-badge')]
    .filter((part) => part.closest('.ui-room') === null)
    .map((part) => part.textContent ?? '');

it('[UI36] what is saved by itself takes the same room before, while and after', () => {
  const state = (isDirty: boolean) => (
    <div id="place">
      <SaveState isDirty={isDirty} onSave={() => {}} />
    </div>
  );
  render(state(false));
  const before = room();
  expect([before, shown()]).toEqual([['Save', 'Saved'], ['Saved']]);
  render(state(true));
  expect([room(), shown()]).toEqual([before, ['Save']]);
  expect(find('.ui-room').hasAttribute('inert')).toBe(true);
});

it('[UI36] a draft that is kept says so in room that was there', () => {
  const badge = (isDirty: boolean) => (
    <div id="place">
      <KeptBadge draft={{ isDirty, isKept: true } as DraftStanding} />
    </div>
  );
  render(badge(false));
  expect([room(), shown()]).toEqual([['Draft kept'], []]);
  render(badge(true));
  expect([room(), shown()]).toEqual([['Draft kept'], ['Draft kept']]);
});
