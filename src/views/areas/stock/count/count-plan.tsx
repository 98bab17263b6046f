import './count.css';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import { compare } from '#model/values/order.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { Stats } from '#views/ui/stat.tsx';
import { Accuracy } from './accuracy.tsx';
import { CountingRules } from '#views/areas/setup/company/counting-rules.tsx';
import { DueStat } from './due-stat.tsx';
import { DueList } from './due-list.tsx';
import { useCounting, useDueBins } from './use-counting.ts';

/** What is to be counted next, and how right the books were. [CN8] */
export function CountPlanTab() {
  const { t } = useLingui();
  const counting = useCounting();
  const { figures } = counting;
  const { warehouse, choice } = useWarehouse();
  const bins = useDueBins(counting, warehouse);
  const [asksRules, setAsksRules] = useState(false);
  const accuracy = figures.status === 'ready' ? figures.value.accuracy : null;
  return (
    <div className="ui-stack">
      {figures.status === 'failed' && (
        <Notice tone="info" actions={<Button size="sm" onClick={figures.retry}>{t`Try again`}</Button>}>
          {t`Which goods matter most is told by the server, which can't be reached right now: what is due by its interval is not shown.`}
        </Notice>
      )}
      <Stats>
        <DueStat bins={bins} />
        {accuracy && <Accuracy accuracy={accuracy} />}
      </Stats>
      <div className="ui-row count-plan-choice">
        {choice}
        <Button size="sm" icon="adjustments" data-testid="counting-rules" onClick={() => setAsksRules(true)}>
          {t`Counting rules`}
        </Button>
      </div>
      <DueList key={warehouse} warehouse={warehouse} bins={bins} />
      {asksRules && <CountingRules onClose={() => setAsksRules(false)} />}
    </div>
  );
}

/** The warehouse of the address, or the first. */
function useWarehouse() {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  const warehouses = useRows('warehouse')
    .filter((row) => !isArchived(row))
    .toSorted((a, b) => compare(a.code, b.code));
  const warehouse = warehouses.find(({ id }) => id === query['warehouse'])?.id ?? warehouses[0]?.id ?? '';
  const choice = warehouses.length > 1 && (
    <Select
      size="sm"
      label={t`Warehouse`}
      value={warehouse}
      options={warehouses.map(({ id, name }) => ({ value: id, label: name }))}
      onChange={(id) => setQuery({ warehouse: id })}
    />
  );
  return { warehouse, choice };
}
