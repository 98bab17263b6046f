import { sentenceOf } from '#server/platform/http/sentence.ts';
import type { Outcome } from '../command-sink.ts';
import type { Rejection } from '../rejections.ts';

/** Why a command was refused, as a short reason and a sentence; null if it was accepted. */
export function whyNot(outcome: Outcome | undefined): Omit<Rejection, 'line'> | null {
  if (!outcome) return { reason: 'noAnswer', explanation: 'was not answered' };
  if ('facts' in outcome) return null;
  const { refusal } = outcome;
  const fields = refusal.code === 'invalid' ? ` (${Object.keys(refusal.fields ?? {}).join(', ')})` : '';
  return { reason: refusal.code, explanation: `was refused: ${sentenceOf(refusal, 'en')}${fields}` };
}
