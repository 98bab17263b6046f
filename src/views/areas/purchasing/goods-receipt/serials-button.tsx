import { useState } from 'react';
import { Trans } from '@lingui/react/macro';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Button } from '#views/ui/button.tsx';
import type { CountLine } from './goods-receipt-count.ts';
import type { Label } from './goods-receipt-lots.ts';
import { SerialsDialog } from './serials-dialog.tsx';

interface SerialsButtonProps {
  readonly lines: readonly CountLine[];
  readonly onSerials: (line: string, labels: readonly Label[]) => void;
}

/** Opens the field for many serial numbers, where a counted product has them. */
export function SerialsButton({ lines, onSerials }: SerialsButtonProps) {
  const { productOf } = useLineWords();
  const [isOpen, setIsOpen] = useState(false);
  const own = lines.filter((line) => productOf(line)?.tracking === 'serial');
  if (own.length === 0) return null;
  return (
    <>
      <Button size="sm" variant="quiet" icon="barcode" data-testid="serials" onClick={() => setIsOpen(true)}>
        <Trans>Serial numbers…</Trans>
      </Button>
      {isOpen && (
        <SerialsDialog
          lines={own}
          onClose={() => setIsOpen(false)}
          onSerials={(line, codes) =>
            onSerials(
              line,
              codes.map((code) => ({ code })),
            )
          }
        />
      )}
    </>
  );
}
