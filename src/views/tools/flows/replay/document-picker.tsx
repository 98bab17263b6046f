import { useLingui } from '@lingui/react/macro';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { compare } from '#model/values/order.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { labelOfRow, namesOfRow } from '#views/frame/palette/row-names.ts';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import type { Option } from '#views/ui/option.ts';

interface DocumentPickerProps {
  readonly kind: string;
  readonly document: string | null;
  readonly onChange: (document: string | null) => void;
}

const MOST = 12;

/** Picks a document of a kind by its number or name: from the device, and from the server. */
export function DocumentPicker({ kind, document, onChange }: DocumentPickerProps) {
  const { t, i18n } = useLingui();
  const model = useModel();
  const nameOf = useDocumentName();
  useFetchedRow(kind as TableName, document); // a document type's table is named after its kind
  return (
    <Autocomplete
      label={t`Document`}
      placeholder={t`Search by number or name`}
      value={document === null ? null : { value: document, label: nameOf(kind, document) }}
      search={(query) => found(model, kind, query, i18n.locale)}
      onChange={(option) => onChange(option?.value ?? null)}
    />
  );
}

async function found(
  model: CompanyModel,
  kind: string,
  query: string,
  locale: string,
): Promise<readonly Option[]> {
  if (query.trim() !== '')
    await model.fetchDocuments(kind, { search: query.trim(), limit: MOST }).catch(() => null); // then only held ones
  const sought = query.trim().toLocaleLowerCase(locale);
  const rows = model.replica.rows(kind as TableName) as readonly DocumentRow[]; // as above
  return rows
    .filter((row) => namesOfRow(row).some((name) => name.toLocaleLowerCase(locale).includes(sought)))
    .toSorted((a, b) => compare(b.changedAt, a.changedAt))
    .slice(0, MOST)
    .map((row) => ({ value: row.id, label: labelOfRow(row, locale) || row.id }));
}
