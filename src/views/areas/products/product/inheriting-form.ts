import { original, type Draft } from 'immer';
import type { ProductForm } from '#model/areas/products/product/product.facts.ts';
import type { Form } from '#views/kit/document/use-form.ts';

const said = (value: unknown): string => JSON.stringify(value);

/** A product's form in which what somebody sets is no longer taken from the parent. [PR24] */
export const inheritingForm = (form: Form<ProductForm>): Form<ProductForm> => ({
  ...form,
  edit: (change) =>
    form.edit((draft) => {
      change(draft);
      keepWhatIsSame(draft);
    }),
});

/** Whoever changes what is inherited itself has said what they mean. */
function keepWhatIsSame(draft: Draft<ProductForm>): void {
  const before = original(draft) as ProductForm | undefined; // the form as it was before the change
  const { inherits } = draft;
  if (!before || !inherits || said(inherits) !== said(before.inherits)) return;
  const kept = inherits.filter((field) => said(draft[field]) === said(before[field]));
  if (kept.length < inherits.length) draft.inherits = kept;
}
