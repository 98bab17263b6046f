import { expect, test } from 'vitest';
import {
  plainSettings,
  withChange,
  type NotificationChange,
  type NotificationSettings,
} from '#model/notifications/notification-settings.ts';
import { HttpError } from '../http/http-error.ts';
import type { KeptSettings } from '../store/notification-store.ts';
import { KeptNotifications } from './kept-notifications.ts';

const mail = (on: boolean | null): NotificationChange => ({
  cells: [{ event: 'mentioned', channel: 'mail', on }],
});
const chosen = ({ cells }: NotificationSettings) =>
  cells.map(({ event, channel, on }) => `${event}/${channel} ${on}`);

/** A device and a server that outlive the page. */
function world() {
  let device: KeptSettings | null = null;
  let server = plainSettings;
  const state = { online: true, refuses: false };
  const answer = (change: NotificationChange = {}): NotificationSettings => {
    if (!state.online) throw new TypeError('no connection');
    if (state.refuses) throw new HttpError(422, { detail: 'No.' });
    return (server = withChange(server, change));
  };
  const calls = { ask: async () => answer(), change: async (change: NotificationChange) => answer(change) };
  const store = {
    read: async () => device,
    write: async (kept: KeptSettings) => void (device = structuredClone(kept)),
  };
  return { state, server: () => server, open: () => KeptNotifications.open({ calls, store }) };
}

test('[NS1] a change holds at once, and is on the server with its answer', async () => {
  const { server, open } = world();
  const box = await open();
  await box.fetch();
  const sending = box.change(mail(false));
  expect([chosen(box.settings()), box.isWaiting()]).toEqual([['mentioned/mail false'], true]);
  await sending;
  expect([chosen(server()), box.isWaiting()]).toEqual([['mentioned/mail false'], false]);
  await box.change(mail(null));
  expect([chosen(server()), chosen(box.settings())]).toEqual([[], []]);
});

test('[NS3] without a connection a change waits on the device, and the last one is sent', async () => {
  const { state, server, open } = world();
  const before = await open();
  await before.fetch();
  state.online = false;
  await before.change(mail(true));
  await before.change(mail(false));
  const after = await open();
  expect([chosen(after.settings()), after.isWaiting()]).toEqual([['mentioned/mail false'], true]);
  await after.fetch();
  expect(after.isWaiting()).toBe(true);
  state.online = true;
  await after.fetch();
  expect([chosen(server()), after.isWaiting()]).toEqual([['mentioned/mail false'], false]);
});

test('[NS3] what the server refuses is taken back, and its author told', async () => {
  const { state, open } = world();
  const box = await open();
  await box.fetch();
  state.refuses = true;
  await expect(box.change(mail(false))).rejects.toMatchObject({ status: 422 });
  expect([chosen(box.settings()), box.isWaiting()]).toEqual([[], false]);
});
