import { useLingui } from '@lingui/react/macro';
import { chartList } from '#machines/chart-list.ts';
import type { RecordingEntry } from '#model/recordings/recording.ts';
import { chartWords } from '#views/kit/chart/words/chart-words.ts';
import { standingIn } from '#views/kit/chart/words/standing-in.ts';
import { useFlowLanguage } from '#views/kit/chart/words/use-chart-words.ts';

/** Describes an entry of a recording in words. */
export function useEntryWords(): (entry: RecordingEntry) => string {
  const { t } = useLingui();
  const language = useFlowLanguage();
  const slugOf = (kind: string): string => chartList.find(({ id }) => id === kind)?.slug ?? kind;
  return (entry) => {
    switch (entry.kind) {
      case 'page':
        return t`Page: ${entry.path}`;
      case 'load':
        return t`The page was reloaded: ${entry.path}`;
      case 'outcome':
        return entry.refused === null
          ? t`The server took a command`
          : t`The server refused a command: ${entry.refused}`;
      case 'command': {
        const words = chartWords(language, slugOf(entry.document.kind));
        const [chart, event] = [words.chart, words.event(entry.type)];
        return entry.refused === null
          ? t`Command: ${chart}, ${event}`
          : t`Command refused: ${chart}, ${event} (${entry.refused})`;
      }
      case 'actor': {
        const words = chartWords(language, entry.actor);
        const id = chartList.find(({ slug }) => slug === entry.actor)?.id ?? entry.actor;
        return `${words.chart}: ${words.event(entry.event)} → ${standingIn(words, id, entry.state)}`;
      }
      default:
        return entry satisfies never;
    }
  };
}
