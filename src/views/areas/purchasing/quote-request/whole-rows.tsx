import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { OfferedWhole } from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import type {
  AskedSupplier,
  QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useApp } from '#views/navigation/app-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useReliability, type Reliability } from './use-reliability.ts';

interface WholeRow {
  readonly id: string;
  readonly label: string;
  /** Nothing where it is not known. */
  readonly cell: (asked: AskedSupplier, whole: OfferedWhole | undefined) => ReactNode;
}

/** What is compared of whole offers: sums, what comes on top, lead time, how the supplier has delivered, and what it wrote. */
export function useWholeRows(row: QuoteRequestRow): readonly WholeRow[] {
  const { t } = useLingui();
  const format = useFormat();
  const files = useFilesCell(row.id);
  const reliable = useReliabilityCell(row.suppliers.map(({ supplier }) => supplier));
  const day = (on: string | null | undefined): string => (on ? format.date(on) : '');
  return [
    ...useSums(row),
    {
      id: 'leadDays',
      label: t`Lead time`,
      cell: (_, whole) =>
        whole && whole.leadDays !== null && plural(whole.leadDays, { one: '# day', other: '# days' }),
    },
    { id: 'reliability', label: t`Deliveries, last 12 months`, cell: ({ supplier }) => reliable(supplier) },
    { id: 'validUntil', label: t`Valid until`, cell: ({ quotation }) => day(quotation?.validUntil) },
    { id: 'reference', label: t`Supplier's reference`, cell: ({ quotation }) => quotation?.reference },
    { id: 'files', label: t`Files`, cell: files },
    { id: 'note', label: t`Note`, cell: ({ quotation, declined }) => quotation?.note ?? declined?.note },
  ];
}

/** The files that came with an answer, each to be opened. */
function useFilesCell(document: string): (asked: AskedSupplier) => ReactNode {
  const { company } = useModel();
  const { files } = useApp();
  const entries = useRow('file', document)?.entries ?? [];
  return ({ quotation }) => {
    const own = entries.filter(({ id, removedAt }) => removedAt === null && quotation?.files.includes(id));
    if (own.length === 0) return null;
    return own.map(({ id, name }) => (
      <a key={id} href={files.address({ company, kind: 'quoteRequest', document }, id, false)}>
        {name}
      </a>
    ));
  };
}

function useSums({ lines }: QuoteRequestRow): readonly WholeRow[] {
  const { t } = useLingui();
  const format = useFormat();
  const { currency: own } = useCompany();
  const lacking = (missing: number): string =>
    t`without ${plural(missing, { one: '# line', other: '# lines' })}`;
  return [
    {
      id: 'amount',
      label: t`All that it offers`,
      cell: (_, whole) =>
        whole &&
        whole.amount !== null && (
          <>
            <strong>{format.money(whole.amount, own)}</strong>
            {whole.missing > 0 && whole.missing < lines.length && <small>{lacking(whole.missing)}</small>}
          </>
        ),
    },
    {
      id: 'landed',
      label: t`Landed, estimated`,
      cell: (_, whole) => {
        if (!whole) return null;
        const { landed, onTop } = whole;
        if (onTop === null) return <span className="ui-faint">{t`Freight and duty are not known`}</span>;
        const [freight, duty] = [onTop.freight, onTop.duty].map((one) =>
          one === null ? t`not known` : format.percent(one),
        );
        return (
          <>
            {landed !== null && format.money(landed, own)}
            <small className="ui-faint">{t`Freight ${freight ?? ''}, duty ${duty ?? ''}`}</small>
          </>
        );
      },
    },
  ];
}

const WHOLE = 10_000;

function useReliabilityCell(suppliers: readonly string[]): (supplier: string) => ReactNode {
  const { t } = useLingui();
  const format = useFormat();
  const reliable = useReliability(suppliers);
  const share = (part: number, of: number): string => format.percent(Math.round((part / of) * WHOLE));
  const lines = ({ due, onTime, arrived, inFull, received, rejected }: Reliability): readonly string[] => [
    ...(due > 0 ? [t`${share(onTime, due)} on time`] : []),
    ...(arrived > 0 ? [t`${share(inFull, arrived)} in full`] : []),
    ...(received > 0 ? [t`${share(rejected, received)} with rejects`] : []),
  ];
  return (supplier) => {
    const figures = reliable?.get(supplier);
    if (!figures) return null;
    const known = lines(figures);
    if (known.length === 0) return <span className="ui-faint">{t`No deliveries yet`}</span>;
    return known.map((line) => <small key={line}>{line}</small>);
  };
}
