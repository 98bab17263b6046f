import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { useStartAdjustment } from './use-start-adjustment.ts';

interface AdjustButtonProps {
  readonly warehouse: string;
  readonly product?: string;
  readonly location?: string;
  readonly lot?: string;
  readonly size?: 'md' | 'sm';
  /** In a line its icon is enough. */
  readonly bare?: boolean;
}

/** Begins an adjustment of what is shown: for those who may. [AD7] */
export function AdjustButton({ size = 'md', bare = false, ...from }: AdjustButtonProps) {
  const { t } = useLingui();
  const name = t`Adjust stock`;
  const { start, refusal } = useStartAdjustment();
  const refused = useRefused('adjustment');
  if (!useModel().may('adjustment.create')) return null;
  return (
    <Button
      size={size}
      icon="adjustments"
      data-testid="adjust"
      {...refused(refusal)}
      {...(bare && { label: name })}
      onClick={() => start(from)}
    >
      {bare ? undefined : name}
    </Button>
  );
}
