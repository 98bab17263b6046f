import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductChoice } from '#views/areas/products/product/product-search.ts';
import { BigButton } from '#views/kit/scan-mode/scan-buttons.tsx';
import { Autocomplete } from '#views/ui/autocomplete.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import type { Option } from '#views/ui/option.ts';
import type { ReceiptTask } from './use-receipt-task.ts';
import { useKeptCode } from './use-kept-code.ts';

interface WhichProps {
  readonly task: ReceiptTask;
  readonly code: string;
}

const all = (): boolean => true;

/** Which product an unknown code is of: from here on in this receipt, or for good. [RCS3] */
export function WhichProductDialog({ task, code }: WhichProps) {
  const { t } = useLingui();
  const model = useModel();
  const choice = useProductChoice(all);
  const keep = useKeptCode(task.say);
  const [chosen, setChosen] = useState<Option | null>(null);
  const close = (): void => task.ask(null);
  const give = (isKept: boolean): void => {
    const product: ProductRow | undefined = model.replica.view.get('product', chosen?.value ?? '');
    if (!product) return;
    close();
    if (!isKept || keep(product, code)) task.learn(code, product);
  };
  return (
    <Dialog open title={t`Which product is ${code}?`} width="26rem" onClose={close}>
      <div className="scan-reasons">
        <Field label={t`Product`}>
          <Autocomplete value={chosen} {...choice} onChange={setChosen} autoFocus />
        </Field>
        <BigButton isPrimary isOff={chosen === null} testId="is-product" onPress={() => give(false)}>
          <Trans>Receive it as this</Trans>
        </BigButton>
        {model.may('product.edit') && (
          <BigButton isOff={chosen === null} testId="keep-code" onPress={() => give(true)}>
            <Trans>And keep the code on the product</Trans>
          </BigButton>
        )}
        <p className="ui-soft">
          <Trans>Until you leave this page the code counts as this product.</Trans>
        </p>
      </div>
    </Dialog>
  );
}
