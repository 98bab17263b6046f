import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { DAMAGED, useStartAdjustment } from './use-start-adjustment.ts';

interface DamagedButtonProps {
  readonly warehouse: string;
  readonly location: string;
}

/** Begins to take damaged goods out of a place, by scanning them: for those who may. [AD35] */
export function DamagedButton({ warehouse, location }: DamagedButtonProps) {
  const { t } = useLingui();
  const { start, refusal } = useStartAdjustment();
  const refused = useRefused('adjustment');
  if (!useModel().may('adjustment.create')) return null;
  return (
    <Button
      size="sm"
      icon="trash"
      data-testid="damaged"
      {...refused(refusal)}
      onClick={() => start({ warehouse }, { reason: DAMAGED, bin: location })}
    >
      {t`Damaged goods`}
    </Button>
  );
}
