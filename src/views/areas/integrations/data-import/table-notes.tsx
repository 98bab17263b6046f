import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { TableNote } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { MOST_COLUMNS } from '#model/areas/integrations/data-import/import-size.ts';
import { Notice } from '#views/ui/notice.tsx';

/** What is odd about the table of a file, told before anything is read from it. [DIS39] */
export function TableNotes({ notes }: { readonly notes: readonly TableNote[] }) {
  const { t } = useLingui();
  const sentence = useNoteSentence();
  if (notes.length === 0) return null;
  return (
    <Notice tone="warning" title={t`Worth checking in this file`}>
      <ul className="import-notes">
        {notes.map((note) => (
          <li key={note.what}>{sentence(note)}</li>
        ))}
      </ul>
    </Notice>
  );
}

function useNoteSentence(): (note: TableNote) => string {
  const { t } = useLingui();
  return ({ what, count, lines }) => {
    const at = lines.join(', ');
    const sentences: Readonly<Record<string, string>> = {
      columnsCut: t`The file has more than ${MOST_COLUMNS} columns: ${plural(count, { one: 'the last one is', other: 'the last # are' })} cut off.`,
      cellsBeyondHeads: t`${plural(count, { one: '# line has', other: '# lines have' })} cells to the right of the last heading (line ${at}).`,
      skuProposed: t`${plural(count, { one: '# line has no SKU', other: '# lines have no SKU' })}: one is proposed from handle and options.`,
      quotesBroken: t`Quotation marks are out of place in line ${at}: read as it is written.`,
      signsUnknown: t`${plural(count, { one: '# line has', other: '# lines have' })} characters that cannot be read (line ${at}).`,
    };
    return sentences[what] ?? what;
  };
}
