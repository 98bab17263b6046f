import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { FormPage } from '#views/kit/document/form-page.tsx';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { PaymentHead } from './payment-head.tsx';
import { PaymentInvoices } from './payment-invoices.tsx';
import { paymentPath, PAYMENTS } from './payment-paths.ts';
import { paymentWords } from './payment.look.ts';
import { usePaymentForm, type PaymentEditor } from './use-payment-form.ts';

/** Records money from a customer or to one, and what it pays. [PAY1] [PAY8] */
export function PaymentCreatePage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const editor = usePaymentForm();
  const { save, refusal } = useRecording(editor);
  return (
    <FormPage
      title={t`Record payment`}
      back={{ label: i18n._(paymentWords.many), to: paths.to(PAYMENTS) }}
      draft={editor.form.draft}
      creates="payment"
      onSave={save}
      onCancel={() => paths.go(PAYMENTS)}
    >
      <RefusalNotice kind="payment" refusal={refusal} />
      <PaymentHead editor={editor} />
      <PaymentInvoices editor={editor} />
    </FormPage>
  );
}

/** Gives the command once, and shows what is wrong with it at its fields. */
function useRecording({ form }: PaymentEditor) {
  const model = useModel();
  const propose = usePropose();
  const paths = usePaths();
  // One id for the life of the form: sending twice records one payment.
  const [document] = useState(() => model.newId());
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const save = (): void => {
    if (!form.check()) return;
    const command = { kind: 'payment', document, type: 'record', data: form.value };
    const why = propose(command, { quiet: true });
    setRefusal(why);
    if (why) return form.show(why);
    form.draft.saved();
    paths.go(paymentPath(document));
  };
  return { save, refusal };
}
