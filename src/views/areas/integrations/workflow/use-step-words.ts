import { useLingui } from '@lingui/react/macro';
import type { RunStep } from '#model/areas/integrations/workflow/run-answer.ts';
import { wordsOf } from '#views/words-of-kinds.ts';

/** Says what a step of a run did. */
export function useStepWords(): (kind: string, step: RunStep) => string {
  const { t, i18n } = useLingui();
  return (kind, { do: done, what }) => {
    switch (done) {
      case 'command': {
        const label = wordsOf(kind)?.commands[what]?.label;
        return label ? i18n._(label) : what;
      }
      case 'draft':
        return what === '' ? t`Nothing to order: it is on drafts already` : t`Draft order to ${what}`;
      case 'notify':
        return t`Notified ${what}`;
      case 'mail':
        return t`Mailed to ${what}`;
      case 'comment':
        return t`Commented`;
      case 'tag':
        return t`Tagged ${what}`;
      case 'ask':
        return t`Asked ${what}`;
      default:
        return t`Waited`;
    }
  };
}
