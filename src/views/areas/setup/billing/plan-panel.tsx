import { useState, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SubscriptionRow } from '#model/areas/setup/subscription/subscription.facts.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { comesNext, payerOf, termsOf, withTax } from '#model/areas/setup/subscription/subscription.terms.ts';
import { useDecider } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { wordsOf } from '#views/words-of-kinds.ts';
import { planLabels } from './billing.messages.ts';

interface PlanPanelProps {
  readonly row: SubscriptionRow;
}

/** The plan, where it stands, and what is charged next. */
export function PlanPanel({ row }: PlanPanelProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const name = (plan: string | null): string => {
    const label = plan === null ? undefined : planLabels[plan];
    return label ? i18n._(label) : t`Without a plan`;
  };
  const state = wordsOf('subscription')?.states[String(row.state)];
  const items = [
    {
      id: 'state',
      label: t`State`,
      value: state && (
        <Badge tone={state.tone} icon={state.icon}>
          {i18n._(state.label)}
        </Badge>
      ),
    },
    { id: 'plan', label: t`Plan`, value: name(row.plan) },
    {
      id: 'price',
      label: t`Price a month, without VAT`,
      value: row.plan === null ? t`Free` : format.money(row.price, row.currency),
    },
    { id: 'next', label: t`Next charge`, value: useNextCharge(row) },
    ...(row.next === null ? [] : [{ id: 'later', label: t`Plan from then on`, value: name(row.next) }]),
  ];
  return (
    <Panel title={t`Plan`} foot={<Actions row={row} />}>
      <KeyValues items={items} />
    </Panel>
  );
}

/** When what is charged next, with VAT; what ends, if nothing is. */
function useNextCharge(row: SubscriptionRow): ReactNode {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useDecider();
  const { until, next, plan } = row;
  const comes = comesNext(row);
  if (until === null || plan === null) return t`Nothing is charged`;
  const day = format.date(until);
  if (comes === 'end') return t`None; it ends on ${day}`;
  if (comes === 'nothing') return t`None`;
  if (comes === 'endOfTrial') return t`The trial ends on ${day}; add a card to go on`;
  const { price, currency } = next === null ? row : termsOf(view, next);
  const amount = format.money(withTax(price, payerOf(view, row)).total, currency);
  return t`${amount} with VAT on ${day}`;
}

type Question = 'plan' | 'resume' | 'cancel';

/** What can be done about it; what cannot says why. */
function Actions({ row }: PlanPanelProps) {
  const propose = usePropose();
  const [open, setOpen] = useState<Question | null>(null);
  const give = (type: string): void =>
    void propose({ kind: 'subscription', document: SUBSCRIPTION, type, data: {} });
  const { fits, looks } = useChances();
  return (
    <>
      {fits('retry') && (
        <Button variant="primary" {...looks('retry')} onClick={() => give('retry')}>
          <Trans>Pay now</Trans>
        </Button>
      )}
      {fits('resume') && (
        <Button variant="primary" {...looks('resume')} onClick={() => setOpen('resume')}>
          <Trans>Resume</Trans>
        </Button>
      )}
      {fits('changePlan') && (
        <Button {...looks('changePlan')} onClick={() => setOpen('plan')}>
          <Trans>Change plan</Trans>
        </Button>
      )}
      {fits('undoCancel') && (
        <Button variant="primary" {...looks('undoCancel')} onClick={() => give('undoCancel')}>
          <Trans>Keep the subscription</Trans>
        </Button>
      )}
      {fits('cancel') && (
        <Button variant="quiet" {...looks('cancel')} onClick={() => setOpen('cancel')}>
          <Trans>Cancel subscription</Trans>
        </Button>
      )}
      {open && <Asked open={open} row={row} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Which commands have a place now, and how their buttons look: one that cannot be given says why. */
function useChances() {
  const replica = useDecider();
  const sentence = useRefusalSentence();
  const why = (type: string) => replica.consider({ kind: 'subscription', document: SUBSCRIPTION, type });
  return {
    fits: (type: string): boolean => why(type)?.code !== 'notInState',
    looks: (type: string) => {
      const refusal = why(type);
      return {
        'data-testid': `command-${type}`,
        ...(refusal && { disabledReason: sentence(refusal) }),
      };
    },
  };
}

interface AskedProps extends PlanPanelProps {
  readonly open: Question;
  readonly onClose: () => void;
}

function Asked({ open, row, onClose }: AskedProps) {
  if (open === 'cancel') return <CancelDialog row={row} onClose={onClose} />;
  return <PlanDialog row={row} resumes={open === 'resume'} onClose={onClose} />;
}
