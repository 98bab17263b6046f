import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react';
import type { DocumentRow, TableName } from '#model/engine/rows.ts';
import { useValueWords } from '../document/use-value-words.ts';
import { fieldsOfKinds } from '#views/fields-of-kinds.ts';
import { kindOf, placeOf } from '#views/kind-registry.ts';
import { PaperPage } from '../print/paper-page.tsx';
import { PaperFacts, PaperFoot, PaperHead } from '../print/paper-parts.tsx';
import { valueAt } from './record-field.ts';

interface PaperProps {
  readonly row: DocumentRow;
}

/** The page on which a record of a kind is printed: all its fields, and its code or number as a barcode. */
export function recordPaper(kind: TableName): (props: PaperProps) => ReactElement {
  return function RecordPaperPage({ row }: PaperProps) {
    const { i18n } = useLingui();
    const title = kindOf(kind)?.one;
    const { code, number } = row as { code?: string; number?: string }; // what identifies a record
    const shown = { title: title ? i18n._(title) : '', number: code ?? number ?? null };
    return (
      <PaperPage {...shown} of={{ kind, document: row.id }} document={placeOf(kind)?.path(row.id) ?? ''}>
        <PaperHead {...shown} />
        <RecordFacts kind={kind} row={row} />
        <PaperFoot />
      </PaperPage>
    );
  };
}

function RecordFacts({ kind, row }: PaperProps & { readonly kind: TableName }) {
  const { i18n } = useLingui();
  const say = useValueWords();
  const facts = Object.entries(fieldsOfKinds[kind] ?? {}).map(([path, { label, as }]) => {
    const value = valueAt(row, path);
    return { label: i18n._(label), value: value === null || value === undefined ? '' : say(value, as, row) };
  });
  return <PaperFacts facts={facts} />;
}
