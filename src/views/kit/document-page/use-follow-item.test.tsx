import { act } from 'react';
import { expect, it } from 'vitest';
import type { Following } from '#model/notifications/channel-state.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { click, render } from '#views/ui/ui.fixtures.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { useFollowItem } from './use-follow-item.ts';

function Menu() {
  return useFollowItem('salesOrder', 'o1').map((item) => (
    <button key={item.id} id={item.id} type="button" onClick={'onSelect' in item ? item.onSelect : undefined}>
      {'label' in item ? item.label : ''}
    </button>
  ));
}

/** The menu of a document, over a server that knows whether it is followed. */
async function trial(at: boolean | null, isReached = true) {
  const heard = { set: [] as unknown[], said: [] as string[] };
  const desk: Following = {
    ask: async () => at,
    set: async (...what) => void heard.set.push(what),
  };
  const following = async (): Promise<Following> => {
    if (!isReached) throw new TypeError('no connection');
    return desk;
  };
  const say = (message: string): void => void heard.said.push(message);
  render(
    <AppProvider value={{ following } as unknown as App}>
      <AnnouncerProvider value={{ success: say, error: say }}>
        <Menu />
      </AnnouncerProvider>
    </AppProvider>,
  );
  await act(async () => {});
  return heard;
}
const items = (): readonly string[] =>
  [...document.querySelectorAll('button')].map(({ textContent }) => textContent);

it('[NX6] a document is followed from its menu, and told of no more', async () => {
  const heard = await trial(null);
  expect(items()).toEqual(['Follow', 'Do not follow']);
  click('#follow');
  await act(async () => {});
  expect([heard.set, heard.said]).toEqual([[['salesOrder', 'o1', true]], ['You follow it now.']]);
  expect(items()).toEqual(['Do not follow']);
});

it('[NX6] there is nothing to press while the server cannot be reached', async () => {
  await trial(true, false);
  expect(items()).toEqual([]);
});
