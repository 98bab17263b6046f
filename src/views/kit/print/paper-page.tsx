import './print.css';
import type { ReactNode } from 'react';
import type { I18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Trans, useLingui } from '@lingui/react/macro';
import { languageOf } from '#i18n/i18n.ts';
import type { Locale } from '#i18n/locale.ts';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { useOwnTitle } from '#views/navigation/own-title.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '../document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { MoneyWriting } from '#views/ui/use-format.ts';
import { useMoneyOnPaper } from './money-on-paper.ts';
import { PaperNumber } from './paper-number.ts';

interface PaperParty {
  readonly language: Locale;
  readonly addresses: { readonly billing: { readonly country: string } };
}

interface PaperPageProps {
  /** The type of paper, in the reader's language. */
  readonly title: string;
  /** The number of its document, once it has one: names the saved file. */
  readonly number?: string | null;
  /** The page of its document, without a locale. */
  readonly document: string;
  /** What it is the paper of: printing it is noted in the audit log. */
  readonly of?: { readonly kind: string; readonly document: string };
  /** Who it is for: in their language, with money as it is written there. Internal papers are in the reader's. */
  readonly party?: PaperParty | undefined;
  /** Shown next to the print button. */
  readonly actions?: ReactNode;
  /** What the paper shows is chosen above it; not printed. */
  readonly choices?: ReactNode;
  /** The paper, in its own language. */
  readonly children: ReactNode;
}

/** A document as printed, with its print button; on paper only the document itself. */
export function PaperPage(props: PaperPageProps) {
  const { title, number, document, of, party, actions, choices, children } = props;
  const { t, i18n } = useLingui();
  const paths = usePaths();
  useOwnTitle(number ?? title);
  const locale = party?.language ?? (i18n.locale as Locale); // activateLocale accepts no other
  const own = useAsync(`language/${locale}`, () => languageOf(locale));
  return (
    <>
      <PageHeader
        title={title}
        back={{ label: title, to: paths.to(document) }}
        actions={actions}
        primary={
          <Button
            variant="primary"
            icon="printer"
            data-testid="print"
            disabledReason={own.status === 'ready' ? undefined : t`Preparing the document.`}
            onClick={usePrinting(of)}
          >
            <Trans>Print or save as PDF</Trans>
          </Button>
        }
      />
      {choices && <div className="paper-choices ui-no-print">{choices}</div>}
      {own.status === 'loading' && <Skeleton height="40rem" />}
      {own.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={own.retry}>{t`Try again`}</Button>}>
          <Trans>The language of this paper could not be fetched.</Trans>
        </Notice>
      )}
      {own.status === 'ready' && (
        <Sheets i18n={own.value} number={number ?? null} party={party}>
          {children}
        </Sheets>
      )}
    </>
  );
}

interface SheetsProps extends Pick<PaperPageProps, 'party' | 'children'> {
  readonly i18n: I18n;
  readonly number: string | null;
}

/** The paper itself, as who it is for reads it. */
function Sheets({ i18n, number, party, children }: SheetsProps) {
  const writing = useMoneyOnPaper(party?.addresses.billing.country);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone
    <article className="paper" lang={i18n.locale} tabIndex={0}>
      <PaperNumber value={number}>
        <MoneyWriting value={writing}>
          <I18nProvider i18n={i18n}>{children}</I18nProvider>
        </MoneyWriting>
      </PaperNumber>
    </article>
  );
}

/** Prints, and tells the audit log. */
function usePrinting(of: PaperPageProps['of']): () => void {
  const { print } = useBrowser();
  const model = useModel();
  return () => {
    if (of) model.note({ what: 'printed', ...of });
    print();
  };
}
