import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectedDay } from '#model/areas/purchasing/proposal/proposal.ts';
import { addDays } from '#model/values/moments.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { BarChart } from '#views/ui/bar-chart.tsx';
import { Button } from '#views/ui/button.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { ForecastNotes } from './forecast-notes.tsx';
import { LateReceipts } from './late-receipts.tsx';
import type { ReorderRow, RowSource } from './reorder-rows.ts';
import { useReasonSentence, useSourceName } from './reorder-words.ts';

interface ReorderDetailsProps {
  readonly row: ReorderRow;
  readonly onClose: () => void;
}

/** What is behind a proposal: the stock day by day, each source, what comes too late; and putting it off. */
export function ReorderDetails({ row, onClose }: ReorderDetailsProps) {
  const { t } = useLingui();
  const nameOf = useProductName();
  const reasonOf = useReasonSentence();
  const { product, warehouse, proposal, sources } = row;
  return (
    <Dialog
      open
      onClose={onClose}
      width="45rem"
      title={`${product.sku} · ${nameOf(product)}, ${warehouse.name}`}
      actions={<Button onClick={onClose}>{t`Close`}</Button>}
    >
      <div className="ui-stack">
        <p>{reasonOf(row)}</p>
        <DaysAhead row={row} />
        <ForecastNotes row={row} />
        {sources.length > 0 && <Sources row={row} />}
        {proposal.late.length > 0 && <LateReceipts row={row} />}
        <PutOff row={row} onDone={onClose} />
      </div>
    </Dialog>
  );
}

/** What is left at the end of each day on which something comes or leaves. [RPL2] */
function DaysAhead({ row: { product, proposal } }: { readonly row: ReorderRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const quantityText = useQuantity();
  const { days, level } = proposal;
  const orDash = (quantity: number): string => (quantity === 0 ? '–' : quantityText(quantity, product));
  const columns: readonly LineColumn<ProjectedDay>[] = [
    { id: 'day', header: t`Day`, text: ({ on }) => format.date(on) },
    { id: 'into', header: t`In`, align: 'end', text: ({ into }) => orDash(into) },
    { id: 'out', header: t`Out`, align: 'end', text: ({ out }) => orDash(out) },
    { id: 'left', header: t`Left`, align: 'end', text: ({ left }) => quantityText(left, product) },
  ];
  return (
    <section>
      <h3>{t`Stock day by day`}</h3>
      <BarChart
        summary={t`Stock at the end of each day on which something arrives or leaves`}
        formatAxis={(thousandths) => format.quantity(thousandths)}
        height={160}
        bars={days.map(({ on, left }) => ({
          id: on,
          label: format.dayMonth(on),
          value: Math.max(0, left),
          text: quantityText(left, product),
          tone: left < level || left < 0 ? 'warning' : undefined,
        }))}
      />
      <LineTable
        label={t`Stock day by day`}
        rows={days}
        rowId={({ on }) => on}
        columns={columns}
        onCell={() => undefined}
        readOnly
      />
    </section>
  );
}

/** Where it can come from, the best first, and what speaks for each. [RPL5] [RPL6] [RPL7] */
function Sources({ row }: { readonly row: ReorderRow }) {
  const { t } = useLingui();
  const nameOf = useSourceName();
  const sentence = useSourceSentence(row);
  return (
    <section>
      <h3>{t`Where to get it`}</h3>
      <ol className="ui-stack">
        {row.sources.map((source) => (
          <li key={source.key}>
            <strong>{nameOf(source)}</strong> <span className="ui-soft">{sentence(source)}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function useSourceSentence({ product }: ReorderRow): (source: RowSource) => string {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const { currency } = useCompany();
  const quantityText = useQuantity();
  return (source) => {
    const quantity = quantityText(source.quantity, product);
    if (source.from === 'transfer') {
      const spare = quantityText(source.spare, product);
      return t`can spare ${spare}`;
    }
    if (source.from === 'build') {
      const skus = source.lacking.map((id) => model.replica.view.get('product', id)?.sku ?? id).join(', ');
      return skus === '' ? t`all components are there` : t`too little of ${skus}`;
    }
    const day = format.date(source.comesOn);
    const cost =
      model.may('product.viewCost') && source.cost !== undefined && source.cost !== null
        ? format.money(source.cost, currency)
        : null;
    const comes = source.isInTime ? t`arrives on ${day}` : t`arrives on ${day}, too late`;
    return cost === null ? `${quantity}, ${comes}` : t`${quantity} for ${cost}, ${comes}`;
  };
}

/** Days that a proposal is put off by unless another day is chosen. */
const A_WEEK = 7;

/** Puts a proposal off to a day, or for good, or takes it up again. [RPL9] */
function PutOff({ row, onDone }: { readonly row: ReorderRow; readonly onDone: () => void }) {
  const { t } = useLingui();
  const today = useToday();
  const [day, setDay] = useState<string | null>(addDays(today, A_WEEK));
  const putOff = usePutOff();
  const give = (until: string | null): void => {
    if (putOff(row, until)) onDone();
  };
  if (row.putOff !== undefined)
    return (
      <Button icon="undo" onClick={() => give(null)}>
        <Trans>Propose again</Trans>
      </Button>
    );
  return (
    <div className="ui-row reorder-put-off">
      <Field label={t`Postpone until`}>
        <DateInput value={day} min={addDays(today, 1)} onChange={setDay} />
      </Field>
      <Button
        icon="clock"
        disabledReason={day === null ? t`Choose a day first.` : undefined}
        onClick={() => give(day)}
      >
        <Trans>Postpone</Trans>
      </Button>
      <Button variant="quiet" icon="ban" onClick={() => give('never')}>
        <Trans>Never propose</Trans>
      </Button>
    </div>
  );
}

/** Gives the command; false where it was refused, with a message. */
export function usePutOff(): (row: ReorderRow, until: string | null) => boolean {
  const propose = usePropose();
  return ({ product, warehouse }, until) =>
    propose({
      kind: 'product',
      document: product.id,
      type: 'putOffReorder',
      data: { warehouse: warehouse.id, until },
    }) === null;
}
