import type { ReactNode } from 'react';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { PaperDeclaration, PaperOptions } from '#model/papers/paper-source.ts';
import { paperTexts } from '#words/papers.words.ts';
import { placeOf } from '#views/kind-registry.ts';
import { useLanguage } from '#views/ui/use-language.ts';
import { useRow } from '../document/model-context.tsx';
import { PaperPage } from './paper-page.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PdfButton } from './pdf-button.tsx';
import { usePaper } from './use-paper.ts';

interface DocumentPaperPageProps<K extends TableName> {
  readonly declared: PaperDeclaration<K>;
  readonly row: Rows[K];
  readonly options?: PaperOptions;
  /** Above the sheet, and not printed. */
  readonly choices?: ReactNode;
}

/** The paper of a document as a page to print, with its PDF. */
export function DocumentPaperPage<K extends TableName>(props: DocumentPaperPageProps<K>) {
  const { declared, row, options, choices } = props;
  const language = useLanguage();
  const party = declared.party(row);
  const known = useRow(party?.table ?? 'customer', party?.id ?? null);
  const paper = usePaper(declared, row, options);
  const number = declared.number(row);
  const title = paperTexts.words[declared.title(row)][language];
  return (
    <PaperPage
      of={{ kind: declared.kind, document: row.id }}
      title={title}
      number={number}
      document={placeOf(declared.kind)?.path(row.id) ?? ''}
      party={known}
      actions={<PdfButton kind={declared.kind} document={row.id} name={number ?? title} options={options} />}
    >
      {choices}
      {paper && <PaperSheet paper={paper} />}
    </PaperPage>
  );
}
