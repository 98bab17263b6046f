import '../flows.css';
import '../figures/figures.css';
import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { PageHeader } from '#views/ui/page-header.tsx';
import { RangeBar } from '../figures/range-bar.tsx';
import { ConformancePanel } from './conformance-panel.tsx';

/** Every document of the company that left its usual path, or has waited too long. */
export function ConformancePage() {
  const { t } = useLingui();
  const { to } = usePaths();
  return (
    <div className="flow-map">
      <PageHeader
        title={t`Off the usual path`}
        subtitle={t`Documents that took an unusual path, and those that have waited too long.`}
        back={{ label: t`Flows`, to: to('/apps/flows') }}
      />
      <RangeBar />
      <ConformancePanel />
    </div>
  );
}
