import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { MatchDecision } from '#model/areas/integrations/pairing/decisions.ts';
import {
  MOST_SHOWN,
  type MatchAnswer,
  type PairingStanding,
  type ShownPair,
  type ShownSingle,
} from '#model/areas/integrations/pairing/pairing-answer.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { isCompared } from '#model/areas/integrations/pairing/pairing-states.ts';
import type { SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { Badge } from '#views/ui/badge.tsx';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Select } from '#views/ui/select.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { Tabs } from '#views/ui/tabs.tsx';
import { useAsync } from '#views/ui/use-async.ts';
import { markWords, useKindName } from './sync-names.ts';
import { usePairings } from './use-pairings.ts';

interface MatchStepProps {
  readonly row: PairingRow;
  /** Null before it is known. */
  readonly standing: PairingStanding | null;
}

/** [MS4] What is the same in both companies, what may be, and what is in one of them alone, for people to confirm. */
export function MatchStep({ row, standing }: MatchStepProps) {
  const { t } = useLingui();
  const kindName = useKindName();
  const [chosen, setChosen] = useState<SyncKind | null>(null);
  const first = row.kinds[0]?.kind;
  const kind = chosen ?? (row.kinds.some((one) => one.kind === 'product') ? 'product' : first);
  if (!kind) return <EmptyState icon="checks" title={t`Nothing is chosen yet`} />;
  return (
    <div className="ui-stack">
      <div className="pairing-which">
        <Field label={t`Records`}>
          <Select
            name="match-kind"
            value={kind}
            options={row.kinds.map((one) => ({ value: one.kind, label: kindName(one.kind) }))}
            onChange={setChosen}
          />
        </Field>
      </div>
      <Lists key={kind} row={row} kind={kind} standing={standing} />
    </div>
  );
}

interface OfKind {
  readonly row: PairingRow;
  readonly kind: SyncKind;
}

/** [MS2] The lists, once the server shows them, to whom it shows them. */
function Lists({ row, kind, standing }: OfKind & MatchStepProps) {
  const { t } = useLingui();
  if (!useModel().may('pairing.manage'))
    return <Notice tone="info">{t`The lists are shown to those who manage pairings.`}</Notice>;
  if (!standing) return <Skeleton height="8rem" />;
  if (!isCompared({ state: standing.partnerState ?? '' }))
    return <Notice tone="info">{t`The lists are shown once both companies have begun matching.`}</Notice>;
  return <OpenLists key={String(row.state)} row={row} kind={kind} />;
}

function OpenLists({ row, kind }: OfKind) {
  const { t } = useLingui();
  const { ask, press } = usePairings();
  const [look, setLook] = useState(0);
  const asked = useAsync(`${row.id} ${kind} ${look}`, () => ask((desk) => desk.matches(row.id, kind)));
  const [kept, setKept] = useState<MatchAnswer | null>(null);
  if (asked.status === 'ready' && kept !== asked.value) setKept(asked.value);
  const decide = async (decisions: readonly MatchDecision[]): Promise<void> => {
    await press('decide', (desk) => desk.decide(row.id, kind, decisions));
    setLook((n) => n + 1);
  };
  if (!kept && asked.status === 'failed')
    return (
      <Notice tone="info" actions={<Button onClick={asked.retry}>{t`Try again`}</Button>}>
        <Trans>The lists could not be loaded.</Trans>
      </Notice>
    );
  if (!kept) return <Skeleton height="8rem" />;
  return <FourLists row={row} lists={kept} onDecide={decide} />;
}

type Decide = (decisions: readonly MatchDecision[]) => void;

interface ListsProps {
  readonly row: PairingRow;
  readonly lists: MatchAnswer;
  readonly onDecide: Decide;
}

const tabNames = ['sure', 'maybe', 'here', 'there'] as const;
type TabName = (typeof tabNames)[number];

