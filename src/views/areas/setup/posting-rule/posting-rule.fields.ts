import type { PostingRuleForm } from '#model/areas/setup/posting-rule/posting-rule.facts.ts';
import { messagesOf } from '#views/kit/document/document-words.ts';
import type { RecordFields } from '#views/kit/records/record-field.ts';
import { vatClassWords } from '#views/areas/setup/vat-rate/vat-class.messages.ts';
import { postingPurposeTexts, vatTreatmentTexts } from '#words/posting-names.ts';
import { postingRuleTexts } from '#words/posting-rule.words.ts';

const says = messagesOf(postingRuleTexts.labels);

/** All that a person may set on a posting rule. */
export const postingRuleFields = {
  purpose: {
    label: says.purpose,
    as: { words: messagesOf(postingPurposeTexts) },
    required: true,
    wide: true,
    filter: true,
  },
  category: { label: says.category, as: { table: 'category' }, none: says.any, wide: true },
  treatment: {
    label: says.treatment,
    as: { words: messagesOf(vatTreatmentTexts) },
    none: says.any,
    wide: true,
    filter: true,
  },
  vatClass: { label: says.vatClass, as: { words: vatClassWords }, none: says.any, wide: true },
  rate: { label: says.rate, as: 'percent', none: says.anyRate, wide: true },
  account: { label: says.account, as: { table: 'account' }, required: true, wide: true },
} satisfies RecordFields<PostingRuleForm>;
