/** Whether a tag of a document is one of the list, rather than a text of before. [TG5] */
export const isTagId = (tag: string): boolean =>
  /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i.test(tag);
