import type { ComponentType, ReactNode } from 'react';
import { useLingui } from '@lingui/react';
import type { z } from 'zod';
import type { DocumentRow, Rows, TableName } from '#model/engine/rows.ts';
import type { DocumentWords } from '../document/document-words.ts';
import { DocumentTabs, useSharedTabs } from '../document/document-tabs.tsx';
import { FormPanel } from '../document/form-panel.tsx';
import { PanelHead } from '../document/panel-head.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useForm, type Form } from '../document/use-form.ts';
import { useVerdict } from '../document/use-verdict.ts';
import { blankForm, type AnyFields, type RecordKind } from './record-field.ts';
import { RecordFields } from './record-fields.tsx';
import { useSaveRecord } from './use-save-record.ts';

/** What a kind's own form is given. */
export interface RecordFormProps<F extends object, R> {
  readonly form: Form<F>;
  readonly fields: AnyFields;
  readonly row: R | undefined;
  /** Writing begins in it. */
  readonly focus: boolean;
  /** Why nothing can be saved, in a sentence. */
  readonly readOnlyBecause: string | undefined;
}

/** What a kind's own tabs are given. */
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
  /** Without it, a new one. */
  readonly row: Rows[K] | undefined;
  /** What a new one begins with that is not blank. */
  readonly fresh?: Partial<F>;
  /** The form before anything is written. Default: the fields of the row, or of a new one. */
  readonly written?: F;
  /** What it is called, where it is there. */
  readonly title: string | undefined;
  /** Tables that what may be done depends on, besides its own. */
  readonly watches?: readonly TableName[];
  /** Its own way to ask for its fields. */
  readonly form?: ComponentType<RecordFormProps<F, Rows[K]>>;
  /** Of a record that is there. Default: its fields, and below them what every document has. */
  readonly tabs?: ComponentType<RecordTabsProps<Rows[K]>>;
  /** It has a page of its own: here is only its form. */
  readonly isFormOnly?: boolean;
  /** What a new one is created with besides its form. */
  readonly bornWith?: () => object;
  readonly onRefused?: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Creates a record, or shows one and changes it, in a panel beside its list. Who may not change it reads it. */
export function RecordPanel<K extends RecordKind, F extends object>(props: RecordPanelProps<K, F>) {
  const { kind, words, schema, fields, row, title = '', watches = [], onClose, onRefused, bornWith } = props;
  const {
    form: OwnForm = PlainForm,
    tabs: Tabs = RecordTabs,
    isFormOnly = false,
    written = writtenIn(props),
  } = props;
  const { i18n } = useLingui();
  const sentence = useRefusalSentence();
  const form = useForm<F>(schema, written, { kind, row });
  const save = useSaveRecord(form, { kind, row }, { onSaved: onClose, onRefused, bornWith });
  const refusal = useVerdict(kind, row?.id ?? 'new', row ? 'update' : 'create', watches);
  const readOnlyBecause = refusal ? sentence(refusal) : undefined;
  const isBare = !row || isFormOnly;
  const newly = words.commands['create']?.label;
  // Where the fields are one tab of several, another may be open.
  const focus = isBare || Tabs === RecordTabs;
  const content = <OwnForm {...{ form, fields, row, focus, readOnlyBecause }} />;
  return (
    <FormPanel
      title={row ? title : newly ? i18n._(newly) : ''}
      draft={form.draft}
      creates={row ? undefined : kind}
      isNew={!row}
      onSave={save}
      onClose={onClose}
      readOnlyBecause={readOnlyBecause}
      head={!isBare && <PanelHead words={words} row={row} watches={[kind, ...watches]} />}
    >
      {isBare ? content : <Tabs {...{ row, words, title, fields: content }} />}
    </FormPanel>
  );
}

function writtenIn<K extends RecordKind, F extends object>(props: RecordPanelProps<K, F>): F {
  const { schema, fields, row, fresh } = props;
  // The fields of a form are all its keys.
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
