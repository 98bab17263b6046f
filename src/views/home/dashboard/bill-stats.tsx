import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { SupplierBillRow } from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { isBillAgreed, isBillUnpaid } from '#model/areas/purchasing/supplier-bill/supplier-bill.kind.ts';
import { ownPayableOf, tabOfBill } from '#model/areas/purchasing/supplier-bill/supplier-bill.listing.ts';
import { total } from '#model/lines/line-parts.ts';
import { addDays } from '#model/values/moments.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { useModel, useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

const BILLS = '/apps/purchasing/bills';
const WEEK = 7;

/** Bills that differ or wait for approval, and what falls due within a week; nothing where there are no bills. */
export function BillStats() {
  const model = useModel();
  const today = useToday();
  const rows: readonly SupplierBillRow[] = useRows('supplierBill');
  const figures = useQuery(['supplierBill'], today, () => figuresOf(rows, today), figuresOf([], today));
  if (!model.may('supplierBill.view') || rows.length === 0) return null;
  return (
    <>
      <WaitingStat {...figures} />
      {model.may(VIEW_COST) && <DueStat {...figures} />}
    </>
  );
}

interface Figures {
  readonly toApprove: number;
  readonly deviating: number;
  readonly late: number;
  /** Minor units of the company's currency. */
  readonly due: number;
}

function figuresOf(rows: readonly SupplierBillRow[], today: string): Figures {
  const isIn = (tab: string) => rows.filter((row) => tabOfBill(row) === tab).length;
  const owed = rows.filter((row) => isBillAgreed(row) && isBillUnpaid(row));
  const due = owed.filter(({ dueOn }) => dueOn <= addDays(today, WEEK));
  return {
    toApprove: isIn('toApprove'),
    deviating: isIn('deviating'),
    late: due.filter(({ dueOn }) => dueOn < today).length,
    due: total(due, (row) => (row.stated === undefined ? 0 : ownPayableOf(row))),
  };
}

function WaitingStat({ toApprove, deviating }: Figures) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  return (
    <Stat
      label={t`Bills to approve`}
      figure={format.count(toApprove)}
      note={
        <span className={deviating > 0 ? 'dashboard-late' : 'ui-faint'}>
          {t`${plural(deviating, { one: '# deviates', other: '# deviate' })}`}
        </span>
      }
      to={paths.to(`${BILLS}?state=${toApprove > 0 || deviating === 0 ? 'toApprove' : 'deviating'}`)}
    />
  );
}

function DueStat({ due, late }: Figures) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const { currency } = useCompany();
  return (
    <Stat
      label={t`Bills due within a week`}
      figure={format.moneyRounded(due, currency)}
      note={
        <span className={late > 0 ? 'dashboard-late' : 'ui-faint'}>
          {t`${plural(late, { one: '# overdue', other: '# overdue' })}`}
        </span>
      }
      to={paths.to(`${BILLS}?state=toPay`)}
    />
  );
}
