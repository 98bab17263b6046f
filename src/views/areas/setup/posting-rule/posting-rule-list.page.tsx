import { useLingui } from '@lingui/react/macro';
import type { PostingRuleRow } from '#model/areas/setup/posting-rule/posting-rule.facts.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { SieFileLink } from '../account/sie-file-link.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { vatClassWords } from '../vat-rate/vat-class.messages.ts';
import { PostingRulePanel } from './posting-rule-panel.tsx';
import { postingRuleFields } from './posting-rule.fields.ts';
import { postingRuleWords } from './posting-rule.look.ts';
import { useAccountName } from './use-account-name.ts';

/** Which account of the books each thing is posted to; one rule opens next to the list. */
export function PostingRuleListPage() {
  return (
    <RecordListPage
      kind="postingRule"
      words={postingRuleWords}
      fields={postingRuleFields}
      panel={PostingRulePanel}
      within={{ ...useCoreResources('/posting-rules'), actions: <SieFileLink /> }}
      own={{ columns: useColumns() }}
    />
  );
}

function useColumns(): readonly ListColumn<PostingRuleRow>[] {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const nameOf = useDocumentName();
  const accountName = useAccountName();
  const { purpose, category, treatment, vatClass, rate, account } = postingRuleFields;
  const any = t`Any`;
  const cells = {
    purpose: (row: PostingRuleRow) => i18n._(purpose.as.words[row.purpose]),
    category: (row: PostingRuleRow) => (row.category === null ? any : nameOf('category', row.category)),
    treatment: (row: PostingRuleRow) =>
      row.treatment === null ? any : i18n._(treatment.as.words[row.treatment]),
    vatClass: (row: PostingRuleRow) => (row.vatClass === null ? any : i18n._(vatClassWords[row.vatClass])),
    rate: (row: PostingRuleRow) => (row.rate === null ? any : format.percent(row.rate)),
    account: (row: PostingRuleRow) => accountName(row.account),
  };
  const column = (
    id: keyof typeof cells,
    label: (typeof postingRuleFields)[keyof typeof cells]['label'],
    width: NonNullable<ListColumn<PostingRuleRow>['width']>,
  ): ListColumn<PostingRuleRow> => ({ id, header: i18n._(label), width, cell: cells[id], value: cells[id] });
  return [
    column('purpose', purpose.label, { share: 2, min: 140 }),
    column('treatment', treatment.label, { share: 3, min: 160 }),
    { ...column('rate', rate.label, 100), align: 'end' },
    column('vatClass', vatClass.label, 110),
    column('category', category.label, { share: 1, min: 130 }),
    column('account', account.label, { share: 4, min: 220 }),
    useStateColumn(postingRuleWords, { width: 100 }),
  ];
}
