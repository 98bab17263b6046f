import { useLingui } from '@lingui/react/macro';
import type { RoleForm } from '#model/role/role.facts.ts';
import type { Limited } from '#model/role/role.limits.ts';
import { isLimited } from '#model/role/role.rules.ts';
import { useRows } from '../document/model-context.tsx';
import { MoneyField } from '../document/number-fields.tsx';
import { useCompany } from '../document/use-company.ts';
import type { Form } from '../document/use-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';
import { useLimitWords } from './use-limit-words.ts';

interface RoleScopeProps {
  readonly form: Form<RoleForm>;
}

/** Where a role holds, and up to what sum. */
export function RoleScopeFields({ form }: RoleScopeProps) {
  return (
    <>
      <WarehouseBoxes form={form} />
      <LimitField form={form} kind="purchaseOrder" />
      <LimitField form={form} kind="count" />
    </>
  );
}

/** None ticked: all warehouses, also those to come. */
function WarehouseBoxes({ form: { value, edit, error } }: RoleScopeProps) {
  const { t } = useLingui();
  const warehouses = useRows('warehouse').toSorted((a, b) => a.name.localeCompare(b.name));
  const chosen = value.warehouses ?? [];
  const wrong = error('warehouses');
  const set = (id: string, isIn: boolean): void =>
    edit((draft) => {
      const next = isIn ? [...chosen, id] : chosen.filter((one) => one !== id);
      draft.warehouses = next.length > 0 ? next : null;
    });
  if (warehouses.length === 0) return null;
  return (
    <fieldset className="role-group" data-testid="role-warehouses">
      <legend>{t`Only in these warehouses`}</legend>
      <p className="ui-faint">
        {chosen.length === 0
          ? t`None is ticked: the role holds in every warehouse.`
          : t`Orders, goods and stock elsewhere are not shown to who has the role.`}
      </p>
      {wrong !== undefined && <Notice tone="danger">{wrong}</Notice>}
      <div className="role-boxes">
        {warehouses.map(({ id, name }) => (
          <Checkbox key={id} label={name} checked={chosen.includes(id)} onChange={(isIn) => set(id, isIn)} />
        ))}
      </div>
    </fieldset>
  );
}

/** Shown where the role may commit the company by documents of that kind. */
function LimitField({ form, kind }: RoleScopeProps & { readonly kind: Limited }) {
  const { t } = useLingui();
  const { currency } = useCompany();
  const { value, edit } = form;
  const words = useLimitWords();
  const set = (limit: number | null): void =>
    edit((draft) => void (draft.limits = { purchaseOrder: null, ...draft.limits, [kind]: limit }));
  if (!isLimited(kind, value)) return null;
  return (
    <MoneyField
      form={form}
      path={`limits.${kind}`}
      label={words[kind]}
      hint={kind === 'purchaseOrder' ? t`Without VAT. Leave empty for any sum.` : t`Leave empty for any sum.`}
      value={value.limits?.[kind] ?? null}
      currency={currency}
      onChange={set}
      onEmpty={() => set(null)}
    />
  );
}
