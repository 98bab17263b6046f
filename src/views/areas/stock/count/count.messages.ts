import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { DueReason } from '#model/areas/stock/count/count.due.ts';
import type { countCauses, CountScope } from '#model/areas/stock/count/count.facts.ts';
import type { LineState } from '#model/areas/stock/count/count.tolerance.ts';
import type { StateLook } from '#views/kit/document/document-words.ts';

export const countCauseWords: Readonly<Record<(typeof countCauses)[number], MessageDescriptor>> = {
  byHand: msg`By hand`,
  cycle: msg`Due for a count`,
  shortPick: msg`After a short pick`,
  zeroCheck: msg`Emptied by a pick`,
  disturbed: msg`Disturbed`,
};

export const countScopeWords: Readonly<Record<CountScope['by'], MessageDescriptor>> = {
  bins: msg`Certain bins`,
  zone: msg`A zone`,
  notCounted: msg`What was not counted for some time`,
  category: msg`A category`,
  product: msg`One product`,
  abc: msg`A class (ABC)`,
};

/** Why a bin is to be counted. */
export const dueReasonWords: Readonly<Record<DueReason, MessageDescriptor>> = {
  shortPick: msg`Short pick`,
  disturbed: msg`Count disturbed`,
  zeroCheck: msg`Emptied by a pick`,
  picks: msg`Many picks`,
  interval: msg`Overdue`,
  never: msg`Never counted`,
};

export const lineStateLooks: Readonly<Record<LineState, StateLook>> = {
  uncounted: { label: msg`To count`, tone: 'neutral', icon: 'circleDashed' },
  matched: { label: msg`Matches`, tone: 'success', icon: 'circleCheck' },
  deviating: { label: msg`Differs`, tone: 'danger', icon: 'alert' },
  explained: { label: msg`Explained`, tone: 'info', icon: 'check' },
};
