import { useLingui } from '@lingui/react/macro';
import type {
  PostedLine,
  SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { total } from '#model/lines/line-parts.ts';
import { TimeCell } from '#views/kit/document/time-cell.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** Where a posted bill went, in the company's currency; nothing before, and for who may not see costs. [SBL8] */
export function BillPosted({ row }: { readonly row: SupplierBillRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const { posted } = row;
  if (!posted || posted.lines.some(({ billed }) => billed === undefined)) return null;
  const sum = (figure: (line: PostedLine) => number): string =>
    format.money(total(posted.lines, figure), currency);
  return (
    <Panel
      title={row.reversed ? t`Posted, and reversed` : t`Posted`}
      subtitle={t`Without VAT, in ${currency}.`}
    >
      <KeyValues
        columns={2}
        items={[
          { id: 'on', label: t`Day`, value: <TimeCell at={posted.on} /> },
          { id: 'accrued', label: t`Of goods not billed before`, value: sum(({ accrued }) => accrued) },
          { id: 'stock', label: t`To stock`, value: sum(({ value }) => value) },
          { id: 'cost', label: t`To cost of goods`, value: sum(({ expensed, rest }) => expensed + rest) },
          { id: 'costs', label: t`To costs`, value: sum(({ cost }) => cost) },
        ]}
      />
    </Panel>
  );
}
