import { useLingui } from '@lingui/react/macro';
import type { AdjustmentLine, AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { changeOfValue } from '#model/areas/stock/adjustment/adjustment.values.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useFullName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { PaperPage } from '#views/kit/print/paper-page.tsx';
import {
  PaperFacts,
  PaperFoot,
  PaperHead,
  PaperLines,
  type PaperColumn,
} from '#views/kit/print/paper-parts.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { modeWords } from './adjustment.messages.ts';
import { useWhy } from './use-why.ts';

interface VoucherProps {
  readonly row: AdjustmentRow;
}

/** The voucher of an adjustment: what was changed, why, and by whom. [AD8] */
export function AdjustmentPaperPage({ row }: VoucherProps) {
  const { t } = useLingui();
  return (
    <PaperPage
      of={{ kind: 'adjustment', document: row.id }}
      title={t`Stock adjustment`}
      number={row.number}
      document={`/apps/inventory/adjustments/${row.id}`}
    >
      <Voucher row={row} />
    </PaperPage>
  );
}

function Voucher({ row }: VoucherProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const personName = useFullName();
  const warehouse = useRow('warehouse', row.warehouse);
  const { currency } = useCompany();
  const mayViewCost = useModel().may('product.viewCost');
  const { effectiveAt, postedBy, approvedBy } = row;
  const change =
    mayViewCost && effectiveAt !== null ? format.money(changeOfValue(row.lines), currency) : null;
  return (
    <>
      <PaperHead title={t`Stock adjustment`} number={row.number} />
      <PaperFacts
        facts={[
          { label: t`Adjusts`, value: i18n._(modeWords[row.mode]) },
          { label: t`Warehouse`, value: warehouse?.name },
          { label: t`Day`, value: effectiveAt && format.dateTime(effectiveAt) },
          { label: t`Written by`, value: personName(row.createdBy) },
          { label: t`Approved by`, value: approvedBy && personName(approvedBy) },
          { label: t`Posted by`, value: postedBy && personName(postedBy) },
          { label: t`Change of value`, value: change },
          { label: t`Notes`, value: row.notes },
        ]}
      />
      <PaperLines label={t`Lines`} lines={row.lines} lineId={(line) => line.id} columns={useColumns(row)} />
      <PaperFoot of="adjustment" />
    </>
  );
}

type Column = PaperColumn<AdjustmentLine>;

function useColumns(row: AdjustmentRow): readonly Column[] {
  const { t } = useLingui();
  const { name } = useLineWords();
  const { replica } = useModel();
  const placeName = usePlaceName();
  const why = useWhy();
  const lot: Column = {
    id: 'lot',
    header: t`Lot or serial no.`,
    cell: (line) => (line.lot === undefined ? '' : (replica.view.get('lot', line.lot)?.code ?? '')),
  };
  return [
    { id: 'product', header: t`Product`, cell: name },
    {
      id: 'location',
      header: t`Location`,
      unbroken: true,
      cell: ({ location }) => (location === null ? '' : placeName(location)),
    },
    ...(row.lines.some((line) => line.lot !== undefined) ? [lot] : []),
    ...useFigures(row),
    { id: 'reason', header: t`Reason`, cell: (line) => why(row.mode, line) },
    { id: 'note', header: t`Note`, cell: ({ note }) => note },
  ];
}

/** Quantities, and for those who may see it the value. */
function useFigures(row: AdjustmentRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const { quantity } = useLineWords();
  const { currency } = useCompany();
  const mayViewCost = useModel().may('product.viewCost');
  const figure = (id: 'before' | 'change' | 'after', header: string): Column => ({
    id,
    header,
    align: 'end',
    cell: (line) => {
      const amount = line[id];
      return amount === undefined ? '' : quantity(line, amount);
    },
  });
  const value: Column = {
    id: 'value',
    header: t`Value`,
    align: 'end',
    cell: (line) => format.money(line.value ?? 0, currency),
  };
  return [
    figure('before', t`Before`),
    figure('change', t`Change`),
    figure('after', t`After`),
    ...(mayViewCost && row.lines.some((line) => line.value !== undefined) ? [value] : []),
  ];
}
