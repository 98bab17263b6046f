import { useLingui } from '@lingui/react/macro';
import type { CountLine, CountRow } from '#model/areas/stock/count/count.facts.ts';
import { foundOn, standingOf, worthOf } from '#model/areas/stock/count/count.lines.ts';
import { isPosted, SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { stateOfLine } from '#model/areas/stock/count/count.tolerance.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import type { CompanyModel } from '#model/engine/company-model.ts';
import { ofLot } from '#model/stock/stock.lots.ts';
import { AdjustButton } from '../adjustment/adjust-button.tsx';
import { useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { Badge } from '#views/ui/badge.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { lineStateLooks } from './count.messages.ts';

type Column = LineColumn<CountLine>;

/** Where, what, how much was found and by whom; for those who may see it, against the books. */
export function useSheetColumns(
  row: CountRow,
  errorOf: ((line: CountLine) => string | undefined) | null,
): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const placeName = usePlaceName();
  const { number: lotNumber } = useLotWords();
  const { productOf } = useLineWords();
  const against = useAgainstBooks(row);
  const by = useCounterColumn();
  const product = useReadProductColumn<CountLine>();
  const hasLots = row.lines.some(({ lot }) => lot !== undefined);
  const counted: Column = {
    id: 'counted',
    header: t`Counted`,
    width: '8rem',
    align: 'end',
    editable: errorOf !== null,
    inputMode: 'decimal',
    text: (line) => {
      const found = foundOn(line);
      return found ? format.decimal(found.quantity, 3, 0) : '';
    },
    ...(errorOf && { error: errorOf }),
  };
  return [
    { id: 'number', header: t`No.`, width: '3.5rem', text: ({ id }) => id },
    { id: 'location', header: t`Bin`, width: '7rem', text: ({ location }) => placeName(location) },
    product,
    ...(hasLots ? [{ id: 'lot', header: t`Lot`, width: '9rem', text: lotNumber }] : []),
    counted,
    { id: 'unit', header: t`Unit`, width: '4.5rem', text: (line) => productOf(line)?.unit ?? '' },
    ...against,
    by,
    ...useAdjustColumn(row),
  ];
}

/** What a posted count says of a bin is where an adjustment begins. [AD7] */
function useAdjustColumn(row: CountRow): readonly Column[] {
  const { t } = useLingui();
  const may = useModel().may('adjustment.create');
  if (!isPosted(row) || !may) return [];
  const { warehouse } = row;
  return [
    {
      id: 'adjust',
      header: t`Adjust`,
      width: '4.5rem',
      text: () => '',
      render: ({ product, location, lot }) => (
        <AdjustButton size="sm" bare {...{ warehouse, product, location, ...ofLot(lot) }} />
      ),
    },
  ];
}

function useCounterColumn(): Column {
  const { t } = useLingui();
  const personName = usePersonName();
  const whoOf = ({ entries, recount }: CountLine): string => {
    const names = [...new Set(entries.map(({ by }) => by))].map(personName).join(', ');
    return names === '' && recount ? t`To be counted again` : names;
  };
  return { id: 'by', header: t`Counted by`, width: '9rem', text: whoOf };
}

/** What was expected at the moment it was counted, and the difference. [CN5] */
function useAgainstBooks(row: CountRow): readonly Column[] {
  const { t } = useLingui();
  const format = useFormat();
  const model = useModel();
  const { quantity } = useLineWords();
  const value = useValueColumn();
  const state = useStateColumn();
  const sees = model.may(SEE_EXPECTED);
  const signed = (line: CountLine): string => {
    const standing = standingOf(model.replica.view, line);
    if (!standing) return '';
    return standing.variance > 0
      ? `+${format.quantity(standing.variance)}`
      : format.quantity(standing.variance);
  };
  // What happens in the bins changes what is expected.
  useQuery(['balance', 'countedBin', 'count'], row.id, () => ({}), null);
  if (!sees) return [];
  return [
    {
      id: 'expected',
      header: t`Expected`,
      width: '8rem',
      align: 'end',
      text: (line) => {
        const standing = standingOf(model.replica.view, line);
        return standing ? quantity(line, standing.expected) : '';
      },
    },
    { id: 'variance', header: t`Difference`, width: '7rem', align: 'end', text: signed },
    ...(model.may(VIEW_COST) ? [value] : []),
    state,
  ];
}

function useValueColumn(): Column {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const { replica } = useModel();
  return {
    id: 'value',
    header: t`Value`,
    width: '8rem',
    align: 'end',
    text: (line) => {
      const standing = standingOf(replica.view, line);
      if (!standing || standing.variance === 0) return '';
      const worth = line.value ?? worthOf(replica.view, standing);
      return format.money(worth, currency);
    },
  };
}

function useStateColumn(): Column {
  const { t, i18n } = useLingui();
  const model = useModel();
  const reasonText = useReasonText();
  const whyOf = ({ explained }: CountLine): string =>
    explained ? reasonText('explainCount', explained.reason) : '';
  return {
    id: 'state',
    header: t`Against the books`,
    width: '10rem',
    text: (line) => i18n._(lineStateLooks[shownState(model, line)].label),
    render: (line) => {
      const { tone, icon, label } = lineStateLooks[shownState(model, line)];
      return (
        <span className="ui-stack-tight">
          <Badge tone={tone} icon={icon}>
            {i18n._(label)}
          </Badge>
          {line.explained && <small className="ui-faint">{whyOf(line)}</small>}
        </span>
      );
    },
  };
}

/** How a line stands; a posted one with an explanation stays explained. */
function shownState(model: CompanyModel, line: CountLine) {
  const { view } = model.replica;
  const standing = standingOf(view, line);
  if (line.variance !== undefined) {
    if (line.variance === 0) return 'matched';
    return line.explained ? 'explained' : 'matched';
  }
  // Without costs the tolerance in value cannot be told here: what is within the percent is shown as matching.
  if (standing && !model.may(VIEW_COST))
    return standing.variance === 0 ? 'matched' : line.explained ? 'explained' : 'deviating';
  return stateOfLine(view, line);
}
