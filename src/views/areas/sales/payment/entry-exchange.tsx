import { useLingui } from '@lingui/react/macro';
import { multiplyDivide } from '#model/values/round.ts';
import { RATE_ONE } from '#model/values/unit-cost.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { EntryLine } from './use-entry-work.ts';

const RATES = '/apps/settings/core-resources/exchange-rates';

/** What money pays of invoices in another currency, and at which rate; without one, where it is to be set. [BNK10] */
export function EntryExchange({ line }: { readonly line: EntryLine }) {
  const sentence = useExchange();
  const { other } = line.proposal;
  if (!other) return null;
  if (!other.exchange) return <RateMissing currency={other.currency} day={line.entry.bookedOn} />;
  const text = sentence(line);
  return text === null ? null : <span className="ui-faint">{text}</span>;
}

function RateMissing({ currency, day }: { readonly currency: string; readonly day: string }) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const model = useModel();
  const on = format.date(day);
  return (
    <span className="ui-lines-error">
      {t`It is in ${currency}, of which there is no rate on ${on}.`}
      {model.may('exchangeRate.view') && (
        <>
          {' '}
          <UiLink to={paths.to(RATES)}>{t`Exchange rates`}</UiLink>
        </>
      )}
    </span>
  );
}

/** `€156.25 at 1 EUR = 11.392 SEK, as the bank says`; null where nothing is paid. */
function useExchange(): (line: EntryLine) => string | null {
  const { t } = useLingui();
  const format = useFormat();
  const rateOf = useQuotedRate();
  return ({ proposal: { parts, other }, entry }) => {
    const amount = parts.reduce((sum, part) => sum + part.amount, 0);
    const settles = parts.reduce((sum, part) => sum + (part.settles ?? 0), 0);
    if (!other?.exchange || settles === 0) return null;
    const { worth, of, by } = other.exchange;
    const pair = { money: entry.currency, invoice: other.currency };
    const [settled, rate] = [format.money(settles, other.currency), rateOf(pair, amount, settles)];
    if (by === 'bank') return t`${settled} at ${rate}, as the bank says`;
    const [ofDay, on] = [rateOf(pair, of, worth), format.date(entry.bookedOn)];
    return rate === ofDay
      ? t`${settled} at ${rate}, the rate of ${on}`
      : t`${settled} at ${rate}; the rate of ${on} is ${ofDay}`;
  };
}

const RATE_DIGITS = 6;

/** At what money was taken for an invoice, in the company's currency where one of them is: `1 EUR = 11.392 SEK`. */
function useQuotedRate() {
  const { t } = useLingui();
  const format = useFormat();
  const company = useCompany();
  return (
    { money, invoice }: { readonly money: string; readonly invoice: string },
    amount: number,
    settles: number,
  ): string => {
    const isOwn = invoice === company.currency;
    const [currency, own] = isOwn ? [money, invoice] : [invoice, money];
    const millionths = isOwn
      ? multiplyDivide(settles, RATE_ONE, amount)
      : multiplyDivide(amount, RATE_ONE, settles);
    const rate = format.decimal(millionths, RATE_DIGITS, 2);
    return t`1 ${currency} = ${rate} ${own}`;
  };
}
