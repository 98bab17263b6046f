import { Trans } from '@lingui/react/macro';
import { Button } from '../ui/button.tsx';

interface DialogButtonsProps {
  readonly verb: string;
  readonly onBack: () => void;
  readonly onGive: () => void;
}

/** The way back, and what the dialog does. */
export function DialogButtons({ verb, onBack, onGive }: DialogButtonsProps) {
  return (
    <>
      <Button onClick={onBack}>
        <Trans>Back</Trans>
      </Button>
      <Button variant="primary" onClick={onGive}>
        {verb}
      </Button>
    </>
  );
}
