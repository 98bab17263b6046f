import { useLingui } from '@lingui/react/macro';
import { categoryForm, type CategoryForm, type CategoryRow } from '#model/category/category.facts.ts';
import { FormPanel } from '../document/form-panel.tsx';
import { DocumentTabs, useSharedTabs } from '../document/document-tabs.tsx';
import { useDecider, useModel } from '../document/model-context.tsx';
import { PanelHead } from '../document/panel-head.tsx';
import { useRefusalSentence } from '../document/refusal-sentence.ts';
import { useForm, type Form } from '../document/use-form.ts';
import { usePropose } from '../document/use-propose.ts';
import { useProductName } from '../product/product-name.ts';
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
  const replica = useDecider();
  const sentence = useRefusalSentence();
  const nameOf = useProductName();
  const form = useForm<CategoryForm>(categoryForm, row ? categoryForm.strip().parse(row) : fresh(parent), {
    kind: 'category',
    row,
  });
  const refusal = row ? replica.consider({ kind: 'category', document: row.id, type: 'update' }) : null;
  const save = useSave(form, row, onClose);
  return (
    <FormPanel
      title={row ? nameOf(row) : t`New category`}
      draft={form.draft}
      creates={row ? undefined : 'category'}
      isNew={!row}
      onSave={save}
      onClose={onClose}
      readOnlyBecause={refusal ? sentence(refusal) : undefined}
      head={row && <PanelHead words={categoryWords} row={row} watches={['category', 'product']} />}
    >
      <CategoryFields form={form} self={row?.id} />
      {row && <CategoryTabs row={row} />}
    </FormPanel>
  );
}

function CategoryTabs({ row }: { readonly row: CategoryRow }) {
  const nameOf = useProductName();
  const { tabs, dialog } = useSharedTabs({ words: categoryWords, row });
  return (
    <div>
      <DocumentTabs label={nameOf(row)} tabs={tabs} />
      {dialog}
    </div>
  );
}

function useSave(form: Form<CategoryForm>, row: CategoryRow | undefined, onSaved: () => void): () => void {
  const model = useModel();
  const propose = usePropose();
  return () => {
    if (!form.check()) return;
    const given = propose({
      kind: 'category',
      document: row?.id ?? model.newId(),
      type: row ? 'update' : 'create',
      data: form.value,
      ...(row ? { version: form.draft.version } : {}),
    });
    if (given) return form.show(given);
    form.draft.saved();
    onSaved();
  };
}

const fresh = (parent: string | undefined): CategoryForm => ({
  name: { en: '', sv: '' },
  parent: parent ?? null,
  defaults: { vatClass: null, overReceipt: null },
});
