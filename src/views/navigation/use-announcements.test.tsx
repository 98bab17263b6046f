import { createActor } from 'xstate';
import { expect, test } from 'vitest';
import { notificationsMachine } from '#machines/app/notifications/notifications.machine.ts';
import { announcerOf } from './use-announcements.ts';

test('[NO8] a refusal said again takes the place of the one that is still shown, and is counted', () => {
  const notifications = createActor(notificationsMachine).start();
  const announcer = announcerOf(notifications);
  announcer.error('The bin is empty.');
  announcer.success('Saved');
  announcer.error('Not enough stock.');
  announcer.error('The bin is empty.');
  announcer.error('The bin is empty.');
  const shown = notifications.getSnapshot().context.list.map(({ message, times }) => [message, times]);
  expect(shown).toEqual([
    ['The bin is empty.', 3],
    ['Not enough stock.', undefined],
    ['Saved', undefined],
  ]);
});
