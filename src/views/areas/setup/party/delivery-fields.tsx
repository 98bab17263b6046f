import './party.css';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PartyForm } from '#model/areas/setup/party/party.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { AddressFields } from './address-fields.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { partyBlankRows } from './party-blank-rows.ts';

/** The delivery addresses of a party. */
export function DeliveryFields({ form }: { readonly form: Form<PartyForm> }) {
  const { t } = useLingui();
  const { value, edit } = form;
  const { billing, delivery } = value.addresses;
  const add = (): void =>
    edit(
      (draft) => void draft.addresses.delivery.push({ ...billing, ...partyBlankRows['addresses.delivery'] }),
    );
  return (
    <Panel
      title={t`Delivery addresses`}
      actions={
        <Button size="sm" icon="plus" onClick={add}>
          <Trans>Add address</Trans>
        </Button>
      }
    >
      {delivery.length === 0 && (
        <p className="ui-soft">
          <Trans>Goods go to the billing address until there is another one here.</Trans>
        </p>
      )}
      <div className="ui-stack">
        {/* Addresses have no id: they are identified by position. */}
        {delivery.map((_, index) => (
          // oxlint-disable-next-line react/no-array-index-key
          <DeliveryAddressFields key={index} form={form} index={index} />
        ))}
      </div>
    </Panel>
  );
}

function DeliveryAddressFields({ form, index }: { readonly form: Form<PartyForm>; readonly index: number }) {
  const { t } = useLingui();
  const address = form.value.addresses.delivery[index];
  const path = `addresses.delivery.${index}`;
  if (!address) return null;
  const change = (part: Partial<typeof address>): void =>
    form.edit((draft) => {
      const held = draft.addresses.delivery[index];
      if (held) Object.assign(held, part);
    });
  const remove = (): void => form.edit((draft) => void draft.addresses.delivery.splice(index, 1));
  return (
    <div className="ui-fields" role="group" aria-label={t`Delivery address ${index + 1}`}>
      <Field label={t`Called`} error={form.error(`${path}.label`)}>
        <TextInput
          value={address.label}
          placeholder={t`Yard, shop, site…`}
          onChange={(label) => change({ label })}
        />
      </Field>
      <AddressFields value={address} path={path} error={form.error} onChange={change} />
      <div className="party-remove">
        <Button variant="quiet" icon="trash" onClick={remove} label={t`Remove address ${index + 1}`} />
      </div>
    </div>
  );
}
