import { useLingui } from '@lingui/react/macro';
import { categoryForm, type CategoryForm, type CategoryRow } from '#model/category/category.events.ts';
import { FormPanel } from '../document/form-panel.tsx';
import { DocumentHistory } from '../document/document-history.tsx';
import { useDecider, useModel } from '../document/model-context.tsx';
import { PanelHead } from '../document/panel-head.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useForm } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';
import { Panel } from '../ui/panel.tsx';
import { CategoryFields } from './category-fields.tsx';
import { categoryWords } from './category.messages.ts';

interface CategoryPanelProps {
  /** Without it, a new one. */
  readonly row?: CategoryRow | undefined;
  readonly parent?: string | undefined;
  readonly onClose: () => void;
}

/** Creates a category, or changes one. */
export function CategoryPanel({ row, parent, onClose }: CategoryPanelProps) {
  const { t } = useLingui();
  const model = useModel();
  const replica = useDecider();
  const propose = usePropose();
  const sentence = useRefusalSentence();
  const form = useForm<CategoryForm>(categoryForm, row ? categoryForm.strip().parse(row) : fresh(parent));
  const refusal = row ? replica.consider({ kind: 'category', document: row.id, type: 'update' }) : null;
  const save = (): void => {
    if (!form.check()) return;
    const given = propose({
      kind: 'category',
      document: row?.id ?? model.newId(),
      type: row ? 'update' : 'create',
      data: form.value,
      ...(row ? { version: row.version } : {}),
    });
    if (given) form.show(given);
    else onClose();
  };
  return (
    <FormPanel
      title={row ? row.name.en : t`New category`}
      isDirty={form.isDirty}
      isNew={!row}
      onSave={save}
      onClose={onClose}
      readOnlyBecause={refusal ? sentence(refusal) : undefined}
      head={row && <PanelHead words={categoryWords} row={row} watches={['category', 'product']} />}
    >
      <CategoryFields form={form} self={row?.id} />
      {row && (
        <Panel title={t`History`}>
          <DocumentHistory words={categoryWords} row={row} />
        </Panel>
      )}
    </FormPanel>
  );
}

const fresh = (parent: string | undefined): CategoryForm => ({
  name: { en: '', sv: '' },
  parent: parent ?? null,
  defaults: { vatClass: null, overReceipt: null },
});
