import type { Refusal } from '#model/engine/envelope.ts';
import { useAnnouncer } from '#views/navigation/announcer.ts';
import { usePropose } from './use-propose.ts';
import { useRefusalSentence } from './refusal-sentence.ts';
import { useIdle } from '#views/ui/use-idle.ts';
import type { Draft } from './use-draft.ts';

/** Milliseconds without a change before the draft is saved. */
const IDLE = 2500;

interface Saving<T> {
  readonly draft: Draft<T>;
  readonly kind: string;
  readonly document: string;
  /** The command that takes the whole form. */
  readonly type: string;
  /** Its data; null while some input is unreadable. */
  readonly data: () => unknown;
  readonly show: (refusal: Refusal) => void;
  /** Save automatically after a pause in typing, unless this says that it goes on. */
  readonly byItself?: boolean;
  readonly goesOn?: () => boolean;
}

/** Saves the draft; true if it is on its way or there was nothing to save. Errors are shown at their fields. */
export function useSaveDraft<T>({
  draft,
  kind,
  document,
  type,
  data,
  show,
  byItself = false,
  goesOn,
}: Saving<T>) {
  const propose = usePropose();
  const announcer = useAnnouncer();
  const sentence = useRefusalSentence();
  const save = (options: { readonly quiet?: boolean; readonly always?: boolean } = {}): boolean => {
    if (!draft.isDirty && !options.always) return true;
    const form = data();
    if (form === null) {
      if (!options.quiet) announcer.error(sentence({ code: 'invalid' }), { kind, code: 'invalid' });
      return false;
    }
    const refusal = propose({ kind, document, type, data: form, version: draft.version }, { quiet: true });
    if (!refusal) {
      draft.saved();
      return true;
    }
    show(refusal);
    if (!options.quiet || !refusal.fields) announcer.error(sentence(refusal), { kind, code: refusal.code });
    return false;
  };
  useIdle(
    draft.value,
    IDLE,
    byItself && draft.isDirty && !draft.isBehind,
    () => void (!goesOn?.() && save({ quiet: true })),
  );
  return save;
}
