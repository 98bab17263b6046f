import { expect, test } from 'vitest';
import { channels, notificationEvents } from '#model/notifications/notification-events.ts';
import { permissions } from '#model/areas/setup/role/permissions.ts';
import { eventWords, insistingWords } from './notification.words.ts';

test('[NT1] an event has words in both languages, and asks for permissions that there are', () => {
  for (const event of notificationEvents) {
    const { name, about } = eventWords(event);
    for (const text of [name.en, name.sv, about.en, about.sv])
      expect(text, event.id).toMatch(/^\p{Lu}.*[\p{L}.]$/u);
    const usual = channels.flatMap((channel) => {
      const rule = event.usual[channel];
      return typeof rule === 'boolean' ? [] : rule;
    });
    const unknown = [...event.needs, ...usual].filter((one) => !permissions.some((known) => known === one));
    expect(unknown, event.id).toEqual([]);
  }
});

test('[NT4] an event that insists on the inbox says why', () => {
  const insisting = notificationEvents.flatMap(({ insists }) => insists ?? []);
  expect(insisting.map((why) => insistingWords[why].sv.split(':')[0])).toEqual(
    insisting.map(() => 'Alltid i inkorgen'),
  );
});

test('[NT1] a kind of document is spoken of by its name, with what others may do to one', () => {
  expect(eventWords({ id: 'salesOrder' })).toEqual({
    name: { en: 'Your sales orders', sv: 'Dina kundordrar' },
    about: expect.objectContaining({ en: expect.stringContaining('on hold, resumed') }),
  });
});
