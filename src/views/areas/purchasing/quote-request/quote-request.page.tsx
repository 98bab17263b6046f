import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import {
  compareOffers,
  type OfferedWhole,
} from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import {
  answersOf,
  isAsking,
  isCompared,
  isDraft,
} from '#model/areas/purchasing/quote-request/quote-request.kind.ts';
import { useFormat } from '#views/ui/use-format.ts';
import type { DocumentTab } from '#views/kit/document/document-tab.ts';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { AskDialog } from './ask-dialog.tsx';
import { AwardDialog } from './award-dialog.tsx';
import { Comparison } from './comparison.tsx';
import { ExtendDialog } from './extend-dialog.tsx';
import { quoteRequestWords } from './quote-request.look.ts';
import { RequestOverview } from './request-overview.tsx';
import { REQUESTS } from './request-paths.ts';
import { RequestRelated } from './request-related.tsx';
import { RequestSuppliers } from './request-suppliers.tsx';
import { MailButton, useMayMailRequest } from './mail-button.tsx';
import { useRequestTitle } from './request-title.ts';
import { useAward, type Choosing } from './use-award.ts';

interface PageProps {
  readonly row: QuoteRequestRow;
}

type Opened = 'ask' | 'extend' | 'award';

/** One request for quotation: what is asked for, of whom, what they answer, and who gets it. */
export function QuoteRequestPage({ row }: PageProps) {
  const { i18n } = useLingui();
  const paths = usePaths();
  const titleOf = useRequestTitle();
  const standing = useStanding(row);
  const wholes = useOffers(row);
  const choosing = useAward(wholes);
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = (): void => setOpened(null);
  const tabs = useTabs(row, wholes, choosing);
  const isFirstMailed = useMayMailRequest(row) && !isCompared(row);
  return (
    <>
      <DocumentPage
        words={quoteRequestWords}
        row={row}
        title={titleOf(row)}
        subtitle={standing}
        back={{ label: i18n._(quoteRequestWords.many), to: paths.to(REQUESTS) }}
        watches={['supplier', 'product', 'warehouse', 'file']}
        overrides={{
          update: () => paths.go(`${REQUESTS}/edit/${row.id}`),
          ask: () => setOpened('ask'),
          extend: () => setOpened('extend'),
          award: () => setOpened('award'),
        }}
        {...(isFirstMailed && { primary: <MailButton row={row} isPrimary /> })}
        tabs={tabs}
      />
      {opened === 'ask' && <AskDialog row={row} onClose={close} />}
      {opened === 'extend' && <ExtendDialog row={row} onClose={close} />}
      {opened === 'award' && <AwardDialog {...{ row, wholes }} lines={choosing.lines} onClose={close} />}
    </>
  );
}

/** Until when answers are asked for, how many there are, and how many suppliers it was mailed to. */
function useStanding(row: QuoteRequestRow): string {
  const { t } = useLingui();
  const format = useFormat();
  const { answerBy, suppliers } = row;
  if (isDraft(row)) return '';
  const day = answerBy === null ? '' : format.date(answerBy);
  const [answers, asked] = [answersOf(row), suppliers.length];
  const mailed = suppliers.filter(({ mailedAt }) => mailedAt !== undefined).length;
  return [
    ...(day === '' ? [] : [t`Answer by ${day}`]),
    t`${answers} of ${asked} answered`,
    ...(mailed === 0 ? [] : [t`mailed to ${plural(mailed, { one: '# supplier', other: '# suppliers' })}`]),
  ].join(' · ');
}

/** What matters most as it stands comes first: the offers, whom it went to, or what is asked for. */
function useTabs(
  row: QuoteRequestRow,
  wholes: readonly OfferedWhole[],
  choosing: Choosing,
): readonly DocumentTab[] {
  const { t } = useLingui();
  const mayAward = useVerdict('quoteRequest', row.id, 'award') === null;
  const lines = { id: 'lines', label: t`Lines`, content: <RequestOverview row={row} /> };
  const asked = {
    id: 'suppliers',
    label: t`Suppliers`,
    count: row.suppliers.length,
    content: <RequestSuppliers row={row} />,
  };
  const compared = {
    id: 'comparison',
    label: t`Comparison`,
    content: <Comparison row={row} wholes={wholes} choosing={mayAward ? choosing : undefined} />,
  };
  const related = { id: 'related', label: t`Related`, content: <RequestRelated row={row} /> };
  if (isCompared(row)) return [compared, asked, lines, related];
  return isAsking(row) ? [asked, lines, related] : [lines, asked, related];
}

/** What suppliers offer today, as this device knows rates and products. */
function useOffers(row: QuoteRequestRow) {
  const today = useToday();
  return useQuery(
    ['quoteRequest', 'product', 'exchangeRate', 'company'],
    `${today} ${row.id} ${row.version}`,
    ({ replica: { view } }) => compareOffers(view, row, today),
    [],
  );
}
