import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#views/ui/use-format.ts';
import {
  PaperFacts,
  PaperFoot,
  PaperHead,
  PaperLines,
  type PaperColumn,
  type PaperFact,
  type PaperTotal,
} from './paper-parts.tsx';

/** A sales or purchase order. */
interface Ordered {
  readonly number: string | null;
  readonly revision: number;
  readonly theirReference: string;
  readonly orderedOn: string | null;
  readonly notes: string;
}

interface OrderPaperProps<L> {
  readonly of: 'salesOrder' | 'purchaseOrder';
  readonly title: string;
  readonly order: Ordered;
  /** The recipient, and the delivery address. */
  readonly addresses: ReactNode;
  /** Facts before and after the reference and the order date. */
  readonly facts: { readonly first?: readonly PaperFact[]; readonly then: readonly PaperFact[] };
  /** How it is paid. */
  readonly terms: readonly PaperFact[];
  readonly lines: readonly L[];
  readonly columns: readonly PaperColumn<L>[];
  readonly totals: readonly PaperTotal[];
}

/** An order printed for a customer or a supplier: parties, dates, lines and totals. */
export function OrderPaper<L extends { readonly id: string }>(props: OrderPaperProps<L>) {
  const { of, title, order, addresses, facts, terms, lines, columns, totals } = props;
  const { t } = useLingui();
  const format = useFormat();
  return (
    <>
      <PaperHead title={title} number={order.number} />
      <div className="paper-parties">{addresses}</div>
      <PaperFacts
        facts={[
          ...(facts.first ?? []),
          { label: t`Your reference`, value: order.theirReference },
          { label: t`Ordered on`, value: order.orderedOn && format.date(order.orderedOn) },
          ...facts.then,
          ...terms,
          { label: t`Revision`, value: order.revision > 1 && format.count(order.revision) },
        ]}
      />
      <PaperLines
        label={t`Lines`}
        lines={lines}
        lineId={(line) => line.id}
        columns={columns}
        totals={totals}
      />
      <PaperFoot of={of}>{order.notes !== '' && <p>{order.notes}</p>}</PaperFoot>
    </>
  );
}
