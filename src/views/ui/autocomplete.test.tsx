import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Autocomplete } from './autocomplete.tsx';
import { find, render, type } from './ui.fixtures.tsx';

test('[DP28] where a search finds nothing it offers to create what was typed', async () => {
  vi.useFakeTimers();
  const created: string[] = [];
  const creating = {
    label: (text: string) => `Create “${text}”`,
    onCreate: (text: string) => void created.push(text),
  };
  render(<Autocomplete value={null} onChange={() => {}} search={() => []} creating={creating} />);
  act(() => find('input').focus());
  type('input', 'Bygg AB');
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  expect(find('[role=option]').textContent).toBe('Create “Bygg AB”');
  await act(async () => find('[role=option]').click());
  vi.useRealTimers();
  expect(created).toEqual(['Bygg AB']);
});
