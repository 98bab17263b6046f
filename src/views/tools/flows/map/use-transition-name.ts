import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';

/** A transition in words: event, source and target. */
export function useTransitionName(slug: string): (id: string) => string {
  const words = useChartWords(slug);
  return (id) => {
    const [, source = '', event = '', targets = ''] = /^(\S+) --(.+?)(?:\[\d+\])?--> (.+)$/.exec(id) ?? [];
    const to = targets === '(internal)' ? source : targets;
    const from = words.state(source);
    return to === source
      ? `${words.event(event)}: ${from}`
      : `${words.event(event)}: ${from} → ${words.state(to)}`;
  };
}
