import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/sales-order/sales-order.events.ts';
import { useQuery, useRows } from '../document/model-context.tsx';
import { stateNames } from '../document/state-names.ts';
import { usePaths } from '../app/use-paths.ts';
import { isOpenSale } from '../customer/customer-figures.ts';
import { salesOrderWords } from '../sales-order/sales-order.messages.ts';
import { Badge } from '../ui/badge.tsx';
import { Panel } from '../ui/panel.tsx';
import { UiLink } from '../ui/ui-link.tsx';
import { useFormat } from '../ui/use-format.ts';

const none: ReadonlyMap<string, number> = new Map();

/** Orders with something left to ship, by the states they are in. */
export function OpenOrders() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const orders = useRows('salesOrder');
  const counts = useQuery(['salesOrder'], '', () => openByState(orders), none);
  const shown = Object.entries(salesOrderWords.states).filter(([name]) => counts.has(name));
  const most = Math.max(1, ...counts.values());
  return (
    <Panel title={t`Open orders by state`}>
      {shown.length === 0 && <p className="ui-soft">{t`No order waits for anything.`}</p>}
      <ul className="dashboard-states">
        {shown.map(([name, said]) => (
          <li key={name}>
            <UiLink to={paths.to(`/apps/sales/orders?state=${name}`)}>
              <Badge tone={said.tone} icon={said.icon}>
                {i18n._(said.label)}
              </Badge>
              <span className="dashboard-bar" data-tone={said.tone} aria-hidden>
                <span style={{ inlineSize: `${((counts.get(name) ?? 0) / most) * 100}%` }} />
              </span>
              <span className="ui-number">{format.count(counts.get(name) ?? 0)}</span>
            </UiLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const REGIONS = ['commercial.', 'fulfilment.'];

function openByState(orders: readonly SalesOrderRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const order of orders.filter(isOpenSale))
    for (const name of stateNames(order.state))
      if (REGIONS.some((region) => name.startsWith(region))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
