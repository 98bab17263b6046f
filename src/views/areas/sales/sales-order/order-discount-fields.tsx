import { useLingui } from '@lingui/react/macro';
import { discountIsFixed } from '#model/areas/sales/sales-order/sales-order.discount.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import type { OrderDiscount } from '#model/lines/line-schemas.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { Field } from '#views/ui/field.tsx';
import { MoneyInput, PercentInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import type { OrderEditor } from './use-order-editor.ts';

interface DiscountProps {
  readonly editor: OrderEditor;
  /** The order that is amended. */
  readonly row: SalesOrderRow | undefined;
}

type Way = 'none' | 'percent' | 'amount';

const wayOf = (discount: OrderDiscount | null | undefined): Way =>
  !discount ? 'none' : 'percent' in discount ? 'percent' : 'amount';

const ONE_PERCENT = 100;
const MOST_PERCENT = 100 * ONE_PERCENT;

/** The discount on the whole order: a percentage or an amount. Once something has left it stays as it is. [SO90] */
export function OrderDiscountFields({ editor, row }: DiscountProps) {
  const { t } = useLingui();
  const { value, change, error } = editor;
  const { orderDiscount } = value;
  const isFixed = editor.amending && row !== undefined && discountIsFixed(row);
  const way = wayOf(orderDiscount);
  const choose = (next: Way): void =>
    change({
      orderDiscount:
        next === 'none' ? null : next === 'percent' ? { percent: ONE_PERCENT } : { amount: ONE_PERCENT },
    });
  return (
    <>
      <Field
        label={t`Discount on the order`}
        hint={isFixed ? t`Part of the order has shipped, so the discount stays as it is.` : undefined}
        error={way === 'none' ? error('orderDiscount') : undefined}
      >
        <Select<Way>
          value={way}
          disabled={isFixed}
          options={[
            { value: 'none', label: t`None` },
            { value: 'percent', label: t`Per cent` },
            { value: 'amount', label: t`Amount` },
          ]}
          onChange={choose}
        />
      </Field>
      {orderDiscount && <DiscountFigure editor={editor} discount={orderDiscount} isFixed={isFixed} />}
    </>
  );
}

interface FigureProps {
  readonly editor: OrderEditor;
  readonly discount: OrderDiscount;
  readonly isFixed: boolean;
}

function DiscountFigure({ editor, discount, isFixed }: FigureProps) {
  const { t } = useLingui();
  const sentence = useFieldSentence();
  const { value, change } = editor;
  const errorOf = (part: string): string | undefined =>
    editor.error(`orderDiscount.${part}`) ?? editor.error('orderDiscount');
  if ('percent' in discount)
    return (
      <Field
        label={t`Discount on the order, %`}
        error={discount.percent > MOST_PERCENT ? sentence('too_big:100') : errorOf('percent')}
      >
        <PercentInput
          value={discount.percent}
          readOnly={isFixed}
          onChange={(percent) => change({ orderDiscount: { percent: percent ?? 0 } }, 'orderDiscount')}
        />
      </Field>
    );
  return (
    <Field
      label={t`Discount on the order, ${value.currency}`}
      hint={value.pricesIncludeVat ? t`With VAT, as the prices` : t`Without VAT, as the prices`}
      error={errorOf('amount')}
    >
      <MoneyInput
        value={discount.amount}
        currency={value.currency}
        readOnly={isFixed}
        onChange={(amount) => change({ orderDiscount: { amount: amount ?? 0 } }, 'orderDiscount')}
      />
    </Field>
  );
}
