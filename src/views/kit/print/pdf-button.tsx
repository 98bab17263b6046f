import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { MailedPaper } from './use-mailing.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { Button } from '#views/ui/button.tsx';
import { useLanguage } from '#views/ui/use-language.ts';
import { useModel } from '../document/model-context.tsx';

interface PdfButtonProps {
  readonly kind: string;
  readonly document: string;
  /** Of the file, without its ending. */
  readonly name: string;
  readonly options: MailedPaper;
}

/** Saves the paper of a document as a file, which the server makes. [PAP36] */
export function PdfButton({ kind, document, name, options }: PdfButtonProps) {
  const { t } = useLingui();
  const { company } = useModel();
  const { papers } = useApp();
  const { files } = useBrowser();
  const language = useLanguage();
  const announcer = useAnnouncer();
  const [isMaking, setMaking] = useState(false);
  const make = async (): Promise<void> => {
    setMaking(true);
    const desk = await papers().catch(() => null);
    const pdf = await desk?.pdf({ company, kind, document }, { ...options, language });
    if (pdf instanceof Blob) files.give(`${name}.pdf`, pdf);
    else announcer.error(pdf?.detail ?? t`Couldn't make the PDF. Check your connection.`);
    setMaking(false);
  };
  return (
    <Button icon="download" loading={isMaking} data-testid="pdf" onClick={() => void make()}>
      {t`PDF`}
    </Button>
  );
}
