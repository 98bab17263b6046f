import { act } from 'react';
import { createActor } from 'xstate';
import { expect, it } from 'vitest';
import { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import { AppProvider, type App } from '#views/navigation/app-context.tsx';
import { click, find, render } from '#views/ui/ui.fixtures.tsx';
import { useTourItem } from './use-tour-item.ts';

function Item() {
  const { label, onSelect } = useTourItem();
  return (
    <button type="button" onClick={() => onSelect?.()}>
      {label}
    </button>
  );
}

it('[TOUR17] tours that cannot be fetched are said to be so', async () => {
  const notifications = createActor(notificationsMachine).start();
  const tour: App['tour'] = {
    actor: () => null,
    load: () => Promise.reject(new Error('no connection')),
    subscribe: () => () => {},
  };
  const app = { notifications, tour } as unknown as App; // all that is used of it
  render(
    <AppProvider value={app}>
      <Item />
    </AppProvider>,
  );
  expect(find('button').textContent).toBe('Take a tour');
  click('button');
  await act(async () => {});
  const said = notifications.getSnapshot().context.list.map(({ type, message }) => [type, message]);
  expect(said).toEqual([['error', 'The tours could not be loaded. Try again with a connection.']]);
});
