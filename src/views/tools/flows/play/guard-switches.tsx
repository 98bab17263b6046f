import { useLingui } from '@lingui/react/macro';
import { Switch } from '#views/ui/switch.tsx';
import type { ChartWords } from '#views/kit/chart/words/chart-words.ts';

interface GuardSwitchesProps {
  readonly words: ChartWords;
  readonly guards: readonly string[];
  /** The guards set to false. */
  readonly closed: readonly string[];
  readonly onChange: (guard: string, holds: boolean) => void;
}

/** A yes/no switch for every guard of a chart. */
export function GuardSwitches({ words, guards, closed, onChange }: GuardSwitchesProps) {
  const { t } = useLingui();
  return (
    <div className="flow-play-guards" role="group" aria-label={t`Guards`}>
      {guards.map((guard) => (
        <Switch
          key={guard}
          label={words.guard(guard)}
          checked={!closed.includes(guard)}
          onChange={(holds) => onChange(guard, holds)}
        />
      ))}
    </div>
  );
}