function FourLists({ row, lists, onDecide }: ListsProps) {
  const { t } = useLingui();
  const [active, setActive] = useState<TabName>('sure');
  const labels: Readonly<Record<TabName, string>> = {
    sure: t`Surely the same`,
    maybe: t`Perhaps the same`,
    here: t`Only here`,
    there: t`Only in ${row.name}`,
  };
  const isCut = lists.counts[active] > MOST_SHOWN;
  return (
    <>
      <Tabs
        label={t`Lists`}
        tabs={tabNames.map((id) => ({ id, label: labels[id], count: lists.counts[id] }))}
        active={active}
        onChange={(id) => setActive(tabNames.find((one) => one === id) ?? 'sure')}
      />
      {lists.counts[active] === 0 && <EmptyState icon="checks" title={t`Nothing in this list`} />}
      <List {...{ row, lists, onDecide, active }} />
      {isCut && (
        <p className="ui-soft">
          <Trans>The first {MOST_SHOWN} are shown. The others are treated as the list says.</Trans>
        </p>
      )}
    </>
  );
}

function List({ row, lists, onDecide, active }: ListsProps & { readonly active: TabName }) {
  const { t } = useLingui();
  if (active === 'sure' || active === 'maybe')
    return (
      <Pairs
        pairs={lists[active]}
        usual={active === 'sure' ? true : null}
        name={row.name}
        onDecide={onDecide}
      />
    );
  const isOurs = active === 'here';
  return (
    <Singles
      items={lists[active]}
      usual={lists.makesNew}
      label={isOurs ? t`Make it in ${row.name}` : t`Make it here`}
      onDecide={(id, yes) => onDecide([{ ours: isOurs ? id : null, theirs: isOurs ? null : id, yes }])}
    />
  );
}

interface PairsProps {
  readonly pairs: readonly ShownPair[];
  /** What counts where nobody has decided. */
  readonly usual: boolean | null;
  readonly name: string;
  readonly onDecide: Decide;
}

function Pairs({ pairs, usual, name, onDecide }: PairsProps) {
  const nameOf = useProductName();
  const { t, i18n } = useLingui();
  return (
    <ul className="pairing-matches" aria-label={t`Pairs`}>
      {pairs.map((pair) => {
        const { ours, theirs, by } = pair;
        const said = pair.yes ?? usual;
        const give = (yes: boolean) => () => onDecide([{ ours: ours.id, theirs: theirs.id, yes }]);
        return (
          <li key={`${ours.id} ${theirs.id}`} data-said={said}>
            <Record label={t`Here`} name={nameOf(ours)} code={ours.code} />
            <Record label={name} name={nameOf(theirs)} code={theirs.code} />
            <span className="pairing-by">
              {by.map((mark) => (
                <Badge key={mark} tone="neutral" icon="check">
                  {i18n._(markWords[mark])}
                </Badge>
              ))}
            </span>
            <span className="pairing-verdict">
              <Button size="sm" aria-pressed={said === true} onClick={give(true)}>
                {t`The same`}
              </Button>
              <Button size="sm" aria-pressed={said === false} onClick={give(false)}>
                {t`Not the same`}
              </Button>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface RecordProps {
  readonly label: string;
  readonly name: string;
  readonly code: string;
}

const Record = ({ label, name, code }: RecordProps) => (
  <span className="pairing-record">
    <small className="ui-faint">{label}</small>
    <strong>{name}</strong>
    {code !== '' && <span className="ui-soft">{code}</span>}
  </span>
);

interface SinglesProps {
  readonly items: readonly ShownSingle[];
  readonly usual: boolean;
  readonly label: string;
  readonly onDecide: (id: string, yes: boolean) => void;
}

function Singles({ items, usual, label, onDecide }: SinglesProps) {
  const nameOf = useProductName();
  const { t } = useLingui();
  return (
    <ul className="pairing-matches" aria-label={t`Records`}>
      {items.map(({ id, code, yes, ...item }) => (
        <li key={id} data-single>
          <Record label="" name={nameOf(item)} code={code} />
          <Checkbox label={label} checked={yes ?? usual} onChange={(on) => onDecide(id, on)} />
        </li>
      ))}
    </ul>
  );
}
