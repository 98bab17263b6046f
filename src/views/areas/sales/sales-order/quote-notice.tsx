import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type { Quoted, SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { commercialOf } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { sentByWords } from './quote.messages.ts';

/** Where an order stands as a quote: until when it holds, what was ordered of it, or why it was lost. [SO75] */
export function QuoteNotice({ row }: { readonly row: SalesOrderRow }) {
  if (!row.quote) return null;
  const at = commercialOf(row.state);
  if (at === 'quoted') return <Standing row={row} quote={row.quote} />;
  if (at === 'expired') return <Expired row={row} />;
  if (at === 'lost') return <Lost quote={row.quote} />;
  return row.quote.accepted ? <Accepted quote={row.quote} accepted={row.quote.accepted} /> : null;
}

interface QuoteProps {
  readonly row: SalesOrderRow;
  readonly quote: Quoted;
}

function Standing({ row, quote }: QuoteProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const how = i18n._(sentByWords[quote.by]).toLocaleLowerCase(i18n.locale);
  const [on, until] = [format.date(quote.on), format.date(row.validUntil ?? quote.on)];
  const parts = quote.parts?.length ?? 0;
  return (
    <Notice tone="info">
      {t`Sent ${how} on ${on}, valid until ${until}.`}
      {quote.revision > 1 && <> {t`It is revision ${quote.revision}.`}</>}
      {parts > 0 && (
        <> {plural(parts, { one: 'A part of it is ordered.', other: '# parts of it are ordered.' })}</>
      )}
    </Notice>
  );
}

function Expired({ row }: { readonly row: SalesOrderRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const until = format.date(row.validUntil ?? '');
  return <Notice tone="warning">{t`The quote was valid until ${until}.`}</Notice>;
}

function Lost({ quote }: { readonly quote: Quoted }) {
  const { t } = useLingui();
  const why = useReasonText()('decline', quote.declineReason ?? '');
  return <Notice tone="warning">{t`The customer declined: ${why}`}</Notice>;
}

interface AcceptedProps {
  readonly quote: Quoted;
  readonly accepted: NonNullable<Quoted['accepted']>;
}

function Accepted({ quote, accepted }: AcceptedProps) {
  const { t } = useLingui();
  const format = useFormat();
  const by = usePersonName()(accepted.by);
  const at = format.dateTime(accepted.at);
  const number = quote.number ?? '';
  return <Notice tone="info">{t`The customer accepted quote ${number}. Noted by ${by}, ${at}.`}</Notice>;
}
