import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui } from '@lingui/react/macro';
import type { BulkOrder, BulkResult } from '#machines/bulk-run/bulk-run.machine.ts';
import { useDocumentName } from '../document/document-name.ts';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { WhyButton } from '#views/kit/help/why-button.tsx';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { DataList } from '#views/ui/data-list.tsx';
import type { Column } from '#views/ui/data-list-types.ts';
import { Dialog } from '#views/ui/dialog.tsx';
import { listHeight } from '#views/ui/list-height.ts';
import { Progress } from '#views/ui/progress.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface BulkResultsProps {
  readonly kind: string;
  readonly label: MessageDescriptor;
  readonly order: BulkOrder;
  readonly results: readonly BulkResult[];
  readonly isUnderWay: boolean;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Progress of a run, then the result for each document; stays until closed. */
export function BulkResults(props: BulkResultsProps) {
  const { label, isUnderWay, onCancel, onClose } = props;
  const { i18n } = useLingui();
  const close = (
    <Button variant="primary" onClick={onClose}>
      <Trans>Close</Trans>
    </Button>
  );
  return (
    <Dialog
      open
      title={i18n._(label)}
      width="43.75rem"
      dismissable={false}
      onClose={isUnderWay ? onCancel : onClose}
      actions={isUnderWay ? undefined : close}
    >
      <div className="ui-stack" data-testid="bulk-results">
        {isUnderWay ? <UnderWay {...props} /> : <Finished {...props} />}
      </div>
    </Dialog>
  );
}

function UnderWay({ order, results, onCancel }: BulkResultsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const all = order.documents.length;
  return (
    <Progress
      label={t`Giving the command`}
      percent={(results.length / Math.max(1, all)) * 100}
      detail={t`${format.count(results.length)} of ${format.count(all)}`}
      onCancel={onCancel}
    />
  );
}

/** How many succeeded, and what happened to the others. */
function Finished({ kind, order, results }: BulkResultsProps) {
  const { t } = useLingui();
  const format = useFormat();
  const columns = useResultColumns(kind);
  const others = results.filter(({ verdict }) => verdict.is !== 'done').length;
  return (
    <>
      <p role="status">
        {t`${format.count(results.length - others)} of ${format.count(order.documents.length)} done.`}
      </p>
      {others > 0 && (
        <DataList
          label={t`What happened to each`}
          rows={results.toSorted((a, b) => rankOf(a) - rankOf(b))}
          rowId={({ document }) => document}
          columns={columns}
          height={listHeight(results.length, 6)}
          empty={null}
        />
      )}
    </>
  );
}

/** What needs attention comes first. */
const ranks = { refused: 0, waiting: 1, left: 2, done: 3 } as const;
const rankOf = ({ verdict }: BulkResult): number => ranks[verdict.is];

function useResultColumns(kind: string): readonly Column<BulkResult>[] {
  const { t } = useLingui();
  const nameOf = useDocumentName();
  const sentence = useRefusalSentence();
  return [
    { id: 'document', header: t`Document`, width: 150, cell: ({ document }) => nameOf(kind, document) },
    {
      id: 'verdict',
      header: t`Result`,
      width: 130,
      card: 'aside',
      cell: (result) => <Verdict result={result} />,
    },
    {
      id: 'reason',
      header: t`Reason`,
      width: { share: 2, min: 220 },
      cell: ({ verdict }) => {
        const why = verdict.is === 'refused' ? sentence(verdict.refusal) : '';
        return <span title={why}>{why}</span>;
      },
    },
    {
      id: 'why',
      header: '',
      width: 96,
      card: 'action',
      cell: ({ verdict }) =>
        verdict.is === 'refused' && <WhyButton kind={kind} code={verdict.refusal.code} />,
    },
  ];
}

function Verdict({ result: { verdict } }: { readonly result: BulkResult }) {
  const { t } = useLingui();
  switch (verdict.is) {
    case 'done':
      return <Badge tone="success" icon="circleCheck">{t`Done`}</Badge>;
    case 'refused':
      return <Badge tone="danger" icon="ban">{t`Not possible`}</Badge>;
    case 'waiting':
      return <Badge tone="warning" icon="clock">{t`Waiting`}</Badge>;
    case 'left':
      return <Badge tone="neutral" icon="minus">{t`Not given`}</Badge>;
    default:
      return verdict satisfies never;
  }
}
