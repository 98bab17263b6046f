import { Trans, useLingui } from '@lingui/react/macro';
import type { SupplierRow } from '#model/areas/purchasing/supplier/supplier.facts.ts';
import type { SupplierFiguresAnswer } from '#model/areas/purchasing/supplier/supplier-figures.api.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useApp } from '#views/navigation/app-context.tsx';
import { Button } from '#views/ui/button.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { rejectedShare, supplierFigures } from './supplier-figures.ts';
import { usePerformanceLines, type PerformanceLine } from './performance-lines.ts';
import './supplier-performance.css';

/** How a supplier delivers, from the server; without it, as far as this device holds its orders. [SUF8] */
export function SupplierPerformance({ row }: { readonly row: SupplierRow }) {
  return useModel().may('purchaseOrder.view') ? <Performance supplier={row.id} /> : null;
}

function Performance({ supplier }: { readonly supplier: string }) {
  const { t } = useLingui();
  const { company } = useModel();
  const { supplierFigures: desk } = useApp();
  const today = useToday();
  const key = `${company} ${supplier} ${today}`;
  const answer = useAsync(key, async () => (await desk(company)).of(supplier));
  return (
    <Panel title={t`Deliveries and prices`} flush={answer.status === 'ready'}>
      {answer.status === 'loading' && <Skeleton height="18rem" />}
      {answer.status === 'ready' && <Figures figures={answer.value} />}
      {answer.status === 'failed' && <Held supplier={supplier} onAgain={answer.retry} />}
    </Panel>
  );
}

function Figures({ figures }: { readonly figures: SupplierFiguresAnswer }) {
  const { t } = useLingui();
  const lines = usePerformanceLines();
  const periods = [
    { id: 'year', label: t`Last 12 months`, figures: figures.year },
    { id: 'all', label: t`All time`, figures: figures.all },
  ];
  const shown = lines.filter(({ of }) => periods.every((period) => of(period.figures) !== null));
  return (
    <table className="supplier-performance">
      <thead>
        <tr>
          <th scope="col">
            <span className="ui-hidden">{t`Figure`}</span>
          </th>
          {periods.map(({ id, label }) => (
            <th key={id} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {shown.map(({ id, label, of }) => (
          <tr key={id}>
            <th scope="row">{label}</th>
            {periods.map((period) => (
              <Cell key={period.id} shown={of(period.figures)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({ shown }: { readonly shown: ReturnType<PerformanceLine['of']> }) {
  return (
    <td>
      {shown?.figure ?? '–'}
      {shown?.note !== undefined && <small>{shown.note}</small>}
    </td>
  );
}

function Held({ supplier, onAgain }: { readonly supplier: string; readonly onAgain: () => void }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const seesCosts = useModel().may('product.viewCost');
  const held = useHeld(supplier);
  const rejected = held ? rejectedShare(held) : null;
  const net = held?.recentNet ?? null;
  const share = rejected === null ? null : format.percent(rejected);
  const ordered = net === null ? null : format.money(net, currency);
  const items = [
    { id: 'rejected', label: t`Received lines with rejects`, value: share },
    { id: 'net', label: t`Ordered in the last 90 days`, value: ordered },
  ];
  return (
    <div className="ui-stack">
      <Notice actions={<Button onClick={onAgain}>{t`Try again`}</Button>}>
        <Trans>The server can’t be reached. These figures are of the orders that this device holds.</Trans>
      </Notice>
      <KeyValues items={items.filter(({ id }) => seesCosts || id !== 'net')} />
    </div>
  );
}

/** What the orders on this device say. */
function useHeld(supplier: string) {
  const today = useToday();
  const orders = useRows('purchaseOrder');
  return useQuery(
    ['purchaseOrder'],
    `${supplier}/${today}`,
    () => supplierFigures(orders, today).get(supplier),
    undefined,
  );
}
