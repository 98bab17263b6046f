import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useLineWords } from '../product/line-words.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { Select } from '../ui/select.tsx';
import { TextArea } from '../ui/text-area.tsx';
import type { CountLine } from './goods-receipt-count.ts';

interface SerialsProps {
  /** Lines of products with serial numbers. */
  readonly lines: readonly CountLine[];
  readonly onClose: () => void;
  /** Receives the numbers to count from a line on. */
  readonly onSerials: (line: string, codes: readonly string[]) => void;
}

/** Takes many serial numbers of one product at once, scanned, typed or pasted, one a row. */
export function SerialsDialog({ lines, onClose, onSerials }: SerialsProps) {
  const { t } = useLingui();
  const { name } = useLineWords();
  const products = [...new Map(lines.toReversed().map((line) => [line.product, line])).values()].toReversed();
  const [chosen, setChosen] = useState<string>();
  const [text, setText] = useState('');
  const line = chosen ?? products[0]?.id;
  const codes = text
    .split(/[\n\t]/)
    .map((code) => code.trim())
    .filter(Boolean);
  const give = (): void => {
    if (line !== undefined && codes.length > 0) onSerials(line, codes);
    onClose();
  };
  return (
    <Dialog
      open
      title={t`Serial numbers`}
      onClose={onClose}
      onSave={give}
      actions={
        <>
          <Button variant="quiet" onClick={onClose}>
            <Trans>Back</Trans>
          </Button>
          <Button variant="primary" data-testid="add-serials" onClick={give}>
            {t`Count them`}
          </Button>
        </>
      }
    >
      <div className="ui-fields">
        {products.length > 1 && (
          <Field label={t`Product`}>
            <Select
              value={line ?? null}
              options={products.map((one) => ({ value: one.id, label: name(one) }))}
              onChange={setChosen}
            />
          </Field>
        )}
        <Field label={t`Serial numbers`} hint={t`One a row; each counts one unit.`}>
          <TextArea rows={8} value={text} onChange={setText} />
        </Field>
      </div>
    </Dialog>
  );
}
