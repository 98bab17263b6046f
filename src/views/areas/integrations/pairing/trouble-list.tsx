import { Trans, useLingui } from '@lingui/react/macro';
import type {
  PairingStanding,
  Settlement,
  ShownConflict,
  Trouble,
} from '#model/areas/integrations/pairing/pairing-answer.ts';
import { isWorking } from '#model/areas/integrations/pairing/pairing-states.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { placeOf } from '#views/kind-registry.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useFieldName, useKindName } from './sync-names.ts';
import { usePairings } from './use-pairings.ts';
import { useSyncValue } from './use-sync-value.ts';

interface TroubleListProps {
  readonly row: PairingRow;
  readonly standing: PairingStanding | null;
  readonly onDone: () => void;
}

/** [MS6] [MS8] Fields that both companies changed, to choose a value, and what was refused here, to try again. */
export function TroubleList({ row, standing, onDone }: TroubleListProps) {
  const { t } = useLingui();
  const may = useModel().may('pairing.manage') && isWorking(row);
  const { press, busy } = usePairings();
  const troubles = standing?.troubles ?? [];
  const retry = async (link: string | null): Promise<void> => {
    await press('retry', (desk) => desk.retry(row.id, link));
    onDone();
  };
  const settle = async (settlement: Settlement): Promise<void> => {
    await press('settle', (desk) => desk.settle(row.id, settlement));
    onDone();
  };
  if (troubles.length === 0)
    return (
      <EmptyState icon="circleCheck" title={t`Nothing to settle`}>
        {t`A field that both companies change shows here if you chose to be asked, and so does what is refused.`}
      </EmptyState>
    );
  const isRefused = troubles.some(({ problems }) => problems.length > 0);
  return (
    <div className="ui-stack">
      {may && isRefused && <RetryAll isBusy={busy === 'retry'} onRetry={() => void retry(null)} />}
      {troubles.map((trouble) => (
        <TroublePanel
          key={trouble.link}
          name={row.name}
          trouble={trouble}
          onRetry={may ? () => void retry(trouble.link) : null}
          onSettle={may ? (settlement) => void settle(settlement) : null}
        />
      ))}
    </div>
  );
}

function RetryAll({ isBusy, onRetry }: { readonly isBusy: boolean; readonly onRetry: () => void }) {
  return (
    <div className="ui-row">
      <Button icon="refresh" loading={isBusy} data-testid="retry-all" onClick={onRetry}>
        <Trans>Try all again</Trans>
      </Button>
    </div>
  );
}

interface TroublePanelProps {
  /** The other company. */
  readonly name: string;
  readonly trouble: Trouble;
  /** Null for who may only look. */
  readonly onRetry: (() => void) | null;
  readonly onSettle: ((settlement: Settlement) => void) | null;
}

function TroublePanel({ name, trouble, onRetry, onSettle }: TroublePanelProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const kindName = useKindName();
  const title = useProductName()(trouble);
  const { link, kind, document, conflicts, problems } = trouble;
  const place = trouble.isHere ? placeOf(kind) : undefined;
  const all = (side: Settlement['side']) => () => onSettle?.({ link, field: null, side });
  return (
    <Panel
      title={place ? <UiLink to={paths.to(place.path(document))}>{title}</UiLink> : title}
      subtitle={[kindName(kind), trouble.code].filter((part) => part !== '').join(' · ')}
      actions={
        onSettle &&
        conflicts.length > 1 && (
          <>
            <Button size="sm" onClick={all('ours')}>{t`Keep all here`}</Button>
            <Button size="sm" onClick={all('theirs')}>{t`Take all from ${name}`}</Button>
          </>
        )
      }
    >
      {conflicts.map((conflict) => (
        <Conflict
          key={conflict.field}
          {...{ name, kind, conflict }}
          onSettle={onSettle && ((side) => onSettle({ link, field: conflict.field, side }))}
        />
      ))}
      {problems.length > 0 && <Problems kind={kind} problems={problems} onRetry={onRetry} />}
    </Panel>
  );
}

interface ConflictProps {
  readonly name: string;
  readonly kind: Trouble['kind'];
  readonly conflict: ShownConflict;
  readonly onSettle: ((side: Settlement['side']) => void) | null;
}

/** Both values side by side. */
function Conflict({ name, kind, conflict, onSettle }: ConflictProps) {
  const { t } = useLingui();
  const format = useFormat();
  const fieldName = useFieldName();
  const say = useSyncValue();
  const { field } = conflict;
  const sides = [
    { side: 'ours', label: t`Here`, at: conflict.oursAt, value: conflict.ours, verb: t`Keep this` },
    { side: 'theirs', label: name, at: conflict.theirsAt, value: conflict.theirs, verb: t`Take this` },
  ] as const;
  return (
    <fieldset className="pairing-conflict" data-field={field}>
      <legend>{fieldName(kind, field)}</legend>
      {sides.map(({ side, label, at, value, verb }) => (
        <div key={side} data-side={side}>
          <small className="ui-faint">{`${label} · ${format.dateTime(at)}`}</small>
          <span>{say(kind, field, value)}</span>
          {onSettle && (
            <Button size="sm" data-testid={`take-${side}`} onClick={() => onSettle(side)}>
              {verb}
            </Button>
          )}
        </div>
      ))}
    </fieldset>
  );
}

interface ProblemsProps {
  readonly kind: Trouble['kind'];
  readonly problems: Trouble['problems'];
  readonly onRetry: (() => void) | null;
}

function Problems({ kind, problems, onRetry }: ProblemsProps) {
  const { t } = useLingui();
  const fieldName = useFieldName();
  const sentence = useRefusalSentence();
  return (
    <div className="pairing-problems">
      <ul aria-label={t`Refused`}>
        {problems.map(({ field, refusal: { code, params } }) => (
          <li key={field}>
            <strong>{fieldName(kind, field)}</strong> {sentence({ code, ...(params && { params }) })}
          </li>
        ))}
      </ul>
      {onRetry && (
        <Button size="sm" icon="refresh" data-testid="retry-one" onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </div>
  );
}
