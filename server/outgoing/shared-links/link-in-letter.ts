import type { Transaction } from 'kysely';
import { COMPANY } from '#model/values/company-document.ts';
import { dayIn } from '#model/values/moments.ts';
import { isWorking, type SharedLinkRow } from '#model/shared-link/shared-link.kind.ts';
import type { CompanyRow } from '#model/areas/setup/company/company.facts.ts';
import type { PurposeName } from '#model/shared-purposes.ts';
import { writing } from '#i18n/writing.ts';
import { letterLinkActions, letterLinkTerms } from '#words/letter-link.words.ts';
import type { LetterLink } from '#server/papers/mail/paper-letter.ts';
import type { Schema } from '#server/platform/db/schema.ts';
import { layoutFor, type RowLayouts } from '#server/platform/model/row-layout.ts';
import { rowsById } from '#server/platform/model/row-storage.ts';
import { issueToken, newToken } from './link-tokens.ts';
import { pathOf } from './path-of.ts';

interface Deps {
  readonly layouts: RowLayouts;
  /** Without a trailing slash. */
  readonly publicUrl: string;
  /** The clock, UTC ISO. */
  readonly now: () => string;
}

/**
 * [LNK12] A link as its letter offers it, under an address that is made as the letter is written: nothing holds it but the
 * letter. One that is written again, since it did not come off, has a new address. Null where the link is over.
 */
export const linkInLetter =
  ({ layouts, publicUrl, now }: Deps) =>
  async (trx: Transaction<Schema>, company: number, id: string): Promise<LetterLink | null> => {
    const read = async (table: string, key: string) =>
      (await rowsById(trx, company, layoutFor(layouts, table), [key]))[0];
    // Tables hold their rows.
    const link = (await read('sharedLink', id)) as SharedLinkRow | undefined;
    const own = (await read('company', COMPANY)) as CompanyRow | undefined;
    if (!link || !own || !isWorking(link, now())) return null;
    const token = newToken();
    await issueToken(trx, company, id, token, now());
    const { locale, expiresAt } = link;
    return {
      address: `${publicUrl}${pathOf(link, token)}`,
      action: letterLinkActions[link.purpose as PurposeName][locale], // made a moment ago, of one that there is
      after: letterLinkTerms[locale].replace('{day}', writing.date(dayIn(expiresAt, own.timeZone), locale)),
    };
  };
