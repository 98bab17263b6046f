import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The test cards of the payment sandbox; an unknown one is shown by its own name. */
export const sandboxCardWords: Readonly<Record<string, MessageDescriptor>> = {
  pm_sandbox_visa: msg`Test card Visa, ending in 4242`,
  pm_sandbox_mastercard: msg`Test card Mastercard, ending in 4444`,
  pm_sandbox_refused: msg`Test card that is refused when it is charged`,
  pm_sandbox_declined: msg`Test card that is declined`,
};
