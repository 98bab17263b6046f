import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { labelSettings, type LabelSettings } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { formatId } from '#model/areas/setup/label-format/format-of.ts';
import type { LabelUse } from '#model/values/label-formats.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Button } from '#views/ui/button.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useOfferedFormats } from '#views/kit/labels/use-label-format.ts';
import { useLabelSettings } from '#views/kit/labels/use-label-settings.ts';

/** Sizes, printers and the GS1 prefix of the company, for those who may change them. */
export function LabelSettingsButton() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  if (!useModel().may('company.edit')) return null;
  return (
    <>
      <Button icon="settings" onClick={() => setOpen(true)}>{t`Label settings`}</Button>
      {isOpen && <SettingsDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function SettingsDialog({ onClose }: { readonly onClose: () => void }) {
  const { t } = useLingui();
  const propose = usePropose();
  const [settings, setSettings] = useState(useLabelSettings());
  const change = (part: Partial<LabelSettings>): void => setSettings({ ...settings, ...part });
  const isPrefix = labelSettings.shape.gs1Prefix.safeParse(settings.gs1Prefix).success;
  const save = (): void => {
    if (!isPrefix) return;
    const refusal = propose({ kind: 'company', document: COMPANY, type: 'setLabels', data: settings });
    if (refusal === null) onClose();
  };
  return (
    <Dialog
      open
      title={t`Label settings`}
      onClose={onClose}
      onSave={save}
      actions={
        <>
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button variant="primary" onClick={save}>{t`Save`}</Button>
        </>
      }
    >
      <div className="ui-stack">
        <Prefix {...{ settings, isPrefix }} onChange={change} />
        <Sizes settings={settings} onChange={change} />
      </div>
    </Dialog>
  );
}

interface SizesProps {
  readonly settings: LabelSettings;
  readonly onChange: (part: Partial<LabelSettings>) => void;
}

function Prefix({ settings, isPrefix, onChange }: SizesProps & { readonly isPrefix: boolean }) {
  const { t } = useLingui();
  return (
    <Field
      label={t`GS1 company prefix`}
      hint={t`Numbers of pallets begin with it. GS1 gives it to the company.`}
      error={isPrefix ? undefined : t`Enter 4 to 12 digits, or nothing.`}
    >
      <TextInput
        value={settings.gs1Prefix}
        inputMode="numeric"
        maxLength={12}
        onChange={(gs1Prefix) => onChange({ gs1Prefix: gs1Prefix.trim() })}
      />
    </Field>
  );
}

const resolutions = ['203', '300', '600'] as const;

function Sizes({ settings, onChange }: SizesProps) {
  const { t } = useLingui();
  const offered = useOfferedFormats();
  const held = useLabelSettings();
  const size = (name: LabelUse, label: string) => (
    <Field label={label}>
      <Select
        value={formatId(settings[name])}
        options={offered(name, held[name])}
        onChange={(format) => onChange({ [name]: format })}
      />
    </Field>
  );
  return (
    <>
      {size('place', t`Label of a location`)}
      {size('item', t`Label of a product`)}
      {size('pallet', t`Label of a pallet`)}
      <Field
        label={t`Resolution of the printers`}
        hint={<Trans>Printed on their type plate or test page.</Trans>}
      >
        <Select<(typeof resolutions)[number]>
          value={`${settings.dots}`}
          options={resolutions.map((value) => ({ value, label: t`${value} dots an inch` }))}
          onChange={(dots) => onChange({ dots: Number(dots) as LabelSettings['dots'] /* one of them */ })}
        />
      </Field>
    </>
  );
}
