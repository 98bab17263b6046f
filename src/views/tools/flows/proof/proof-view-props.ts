import type { ChartShape } from '#model/flows/chart-shape.ts';
import type { ProofChart, ProofRun } from '#model/flows/proof-report.ts';

export interface ProofViewProps {
  readonly slug: string;
  readonly shape: ChartShape;
  readonly run: ProofRun;
  readonly chart: ProofChart;
  readonly picture: (file: string) => string;
}
