import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Plan } from '#machines/areas/setup/registration/registration.types.ts';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { AuthForm } from './auth-form.tsx';
import type { RegisterStepProps } from './register-step.ts';

/** The plan; the usual one is preselected. */
export function RegisterPlan({ state, send }: RegisterStepProps) {
  const { t } = useLingui();
  const { plans, plan } = state.context;
  const currencies = [...new Set(plans.flatMap(({ prices }) => prices.map(({ currency }) => currency)))];
  const [currency, setCurrency] = useState(state.context.company?.currency ?? currencies[0] ?? '');
  const [chosen, setChosen] = useState(plan ?? plans.find(({ recommended }) => recommended)?.id ?? null);
  const cards = usePlanCards(plans, currency);
  const submit = (): boolean => {
    if (chosen !== null) send({ type: 'choosePlan', plan: chosen });
    return chosen !== null;
  };
  return (
    <AuthForm problem={null} isSending={false} submitLabel={t`Continue`} onSubmit={submit}>
      {currencies.length > 1 && (
        <Field label={t`Prices in`}>
          <Select
            value={currency}
            options={currencies.map((code) => ({ value: code, label: code }))}
            onChange={setCurrency}
          />
        </Field>
      )}
      <ChoiceCards label={t`Plan`} name="plan" value={chosen} options={cards} onChange={setChosen} />
    </AuthForm>
  );
}

/** Plans with their price and limits. */
function usePlanCards(plans: readonly Plan[], currency: string) {
  const { t } = useLingui();
  const format = useFormat();
  const limitsOf = ({ members, warehouses, products }: Plan['limits']): string =>
    [
      members === null
        ? t`Any number of people`
        : t`${plural(members, { one: '# person', other: '# people' })}`,
      warehouses === null
        ? t`any number of warehouses`
        : t`${plural(warehouses, { one: '# warehouse', other: '# warehouses' })}`,
      products === null
        ? t`any number of products`
        : t`${plural(products, { one: '# product', other: '# products' })}`,
    ].join(', ');
  return plans.map(({ id, name, description, prices, limits, trialDays }) => {
    const price = prices.find((one) => one.currency === currency);
    return {
      value: id,
      label: name,
      aside: price && t`${format.moneyRounded(price.amount, price.currency)} a month`,
      hint: (
        <>
          {description} {limitsOf(limits)}.{' '}
          {trialDays > 0 && t`${plural(trialDays, { one: '# day free.', other: '# days free.' })}`}
        </>
      ),
    };
  });
}
