import './connection.css';
import { useLingui } from '@lingui/react/macro';
import {
  connectionForm,
  type ConnectionForm,
} from '#model/areas/integrations/connection/connection.facts.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useForm } from '#views/kit/document/use-form.ts';
import { knownOf } from '#views/areas/setup/role/permission-choice.ts';
import { useSaveRecord } from '#views/kit/records/use-save-record.ts';
import { Tabs } from '#views/ui/tabs.tsx';
import { informationPath, setupSteps, type SetupStep } from './connection-paths.ts';
import { CredentialsStep } from './credentials-step.tsx';
import { DirectionStep } from './direction-step.tsx';
import { MappingStep } from './mapping-step.tsx';
import { OnStep } from './on-step.tsx';
import { TryStep } from './try-step.tsx';

const steps: Readonly<Record<SetupStep, typeof CredentialsStep>> = {
  credentials: CredentialsStep,
  mapping: MappingStep,
  direction: DirectionStep,
  try: TryStep,
  on: OnStep,
};

/** Sets a connection up, step by step: credentials, mapping, direction, a dry run, on. [CNV2] */
export function ConfigurePage({ row }: { readonly row: ConnectionRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const [query, setQuery] = useAddress();
  const form = useForm<ConnectionForm>(connectionForm, writtenOf(row), { kind: 'connection', row });
  const save = useSaveRecord(form, { kind: 'connection', row }, { onSaved: () => undefined });
  const step = setupSteps.find((one) => one === query['step']) ?? 'credentials';
  const names: Readonly<Record<SetupStep, string>> = {
    credentials: t`Credentials`,
    mapping: t`Mapping`,
    direction: t`Direction and rights`,
    try: t`Dry run`,
    on: t`On`,
  };
  const Step = steps[step];
  return (
    <FormPage
      title={t`Set up ${row.name}`}
      back={{ label: row.name, to: paths.to(informationPath(row.id)) }}
      draft={form.draft}
      onSave={save}
      onCancel={() => paths.go(informationPath(row.id))}
    >
      <Tabs
        label={t`Steps`}
        tabs={setupSteps.map((id, n) => ({ id, label: `${n + 1}. ${names[id]}` }))}
        active={step}
        onChange={(id) => setQuery({ step: id })}
      >
        <Step row={row} form={form} />
      </Tabs>
    </FormPage>
  );
}

/** What the form begins with. */
const writtenOf = (row: ConnectionRow): ConnectionForm => ({
  name: row.name,
  connector: row.connector,
  settings: { ...row.settings },
  flows: [...row.flows],
  mapping: row.mapping,
  every: row.every,
  role: row.role,
  permissions: knownOf(row.permissions),
  warehouses: row.warehouses ? [...row.warehouses] : null,
});
