import { useLingui } from '@lingui/react/macro';
import type { WaitingDocument } from '#model/flows/flow-figures.ts';
import { useFormat } from '#views/ui/use-format.ts';
import { useChartWords } from '#views/kit/chart/words/use-chart-words.ts';
import { FlowDocument, ReplayLink } from '#views/kit/document/flow-document.tsx';
import { useDuration } from './use-duration.ts';

interface WaitingRowProps {
  readonly slug: string;
  readonly waiting: WaitingDocument;
  /** The end of its waiting time. */
  readonly at: string;
}

/** A document, the state it is waiting in, for how long, and its limit. */
export function WaitingRow({ slug, waiting, at }: WaitingRowProps) {
  const { t } = useLingui();
  const format = useFormat();
  const duration = useDuration();
  const words = useChartWords(slug);
  const seconds = (Date.parse(at) - Date.parse(waiting.since)) / 1000;
  const took = duration(seconds);
  const limit = duration(waiting.limit);
  return (
    <li>
      <span className="flow-row-main">
        <strong>
          <FlowDocument {...waiting} />
        </strong>
        <span className="ui-soft">{words.state(waiting.state)}</span>
      </span>
      <span
        className={seconds > waiting.limit ? 'flow-late ui-number' : 'ui-soft ui-number'}
        title={format.dateTime(waiting.since)}
      >
        {t`${took} of ${limit}`}
      </span>
      <ReplayLink {...waiting} />
    </li>
  );
}
