import { total } from '#model/lines/line-parts.ts';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { WayOn } from '#views/kit/scan-mode/scan-message.ts';
import { rowsFor, type Coming } from './coming.ts';
import { filling, overOf } from './receipt-stops.ts';
import type { ReceiptBooking } from './receipt-booking.ts';
import { useReceiptWords } from './use-receipt-words.ts';

/** More than the order allows was agreed to. */
export interface Allowed {
  readonly reason?: string;
}

type Book = (item: Coming, allowed: Allowed) => void;

/** What can be done with more than was ordered, with what was not, and with what has expired. [RCS3] */
export function useWaysOn(taking: Pick<ReceiptBooking, 'row' | 'receiving' | 'say' | 'ask'>) {
  const { receiving, say } = taking;
  const { t } = useLingui();
  const told = useReceiptWords();
  const { acceptWay, rejectWay } = useBothWays(taking);
  return {
    /** Says what is wrong with goods, and asks; false if nothing is. */
    asks: (item: Coming, isOrdered: boolean, book: Book): boolean => {
      const own = rowsFor(item, receiving.stopsNow());
      const what = told.goods({ product: item.product.id });
      if (isOrdered && own.length === 0) {
        say('wrong', t`${what} is not on the order`, [acceptWay(item, book), rejectWay(item, item.quantity)]);
        return true;
      }
      const { over } = filling(own, item.product.id, item.quantity);
      const isAgreed = own.some((stop) => overOf(stop) > 0);
      if (over === 0 || isAgreed) return false;
      const most = told.figure(total(own, ({ most: allowed }) => allowed ?? 0));
      const counted = told.figure(item.quantity + total(own, ({ accepted }) => accepted));
      say('wrong', t`${counted} of ${what} is too many: the order allows ${most}`, [
        acceptWay(item, book),
        rejectWay(item, over),
      ]);
      return true;
    },
    /** What has expired is not accepted, but it may be rejected. */
    refused: ({ code }: Refusal, item: Coming): readonly WayOn[] =>
      code === 'lotExpired' ? [rejectWay(item, item.quantity)] : [],
  };
}

/** Receives goods all the same, or rejects them. */
function useBothWays({ row, ask }: Pick<ReceiptBooking, 'row' | 'ask'>) {
  const { t } = useLingui();
  const model = useModel();
  return {
    rejectWay: (item: Coming, start: number): WayOn => ({
      id: 'reject-it',
      icon: 'alert',
      label: t`Reject it…`,
      onPress: () => ask({ is: 'reject', product: item.product, start, item }),
    }),
    acceptWay: (item: Coming, book: Book): WayOn => {
      const shared = { id: 'receive-over', icon: 'packageImport' } as const;
      const onPress = (): void => book(item, {});
      if (!model.may('goodsReceipt.override')) return { ...shared, label: t`Count it anyway`, onPress };
      if (row.overReason !== null) return { ...shared, label: t`Receive it anyway`, onPress };
      return { ...shared, label: t`Receive it anyway…`, onPress: () => ask({ is: 'over', item }) };
    },
  };
}
