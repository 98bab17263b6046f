import { useLingui } from '@lingui/react/macro';
import { isLate } from '#model/areas/sales/sales-order/sales-order.figures.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import type { ListColumn } from '#views/kit/list/list-definition.ts';
import { Button } from '#views/ui/button.tsx';
import { allocatable, type DemandLine } from './demand-lines.ts';
import { Allocated, usePolicyOf } from './demand-policy.tsx';
import { PromisedDay } from './promised-day.tsx';

interface DemandColumns {
  readonly customerName: (id: string) => string;
  readonly onAllocate: (line: string) => void;
}

const allocated = (line: DemandLine) => <Allocated line={line} />;

/** The columns of the lines that want goods. */
export function useDemandColumns(columns: DemandColumns): readonly ListColumn<DemandLine>[] {
  return [...useWhoseColumns(columns), ...useFigureColumns(columns)];
}

/** Which goods, for whom, and when. */
function useWhoseColumns({ customerName }: DemandColumns): readonly ListColumn<DemandLine>[] {
  const { t } = useLingui();
  const today = useToday();
  const nameOf = useProductName();
  return [
    { id: 'sku', header: t`SKU`, width: 118, cell: ({ product }) => product?.sku ?? '' },
    {
      id: 'product',
      header: t`Product`,
      width: { share: 2, min: 140 },
      extra: true,
      cell: ({ product }) => product && nameOf(product),
    },
    { id: 'order', header: t`Order`, width: 136, cell: ({ order }) => order.number ?? t`New` },
    {
      id: 'customer',
      header: t`Customer`,
      width: { share: 3, min: 130 },
      card: 'subtitle',
      cell: ({ order }) => customerName(order.customer),
    },
    {
      id: 'promised',
      header: t`Promised`,
      width: 106,
      value: ({ held }) => held.on,
      cell: ({ order, held }) => <PromisedDay day={held.on} late={isLate(order, today)} today={today} />,
    },
  ];
}

/** How much is wanted, allocated and free, by which policy, and the button that allocates. */
function useFigureColumns({ onAllocate }: DemandColumns): readonly ListColumn<DemandLine>[] {
  const { t } = useLingui();
  const sayQuantity = useQuantity();
  const policyOf = usePolicyOf();
  const figure = (id: string, header: string, of: (line: DemandLine) => number): ListColumn<DemandLine> => ({
    id,
    header,
    width: 104,
    align: 'end',
    value: (line) => of(line) / 1000,
    cell: (line) => sayQuantity(of(line), line.product),
  });
  return [
    { ...figure('wanted', t`Wanted`, ({ held }) => held.open), width: 88 },
    {
      ...figure(
        'allocated',
        t({ context: 'goods', message: 'Allocated' }),
        ({ held }) => held.soft + held.hard,
      ),
      width: 118,
      cell: allocated,
    },
    figure('free', t`Free in stock`, ({ free }) => free),
    { id: 'policy', header: t`Reserved when`, width: { share: 3, min: 140 }, cell: policyOf },
    {
      id: 'allocate',
      header: t`Action`,
      width: 112,
      align: 'end',
      card: 'aside',
      lives: true,
      cell: (line) => <AllocateButton line={line} onAllocate={onAllocate} />,
    },
  ];
}

function AllocateButton({
  line,
  onAllocate,
}: { readonly line: DemandLine } & Pick<DemandColumns, 'onAllocate'>) {
  const { t } = useLingui();
  const refused = useRefused('salesOrder');
  const verdict = useVerdict('salesOrder', line.order.id, 'allocate', ['reservation']);
  return (
    <Button
      size="sm"
      icon="package"
      {...refused(verdict ?? whyNot(line))}
      onClick={() => onAllocate(line.id)}
    >
      {t({ context: 'goods', message: 'Allocate' })}
    </Button>
  );
}

/** Why nothing of a line can be allocated; null if something can. */
export function whyNot(line: DemandLine) {
  if (line.waiting === 0) return { code: 'nothingWaits' };
  const { waiting: wanted, product } = line;
  return allocatable(line) === 0
    ? { code: 'notFree', params: { sku: product?.sku ?? '', free: 0, wanted } }
    : null;
}
