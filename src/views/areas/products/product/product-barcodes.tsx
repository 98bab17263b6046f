import { useLingui } from '@lingui/react/macro';
import { printedCode } from '#model/areas/products/product/product-codes.ts';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { FormLines } from '#views/kit/lines/form-lines.tsx';
import type { Form } from '#views/kit/document/use-form.ts';
import { CameraButton } from '#views/ui/camera-button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useScanner } from '#views/ui/use-scanner.ts';
import { unitWords } from '#views/kit/document/unit.messages.ts';
import { productBlankRows } from './product-blank-rows.ts';

/** Puts a scanned code, of one of GS1 its GTIN, on the first line without one, else on a new line; none stands twice. */
function land(barcodes: ProductForm['barcodes'], scanned: string): void {
  const code = printedCode(scanned);
  if (barcodes.some((one) => one.code === code)) return;
  const waiting = barcodes.find((one) => one.code === '');
  if (waiting) waiting.code = code;
  else barcodes.push({ code, quantity: UNIT });
}

/** The barcodes of a product, each with the quantity it means: one piece, a box of ten. */
export function ProductBarcodes({ form }: { readonly form: Form<ProductForm> }) {
  const { t, i18n } = useLingui();
  const { value, edit } = form;
  const unit = i18n._(unitWords[value.unit]);
  const take = (code: string): void => edit(({ barcodes }) => land(barcodes, code));
  useScanner(take);
  return (
    <Panel
      title={t`Barcodes`}
      subtitle={t`A box can have its own barcode that stands for everything in it.`}
      flush
      actions={<CameraButton onScan={take} />}
    >
      <FormLines
        form={form}
        path="barcodes"
        label={t`Barcodes`}
        rows={value.barcodes}
        columns={[
          { kind: 'text', id: 'code', header: t`Barcode` },
          { kind: 'number', id: 'quantity', header: t`Stands for (${unit})`, width: '12rem', digits: 3 },
        ]}
        onRows={(rows) => edit((draft) => void (draft.barcodes = [...rows]))}
        blank={() => productBlankRows.barcodes}
      />
    </Panel>
  );
}
