import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';

const PAY = 'supplierBill.pay';

/** Why somebody may pay no bills, as a sentence; undefined: they may. */
export function useNotPaying(): string | undefined {
  const mayPay = useModel().may(PAY);
  const sentence = useRefusalSentence();
  return mayPay ? undefined : sentence({ code: 'notPermitted', params: { permission: PAY } });
}
