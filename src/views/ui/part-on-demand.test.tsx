import { act, Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { render } from './ui.fixtures.tsx';

// Isolated from parts registered by other modules.
vi.resetModules();
const { decorationOnDemand, fetchParts, partOnDemand } = await import('./part-on-demand.ts');

const Panel = () => <p>here</p>;
const atOnce = async (): Promise<void> => {};

it('[STR3] parts are fetched one after the other, each when the page is idle, and once', async () => {
  const heard: string[] = [];
  const named = (name: string) => partOnDemand(async () => (heard.push(name), Panel));
  const First = named('first');
  named('second');
  let turns = 0;
  await fetchParts(async () => void heard.push(`idle ${++turns}`));
  await fetchParts(atOnce);
  await act(async () => void render(<Suspense fallback="waits">{<First />}</Suspense>));
  expect(heard).toEqual(['idle 1', 'first', 'idle 2', 'second']);
  expect(document.body.textContent).toBe('here');
});

it('[STR3] one that is asked for before its turn comes at once; one that did not come is asked for again', async () => {
  const load = vi
    .fn<() => Promise<typeof Panel>>(async () => Panel)
    .mockRejectedValueOnce(new Error('no connection'));
  const Part = partOnDemand(load);
  await fetchParts(atOnce);
  expect(load).toHaveBeenCalledTimes(1);
  await act(async () => void render(<Suspense fallback="waits">{<Part />}</Suspense>));
  await fetchParts(atOnce);
  expect([load.mock.calls.length, document.body.textContent]).toEqual([2, 'here']);
});

it('[STR3] a decoration that does not come leaves its place empty', async () => {
  const Picture = decorationOnDemand(() => Promise.reject(new Error('no connection')));
  await act(
    async () =>
      void render(
        <Suspense fallback="waits">
          <Picture />
          <p>sign in</p>
        </Suspense>,
      ),
  );
  expect(document.body.textContent).toBe('sign in');
});
