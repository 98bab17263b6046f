import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { helpDesk } from './help-desk.ts';

interface WhyButtonProps {
  /** The kind of document that was refused, and the code of the reason. */
  readonly kind: string;
  readonly code: string;
  /** Called before the help opens. */
  readonly onOpen?: () => void;
}

/** Beside a refusal: opens the help where it explains it. */
export function WhyButton({ kind, code, onOpen }: WhyButtonProps) {
  const { t } = useLingui();
  const explain = (): void => {
    onOpen?.();
    helpDesk.explain({ kind, code });
  };
  return <Button size="sm" variant="quiet" icon="help" onClick={explain}>{t`Why?`}</Button>;
}
