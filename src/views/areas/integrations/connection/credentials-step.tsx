import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SettingField } from '#model/areas/integrations/connector/connector-spec.ts';
import { connectorSpec } from '#model/areas/integrations/connector/connector-specs.ts';
import type { ConnectionRow } from '#model/areas/integrations/connection/connection.kind.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { PasswordInput } from '#views/ui/password-input.tsx';
import { TextArea } from '#views/ui/text-area.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { SettingFields } from './setting-fields.tsx';
import type { StepProps } from './step-props.ts';
import { useConnections } from '#views/kit/document/use-connections.ts';
import { useConnectorWords } from '#views/kit/document/use-connector-words.ts';

/** Where the other side is and how one is let in: settings, secrets that are never read back, and a test. [CNV2] */
export function CredentialsStep({ row, form }: StepProps) {
  const { t } = useLingui();
  const words = useConnectorWords();
  const before = words.before(row.connector);
  return (
    <div className="ui-stack">
      <Panel title={words.name(row.connector)} subtitle={before === '' ? undefined : before}>
        <div className="ui-fields">
          <Field
            label={t`Name`}
            required
            error={form.error('name')}
            hint={t`What it does shows under this name.`}
          >
            <TextInput
              value={form.value.name}
              onChange={(name) => form.edit((draft) => void (draft.name = name))}
            />
          </Field>
          <SettingFields form={form} step="credentials" />
        </div>
      </Panel>
      <Secrets row={row} isDirty={form.isDirty} />
      <Test row={row} isDirty={form.isDirty} />
    </div>
  );
}

interface PartProps {
  readonly row: ConnectionRow;
  /** The form holds what is not saved. */
  readonly isDirty: boolean;
}

function Secrets({ row, isDirty }: PartProps) {
  const { t } = useLingui();
  const { typed, type, given, keep, isBusy } = useSecrets(row);
  const fields = (connectorSpec(row.connector)?.settings ?? []).filter(({ is }) => is === 'secret');
  if (fields.length === 0) return null;
  const isNone = Object.keys(given).length === 0;
  return (
    <Panel
      title={t`Secrets`}
      subtitle={t`Kept encrypted, and never shown again. They are forgotten where the address changes.`}
    >
      <div className="ui-fields">
        {fields.map((field) => (
          <SecretField
            key={field.name}
            row={row}
            field={field}
            value={typed[field.name] ?? ''}
            onChange={(text) => type(field.name, text)}
          />
        ))}
      </div>
      <div className="connection-buttons">
        <Button
          icon="key"
          loading={isBusy}
          data-testid="keep-secrets"
          disabledReason={
            isDirty ? t`Save the settings first.` : isNone ? t`Enter a secret first.` : undefined
          }
          onClick={() => void keep()}
        >
          <Trans>Keep the secrets</Trans>
        </Button>
      </div>
    </Panel>
  );
}

/** Secrets as they are typed, until the server keeps them. */
function useSecrets(row: ConnectionRow) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const { press, busy } = useConnections();
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const given = Object.fromEntries(Object.entries(typed).filter(([, text]) => text !== ''));
  const keep = async (): Promise<void> => {
    const kept = await press('secrets', async (desk) => {
      await desk.keepSecrets(row.id, given);
      return true;
    });
    if (!kept) return;
    setTyped({});
    announcer.success(t`The secrets are kept.`);
  };
  const type = (name: string, text: string): void => setTyped((before) => ({ ...before, [name]: text }));
  return { typed, type, given, keep, isBusy: busy === 'secrets' };
}

interface SecretFieldProps {
  readonly row: ConnectionRow;
  readonly field: SettingField;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

function SecretField({ row, field: { name, optional }, value, onChange }: SecretFieldProps) {
  const { t } = useLingui();
  const words = useConnectorWords();
  return (
    <Field
      label={words.label(row.connector, name)}
      hint={keptHint(t`Kept: …${row.secrets[name] ?? ''}`, row, name) ?? words.hint(row.connector, name)}
      required={!optional}
      optional={optional === true}
    >
      <SecretInput name={name} value={value} onChange={onChange} />
    </Field>
  );
}

const keptHint = (kept: string, { secrets }: ConnectionRow, name: string): string | undefined =>
  secrets[name] === undefined ? undefined : kept;

interface SecretInputProps {
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Keys have several lines. */
const SecretInput = ({ name, value, onChange }: SecretInputProps) =>
  /key$/i.test(name) ? (
    <TextArea value={value} onChange={onChange} rows={4} />
  ) : (
    <PasswordInput value={value} onChange={onChange} autoComplete="new-password" name={name} />
  );

function Test({ row, isDirty }: PartProps) {
  const { t } = useLingui();
  const sentence = useRefusalSentence();
  const { press, busy } = useConnections();
  const [answer, setAnswer] = useState<{ readonly name: string; readonly refusal: Refusal | null } | null>(
    null,
  );
  const test = async (): Promise<void> => {
    setAnswer(null);
    setAnswer((await press('test', (desk) => desk.test(row.id))) ?? null);
  };
  return (
    <Panel title={t`Test`}>
      {answer && (
        <Notice
          tone={answer.refusal ? 'danger' : 'success'}
          title={answer.refusal ? t`It does not work yet.` : t`It works.`}
        >
          {answer.refusal ? sentence(answer.refusal) : answer.name}
        </Notice>
      )}
      <div className="connection-buttons">
        <Button
          icon="plug"
          loading={busy === 'test'}
          data-testid="test-connection"
          disabledReason={isDirty ? t`Save the settings first.` : undefined}
          onClick={() => void test()}
        >
          <Trans>Test</Trans>
        </Button>
      </div>
    </Panel>
  );
}
