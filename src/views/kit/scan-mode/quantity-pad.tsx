import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Icon } from '#views/ui/icon.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { QuickButton } from './scan-buttons.tsx';
import type { TypedQuantity } from './use-typed-quantity.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
/** Thousandths: one and a half, to see how the language writes it. */
const ONE_AND_A_HALF = 1500;

/** Digits large enough for gloves. The first one replaces what stands there. */
export function QuantityPad({ typed }: { readonly typed: TypedQuantity }) {
  const { t } = useLingui();
  const format = useFormat();
  const [isBegun, setIsBegun] = useState(false);
  const comma = format.decimal(ONE_AND_A_HALF, 3).charAt(1);
  const put = (text: string): void => {
    setIsBegun(true);
    typed.onText(text);
  };
  const before = isBegun ? typed.text : '';
  return (
    <div className="scan-pad" role="group" aria-label={t`Digits`}>
      {[...DIGITS, comma, '0'].map((sign) => (
        <QuickButton
          key={sign}
          testId={`pad-${sign === comma ? 'comma' : sign}`}
          onPress={() => put(before + sign)}
        >
          {sign}
        </QuickButton>
      ))}
      <QuickButton testId="pad-back" onPress={() => put(typed.text.slice(0, -1))}>
        <Icon name="arrowLeft" size={22} label={t`Delete the last digit`} />
      </QuickButton>
    </div>
  );
}
