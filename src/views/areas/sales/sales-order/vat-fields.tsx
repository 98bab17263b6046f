import { useLingui } from '@lingui/react/macro';
import { ifKnown } from '#model/engine/if-known.ts';
import { vatsOf } from '#model/areas/sales/sales-order/sales-order.vat.ts';
import { vatOverrides, type VatSetting } from '#model/vat/vat-setting.ts';
import { vatSettingWords } from '#views/areas/setup/party/party.messages.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { taxPlace, type OrderEditor } from './use-order-editor.ts';
import { useVatSentence } from './use-vat-sentence.ts';

interface VatFieldsProps {
  readonly editor: OrderEditor;
}

/** How VAT is charged on an order: as it follows, or as somebody who may sets it, with the reason. [SO92] */
export function VatFields({ editor }: VatFieldsProps) {
  const { t, i18n } = useLingui();
  const model = useModel();
  const { value, change, error } = editor;
  const override = value.vatOverride ?? null;
  const sentence = useSentence(editor);
  const choose = (setting: VatSetting): void =>
    change({
      vatOverride: setting === 'derived' ? null : { treatment: setting, reason: override?.reason ?? '' },
    });
  return (
    <>
      <Field label={t`VAT treatment`} hint={sentence} error={error('vatOverride')}>
        <Select<VatSetting>
          value={override?.treatment ?? 'derived'}
          disabled={!model.may('salesOrder.overrideVat')}
          options={[
            { value: 'derived', label: t`As it follows from customer and goods` },
            ...vatOverrides.map((one) => ({ value: one, label: i18n._(vatSettingWords[one]) })),
          ]}
          onChange={choose}
        />
      </Field>
      {override && (
        <Field label={t`Reason for the VAT treatment`} required error={error('vatOverride.reason')}>
          <TextInput
            name="vatReason"
            value={override.reason}
            onChange={(reason) => change({ vatOverride: { ...override, reason } }, 'vatReason')}
          />
        </Field>
      )}
    </>
  );
}

/** How VAT is charged on what the order has now; nothing before it has a customer. */
function useSentence({ value, settled }: OrderEditor): string | undefined {
  const { view } = useModel().replica;
  const words = useVatSentence();
  if (value.customer === null) return undefined;
  const sale = taxPlace(value);
  const found = ifKnown(() => vatsOf(view, sale, settled), []);
  return found.map(({ vat }) => `${words(vat).treatment}. ${words(vat).reason}`).join(' ');
}
