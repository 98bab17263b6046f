import { Trans, useLingui } from '@lingui/react/macro';
import { ConfirmDialog, type ConfirmDialogProps } from '#views/ui/confirm-dialog.tsx';
import { useFormat } from '#views/ui/use-format.ts';

type ClosesAheadProps = Pick<ConfirmDialogProps, 'onConfirm' | 'onClose'> & { readonly day: string };

/** Asks whether today, or days to come, are meant to be closed. [CS9] */
export function ClosesAhead({ day, ...dialog }: ClosesAheadProps) {
  const { t } = useLingui();
  const until = useFormat().date(day);
  return (
    <ConfirmDialog {...dialog} open danger title={t`Close days to come`} confirmLabel={t`Close these days`}>
      <Trans>
        Nothing can be posted, reversed, paid or reopened until {until} is over, by anybody. Reopening takes a
        reason.
      </Trans>
    </ConfirmDialog>
  );
}
