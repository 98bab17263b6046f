import { newId } from '../ids/new-id.ts';

/** Random hex digits at the end of an id: they tell the tabs apart that write one document. */
const MARK = 12;

/** The form of a document that is not there yet: `customer.new-<id>`, of earlier builds `customer.new`. */
export const isNew = (form: string, kind: string): boolean =>
  form === `${kind}.new` || form.startsWith(`${kind}.new-`);

/** Whether what is kept under a name was written in the form of a document that exists: `customer.<id>-<mark>`. */
export const isWrittenIn = (form: string, name: string): boolean =>
  name === form || name.startsWith(`${form}-`);

/** The name under which one tab writes such a form: two tabs never share one. */
export const nameApart = (form: string): string => `${form}-${newId().slice(-MARK)}`;
