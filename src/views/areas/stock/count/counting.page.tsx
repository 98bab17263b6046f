import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAddress } from '#views/navigation/use-address.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { CountPlanTab } from './count-plan.tsx';
import { CountList } from './count-list.tsx';
import { countWords } from './count.look.ts';
import { PlanCountDialog } from './plan-count-dialog.tsx';

const PLAN = 'plan';
/** What narrows one tab says nothing about the other. */
const AFRESH = { q: undefined, state: undefined, sort: undefined, warehouse: undefined };

/** Stock counts: planned, under way, posted; and what is to be counted next. */
export function CountingPage() {
  const { t, i18n } = useLingui();
  const [query, setQuery] = useAddress();
  const tab = query['tab'] === PLAN ? PLAN : 'counts';
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
      <Tabs
        label={t`Counting`}
        active={tab}
        tabs={[
          { id: 'counts', label: i18n._(countWords.many), icon: 'clipboard' },
          { id: PLAN, label: t`What to count`, icon: 'calendar' },
        ]}
        onChange={(next) => setQuery({ ...AFRESH, tab: next === PLAN ? next : undefined })}
      >
        {tab === PLAN ? <CountPlanTab /> : <CountList onCreate={refusal ? undefined : plan} />}
      </Tabs>
      {isPlanning && <PlanCountDialog onClose={() => setIsPlanning(false)} />}
    </>
  );
}
