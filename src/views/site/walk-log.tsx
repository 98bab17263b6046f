import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { WalkModel } from './walk-model.ts';
import type { WalkedFact } from './walked-order.ts';

const kinds: Readonly<Record<string, MessageDescriptor>> = {
  salesOrder: msg`Sales order`,
  pick: msg`Pick list`,
  shipment: msg`Shipment`,
  goodsReceipt: msg`Goods receipt`,
  stock: msg`Stock`,
};
/** What the ledger notes. */
const ledger: Readonly<Record<string, MessageDescriptor>> = {
  demanded: msg`Demand noted`,
  reserved: msg`Reservation changed`,
  moved: msg`Goods moved`,
  valued: msg`Value changed`,
};

interface WalkLogProps {
  readonly facts: readonly WalkedFact[];
  readonly model: WalkModel;
}

/** The facts in the company's log, the latest first. */
export function WalkLog({ facts, model }: WalkLogProps) {
  const { t, i18n } = useLingui();
  const said = (words: MessageDescriptor | undefined): string => (words ? i18n._(words) : '');
  return (
    <section className="walk-panel">
      <h3>
        <Trans>Log of facts</Trans>
      </h3>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must take the focus */}
      <ol className="walk-log" reversed tabIndex={0} aria-label={t`Log of facts`}>
        {facts.toReversed().map((fact) => (
          <li key={fact.seq}>
            <span className="walk-seq">{fact.seq}</span> {said(kinds[fact.kind])}:{' '}
            {model.fact(fact, i18n.locale) ?? said(ledger[fact.type])}
          </li>
        ))}
      </ol>
    </section>
  );
}
