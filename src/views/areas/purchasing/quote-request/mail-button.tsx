import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isAsking } from '#model/areas/purchasing/quote-request/quote-request.kind.ts';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { useMayMail } from '#views/kit/print/use-may-mail.ts';
import { Button } from '#views/ui/button.tsx';
import { MailDialog } from './mail-dialog.tsx';

interface MailButtonProps {
  readonly row: QuoteRequestRow;
  /** It is what is done next. */
  readonly isPrimary?: boolean;
}

/** Whether the reader may mail a request to its suppliers, who may still answer. */
export const useMayMailRequest = (row: QuoteRequestRow): boolean =>
  useMayMail('quoteRequest') && isAsking(row);

/** Mails a request to its suppliers. */
export function MailButton({ row, isPrimary = false }: MailButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant={isPrimary ? 'primary' : 'secondary'}
        icon="send"
        data-testid="mail-suppliers"
        onClick={() => setOpen(true)}
      >
        {t`Send by mail`}
      </Button>
      {isOpen && <MailDialog row={row} onClose={() => setOpen(false)} />}
    </>
  );
}
