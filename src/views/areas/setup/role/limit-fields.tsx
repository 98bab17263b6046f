import type { RoleForm } from '#model/areas/setup/role/role.facts.ts';
import { isLimited } from '#model/areas/setup/role/role.rules.ts';
import { MoneyField, PercentField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { useLimits } from './use-limits.ts';

/** How much the holders of a role commit alone, each where the role may commit something of it. */
export function LimitFields({ form }: { readonly form: Form<RoleForm> }) {
  const { currency } = useCompany();
  const { value, edit } = form;
  const limits = useLimits().filter(({ kind }) => isLimited(kind, value));
  return limits.map(({ kind, label, hint, as }) => {
    const set = (limit: number | null): void =>
      edit((draft) => void (draft.limits = { purchaseOrder: null, ...value.limits, [kind]: limit }));
    const field = {
      form,
      path: `limits.${kind}`,
      label,
      hint,
      value: value.limits?.[kind] ?? null,
      onChange: set,
      onEmpty: () => set(null),
    };
    return as === 'percent' ? (
      <PercentField key={kind} {...field} />
    ) : (
      <MoneyField key={kind} {...field} currency={currency} />
    );
  });
}
