import type { FieldDisplay } from './kit/document/field-display.ts';

type Fields = Readonly<Record<string, FieldDisplay>>;

/** Each `<slug>.fields.ts` exports `<kind>Fields`, and possibly parts shared with others. */
const files = import.meta.glob<Readonly<Record<string, Fields>>>('./**/*.fields.ts', { eager: true });

/** The fields declared by each kind, by form path; histories name changes after them. */
export const fieldsOfKinds: Readonly<Record<string, Fields>> = Object.fromEntries(
  Object.values(files)
    .flatMap((file) => Object.entries(file))
    .map(([name, fields]) => [name.replace(/Fields$/, ''), fields]),
);
