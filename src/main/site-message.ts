import type { Locale } from '#i18n/locale.ts';
import { readOperator, sendMessage } from '#services/http/site-calls.ts';
import { loadRuntimeConfig } from '#services/http/runtime-config.ts';
import { storages } from '#services/storage/browser-storages.ts';
import type { MessageStatus, Operator, SiteHost, Observable } from '#views/site/site-host.ts';
import { changing } from './changing.ts';
import type { ContactActor } from './site-contact.ts';

const ask: typeof fetch = (...given) => window.fetch(...given);

/** Who runs this installation; asked once a page wants to know. */
export function createOperator(): Observable<Operator> {
  let operator: Operator = { name: null, address: null };
  const read = async (): Promise<void> => {
    operator = await readOperator(ask);
    subscribers.tell();
  };
  const subscribers = changing(
    () => operator,
    () => void read(),
  );
  return subscribers;
}

/** The contact form's way to the server. Its chart is loaded with the first message: few visitors write one. */
export function createSiteMessage(locale: Locale): Pick<SiteHost, 'message' | 'sendMessage'> {
  let seen: MessageStatus = { phase: 'open', problem: null, answer: null };
  let actor: ContactActor | undefined;
  const message = changing(() => seen);
  const send = async (data: Readonly<Record<string, string>>): Promise<string | null> => {
    const { apiBase } = await loadRuntimeConfig({ storage: storages.shared, fetch: ask });
    return sendMessage({ apiBase, language: locale, fetch: ask }, data);
  };
  const follow = (started: ContactActor): ContactActor => {
    started.subscribe(({ value, context: { problem, answer } }) => {
      const phase = value === 'sending' || value === 'sent' ? value : 'open';
      seen = { phase, problem, answer };
      message.tell();
    });
    return started;
  };
  return {
    message,
    sendMessage: async (data) => {
      const { startContact, submitContact } = await import('./site-contact.ts');
      await submitContact((actor ??= follow(startContact(send))), data);
    },
  };
}
