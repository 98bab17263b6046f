import type { DraftBox, UnfinishedDraft } from '#model/engine/draft-box.ts';

/** The drafts of a person, and the tab that reads them. */
export function draftBox() {
  const all = new Map<string, UnfinishedDraft>();
  let own: string | undefined;
  let begun = 0;
  let arrivals = 0;
  const listeners = new Set<() => void>();
  const drafts: DraftBox = {
    isLasting: true,
    unsent: 0,
    get arrivals() {
      return arrivals;
    },
    isElsewhere: () => false,
    leave: () => {},
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    read: (form) => all.get(form),
    keep: (form, draft) =>
      void all.set(form, { ...draft, form, at: '2026-05-04T08:00:00.000Z', isElsewhere: false }),
    forget: (form) => void all.delete(form),
    newForm: (kind) => own ?? drafts.goOn(kind),
    goOn: (kind, form = `${kind}.new-${(begun += 1)}`) => (own = form),
    unfinished: () => [...all.values()].filter(({ form }) => form !== own),
  };
  const openElsewhere = (form: string): void => {
    const draft = all.get(form);
    if (draft) all.set(form, { ...draft, isElsewhere: true });
  };
  /** The server answers, with a draft written elsewhere. */
  const arrive = (form: string, draft: Parameters<DraftBox['keep']>[1]): void => {
    drafts.keep(form, draft);
    arrivals += 1;
    for (const tell of listeners) tell();
  };
  return { drafts, arrive, openTab: () => void (own = undefined), openElsewhere };
}
