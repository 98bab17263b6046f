import { useLingui } from '@lingui/react';
import { isArchived } from '#model/engine/archived.ts';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { useDocumentName } from '../document/document-name.ts';
import { useQuery } from '../document/model-context.tsx';
import { usePaymentTermOptions } from '../document/use-payment-terms.ts';
import type { Option } from '#views/ui/option.ts';
import type { RecordField } from './record-field.ts';

const none: readonly Option[] = [];

/** The options of a field: its known values, the unarchived records of its table, or the payment terms. */
export function useRecordOptions({ as, icons }: RecordField, chosen: unknown): readonly Option[] {
  const { i18n } = useLingui();
  const table = typeof as === 'object' && 'table' in as ? as.table : undefined;
  const records = useOptionsIn(table, String(chosen));
  const terms = usePaymentTermOptions(chosen);
  if (as === 'paymentTerm') return terms;
  if (typeof as !== 'object' || !('words' in as)) return records;
  return Object.entries(as.words).map(([value, said]) => ({
    value,
    label: i18n._(said),
    ...(icons && { icon: icons[value] }),
  }));
}

/** Records by name; an archived one only if it is already chosen. */
function useOptionsIn(table: TableName | undefined, chosen: string): readonly Option[] {
  const { i18n } = useLingui();
  const nameOf = useDocumentName();
  return useQuery(
    table ? [table] : [],
    `${table} ${chosen} ${i18n.locale}`,
    ({ replica }) => {
      if (!table) return none;
      const rows = replica.rows(table) as readonly DocumentRow[]; // a field names a table of documents
      return rows
        .filter((row) => !isArchived(row) || row.id === chosen)
        .map(({ id }) => ({ value: id, label: nameOf(table, id) }))
        .sort((a, b) => a.label.localeCompare(b.label, i18n.locale));
    },
    none,
  );
}
