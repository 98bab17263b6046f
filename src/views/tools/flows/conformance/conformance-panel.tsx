import '../figures/figures.css';
import { Suspense } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { chartList } from '#machines/chart-list.ts';
import type { Conformance, FlowRange, UnusualDocument, WaitingDocument } from '#model/flows/flow-figures.ts';
import { Button } from '#views/ui/button.tsx';
import { Icon } from '#views/ui/icon.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { FlowDocument, ReplayLink } from '#views/kit/document/flow-document.tsx';
import { useAskedDays } from '../figures/range-bar.tsx';
import { useFresh } from '../figures/use-fresh.ts';
import { usePages } from '../figures/use-pages.ts';
import { useQuestions } from '../figures/use-questions.ts';
import { WaitingRow } from '../figures/waiting-row.tsx';
import { useReasons } from './use-reasons.ts';

/** Documents that left the usual path within the days, and those that have waited too long: of one kind, or of all. */
export function ConformancePanel({ kind }: { readonly kind?: string }) {
  const { t } = useLingui();
  const questions = useQuestions();
  const { range } = useAskedDays();
  const answer = useFresh(`${kind ?? ''} ${range.from} ${range.to}`, () =>
    questions.conformance(range, kind),
  );
  return (
    <Panel title={t`Off the usual path`} flush>
      {answer.status === 'loading' && <Skeleton height="8rem" />}
      {answer.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={answer.retry}>{t`Try again`}</Button>}>
          <Trans>Couldn't load the figures.</Trans>
        </Notice>
      )}
      {answer.status === 'ready' && (
        <Found
          // Loaded pages follow the first one: a newer one starts over.
          key={`${range.from} ${range.to} ${answer.value.unusual[0]?.seq ?? 0}`}
          found={answer.value}
          range={range}
          kind={kind}
        />
      )}
    </Panel>
  );
}

interface FoundProps {
  readonly found: Conformance;
  readonly range: FlowRange;
  readonly kind: string | undefined;
}

function Found({ found, range, kind }: FoundProps) {
  const late = kind === undefined ? found.late : [];
  return (
    <>
      {found.unusualCount + late.length === 0 && (
        <p className="flow-calm">
          <Icon name="circleCheck" /> <Trans>Every document took the usual path.</Trans>
        </p>
      )}
      {found.unusualCount > 0 && <Unusual found={found} range={range} kind={kind} />}
      <Suspense fallback={null}>
        {late.length > 0 && <Late late={late} count={found.lateCount} at={found.at} />}
      </Suspense>
    </>
  );
}

function Unusual({ found, range, kind }: FoundProps) {
  const { t } = useLingui();
  const questions = useQuestions();
  const { unusualCount: count } = found;
  const pages = usePages(`${range.from} ${range.to} ${found.unusual[0]?.seq ?? 0}`, async (after) => {
    const { unusual, next } = after === undefined ? found : await questions.conformance(range, kind, after);
    return { rows: unusual, next };
  });
  return (
    <>
      <h3 className="flow-sub">{t`${plural(count, { one: '# document', other: '# documents' })} off the path`}</h3>
      <ul className="flow-rows">
        {pages.rows.map((one) => (
          <UnusualRow key={`${one.kind} ${one.document}`} one={one} />
        ))}
      </ul>
      {pages.onMore && (
        <div className="flow-more">
          <Button
            size="sm"
            onClick={pages.onMore}
            loading={pages.status === 'loading'}
          >{t`Show more`}</Button>
        </div>
      )}
    </>
  );
}

function UnusualRow({ one }: { readonly one: UnusualDocument }) {
  const format = useFormat();
  const reasons = useReasons();
  return (
    <li>
      <span className="flow-row-main">
        <strong>
          <FlowDocument {...one} />
        </strong>
        <span className="ui-soft">{reasons(one)}</span>
      </span>
      <time className="ui-soft ui-number" dateTime={one.at}>
        {format.date(one.at)}
      </time>
      <ReplayLink {...one} />
    </li>
  );
}

interface LateProps {
  readonly late: readonly WaitingDocument[];
  readonly count: number;
  readonly at: string;
}

function Late({ late, count, at }: LateProps) {
  const { t } = useLingui();
  return (
    <>
      <h3 className="flow-sub">
        {t`${plural(count, { one: '# document', other: '# documents' })} too long in a state`}
      </h3>
      <ul className="flow-rows">
        {late.map((waiting) => (
          <WaitingRow
            key={`${waiting.document} ${waiting.state}`}
            slug={chartList.find(({ id }) => id === waiting.kind)?.slug ?? waiting.kind}
            waiting={waiting}
            at={at}
          />
        ))}
      </ul>
    </>
  );
}
