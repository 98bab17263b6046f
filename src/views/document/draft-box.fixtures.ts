import type { DraftBox, UnfinishedDraft } from '#model/engine/draft-box.ts';

/** The drafts of a person, and the tab that they are read in. */
export function draftBox() {
  const all = new Map<string, UnfinishedDraft>();
  let own: string | undefined;
  let begun = 0;
  const drafts: DraftBox = {
    isLasting: true,
    unsent: 0,
    arrivals: 0,
    isElsewhere: () => false,
    leave: () => {},
    subscribe: () => () => {},
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
  return { drafts, openTab: () => void (own = undefined), openElsewhere };
}
