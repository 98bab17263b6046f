import { z } from 'zod';
import { COMPANY } from '#model/values/company-document.ts';
import type { Reader } from '#model/engine/reader.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import type { Writing } from '#server/mail/letter.ts';
import type { QueuedLetter } from '#server/mail/mail-queue.ts';
import type { Language } from '#model/values/languages.ts';
import { stillStands, type PaymentLetter } from './letter-stage.ts';

interface LetterDeps {
  /** Reads a company's rows. */
  readonly reading: <T>(company: number, read: (view: Reader) => T) => Promise<T>;
  readonly pageOf: (locale: Language, path: string) => string;
}

const about = z.object({ company: z.int(), invoice: z.string(), at: z.string() });

/** A letter about payments, with the way to the page where they are made; null if it is no longer as it says. [BI14] */
export async function paymentLetter(
  { reading, pageOf }: LetterDeps,
  mail: QueuedLetter & { readonly template: PaymentLetter },
): Promise<Writing | null> {
  const { company, invoice, at } = about.parse(JSON.parse(mail.about ?? '{}'));
  const found = await reading(company, (view) => ({
    row: view.get('subscription', SUBSCRIPTION),
    company: view.get('company', COMPANY),
  }));
  if (!found.row || !found.company || !stillStands(found.row, { letter: mail.template, invoice }))
    return null;
  const day = at === '' ? '' : dayIn(at, found.company.timeZone, mail.locale);
  const names = { company: found.company.name, invoice, day };
  const template =
    found.row.card !== null && mail.template === 'trialEndingNoCard' ? 'trialEnding' : mail.template;
  return { ...mail, template, names, link: pageOf(mail.locale, 'apps/settings/billing') };
}

const dayIn = (at: string, timeZone: string, locale: Language): string =>
  new Intl.DateTimeFormat(locale === 'sv' ? 'sv-SE' : 'en-GB', { dateStyle: 'long', timeZone }).format(
    new Date(at),
  );
