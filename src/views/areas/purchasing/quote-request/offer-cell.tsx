import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { Offer, OfferedWhole } from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import type {
  AskedLine,
  AskedSupplier,
  QuoteRequestRow,
  StoredAnswerLine,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { UNIT } from '#model/values/money.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useCountedUnit } from '#views/kit/document/use-quantity.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Badge } from '#views/ui/badge.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { Choosing } from './use-award.ts';

interface OfferProps {
  readonly row: QuoteRequestRow;
  readonly line: AskedLine;
  readonly asked: AskedSupplier;
  readonly whole: OfferedWhole;
  readonly offer: Offer;
  readonly choosing: Choosing | undefined;
}

/** What one supplier asks for one line, what has to be bought for it, and whether it gets the line. */
export function OfferCell({ row, line, asked, whole, offer, choosing }: OfferProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency: own } = useCompany();
  const { quantity } = useLineWords();
  const { unitPrice, amount, landed, leadDays } = offer;
  const isAwarded = row.award?.lines.some((won) => won.line === line.id && won.supplier === asked.supplier);
  const answered = asked.quotation?.lines.find((one) => one.line === line.id);
  const unitOf = useCountedUnit();
  const product = useModel().replica.view.get('product', line.product);
  const unit = product ? unitOf(UNIT, product) : '';
  return (
    <>
      <strong>{unitPrice === null ? t`No rate` : `${format.unitPrice(unitPrice, own)}`}</strong>{' '}
      {offer.isBest && <Badge tone="success" icon="star">{t`Lowest`}</Badge>}
      {unitPrice !== null && <small className="ui-faint">{t`per ${unit}`}</small>}
      {answered && <AsAsked answered={answered} currency={whole.currency} />}
      {offer.quantity !== line.quantity && (
        <small>{t`${quantity(line, offer.quantity)} have to be bought`}</small>
      )}
      {amount !== null && <small>{t`${format.money(amount, own)} in all`}</small>}
      {landed !== null && <small>{t`${format.money(landed, own)} landed, estimated`}</small>}
      {leadDays !== null && (
        <small>{t`${plural(leadDays, { one: '# day', other: '# days' })} lead time`}</small>
      )}
      {isAwarded && <Badge tone="primary" icon="circleCheck">{t`Awarded`}</Badge>}
      {choosing && !whole.isExpired && <Choice {...{ row, line, asked, choosing }} />}
    </>
  );
}

/** In the supplier's own words: its money, its packs, its code. */
function AsAsked({
  answered,
  currency,
}: {
  readonly answered: StoredAnswerLine;
  readonly currency: OfferedWhole['currency'];
}) {
  const { t } = useLingui();
  const format = useFormat();
  const { price = null, pack, code, minimum } = answered;
  const size = format.quantity(pack);
  return (
    <>
      {price !== null && (
        <small className="ui-faint">
          {pack === UNIT
            ? format.unitPrice(price, currency)
            : t`${format.unitPrice(price, currency)} for a pack of ${size}`}
        </small>
      )}
      {minimum > 0 && <small className="ui-faint">{t`at least ${format.quantity(minimum)} packs`}</small>}
      {code !== '' && <small className="ui-faint">{code}</small>}
    </>
  );
}

function Choice({
  row,
  line,
  asked: { supplier },
  choosing,
}: Pick<OfferProps, 'row' | 'line' | 'asked'> & { readonly choosing: Choosing }) {
  const { t } = useLingui();
  const { name } = useLineWords();
  const party = useModel().replica.view.get('supplier', supplier)?.name ?? '';
  const product = name(line);
  return (
    <label className="quote-choice">
      <input
        type="radio"
        name={`${row.id}/${line.id}`}
        checked={choosing.of(line.id) === supplier}
        aria-label={t`Award ${product} to ${party}`}
        onChange={() => choosing.choose(line.id, supplier)}
      />
      {t`Award`}
    </label>
  );
}
