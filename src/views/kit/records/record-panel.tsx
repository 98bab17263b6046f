import type { ComponentType, ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import type { z } from 'zod';
import type { FormCheck } from '#model/form-checks/form-checks.ts';
import type { DocumentRow, Rows, TableName } from '#model/engine/rows.ts';
import type { Refusal } from '#model/engine/envelope.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { DocumentTabs, useSharedTabs } from '../document-page/document-tabs.tsx';
import { FormPanel } from '../document/form-panel.tsx';
import { PanelHead } from '../document-page/panel-head.tsx';
import { useRefused } from '../document/use-refused.ts';
import { useForm, type Form } from '../document/use-form.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { blankForm, type AnyFields, type RecordKind } from './record-field.ts';
import { RecordFields } from './record-fields.tsx';
import { useSaveRecord } from './use-save-record.ts';

/** Props of a kind's own form. */
export interface RecordFormProps<F extends object, R> {
  readonly form: Form<F>;
  readonly fields: AnyFields;
  readonly row: R | undefined;
  /** Focus its first field. */
  readonly focus: boolean;
  /** Why nothing can be saved, in a sentence. */
  /** Why it is read-only, if it is. */
  readonly refusal: Refusal | null;
}

/** Props of a kind's own tabs. */
export interface RecordTabsProps<R> {
  readonly row: R;
  readonly words: DocumentWords;
  readonly title: string;
  readonly fields: ReactNode;
}

interface RecordPanelProps<K extends RecordKind, F extends object> {
  readonly kind: K;
  readonly words: DocumentWords;
  readonly schema: z.ZodType<F> & { strip(): z.ZodType };
  readonly fields: AnyFields;
  /** Undefined for a new record. */
  readonly row: Rows[K] | undefined;
  /** Initial values of a new record that are not blank. */
  readonly fresh?: Partial<F>;
  /** The initial form. Default: the fields of the row, or of a new record. */
  readonly written?: F;
  /** Name of an existing record. */
  readonly title: string | undefined;
  /** Tables besides its own that decide which commands are allowed. */
  readonly watches?: readonly TableName[];
  /** What the panel does for a command instead of sending it with empty data. */
  readonly overrides?: Readonly<Record<string, () => void>>;
  /** A custom form for its fields. */
  readonly form?: ComponentType<RecordFormProps<F, Rows[K]>>;
  /** For an existing record. Default: its fields, and below them what every document has. */
  readonly tabs?: ComponentType<RecordTabsProps<Rows[K]>>;
  /** The record has a page of its own: show only the form here. */
  readonly isFormOnly?: boolean;
  /** What takes more than the schema knows. */
  readonly check?: FormCheck<F>;
  /** What saving the form does beyond the record, to be agreed to first; undefined if nothing. */
  readonly question?: (form: F) => ReactNode | undefined;
  /** Data for creating a record besides its form. */
  readonly bornWith?: () => object;
  readonly onRefused?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Creates, shows or edits a record in a panel next to its list; read-only without permission to edit. */
export function RecordPanel<K extends RecordKind, F extends object>(props: RecordPanelProps<K, F>) {
  const { kind, words, schema, fields, row, title = '', watches = [], onClose, onRefused, bornWith } = props;
  const {
    form: OwnForm = PlainForm,
    tabs: Tabs = RecordTabs,
    isFormOnly = false,
    written = writtenIn(props),
    question = () => undefined,
  } = props;
  const { i18n } = useLingui();
  const refused = useRefused(kind);
  const form = useForm<F>(schema, written, { kind, row }, props.check);
  const save = useSaveRecord(form, { kind, row }, { onSaved: onClose, onRefused, bornWith });
  const refusal = useVerdict(kind, row?.id ?? 'new', row ? 'update' : 'create', watches);
  const isBare = !row || isFormOnly;
  const newly = words.commands['create']?.label;
  // With the fields on one tab of several, another may be open.
  const focus = isBare || Tabs === RecordTabs;
  const content = <OwnForm {...{ form, fields, row, focus, refusal }} />;
  return (
    <FormPanel
      title={row ? title : newly ? i18n._(newly) : ''}
      draft={form.draft}
      creates={row ? undefined : kind}
      isNew={!row}
      onSave={save}
      question={() => (form.check() ? question(form.written) : undefined)}
      onClose={onClose}
      refused={refused(refusal)}
      head={
        !isBare && (
          <PanelHead words={words} row={row} watches={[kind, ...watches]} overrides={props.overrides} />
        )
      }
    >
      {isBare ? content : <Tabs {...{ row, words, title, fields: content }} />}
    </FormPanel>
  );
}

function writtenIn<K extends RecordKind, F extends object>(props: RecordPanelProps<K, F>): F {
  const { schema, fields, row, fresh } = props;
  // The fields of a form are all of its keys.
  return (row ? schema.strip().parse(row) : { ...blankForm(fields), ...fresh }) as F;
}

function PlainForm<F extends object>({ form, fields, row, focus }: RecordFormProps<F, DocumentRow>) {
  return <RecordFields {...{ form, fields, focus, isNew: !row }} />;
}

/** The fields of a record, and below them what every document has. */
function RecordTabs({ row, words, title, fields }: RecordTabsProps<DocumentRow>) {
  const { tabs, dialog } = useSharedTabs({ words, row });
  return (
    <>
      {fields}
      <div>
        <DocumentTabs label={title} tabs={tabs} />
        {dialog}
      </div>
    </>
  );
}
