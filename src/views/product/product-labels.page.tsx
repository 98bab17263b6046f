import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/product/product.facts.ts';
import { useProductName } from '../document/product-name.ts';
import { Field } from '../ui/field.tsx';
import { NumberInput } from '../ui/number-input.tsx';
import { ItemZpl } from '../labels/item-zpl.tsx';
import { Barcode } from '../print/barcode.tsx';
import { PaperPage } from '../print/paper-page.tsx';

const MOST = 500;

/** Labels of a product, one for each of its barcodes, in the wanted number of copies. */
export function ProductLabelsPage({ row }: { readonly row: ProductRow }) {
  const { t } = useLingui();
  const [copies, setCopies] = useState(24);
  const codes = row.barcodes.length > 0 ? row.barcodes.map(({ code }) => code) : [row.sku];
  const labels = Array.from({ length: copies }, (_, copy) => codes.map((code) => ({ code, copy }))).flat();
  return (
    <PaperPage
      title={t`Labels of ${row.sku}`}
      number={row.sku}
      document={`/apps/products/${row.id}`}
      actions={<Actions {...{ row, codes, copies }} onCopies={setCopies} />}
    >
      <div className="paper-labels">
        {labels.map(({ code, copy }) => (
          <Label key={`${code}/${copy}`} row={row} code={code} />
        ))}
      </div>
    </PaperPage>
  );
}

interface ActionsProps {
  readonly row: ProductRow;
  readonly codes: readonly string[];
  readonly copies: number;
  readonly onCopies: (copies: number) => void;
}

function Actions({ row, codes, copies, onCopies }: ActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Field label={t`Copies`} labelHidden>
        <NumberInput
          label={t`Copies`}
          value={copies}
          min={1}
          step={1}
          suffix={t`copies`}
          parse={(text) => (/^\d+$/.test(text.trim()) ? Number(text) : undefined)}
          format={String}
          onChange={(typed) => onCopies(Math.min(MOST, Math.max(1, typed ?? 1)))}
        />
      </Field>
      <ItemZpl row={row} codes={codes} copies={copies} />
    </>
  );
}

function Label({ row, code }: { readonly row: ProductRow; readonly code: string }) {
  const nameOf = useProductName();
  return (
    <div className="paper-label">
      <strong>{row.sku}</strong>
      <span>{nameOf(row)}</span>
      <Barcode text={code} height={12} />
    </div>
  );
}
