import { newId } from '../ids/new-id.ts';

/** Number of random hex digits at the end of an id; they distinguish tabs that edit the same document. */
const MARK = 12;

/** Whether it is the form of a new document: `customer.new-<id>`, or `customer.new` in earlier builds. */
export const isNew = (form: string, kind: string): boolean =>
  form === `${kind}.new` || form.startsWith(`${kind}.new-`);

/** Whether a draft's name belongs to this form of an existing document: `customer.<id>-<mark>`. */
export const isWrittenIn = (form: string, name: string): boolean =>
  name === form || name.startsWith(`${form}-`);

/** A draft name for one tab editing such a form: two tabs never share one. */
export const nameApart = (form: string): string => `${form}-${newId().slice(-MARK)}`;
