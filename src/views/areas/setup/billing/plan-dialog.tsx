import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { planIds, type PlanId } from '#model/areas/setup/subscription/plans.ts';
import type { SubscriptionRow } from '#model/areas/setup/subscription/subscription.facts.ts';
import { SUBSCRIPTION } from '#model/areas/setup/subscription/subscription.kind.ts';
import { payerOf, planChange, termsOf, withTax } from '#model/areas/setup/subscription/subscription.terms.ts';
import { useDecider } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useNow } from '#views/ui/use-now.ts';
import { planLabels } from './billing.messages.ts';

interface PlanDialogProps {
  readonly row: SubscriptionRow;
  /** A period begins with it, after the subscription had stopped. */
  readonly resumes: boolean;
  readonly onClose: () => void;
}

/** Chooses a plan, and says beforehand what is charged now and from when it holds. */
export function PlanDialog({ row, resumes, onClose }: PlanDialogProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { view } = useDecider();
  const propose = usePropose();
  const [plan, setPlan] = useState<PlanId>(planIds.find((one) => one === row.plan) ?? 'growth');
  const title = resumes ? t`Resume` : t`Change plan`;
  const options = planIds.map((value) => {
    const { price, currency } = termsOf(view, value);
    const label = planLabels[value];
    return { value, label: label ? i18n._(label) : value, aside: format.money(price, currency) };
  });
  const give = (): void => {
    const type = resumes ? 'resume' : 'changePlan';
    const refusal = propose({ kind: 'subscription', document: SUBSCRIPTION, type, data: { plan } });
    if (refusal === null) onClose();
  };
  return (
    <GiveDialog title={title} onClose={onClose} onGive={give}>
      <div className="ui-stack">
        <ChoiceCards
          label={t`Plan`}
          name="plan"
          autoFocus
          value={plan}
          options={options}
          onChange={setPlan}
        />
        <Preview row={row} plan={plan} resumes={resumes} />
      </div>
    </GiveDialog>
  );
}

interface PreviewProps extends Pick<PlanDialogProps, 'row' | 'resumes'> {
  readonly plan: PlanId;
}

/** What happens if it is chosen: refused, charged now, or from the next period on. */
function Preview({ row, plan, resumes }: PreviewProps) {
  const { t } = useLingui();
  const format = useFormat();
  const replica = useDecider();
  const sentence = useRefusalSentence();
  const now = new Date(useNow()).toISOString();
  const type = resumes ? 'resume' : 'changePlan';
  const refusal = replica.wouldRefuse({
    kind: 'subscription',
    document: SUBSCRIPTION,
    type,
    data: { plan },
  });
  if (refusal) return <Notice tone="warning">{sentence(refusal)}</Notice>;
  const { view } = replica;
  const change = planChange(view, row, plan, now);
  const net = resumes ? change.terms.price : (change.charge?.net ?? 0);
  const amounts = withTax(net, payerOf(view, row));
  const [charged, total, vat] = [amounts.net, amounts.total, amounts.vat].map((one) =>
    format.money(one, change.terms.currency),
  );
  if (net > 0)
    return <Notice>{t`${total} is charged now: ${charged} and ${vat} VAT. The plan holds at once.`}</Notice>;
  const day = format.date(change.at);
  return (
    <Notice>
      {change.atOnce
        ? t`Nothing is charged now. The plan holds at once.`
        : t`Nothing is charged now. The plan holds from ${day}.`}
    </Notice>
  );
}
