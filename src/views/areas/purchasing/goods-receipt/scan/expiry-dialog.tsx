import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';

interface ExpiryProps {
  readonly lot: string;
  readonly onClose: () => void;
  /** A day, `yyyy-mm-dd`. */
  readonly onDay: (day: string) => void;
}

/** Asks for the day of expiry of a lot whose code does not hold it. [RCS5] */
export function ExpiryDialog({ lot, onClose, onDay }: ExpiryProps) {
  const { t } = useLingui();
  const [day, setDay] = useState<string | null>(null);
  return (
    <Dialog open title={t`When does lot ${lot} expire?`} width="26rem" onClose={onClose}>
      <div className="scan-reasons">
        <Field label={t`Expires`} hint={t`The receipt cannot be posted without it.`}>
          <DateInput value={day} onChange={setDay} />
        </Field>
        <BigButton
          isPrimary
          testId="expiry-given"
          isOff={day === null}
          onPress={() => day !== null && onDay(day)}
        >
          <Trans>That is the day</Trans>
        </BigButton>
      </div>
    </Dialog>
  );
}
