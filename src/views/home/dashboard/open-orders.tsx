import { useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { documentListPath } from '#views/kit/document/document-list-path.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { stateNames } from '#views/kit/document/state-names.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { isOpenSale } from '#views/areas/sales/customer/customer-figures.ts';
import { salesOrderWords } from '#views/areas/sales/sales-order/sales-order.look.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';

const none: ReadonlyMap<string, number> = new Map();

/** Orders with something left to ship, by state. */
export function OpenOrders() {
  const { t } = useLingui();
  const orders = useRows('salesOrder');
  const counts = useQuery(['salesOrder'], '', () => openByState(orders), none);
  const most = Math.max(1, ...counts.values());
  const regions = [
    { id: 'commercial.', label: t`Agreement` },
    { id: 'fulfilment.', label: t`Delivery` },
  ];
  return (
    <Panel title={t`Open orders by state`} tour="dashboard-open-orders">
      {counts.size === 0 && <p className="ui-soft">{t`No order waits for anything.`}</p>}
      {counts.size > 0 &&
        regions.map(({ id, label }) => (
          <Region key={id} region={id} label={label} counts={counts} most={most} />
        ))}
    </Panel>
  );
}

interface RegionProps {
  readonly region: string;
  readonly label: string;
  readonly counts: ReadonlyMap<string, number>;
  /** The count that fills a bar. */
  readonly most: number;
}

function Region({ region, label, counts, most }: RegionProps) {
  const { i18n } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const shown = Object.entries(salesOrderWords.states).filter(
    ([name]) => name.startsWith(region) && counts.has(name),
  );
  return (
    <section>
      <h3 className="dashboard-region">{label}</h3>
      <ul className="dashboard-states">
        {shown.map(([name, said]) => (
          <li key={name}>
            <UiLink to={paths.to(documentListPath(`salesOrder.${name}`) ?? '/apps/sales/orders')}>
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
    </section>
  );
}

function openByState(orders: readonly SalesOrderRow[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const order of orders.filter(isOpenSale))
    for (const name of stateNames(order.state)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}
