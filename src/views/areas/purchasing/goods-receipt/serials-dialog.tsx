import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
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
  const firsts = lines.filter(
    (line, at) => lines.findIndex(({ product }) => product === line.product) === at,
  );
  const [line, setLine] = useState(firsts[0]?.id);
  const [text, setText] = useState('');
  const give = (): void => {
    const codes = text.split(/[\n\t]/).map((code) => code.trim());
    if (line !== undefined) onSerials(line, codes.filter(Boolean));
    onClose();
  };
  return (
    <GiveDialog
      title={t`Serial numbers`}
      onClose={onClose}
      label={t`Count them`}
      testId="add-serials"
      onGive={give}
    >
      <div className="ui-fields">
        {firsts.length > 1 && <ProductField lines={firsts} line={line} onLine={setLine} />}
        <Field label={t`Serial numbers`} hint={t`One a row; each counts one unit.`}>
          <TextArea rows={8} value={text} onChange={setText} />
        </Field>
      </div>
    </GiveDialog>
  );
}

interface ProductFieldProps {
  /** The first line of each product. */
  readonly lines: readonly CountLine[];
  readonly line: string | undefined;
  readonly onLine: (line: string) => void;
}

function ProductField({ lines, line, onLine }: ProductFieldProps) {
  const { t } = useLingui();
  const { name } = useLineWords();
  return (
    <Field label={t`Product`}>
      <Select
        value={line ?? null}
        options={lines.map((one) => ({ value: one.id, label: name(one) }))}
        onChange={onLine}
      />
    </Field>
  );
}
