import { useLingui } from '@lingui/react/macro';
import { supplierBillTexts } from '#words/supplier-bill.words.ts';
import { messageOf } from '#i18n/i18n.ts';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';

const labels: Readonly<Record<string, { readonly en: string; readonly sv: string }>> =
  supplierBillTexts.labels;

/** The faults of an e-invoice as sentences: the line, the field, and what is wrong with it. [EBL2] */
export function useEBillFaults(): (fields: Readonly<Record<string, string>>) => readonly string[] {
  const { t, i18n } = useLingui();
  const sentence = useFieldSentence();
  const labelOf = (path: string): string => {
    const [list = '', at = '', name = ''] = path.split('.');
    const isLine = list === 'lines' && name !== '';
    const text = labels[isLine ? `lines.${name}` : path];
    const label = text ? i18n._(messageOf(text)) : path;
    const number = Number(at) + 1;
    if (list === 'charges') return t`Charge ${number}`;
    return isLine ? t`Line ${number}, ${label}` : label;
  };
  return (fields) =>
    Object.entries(fields).map(([path, code]) => {
      const [label, why] = [labelOf(path), sentence(code) ?? code];
      return `${label}: ${why}`;
    });
}
