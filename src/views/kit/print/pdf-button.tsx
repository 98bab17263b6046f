import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { PaperDesk, PaperFailure } from '#model/papers/paper-desk.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { useBrowser } from '#views/navigation/browser-context.ts';
import { Button } from '#views/ui/button.tsx';

interface PdfButtonProps {
  /** Of the file, without its ending. */
  readonly name: string;
  /** Has the server make it. */
  readonly ask: (desk: PaperDesk<Blob>) => Promise<Blob | PaperFailure>;
  readonly onMade?: () => void;
}

/** Saves something as a PDF, which the server makes. [PAP36] [LB28] */
export function PdfButton({ name, ask, onMade }: PdfButtonProps) {
  const { t } = useLingui();
  const { papers } = useApp();
  const { files } = useBrowser();
  const announcer = useAnnouncer();
  const [isMaking, setMaking] = useState(false);
  const make = async (): Promise<void> => {
    setMaking(true);
    const desk = await papers().catch(() => null);
    const pdf = desk && (await ask(desk));
    if (pdf instanceof Blob) {
      files.give(`${name}.pdf`, pdf);
      onMade?.();
    } else announcer.error(pdf?.detail ?? t`Couldn't make the PDF. Check your connection.`);
    setMaking(false);
  };
  return (
    <Button icon="download" loading={isMaking} data-testid="pdf" onClick={() => void make()}>
      {t`PDF`}
    </Button>
  );
}
