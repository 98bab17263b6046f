import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountPlan, CountScope } from '#model/areas/stock/count/count.facts.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { PlanCountDialog } from './plan-count-dialog.tsx';

interface CountButtonProps {
  readonly warehouse: string;
  readonly product?: string;
  readonly location?: string;
  readonly size?: 'md' | 'sm';
  readonly cause?: CountPlan['cause'];
  /** By default "Count". */
  readonly label?: string;
}

/** Plans a count of a bin, or of a product wherever it lies. */
export function CountButton({ warehouse, product, location, size = 'sm', cause, label }: CountButtonProps) {
  const { t } = useLingui();
  const refused = useRefused('count');
  const refusal = useCreationRefusal('count');
  const [isPlanning, setIsPlanning] = useState(false);
  const scope: CountScope | undefined =
    location !== undefined
      ? { by: 'bins', bins: [location] }
      : product !== undefined
        ? { by: 'product', product }
        : undefined;
  return (
    <>
      <Button
        size={size}
        icon="clipboard"
        data-testid="count-stock"
        {...refused(refusal)}
        onClick={() => setIsPlanning(true)}
      >
        {label ?? t`Count`}
      </Button>
      {isPlanning && (
        <PlanCountDialog
          warehouse={warehouse}
          {...(scope && { scope })}
          {...(cause && { cause })}
          onClose={() => setIsPlanning(false)}
        />
      )}
    </>
  );
}
