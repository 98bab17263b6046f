import type { AccountForm } from '#model/areas/setup/account/account.facts.ts';
import { accountTexts } from '#words/account.words.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';

const says = messagesOf(accountTexts.labels);

/** All that a person may set on an account. */
export const accountFields = {
  number: {
    label: says.number,
    as: 'text',
    required: true,
    fixed: true,
    wide: true,
    sort: true,
    search: true,
  },
  'name.en': { label: says.nameEn, as: 'text', required: true, wide: true, search: true },
  'name.sv': { label: says.nameSv, as: 'text', optional: true, wide: true, search: true },
} satisfies RecordFields<AccountForm>;
