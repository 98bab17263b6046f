import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { ButtonMenu } from '#views/ui/button-menu.tsx';
import { ButtonPanel } from '#views/ui/button-panel.tsx';
import { Field } from '#views/ui/field.tsx';
import type { MenuItem } from '#views/ui/menu-item.ts';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { Held, Specimen } from './gallery-frame.tsx';

/** Menus of actions, menus of choices, and popovers. */
export function GalleryMenus() {
  const { t } = useLingui();
  const renderShown = (close: () => void) => <Shown onDone={close} />;
  return (
    <>
      <Specimen name={t`Actions`} id="menu-actions">
        <ButtonMenu label={t`More actions`} items={useOrderActions()} side="start" />
      </Specimen>
      <Specimen name={t`One of a few`} id="menu-choices">
        <Held<string> initial="week">
          {(value, change) => <PeriodMenu value={value} onChange={change} />}
        </Held>
      </Specimen>
      <Specimen name={t`A panel of controls`} id="menu-panel">
        <ButtonPanel label={t`Columns`} icon="columns" side="start" panel={renderShown}>
          <Trans>Columns</Trans>
        </ButtonPanel>
      </Specimen>
    </>
  );
}

/** Actions of an order, one of which is disabled and says why. */
export function useOrderActions(): readonly MenuItem[] {
  const { t } = useLingui();
  return [
    { kind: 'label', id: 'order', label: t`Order` },
    { id: 'edit', label: t`Edit`, icon: 'edit', hint: 'E' },
    { id: 'duplicate', label: t`Duplicate`, icon: 'copy' },
    {
      id: 'ship',
      label: t`Ship`,
      icon: 'truck',
      disabledReason: t`Nothing is left to ship on this order.`,
    },
    { kind: 'line', id: 'line' },
    { id: 'cancel', label: t`Cancel order`, icon: 'ban', danger: true },
  ];
}

function PeriodMenu({
  value,
  onChange,
}: {
  readonly value: string;
  readonly onChange: (id: string) => void;
}) {
  const { t } = useLingui();
  const names = { day: t`Today`, week: t`This week`, month: t`This month` };
  const items = Object.entries(names).map(([id, label]) => ({
    id,
    label,
    checked: id === value,
    onSelect: () => onChange(id),
  }));
  return (
    <ButtonMenu label={t`Period`} icon="calendar" iconEnd="chevronDown" side="start" items={items}>
      {items.find(({ id }) => id === value)?.label}
    </ButtonMenu>
  );
}

function Shown({ onDone }: { readonly onDone: () => void }) {
  const { t } = useLingui();
  const sorts = [
    { value: 'number', label: t`Number` },
    { value: 'date', label: t`Date` },
  ];
  return (
    <div className="ui-stack">
      <Field label={t`Sort by`}>
        <Held<string> initial="number">
          {(value, change) => <Select value={value} options={sorts} onChange={change} />}
        </Held>
      </Field>
      <Held initial={true}>
        {(on, change) => <Switch label={t`Show totals`} checked={on} onChange={change} />}
      </Held>
      <span>
        <Button size="sm" variant="primary" onClick={onDone}>
          <Trans>Apply</Trans>
        </Button>
      </span>
    </div>
  );
}
