import { act } from 'react';
import { renderToString } from 'react-dom/server';
import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { expect, test, vi } from 'vitest';
import { messages as swedish } from '#i18n/locales/sv/messages.po';
import { find, render, type } from '../ui/ui.fixtures.tsx';
import { ContactPage } from './contact.page.tsx';
import { siteHostFixture } from './site-host.fixtures.ts';
import { SiteHostProvider, type MessageStatus } from './site-host.ts';

type Given = Readonly<Record<string, string>>;

const sv = { locale: 'sv', messages: swedish };

/** The page with a server that answers with `next`; `sent` lists what reached it. */
function trial(next: MessageStatus, words?: typeof sv) {
  let seen: MessageStatus = { phase: 'open', problem: null, answer: null };
  const hearing = new Set<() => void>();
  const sent: Given[] = [];
  const host = siteHostFixture({
    message: {
      now: () => seen,
      subscribe: (heard) => {
        hearing.add(heard);
        return () => void hearing.delete(heard);
      },
    },
    sendMessage: async (data) => {
      sent.push(data);
      seen = next;
      for (const heard of hearing) heard();
    },
  });
  render(
    <SiteHostProvider value={host}>
      <ContactPage />
    </SiteHostProvider>,
    words,
  );
  return sent;
}

const send = () =>
  act(async () => {
    find('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }));
  });
const write = (text: string): void => {
  const area = find('textarea');
  if (!(area instanceof HTMLTextAreaElement)) throw new Error('no textarea');
  area.value = text;
};
const written = (): string => new FormData(find('form') as HTMLFormElement).get('message') as string; // a form, a text
const fault = (name: string): string | null | undefined => {
  const note = find(`[name=${name}]`).getAttribute('aria-describedby');
  return note === null ? undefined : find(`#${note}`).textContent;
};
const thanks: MessageStatus = { phase: 'sent', problem: null, answer: 'Thank you.' };
const refused = (detail: string, fields: Given): MessageStatus => ({
  phase: 'open',
  problem: { code: 'failed', detail, fields },
  answer: null,
});

test('[PUB20] a message is sent with its language, and answered with thanks that are focused', async () => {
  const sent = trial(thanks);
  type('[name=email]', 'kim@example.com');
  write('Do you run in Norway?');
  await send();
  expect(sent).toEqual([
    { email: 'kim@example.com', name: '', message: 'Do you run in Norway?', locale: 'en', website: '' },
  ]);
  expect(document.querySelector('form')).toBeNull();
  expect(document.activeElement?.textContent).toBe('Thank you.');
});

test('[PUB20] what is missing is named at its field, in the language of the page, until it is mended', async () => {
  const sent = trial(thanks, sv);
  type('[name=email]', 'kim@');
  await send();
  expect([fault('email'), fault('message')]).toEqual([
    'Det här är ingen giltig e-postadress.',
    'Fältet måste fyllas i.',
  ]);
  expect(sent).toEqual([]);
  await vi.waitFor(() => expect(document.activeElement).toBe(find('[name=email]')));
  type('[name=email]', 'kim@example.com');
  expect(fault('email')).toBeUndefined();
});

test('[PUB30] what the help did not answer begins the message', () => {
  history.replaceState(null, '', '/en/contact?about=pick%20by%20voice');
  trial(thanks);
  expect(written()).toBe('pick by voice\n\n');
  history.replaceState(null, '', '/');
});

test('[PUB21] what the server refuses keeps its text, names the field, and can be sent again', async () => {
  const sent = trial(refused('Look again.', { email: 'invalid_format' }));
  type('[name=email]', 'kim@example.invalid');
  write('A long story');
  await send();
  expect([fault('email'), written()]).toEqual(['This is not a valid email address.', 'A long story']);
  await send();
  expect(sent).toHaveLength(2);
});

test('[PUB21] what is refused as a whole says why, above the form', async () => {
  trial(refused('Try again in 12 min.', {}));
  type('[name=email]', 'kim@example.com');
  write('Hello');
  await send();
  expect([find('[role=alert]').textContent, written()]).toEqual(['Try again in 12 min.', 'Hello']);
});

test('[PUB22] without JavaScript the browser posts the form, and the page has an answer at its address', () => {
  trial(thanks, sv);
  const form = find('form');
  expect([form.getAttribute('method'), form.getAttribute('action')]).toEqual(['post', '/api/contact/']);
  expect(find('input[name=locale]').getAttribute('value')).toBe('sv');
  for (const place of ['#sent', '#refused']) expect(find(place).className).toContain('contact-answer');
  expect(find('.contact-trap').hasAttribute('inert')).toBe(true);
  const html = renderToString(
    <I18nProvider i18n={i18n}>
      <ContactPage />
    </I18nProvider>,
  );
  expect([html.includes('required'), /novalidate/i.test(html)]).toEqual([true, false]);
});
