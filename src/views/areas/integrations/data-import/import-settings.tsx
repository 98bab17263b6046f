import { useLingui } from '@lingui/react/macro';
import type { ImportMapping, ImportMode } from '#model/areas/integrations/data-import/data-import.facts.ts';
import { importTarget } from '#machines/areas/integrations/data-import/import-targets.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';
import type { StepProps } from './step-props.ts';
import { useDesk } from './use-import-lines.ts';
import { useFieldName, useTargetName } from './use-target-name.ts';
import { useTargetOptions } from './use-target-options.ts';

interface ImportSettingsProps extends StepProps {
  readonly mayMap: boolean;
  /** Why nothing of it can be changed. */
  readonly fixed: string | undefined;
  /** Guesses the columns anew, for another target. */
  readonly guessed: (target: string) => ImportMapping;
  /** What the file may hold, the most likely first. */
  readonly likely: readonly string[];
}

/** What the file holds, which of its sheets, what lines may do, and what tells which record each is of. [DIS4] */
export function ImportSettings({ row, mapping, mayMap, fixed, guessed, likely }: ImportSettingsProps) {
  const { t } = useLingui();
  const { value, edit } = mapping;
  const modes = useModeOptions(value.target);
  const fieldName = useFieldName(value.target);
  const keys = importTarget(value.target)?.keys ?? [];
  const change = (part: Partial<ImportMapping>): void => edit({ ...value, ...part });
  return (
    <div className="import-settings">
      <KindChoice {...{ value, likely, mayMap, fixed }} onChoose={(target) => edit(guessed(target))} />
      <SheetChoice row={row} mayMap={mayMap} fixed={fixed} />
      <Field label={t`Lines may`} hint={fixed}>
        <Select
          value={value.mode}
          options={modes}
          disabled={!mayMap}
          onChange={(mode) => change({ mode: mode as ImportMode })} // one of the options
        />
      </Field>
      {keys.length > 1 && (
        <Field label={t`A line is told apart by`} hint={fixed}>
          <Select
            value={value.key}
            options={keys.map((key) => ({ value: key, label: fieldName(key) }))}
            disabled={!mayMap}
            onChange={(key) => change({ key })}
          />
        </Field>
      )}
    </div>
  );
}

interface KindChoiceProps extends Pick<ImportSettingsProps, 'likely' | 'mayMap' | 'fixed'> {
  readonly value: ImportMapping;
  readonly onChoose: (target: string) => void;
}

function KindChoice(props: KindChoiceProps) {
  const { value, mayMap, fixed, onChoose } = props;
  const { t } = useLingui();
  const targets = useTargetOptions();
  return (
    <div>
      <Field label={t`What the file contains`} hint={fixed}>
        <Select value={value.target} options={targets} disabled={!mayMap} onChange={onChoose} />
      </Field>
      <OtherKind {...props} />
    </div>
  );
}

/** The next best guess, beside the best: one press takes it. [DIS38] */
function OtherKind({ value, likely, mayMap, onChoose }: KindChoiceProps) {
  const { t } = useLingui();
  const nameOf = useTargetName();
  const other = likely.slice(0, 2).find((name) => name !== value.target);
  if (!mayMap || other === undefined) return null;
  const name = nameOf(other);
  return (
    <Button size="sm" variant="quiet" onClick={() => onChoose(other)}>
      {t`Or is it ${name}?`}
    </Button>
  );
}

function useModeOptions(target: string): readonly { readonly value: ImportMode; readonly label: string }[] {
  const { t } = useLingui();
  const labels: Readonly<Record<ImportMode, string>> = {
    createAndUpdate: t`create and change records`,
    createOnly: t`only create records`,
    updateOnly: t`only change records that are there`,
  };
  return (importTarget(target)?.modes ?? []).map((value) => ({ value, label: labels[value] }));
}

function SheetChoice({ row, mayMap, fixed }: Pick<ImportSettingsProps, 'row' | 'mayMap' | 'fixed'>) {
  const { t } = useLingui();
  const announcer = useAnnouncer();
  const desk = useDesk();
  const { sheets } = row.file;
  if (sheets.length < 2) return null;
  const choose = async (sheet: string): Promise<void> => (await desk()).readSheet(row.id, sheet);
  return (
    <Field label={t`Sheet`} hint={fixed}>
      <Select
        value={row.table.sheet}
        options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
        disabled={!mayMap}
        onChange={(sheet) =>
          void choose(sheet).catch(() =>
            announcer.error(t`The sheet could not be read. Check your connection and try again.`),
          )
        }
      />
    </Field>
  );
}
