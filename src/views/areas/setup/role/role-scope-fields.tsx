import { useLingui } from '@lingui/react/macro';
import type { RoleForm } from '#model/areas/setup/role/role.facts.ts';
import { isLimited } from '#model/areas/setup/role/role.rules.ts';
import { MoneyField } from '#views/kit/document/number-fields.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import type { Form } from '#views/kit/document/use-form.ts';
import { WarehouseBoxes } from './warehouse-boxes.tsx';

interface RoleScopeProps {
  readonly form: Form<RoleForm>;
}

/** Where a role holds, and up to what sum. */
export function RoleScopeFields({ form }: RoleScopeProps) {
  return (
    <>
      <Warehouses form={form} />
      <OrderLimit form={form} />
      <AdjustmentLimit form={form} />
      <CountLimit form={form} />
    </>
  );
}

/** None ticked: all warehouses, also those to come. */
function Warehouses({ form: { value, edit, error } }: RoleScopeProps) {
  const { t } = useLingui();
  return (
    <WarehouseBoxes
      testId="role-warehouses"
      chosen={value.warehouses ?? null}
      problem={error('warehouses')}
      none={t`None is ticked: the role holds in every warehouse.`}
      some={t`Orders, goods and stock elsewhere are not shown to who has the role.`}
      onChange={(chosen) => edit((draft) => void (draft.warehouses = chosen))}
    />
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
