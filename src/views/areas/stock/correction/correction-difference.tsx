import { Trans, useLingui } from '@lingui/react/macro';
import type { TableName } from '#model/engine/rows.ts';
import {
  differenceOf,
  type LineDifference,
  type PlaceDifference,
  type StockDifference,
  type ValueDifference,
} from '#model/stock/stock.difference.ts';
import { useDocumentName } from '#views/kit/document/document-name.ts';
import { useDecider, useQuery } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { LineList } from '#views/kit/lines/line-list.tsx';
import { useReadProductColumn } from '#views/areas/products/product/product-cell.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface DifferenceProps {
  readonly kind: TableName;
  readonly document: string;
  /** The command's, but for its reason. */
  readonly data: object;
}

/** It is tried without being given; why it is given changes nothing of it. */
const ANY_REASON = 'other';
const watched = ['balance', 'valuation', 'reservation', 'expectedReceipt'] as const;

/** What a correction changes in stock, in its value and for orders, or why it is refused. [CRX1] */
export function CorrectionDifference({ kind, document, data }: DifferenceProps) {
  const replica = useDecider();
  const command = { kind, document, type: 'correct', data: { ...data, reason: ANY_REASON } };
  const tried = useQuery([kind, ...watched], JSON.stringify(command), () => replica.tryOut(command), null);
  if (tried === null)
    return (
      <Notice tone="info">
        <Trans>What this changes in stock and for orders is worked out by the server.</Trans>
      </Notice>
    );
  if (!tried.accepted) return <RefusalNotice kind={kind} refusal={tried.refusal} tone="warning" />;
  return <Differences difference={differenceOf(replica.view, tried.overlay)} />;
}

function Differences({ difference: { places, values, lines } }: { readonly difference: StockDifference }) {
  return (
    <div className="ui-stack" data-testid="correction-difference">
      {places.length > 0 && <Places places={places} />}
      {values.length > 0 && <Values values={values} />}
      {lines.length > 0 && <Orders lines={lines} />}
      {places.length + values.length + lines.length === 0 && (
        <p className="ui-soft">
          <Trans>Stock, its value and orders stay as they are.</Trans>
        </p>
      )}
    </div>
  );
}

/** With its sign: more, or less. */
const signed = (value: number, text: string): string => (value === 0 ? '–' : value > 0 ? `+${text}` : text);

function Places({ places }: { readonly places: readonly PlaceDifference[] }) {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  const placeName = usePlaceName();
  const product = useReadProductColumn<PlaceDifference>();
  const hasHolds = places.some(({ held }) => held !== 0);
  return (
    <LineList
      title={t`Difference in stock`}
      lines={places}
      columns={[
        product,
        { id: 'place', header: t`Location`, text: ({ location }) => placeName(location) },
        {
          id: 'onHand',
          header: t`On hand`,
          align: 'end',
          text: (line) => signed(line.onHand, quantity(line, line.onHand)),
        },
        ...(hasHolds
          ? [
              {
                id: 'held',
                header: t`On hold`,
                align: 'end' as const,
                text: (line: PlaceDifference) => signed(line.held, quantity(line, line.held)),
              },
            ]
          : []),
      ]}
    />
  );
}

function Values({ values }: { readonly values: readonly ValueDifference[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { currency } = useCompany();
  const product = useReadProductColumn<ValueDifference>();
  const money = (value: number): string => signed(value, format.money(value, currency));
  return (
    <LineList
      title={t`Difference in value`}
      lines={values}
      columns={[product, { id: 'value', header: t`Value`, align: 'end', text: ({ value }) => money(value) }]}
    />
  );
}

function Orders({ lines }: { readonly lines: readonly LineDifference[] }) {
  const { t } = useLingui();
  const { quantity } = useLineWords();
  const nameOf = useDocumentName();
  const product = useReadProductColumn<LineDifference>();
  return (
    <LineList
      title={t`Difference for orders`}
      lines={lines}
      columns={[
        { id: 'document', header: t`Order`, text: ({ kind, document }) => nameOf(kind, document) },
        product,
        {
          id: 'promised',
          header: t`Reserved`,
          align: 'end',
          text: (line) => signed(line.promised, quantity(line, line.promised)),
        },
        {
          id: 'expected',
          header: t`Expected`,
          align: 'end',
          text: (line) => signed(line.expected, quantity(line, line.expected)),
        },
      ]}
    />
  );
}
