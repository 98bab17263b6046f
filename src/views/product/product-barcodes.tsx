import { useLingui } from '@lingui/react/macro';
import type { ProductForm } from '#model/product/product.events.ts';
import { UNIT } from '#model/values/money.ts';
import { FormLines } from '../document/form-lines.tsx';
import type { Form } from '../document/use-form.ts';
import { Panel } from '../ui/panel.tsx';
import { useScanner } from '../ui/use-scanner.ts';
import { unitWords } from './product.messages.ts';

/** A scanned code goes to the first line without one, else to a line of its own; twice is once. */
function land(barcodes: ProductForm['barcodes'], code: string): void {
  if (barcodes.some((one) => one.code === code)) return;
  const waiting = barcodes.find((one) => one.code === '');
  if (waiting) waiting.code = code;
  else barcodes.push({ code, quantity: UNIT });
}

/** The codes that scanners read, each with how much it stands for: one piece, a box of ten. */
export function ProductBarcodes({ form }: { readonly form: Form<ProductForm> }) {
  const { t, i18n } = useLingui();
  const { value, edit } = form;
  const unit = i18n._(unitWords[value.unit]);
  useScanner((code) => edit(({ barcodes }) => land(barcodes, code)));
  return (
    <Panel title={t`Barcodes`} subtitle={t`A box may have its own code, for all that is in it.`} flush>
      <FormLines
        form={form}
        path="barcodes"
        label={t`Barcodes`}
        rows={value.barcodes}
        columns={[
          {
            kind: 'text',
            id: 'code',
            header: t`Barcode`,
            value: (barcode) => barcode.code,
            set: (index, code) =>
              edit(({ barcodes }) => void (barcodes[index] && (barcodes[index].code = code))),
          },
          {
            kind: 'number',
            id: 'quantity',
            header: t`Stands for (${unit})`,
            width: '12rem',
            digits: 3,
            value: (barcode) => barcode.quantity,
            set: (index, quantity) =>
              edit(({ barcodes }) => void (barcodes[index] && (barcodes[index].quantity = quantity))),
          },
        ]}
        onAdd={() => edit((draft) => void draft.barcodes.push({ code: '', quantity: UNIT }))}
        onRemove={(index) => edit((draft) => void draft.barcodes.splice(index, 1))}
      />
    </Panel>
  );
}
