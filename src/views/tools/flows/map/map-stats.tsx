import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { FlowFigures } from '#model/flows/flow-figures.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** A summary of a map in four figures. */
export function MapStats({ figures }: { readonly figures: FlowFigures }) {
  const { t } = useLingui();
  const format = useFormat();
  const { states, transitions, unrecognised, currency } = figures;
  const isPast = figures.to < useToday();
  const day = format.date(figures.to);
  const sums = wholeOf(figures);
  const late = states.reduce((sum, one) => sum + one.late, 0);
  const writing = mostTaken(figures);
  const older = t`${plural(unrecognised, { one: '# step of an older chart', other: '# steps of an older chart' })}`;
  const over = t`${plural(transitions.length, { one: 'over # arrow', other: 'over # arrows' })}`;
  return (
    <Stats>
      <Stat
        label={isPast ? t`Documents on ${day}` : t`Documents now`}
        figure={format.count(sums.documents)}
      />
      {sums.value !== null && <Stat label={t`Worth`} figure={format.moneyRounded(sums.value, currency)} />}
      <Stat
        label={t`Steps taken`}
        figure={format.count(writing)}
        note={<span className="ui-faint">{unrecognised > 0 ? older : over}</span>}
      />
      <Stat
        label={t`Too long in one state`}
        figure={format.count(late)}
        note={
          <span className={late > 0 ? 'flow-late' : 'ui-faint'}>
            {late > 0 ? t`Beyond the limit` : t`None`}
          </span>
        }
      />
    </Stats>
  );
}

/** Counts each document once: in a parallel chart every region contains all of them. */
function wholeOf({ states, kind }: FlowFigures): {
  readonly documents: number;
  readonly value: number | null;
} {
  const first = states[0]?.state.split('.').slice(0, -1).join('.') ?? kind;
  const own = states.filter(({ state }) => state.split('.').slice(0, -1).join('.') === first);
  const values = own.flatMap(({ value }) => (value === null ? [] : [value]));
  return {
    documents: own.reduce((sum, { documents }) => sum + documents, 0),
    value: values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0),
  };
}

/** Steps of the first region: the others move along with it. */
function mostTaken({ transitions, states }: FlowFigures): number {
  const first = states[0]?.state.split('.').slice(0, -1).join('.') ?? '';
  return transitions
    .filter(({ transition }) => transition.startsWith(`${first}.`))
    .reduce((sum, { count }) => sum + count, 0);
}
