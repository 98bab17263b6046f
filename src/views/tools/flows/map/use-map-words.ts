import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormat } from '#views/ui/use-format.ts';
import type { MapWords } from './map-paint.ts';
import { useDuration } from '../figures/use-duration.ts';

/** Formats the figures of a map in the language of the page; values are in a currency. */
export function useMapWords(currency: string): MapWords {
  const { t } = useLingui();
  const format = useFormat();
  const duration = useDuration();
  return {
    count: format.count,
    value: (minor) => format.moneyCompact(minor, currency),
    duration,
    times: (count) => `${format.count(count)}×`,
    perDay: (perDay) => {
      const figure = format.decimal(Math.round(perDay * 10), 1);
      return t`${figure}/day`;
    },
    state: ({ documents, stays, median, ninetieth }) => {
      const held = t`${plural(documents, { one: '# document', other: '# documents' })}`;
      if (stays === 0 || median === null || ninetieth === null) return held;
      const [half, most] = [duration(median), duration(ninetieth)];
      return t`${held}, median ${half}, 90th percentile ${most}`;
    },
  };
}
