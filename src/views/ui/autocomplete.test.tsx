import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { Autocomplete } from './autocomplete.tsx';
import { find, render, type } from './ui.fixtures.tsx';

test('[DP34] where a search finds nothing it offers to create what was typed', async () => {
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

test('[UI28] an answer that comes after the field was left opens no list', async () => {
  vi.useFakeTimers();
  const answer = Promise.withResolvers<{ value: string; label: string }[]>();
  const searched = vi.fn<() => Promise<{ value: string; label: string }[]>>(() => answer.promise);
  render(<Autocomplete value={null} onChange={() => {}} search={searched} />);
  act(() => find('input').focus());
  type('input', 'B');
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  expect(searched).toHaveBeenCalled();
  act(() => find('input').blur());
  await act(async () => answer.resolve([{ value: 'bolt', label: 'Bolt' }]));
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  vi.useRealTimers();
  expect(document.querySelector('[role=option]')).toBeNull();
});

test('[UI28] a field that is left while it still searches says nothing of results', async () => {
  vi.useFakeTimers();
  const never = () => new Promise<never>(() => {});
  render(<Autocomplete value={null} onChange={() => {}} search={never} />);
  act(() => find('input').focus());
  type('input', 'B');
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  act(() => find('input').blur());
  await act(async () => void (await vi.advanceTimersByTimeAsync(500)));
  vi.useRealTimers();
  expect(document.querySelector('.p-autocomplete-panel')).toBeNull();
});
