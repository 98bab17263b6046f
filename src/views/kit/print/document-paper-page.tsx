import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Rows, TableName } from '#model/engine/rows.ts';
import type { ProposedLetter } from '#model/papers/letter.ts';
import { asPaperOf } from '#model/papers/draw-paper.ts';
import type { PaperDeclaration, PaperOptions } from '#model/papers/paper-source.ts';
import type { FurtherPaper } from '#model/papers/papers.ts';
import { paperTexts } from '#words/papers.words.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { placeOf } from '#views/kind-registry.ts';
import { Button } from '#views/ui/button.tsx';
import { useLanguage } from '#views/ui/use-language.ts';
import { useModel, useRow } from '../document/model-context.tsx';
import { MailDialog } from './mail-dialog.tsx';
import { PaperPage } from './paper-page.tsx';
import { PaperSheet } from './paper-sheet.tsx';
import { PdfButton } from './pdf-button.tsx';
import { useMayWorkOn } from './use-may-mail.ts';
import type { MailedPaper, MailPlace } from './use-mailing.ts';
import { usePaper } from './use-paper.ts';

interface DocumentPaperPageProps<K extends TableName> {
  readonly declared: PaperDeclaration<K>;
  readonly row: Rows[K];
  /** Its name, where it is not the kind's own paper. */
  readonly further?: FurtherPaper;
  readonly options?: PaperOptions;
  /** Above the sheet, and not printed. */
  readonly choices?: ReactNode;
}

interface PaperPdfProps extends MailPlace {
  /** Of the file, without its ending. */
  readonly name: string;
  readonly which: MailedPaper;
}

/** The paper as a file, in the reader's language where it is for them. */
function PaperPdf({ kind, document, name, which }: PaperPdfProps) {
  const { company } = useModel();
  const language = useLanguage();
  return (
    <PdfButton name={name} ask={(desk) => desk.pdf({ company, kind, document }, { ...which, language })} />
  );
}

/** The paper of a document as a page to print, with its PDF, and with the letter that it is mailed with. */
export function DocumentPaperPage<K extends TableName>(props: DocumentPaperPageProps<K>) {
  const { declared, row, further, options, choices } = props;
  const { kind } = declared;
  const language = useLanguage();
  const shown = asPaperOf(declared, row, options ?? {}) ?? row;
  const party = declared.party(shown);
  const known = useRow(party?.table ?? 'customer', party?.id ?? null);
  const { paper, letter } = usePaper(declared, row, options);
  const number = declared.number(row);
  const title = paperTexts.words[declared.title(row)][language];
  const name = number ?? paper?.title ?? title;
  const which = { ...options, ...(further && { further }) };
  const mailing = useMailDialog({ kind, document: row.id }, which, {
    name,
    letter,
    permission: declared.mailed?.permission,
  });
  return (
    <>
      <PaperPage
        of={{ kind, document: row.id }}
        title={title}
        number={number}
        document={placeOf(kind)?.path(row.id) ?? ''}
        party={known}
        choices={choices}
        actions={
          <>
            {mailing.button}
            <PaperPdf kind={kind} document={row.id} name={name} which={which} />
          </>
        }
      >
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

interface Letter {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Null: it is not mailed. */
  readonly letter: ProposedLetter | null;
  /** What mailing it takes besides; undefined: nothing. */
  readonly permission: string | undefined;
}

/** Mailing a paper, for who may; the address says that the dialog is open, so that menus lead to it. [PAP37] */
function useMailDialog(place: MailPlace, which: MailedPaper, { name, letter, permission }: Letter): Mailing {
  const { t } = useLingui();
  const [{ mail }, setQuery] = useAddress();
  const model = useModel();
  const mayWork = useMayWorkOn(place.kind);
  const mayMail = mayWork && (permission === undefined || model.may(permission));
  if (!mayMail || letter === null) return { button: null, dialog: null };
  const button = (
    <Button icon="send" data-testid="mail" onClick={() => setQuery({ mail: 'yes' })}>
      {t`Send by mail`}
    </Button>
  );
  const close = (): void => setQuery({ mail: undefined });
  const dialog = <MailDialog {...{ place, which }} file={`${name}.pdf`} proposed={letter} onClose={close} />;
  return { button, dialog: mail === 'yes' ? dialog : null };
}
