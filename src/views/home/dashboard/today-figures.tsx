import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isInHand, isUnfinished } from '#model/areas/sales/customer-return/customer-return.kind.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DueStat } from '#views/areas/stock/count/due-stat.tsx';
import { useCounting, useDueBins } from '#views/areas/stock/count/use-counting.ts';
import { reorderPath } from '#views/navigation/reorder-path.ts';
import { allocationTables, readyToPick } from '#views/areas/sales/sales-order/allocation-figures.ts';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { AllocateStat } from './allocate-stat.tsx';
import { BillStats } from './bill-stats.tsx';
import { InvoiceStats } from './invoice-stats.tsx';
import { QuoteRequestStat } from './quote-request-stat.tsx';
import { QuoteStats } from './quote-stats.tsx';
import { buyingFigures, stockState, stockValue } from './stock-figures.ts';
import { useSalesFigures } from './use-sales-figures.ts';

/** Work waiting today; each figure links to its list. */
export function TodayFigures() {
  const model = useModel();
  return (
    <Stats tour="dashboard-figures">
      {model.may('salesOrder.view') && <SellingStats />}
      {model.may('salesOrder.allocate') && <AllocateStat />}
      {model.may('salesOrder.view') && <QuoteStats />}
      {model.may('invoice.view') && <InvoiceStats />}
      {model.may('customerReturn.view') && <ReturnsStat />}
      {model.may('purchaseOrder.view') && <BuyingStat />}
      {model.may('supplierBill.view') && <BillStats />}
      {model.may('quoteRequest.view') && <QuoteRequestStat />}
      {model.may('item.view') && <ReorderStat />}
      {model.may('count.view') && <CountingStat />}
      {model.may('product.viewCost') && <ValueStat />}
      {model.may('product.viewCost') && model.may('adjustment.view') && <ShrinkageStat />}
    </Stats>
  );
}

function SellingStats() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const today = useToday();
  const orders = useRows('salesOrder');
  const { open, toShip, late } = useSalesFigures();
  const toPick = useQuery<number | undefined>(
    allocationTables,
    today,
    ({ replica: { view } }) => readyToPick(orders, { view, today }),
    undefined,
  );
  const lateNote =
    late.length > 0 ? t`${plural(late.length, { one: '# late', other: '# late' })}` : t`None late`;
  return (
    <>
      <Stat
        label={t`Open sales orders`}
        figure={format.count(open)}
        note={<span className={late.length > 0 ? 'dashboard-late' : 'ui-faint'}>{lateNote}</span>}
        to={paths.to('/apps/sales/orders')}
      />
      <Stat
        label={t`Waiting to pick`}
        figure={toPick === undefined ? undefined : format.count(toPick)}
        note={<span className="ui-faint">{t`Can be picked now`}</span>}
        to={paths.to('/apps/sales/picking?state=ready')}
      />
      <Stat
        label={t`Waiting to ship`}
        figure={format.count(toShip)}
        note={<span className="ui-faint">{t`Picked, in staging`}</span>}
        to={paths.to('/apps/sales/shipments')}
      />
    </>
  );
}

/** What customers send back, as long as somebody has to do something about it. */
function ReturnsStat() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const open = useRows('customerReturn').filter(isUnfinished);
  const here = open.filter(isInHand).length;
  if (open.length === 0) return null;
  return (
    <Stat
      label={t`Returns`}
      figure={format.count(open.length)}
      note={
        <span className="ui-faint">
          {t`${plural(here, { one: '# expected or here', other: '# expected or here' })}`}
        </span>
      }
      to={paths.to('/apps/sales/returns')}
    />
  );
}

function BuyingStat() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const today = useToday();
  const orders = useRows('purchaseOrder');
  const {
    awaited,
    late,
    today: dueToday,
  } = useQuery(['purchaseOrder'], today, () => buyingFigures(orders, today), buyingFigures([], today));
  const note =
    late > 0 ? t`${plural(late, { one: '# late', other: '# late' })}` : t`${dueToday} expected today`;
  return (
    <Stat
      label={t`To receive`}
      figure={format.count(awaited)}
      note={<span className={late > 0 ? 'dashboard-late' : 'ui-faint'}>{note}</span>}
      to={paths.to('/apps/inventory/receiving')}
    />
  );
}

function ReorderStat() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const mayOrder = useModel().may('purchaseOrder.create');
  const state = useQuery(['availability', 'product'], '', stockState, undefined);
  const short = state?.short ?? 0;
  return (
    <Stat
      label={t`To reorder`}
      figure={state && format.count(state.reorder.length)}
      note={
        <span className={short > 0 ? 'dashboard-late' : 'ui-faint'}>
          {short > 0 ? t`${plural(short, { one: '# oversold', other: '# oversold' })}` : t`None oversold`}
        </span>
      }
      to={paths.to(mayOrder ? reorderPath() : '/apps/inventory/items?state=reorder')}
    />
  );
}

/** What was lost this month; figures of all adjustments are the server's. */
function ShrinkageStat() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const model = useModel();
  const today = useToday();
  const { currency } = useCompany();
  const from = `${today.slice(0, 7)}-01`;
  // Asked again when an adjustment or a count has changed meanwhile.
  const changed = [...useRows('adjustment'), ...useRows('count')];
  const asked = changed.reduce((sum, { version }) => sum + version, 0);
  const answer = useAsync(`${from} ${asked}`, () => model.shrinkage({ from, to: today }));
  const lost = answer.status === 'ready' ? answer.value : [];
  const sum = lost.reduce((total, { value }) => total + (value ?? 0), 0);
  const told = answer.status === 'ready' ? format.moneyRounded(sum, currency) : '–';
  const products = new Set(lost.map(({ product }) => product)).size;
  return (
    <Stat
      label={t`Lost this month`}
      figure={answer.status === 'loading' ? undefined : told}
      note={
        <span className="ui-faint">
          {t`${plural(products, { one: '# product', other: '# products' })} adjusted or counted`}
        </span>
      }
      to={paths.to(`/apps/inventory/adjustments/shrinkage?period=${from}..${today}`)}
    />
  );
}

function CountingStat() {
  const paths = usePaths();
  const counting = useCounting();
  const due = useDueBins(counting, null);
  return (
    <DueStat
      bins={counting.figures.status === 'loading' ? undefined : due}
      urgent="dashboard-late"
      to={paths.to('/apps/inventory/counting?tab=plan')}
    />
  );
}

function ValueStat() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const { currency } = useCompany();
  const rows = useRows('valuation');
  const held = rows.filter((row) => row.quantity > 0).length;
  return (
    <Stat
      label={t`Stock value`}
      figure={format.moneyRounded(stockValue(rows), currency)}
      note={
        <span className="ui-faint">{t`${plural(held, { one: '# product', other: '# products' })} at cost, with goods in transit`}</span>
      }
      to={paths.to('/apps/inventory/items?sort=-value')}
    />
  );
}
