import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { LeaderChoice, SyncedKind } from '#model/areas/integrations/pairing/pairing.choice.ts';
import { leaderChoices } from '#model/areas/integrations/pairing/pairing.choice.ts';
import { isCompared, isMatching, isOver } from '#model/areas/integrations/pairing/pairing-states.ts';
import type { PairingRow } from '#model/areas/integrations/pairing/pairing.kind.ts';
import { STATE, syncFields, syncKinds, type SyncKind } from '#model/areas/integrations/pairing/sync-kinds.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { Switch } from '#views/ui/switch.tsx';
import { useFieldName, useKindName, useLeaderName } from './sync-names.ts';

const usual = (kind: SyncKind): SyncedKind => ({
  kind,
  leader: 'newest',
  fields: {},
  states: true,
  newOnes: true,
});

/** [MS3] Which records the companies keep in step, and whose value each field takes. */
export function ChooseKinds({ row }: { readonly row: PairingRow }) {
  const model = useModel();
  const propose = usePropose();
  const [kinds, setKinds] = useState<readonly SyncedKind[]>(row.kinds);
  const mayChoose = model.may('pairing.manage') && !isOver(row);
  const isChanged = JSON.stringify(kinds) !== JSON.stringify(row.kinds);
  const put = (kind: SyncKind, setting: SyncedKind | null): void =>
    setKinds(
      syncKinds.flatMap((one) => {
        const kept = one === kind ? setting : kinds.find((known) => known.kind === one);
        return kept ? [kept] : [];
      }),
    );
  const save = (): void =>
    void propose({ kind: 'pairing', document: row.id, type: 'choose', data: { kinds } });
  return (
    <div className="ui-stack">
      <p className="ui-soft">
        <Trans>
          What one company agrees with its own suppliers and customers stays its own: terms, discounts,
          limits. So do bundles, and products with variants.
        </Trans>
      </p>
      {syncKinds.map((kind) => (
        <KindPanel
          key={kind}
          row={row}
          kind={kind}
          setting={kinds.find((one) => one.kind === kind)}
          isFixed={!mayChoose}
          onChange={(setting) => put(kind, setting)}
        />
      ))}
      {mayChoose && <Save row={row} isChanged={isChanged} onSave={save} />}
    </div>
  );
}

interface SaveProps {
  readonly row: PairingRow;
  readonly isChanged: boolean;
  readonly onSave: () => void;
}

/** Saves a choice; the one that is there already has both companies match again. */
function Save({ row, isChanged, onSave }: SaveProps) {
  const { t } = useLingui();
  return (
    <div className="ui-row">
      <Button
        variant="primary"
        data-testid="save-choice"
        disabledReason={isChanged ? undefined : t`Nothing has changed`}
        onClick={onSave}
      >
        <Trans>Save</Trans>
      </Button>
      {!isChanged && isCompared(row) && !isMatching(row) && (
        <Button icon="refresh" data-testid="match-again" onClick={onSave}>
          <Trans>Match again</Trans>
        </Button>
      )}
      {isChanged && row.revision > 0 && (
        <span className="ui-soft">
          <Trans>Both companies confirm again before changes travel.</Trans>
        </span>
      )}
    </div>
  );
}

interface KindPanelProps {
  readonly row: PairingRow;
  readonly kind: SyncKind;
  readonly setting: SyncedKind | undefined;
  readonly isFixed: boolean;
  readonly onChange: (setting: SyncedKind | null) => void;
}

function KindPanel({ row, kind, setting, isFixed, onChange }: KindPanelProps) {
  const { t } = useLingui();
  const name = useKindName()(kind);
  const fixed = isFixed ? t`Only who manages pairings changes this, and not once it has ended.` : undefined;
  return (
    <Panel>
      <div className="pairing-kind" data-kind={kind}>
        <Switch
          label={name}
          checked={setting !== undefined}
          disabled={isFixed}
          hint={fixed}
          onChange={(on) => onChange(on ? usual(kind) : null)}
        />
        {setting && <Setting {...{ row, kind, setting, isFixed, onChange }} />}
      </div>
    </Panel>
  );
}

type SettingProps = KindPanelProps & { readonly setting: SyncedKind };

/** How a kind is kept in step. */
function Setting({ row, kind, setting, isFixed, onChange }: SettingProps) {
  const { t } = useLingui();
  const leaders = useLeaderOptions(row);
  return (
    <>
      <Field label={t`Whose value counts`}>
        <Select
          name={`${kind}-leader`}
          value={setting.leader}
          disabled={isFixed}
          options={leaders.filter(({ value }) => value !== 'own')}
          onChange={(leader) => onChange({ ...setting, leader })}
        />
      </Field>
      <Checkbox
        label={t`New ones are made in the other company`}
        checked={setting.newOnes}
        disabled={isFixed}
        onChange={(newOnes) => onChange({ ...setting, newOnes })}
      />
      <Checkbox
        label={t`Put into use, blocked and archived together`}
        checked={setting.states}
        disabled={isFixed}
        onChange={(states) => onChange({ ...setting, states })}
      />
      <FieldLeaders {...{ row, kind, setting, isFixed, onChange }} />
    </>
  );
}

function useLeaderOptions(row: PairingRow): readonly { value: LeaderChoice; label: string }[] {
  const leaderName = useLeaderName(row.side, row.name);
  return leaderChoices.map((value) => ({ value, label: leaderName(value) }));
}

const AS_ABOVE = 'above';

/** Fields that follow another rule than their kind. */
function FieldLeaders({ row, kind, setting, isFixed, onChange }: SettingProps) {
  const { t } = useLingui();
  const fieldName = useFieldName();
  const { currency } = useCompany();
  const leaders = useLeaderOptions(row);
  const isOfOneCurrency = row.partner?.currency === currency;
  const fields = [
    ...syncFields[kind].filter(({ atBirth, isMoney }) => !atBirth && (!isMoney || isOfOneCurrency)),
    ...(setting.states ? [{ name: STATE }] : []),
  ];
  const change = (field: string, choice: LeaderChoice | typeof AS_ABOVE): void => {
    const { [field]: _, ...others } = setting.fields;
    onChange({ ...setting, fields: choice === AS_ABOVE ? others : { ...others, [field]: choice } });
  };
  return (
    <details className="pairing-fields">
      <summary>{t`Field by field`}</summary>
      <div className="pairing-field-grid">
        {fields.map(({ name }) => (
          <Field key={name} label={fieldName(kind, name)}>
            <Select
              name={`${kind}-${name}`}
              size="sm"
              disabled={isFixed}
              value={setting.fields[name] ?? AS_ABOVE}
              options={[{ value: AS_ABOVE, label: t`As above` }, ...leaders]}
              onChange={(choice) => change(name, choice)}
            />
          </Field>
        ))}
      </div>
      {!isOfOneCurrency && (
        <p className="ui-faint">
          <Trans>Prices are not synced between companies of different currencies.</Trans>
        </p>
      )}
    </details>
  );
}
