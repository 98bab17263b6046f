import { useLingui } from '@lingui/react/macro';
import type { LabelFormatRow } from '#model/areas/setup/label-format/label-format.facts.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { useStateColumn } from '#views/kit/list/use-state-column.tsx';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { LabelFormatPanel } from './label-format-panel.tsx';
import { labelFormatFields } from './label-format.fields.ts';
import { labelFormatWords } from './label-format.look.ts';
import { useFormatWords } from './use-format-words.ts';

/** The label formats of the company, by code; one opens next to the list. */
export function LabelFormatListPage() {
  return (
    <RecordListPage
      kind="labelFormat"
      words={labelFormatWords}
      fields={labelFormatFields}
      panel={LabelFormatPanel}
      within={useCoreResources('/label-formats')}
      own={{ columns: useColumns() }}
    />
  );
}

function useColumns(): readonly ListColumn<LabelFormatRow>[] {
  const { t, i18n } = useLingui();
  const nameOf = useProductName();
  const words = useFormatWords();
  return [
    { id: 'name', header: t`Name`, width: { share: 3, min: 220 }, cell: nameOf, value: nameOf },
    {
      id: 'code',
      header: i18n._(labelFormatFields.code.label),
      width: 110,
      cell: ({ code }) => code,
      value: ({ code }) => code,
    },
    { id: 'size', header: t`Label`, width: 150, cell: words.size },
    { id: 'paper', header: t`Paper`, width: { share: 2, min: 150 }, cell: words.paper },
    { id: 'purposes', header: t`For`, width: { share: 3, min: 200 }, cell: words.purposes },
    {
      id: 'origin',
      header: t`Origin`,
      width: 110,
      cell: ({ builtIn }) => (builtIn ? t`Built-in` : t`Own`),
      extra: true,
    },
    useStateColumn(labelFormatWords, { width: 120 }),
  ];
}
