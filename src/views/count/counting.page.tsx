import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useCreationRefusal } from '../document/creation-refusal.ts';
import { useRefused } from '../document/use-refused.ts';
import { Button } from '../ui/button.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { CountList } from './count-list.tsx';
import { PlanCountDialog } from './plan-count-dialog.tsx';

/** Stock counts: planned, under way, posted. */
export function CountingPage() {
  const { t } = useLingui();
  const refused = useRefused('count');
  const refusal = useCreationRefusal('count');
  const [isPlanning, setIsPlanning] = useState(false);
  const plan = (): void => setIsPlanning(true);
  return (
    <>
      <PageHeader
        title={t`Counting`}
        primary={
          <Button variant="primary" icon="plus" data-testid="plan-count" onClick={plan} {...refused(refusal)}>
            {t`Plan count`}
          </Button>
        }
      />
      <CountList onCreate={refusal ? undefined : plan} />
      {isPlanning && <PlanCountDialog onClose={() => setIsPlanning(false)} />}
    </>
  );
}
