import { useLingui } from '@lingui/react/macro';
import type { RoleForm } from '#model/role/role.facts.ts';
import { isLimited } from '#model/role/role.rules.ts';
import { useRows } from '../document/model-context.tsx';
import { MoneyField } from '../document/number-fields.tsx';
import { useCompany } from '../document/use-company.ts';
import type { Form } from '../document/use-form.ts';
import { Checkbox } from '../ui/checkbox.tsx';
import { Notice } from '../ui/notice.tsx';

interface RoleScopeProps {
  readonly form: Form<RoleForm>;
}

/** Where a role holds, and up to what sum. */
export function RoleScopeFields({ form }: RoleScopeProps) {
  return (
    <>
      <WarehouseBoxes form={form} />
      <OrderLimit form={form} />
      <AdjustmentLimit form={form} />
      <CountLimit form={form} />
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

/** A limit of the role, whatever its others. */
const withLimit = (form: RoleForm, limit: Partial<NonNullable<RoleForm['limits']>>) => ({
  purchaseOrder: null,
  adjustment: null,
  count: null,
  ...form.limits,
  ...limit,
});

/** Shown where the role may change the value of the stock. */
function AdjustmentLimit({ form }: RoleScopeProps) {
  const { t } = useLingui();
  const { currency } = useCompany();
  const { value, edit } = form;
  const set = (adjustment: number | null): void =>
    edit((draft) => void (draft.limits = withLimit(value, { adjustment })));
  if (!isLimited('adjustment', value)) return null;
  return (
    <MoneyField
      form={form}
      path="limits.adjustment"
      label={t`Adjusts stock up to`}
      hint={t`What it changes in value. Leave empty for any sum.`}
      value={value.limits?.adjustment ?? null}
      currency={currency}
      onChange={set}
      onEmpty={() => set(null)}
    />
  );
}

/** Shown where the role may bring counts to the books. */
function CountLimit({ form }: RoleScopeProps) {
  const { t } = useLingui();
  const { currency } = useCompany();
  const { value, edit } = form;
  const set = (count: number | null): void =>
    edit((draft) => void (draft.limits = withLimit(value, { count })));
  if (!isLimited('count', value)) return null;
  return (
    <MoneyField
      form={form}
      path="limits.count"
      label={t`Settles counts that differ by up to`}
      hint={t`The sum of gains and losses. Leave empty for any sum.`}
      value={value.limits?.count ?? null}
      currency={currency}
      onChange={set}
      onEmpty={() => set(null)}
    />
  );
}

/** Shown where the role may commit the company to purchase orders. */
function OrderLimit({ form }: RoleScopeProps) {
  const { t } = useLingui();
  const { currency } = useCompany();
  const { value, edit } = form;
  const set = (purchaseOrder: number | null): void =>
    edit((draft) => void (draft.limits = withLimit(value, { purchaseOrder })));
  if (!isLimited('purchaseOrder', value)) return null;
  return (
    <MoneyField
      form={form}
      path="limits.purchaseOrder"
      label={t`Places purchase orders up to`}
      hint={t`Without VAT. Leave empty for any sum.`}
      value={value.limits?.purchaseOrder ?? null}
      currency={currency}
      onChange={set}
      onEmpty={() => set(null)}
    />
  );
}
