import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProofChart } from '#model/flows/proof-report.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { Tabs } from '#views/ui/tabs.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { ChartView } from '../chart/chart-view.tsx';
import { ProofDetail } from './proof-detail.tsx';
import { ProofHead } from './proof-head.tsx';
import { ProofLegend } from './proof-legend.tsx';
import { picturesOf, proofPaint } from './proof-paint.ts';
import type { ProofViewProps } from './proof-view-props.ts';
import { RowTable } from './row-table.tsx';
import { StatePictures } from './state-pictures.tsx';
import { useProofColumns } from './use-proof-columns.ts';
import { useProofWords } from './use-proof-words.ts';

/** A chart as covered by the tests. */
export function ProofView(props: ProofViewProps) {
  const { slug, shape, chart, picture } = props;
  const [pictured, setPictured] = useState<string | null>(null);
  return (
    <div className="flow-map">
      <ProofHead {...props} />
      <Painted {...props} onPictures={setPictured} />
      <ProofDetail slug={slug} shape={shape} chart={chart} onPictures={setPictured} />
      <StatePictures
        chart={chart}
        shape={shape}
        slug={slug}
        state={pictured}
        picture={picture}
        onClose={() => setPictured(null)}
      />
    </div>
  );
}

type PaintedProps = ProofViewProps & { readonly onPictures: (state: string) => void };

/** The chart and its rows; the selected level, row or transition is in the address. */
function Painted({ slug, shape, chart, onPictures }: PaintedProps) {
  const { count } = useFormat();
  const [query, setQuery] = useAddress();
  const columns = useProofColumns(chart);
  const level = levelsOf(chart).find((one) => one === query['level']) ?? 'model';
  const row = chart.rows.find(({ id }) => id === query['row']);
  const at = query['at'];
  const select = (id: string): void => {
    setQuery({ at: id === at ? undefined : id, row: undefined });
    if (picturesOf(id, shape, chart.pictures).length > 0) onPictures(id);
  };
  return (
    <>
      <Levels
        chart={chart}
        level={level}
        onLevel={(id) => setQuery({ level: id === 'model' ? undefined : id })}
      />
      <ChartView
        chart={slug}
        paint={proofPaint({ chart, shape, level, row, count })}
        columns={columns}
        onSelect={select}
        {...(at !== undefined && { selected: at })}
      />
      <ProofLegend hasPictures={chart.pictures.length > 0} />
      <RowTable
        chart={chart}
        levels={levelsOf(chart)}
        transition={at?.includes(' --') ? at : undefined}
        row={row?.id}
        onRow={(id) => setQuery({ row: id === row?.id ? undefined : id, at: undefined })}
        onAll={() => setQuery({ at: undefined })}
      />
    </>
  );
}

interface LevelsProps {
  readonly chart: ProofChart;
  readonly level: string;
  readonly onLevel: (level: string) => void;
}

/** Chooses the painted level, with the number of transitions each took. */
function Levels({ chart, level, onLevel }: LevelsProps) {
  const { t } = useLingui();
  const words = useProofWords();
  const taken = (one: string): number => chart.definitions.filter(({ hits }) => hits[one]).length;
  return (
    <Tabs
      label={t`Level`}
      tabs={levelsOf(chart).map((id) => ({ id, label: words.level(id), count: taken(id) }))}
      active={level}
      onChange={onLevel}
    />
  );
}

const levelsOf = ({ levels }: ProofChart): readonly string[] => [
  'model',
  ...levels.map(({ level }) => level),
];
