import { useLingui } from '@lingui/react/macro';
import type { PairingStanding } from '#model/areas/integrations/pairing/pairing-answer.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { useFullName } from '#views/kit/document/person-name.ts';
import { usePermissionName } from '#views/kit/permission/permission-name.ts';
import { KeyValues, type KeyValue } from '#views/ui/key-values.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Stat, Stats } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { pairingWords } from './pairing.look.ts';
import { useKindName } from './sync-names.ts';

interface PairingFactsProps {
  readonly row: PairingRow;
  readonly standing: PairingStanding | null;
}

/** How far the companies are in step, and what the pairing may do here. */
export function PairingFacts({ row, standing }: PairingFactsProps) {
  return (
    <div className="ui-stack">
      {standing && row.partner && <Figures standing={standing} />}
      <About row={row} standing={standing} />
      <MayDo row={row} />
    </div>
  );
}

function Figures({ standing }: { readonly standing: PairingStanding }) {
  const { t } = useLingui();
  const format = useFormat();
  const kindName = useKindName();
  const refused = standing.troubles.filter(({ problems }) => problems.length > 0).length;
  const conflicts = standing.troubles.filter((one) => one.conflicts.length > 0).length;
  return (
    <Stats>
      {standing.records.map(({ kind, count }) => (
        <Stat key={kind} label={kindName(kind)} figure={format.count(count)} />
      ))}
      <Stat label={t`Waiting to go out`} figure={format.count(standing.waitingOut)} />
      <Stat label={t`Waiting to come in`} figure={format.count(standing.waitingIn)} />
      <Stat label={t({ message: 'Refused', context: 'records' })} figure={format.count(refused)} />
      {standing.refusedThere > 0 && (
        <Stat label={t`Refused there`} figure={format.count(standing.refusedThere)} />
      )}
      <Stat label={t`In conflict`} figure={format.count(conflicts)} />
    </Stats>
  );
}

function About({ row, standing }: PairingFactsProps) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const moment = (at: string | null | undefined): string | null => (at ? format.dateTime(at) : null);
  const theirs = standing?.partnerState ? pairingWords.states[standing.partnerState] : undefined;
  const items: KeyValue[] = [
    { id: 'name', label: t`Other company`, value: row.partner?.name ?? row.name },
    { id: 'state', label: t`Its side`, value: theirs ? i18n._(theirs.label) : null },
    { id: 'out', label: t`Last change out`, value: moment(standing?.sentAt) },
    { id: 'in', label: t`Last change in`, value: moment(standing?.receivedAt) },
    {
      id: 'lag',
      label: t`Lag`,
      value: standing && standing.lag > 0 ? t`${format.count(standing.lag)} seconds` : t`None`,
    },
  ];
  return (
    <Panel>
      <KeyValues items={items} columns={2} />
    </Panel>
  );
}

/** [MS8] */
function MayDo({ row }: { readonly row: PairingRow }) {
  const { t } = useLingui();
  const fullName = useFullName();
  const permissionName = usePermissionName();
  return (
    <Panel
      title={t`What the other company’s changes may do here`}
      subtitle={t`Within the rights of ${fullName(row.owner)}, and by the rules of this company.`}
    >
      {row.permissions && row.permissions.length > 0 ? (
        <ul className="pairing-may">
          {row.permissions.map((permission) => (
            <li key={permission}>{permissionName(permission)}</li>
          ))}
        </ul>
      ) : (
        <p className="ui-soft">{t`Nothing: every change is refused.`}</p>
      )}
    </Panel>
  );
}
