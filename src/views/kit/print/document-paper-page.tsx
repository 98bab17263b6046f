import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { ProposedLetter } from '#model/papers/letter.ts';
import type { PaperDeclaration, PaperOptions } from '#model/papers/paper-source.ts';
import { paperTexts } from '#words/papers.words.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { placeOf } from '#views/kind-registry.ts';
import { Button } from '#views/ui/button.tsx';
import { useLanguage } from '#views/ui/use-language.ts';
import { useRow } from '../document/model-context.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { PaperPage } from './paper-page.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PdfButton } from './pdf-button.tsx';
import { useMayMail } from './use-may-mail.ts';
import type { MailPlace } from './use-mailing.ts';
import { usePaper } from './use-paper.ts';

interface DocumentPaperPageProps<K extends TableName> {
  readonly declared: PaperDeclaration<K>;
  readonly row: Rows[K];
  readonly options?: PaperOptions;
  /** Above the sheet, and not printed. */
  readonly choices?: ReactNode;
}

/** The paper of a document as a page to print, with its PDF, and with the letter that it is mailed with. */
export function DocumentPaperPage<K extends TableName>(props: DocumentPaperPageProps<K>) {
  const { declared, row, options, choices } = props;
  const { kind } = declared;
  const language = useLanguage();
  const party = declared.party(row);
  const known = useRow(party?.table ?? 'customer', party?.id ?? null);
  const { paper, letter } = usePaper(declared, row, options);
  const number = declared.number(row);
  const title = paperTexts.words[declared.title(row)][language];
  const name = number ?? paper?.title ?? title;
  const mailing = useMailDialog({ kind, document: row.id }, name, letter);
  return (
    <>
      <PaperPage
        of={{ kind, document: row.id }}
        title={title}
        number={number}
        document={placeOf(kind)?.path(row.id) ?? ''}
        party={known}
        actions={
          <>
            {mailing.button}
            <PdfButton kind={kind} document={row.id} name={name} options={options} />
          </>
        }
      >
        {choices}
        {paper && <PaperSheet paper={paper} />}
      </PaperPage>
      {mailing.dialog}
    </>
  );
}

interface Mailing {
  readonly button: ReactNode;
  readonly dialog: ReactNode;
}

/** Mailing a paper, for who may; the address says that the dialog is open, so that menus lead to it. [PAP37] */
function useMailDialog(place: MailPlace, name: string, letter: ProposedLetter | null): Mailing {
  const { t } = useLingui();
  const [{ mail }, setQuery] = useAddress();
  const mayMail = useMayMail(place.kind);
  if (!mayMail || letter === null) return { button: null, dialog: null };
  const button = (
    <Button icon="send" data-testid="mail" onClick={() => setQuery({ mail: 'yes' })}>
      {t`Send by mail`}
    </Button>
  );
  const close = (): void => setQuery({ mail: undefined });
  const dialog = <MailDialog place={place} file={`${name}.pdf`} proposed={letter} onClose={close} />;
  return { button, dialog: mail === 'yes' ? dialog : null };
}
