import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { Operator } from '#model/areas/integrations/workflow/workflow.facts.ts';

/** How fields are compared. */
export const operatorNames: Readonly<Record<Operator, MessageDescriptor>> = {
  is: msg({ message: 'is', context: 'condition' }),
  isNot: msg({ message: 'is not', context: 'condition' }),
  contains: msg({ message: 'contains', context: 'condition' }),
  over: msg({ message: 'is over', context: 'condition' }),
  under: msg({ message: 'is under', context: 'condition' }),
  yes: msg({ message: 'yes', context: 'condition' }),
  no: msg({ message: 'no', context: 'condition' }),
  has: msg({ message: 'include', context: 'condition' }),
  hasNot: msg({ message: 'do not include', context: 'condition' }),
  moreDaysAgo: msg({ message: 'is more days ago than', context: 'condition' }),
  withinDays: msg({ message: 'is within days', context: 'condition' }),
  filled: msg({ message: 'is filled in', context: 'condition' }),
  empty: msg({ message: 'is empty', context: 'condition' }),
};
