import { useMemo, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { ColumnLine } from './column-line.tsx';
import { ImportSettings } from './import-settings.tsx';
import { FixedFields, MissingFields } from './missing-fields.tsx';
import { useColumnFields, useGuess, useLikelyTargets } from './use-column-fields.ts';
import { isMappable } from '#model/areas/integrations/data-import/import-standing.ts';
import type { StepProps } from './step-props.ts';
import { TableNotes } from './table-notes.tsx';
import { useSamples } from './use-samples.ts';

/** What the file holds and what each of its columns is read as, with how its cells are understood. [DIS4, DIS5, DIS6] */
export function ColumnsStep({ row, mapping }: StepProps) {
  const { t } = useLingui();
  const may = useModel().may('dataImport.create');
  const mayMap = may && isMappable(row);
  const fixed = useFixedReason(may, row);
  const samples = useSamples(row);
  const fields = useColumnFields(mapping.value.target);
  const guess = useGuess(row, samples ?? []);
  const { target } = mapping.value;
  const likely = useLikelyTargets(row, samples);
  // oxlint-disable-next-line react/exhaustive-deps -- `guess` is a new function on every render
  const guessed = useMemo(() => guess(target), [target, samples]);
  return (
    <div className="ui-stack">
      {fixed !== undefined && <Notice tone="info">{fixed}</Notice>}
      <Panel title={t`The file`} foot={mayMap && <Kept isKept={mapping.isKept} />}>
        <ImportSettings {...{ row, mapping, mayMap, likely }} fixed={fixed} guessed={guess} />
      </Panel>
      <TableNotes notes={row.table.notes ?? []} />
      <MissingFields fields={fields.all} mapping={mapping} />
      <ColumnsPanel row={row} read={mapping.value.columns.length}>
        {samples === null ? (
          <Skeleton height="12rem" />
        ) : (
          <ul className="import-columns" aria-label={t`Columns of the file`}>
            {row.table.heads.map((_, column) => (
              <ColumnLine key={column} {...{ row, mapping, mayMap, column, samples, fields, guessed }} />
            ))}
          </ul>
        )}
      </ColumnsPanel>
      <FixedFields fields={fields.all} mapping={mapping} mayMap={mayMap} />
    </div>
  );
}

/** Why nothing of this step can be changed; undefined where it can. [DIS40] */
function useFixedReason(may: boolean, row: StepProps['row']): string | undefined {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  if (!may) return sentence({ code: 'notPermitted', params: { permission: 'dataImport.create' } });
  return isMappable(row) ? undefined : t`The lines have been taken as these columns say: they stay.`;
}

interface ColumnsPanelProps extends Pick<StepProps, 'row'> {
  /** Columns that something is read from. */
  readonly read: number;
  readonly children: ReactNode;
}

function ColumnsPanel({ row, read, children }: ColumnsPanelProps) {
  const { t } = useLingui();
  const { heads, skipped } = row.table;
  const unread = heads.length - read;
  const count = t`${plural(heads.length, { one: '# column', other: '# columns' })}`;
  return (
    <Panel
      title={t`Columns`}
      subtitle={
        unread > 0 ? t`${count}, of which nothing is read from ${unread}` : t`${count}, all of them read`
      }
      foot={
        skipped > 0 &&
        t`${plural(skipped, { one: '# line is', other: '# lines are' })} no record and left out: titles, sums, empty ones.`
      }
      flush
    >
      {children}
    </Panel>
  );
}

const Kept = ({ isKept }: { readonly isKept: boolean }) => (
  <span className="ui-faint" role="status">
    {isKept ? (
      <Trans>Kept for this import, and for the next file with these columns.</Trans>
    ) : (
      <Trans>Being kept …</Trans>
    )}
  </span>
);
