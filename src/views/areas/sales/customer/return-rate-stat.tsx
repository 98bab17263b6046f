import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { RATED_DAYS, rateOfCustomer, shareOf, type ReturnRate } from '../customer-return/return-rates.ts';
import { SENT, sentIn } from '../customer-return/sent-goods.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** How much a customer sends back of what they get, by value. [RT14] */
export function ReturnRateStat({ customer }: { readonly customer: string }) {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const today = useToday();
  const days = format.count(RATED_DAYS);
  const rate = useQuery<ReturnRate | null>(
    SENT,
    `${customer} ${today}`,
    (model) => rateOfCustomer(customer, sentIn(model), today),
    null,
  );
  return (
    <Stat
      label={t`Return rate`}
      figure={format.percent(rate ? shareOf(rate) : 0)}
      note={t`Of what left in the last ${days} days`}
      to={paths.to(`/apps/sales/customers/${customer}?tab=returns`)}
    />
  );
}
