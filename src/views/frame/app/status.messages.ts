import { msg } from '@lingui/core/macro';
import type { I18n, MessageDescriptor } from '@lingui/core';

const later = msg`The server cannot answer right now. Try again in a moment.`;

const ofStatus: Readonly<Record<number, MessageDescriptor>> = {
  0: msg`The server can't be reached. Check your connection and try again.`,
  403: msg`This is not permitted.`,
  404: msg`This no longer exists.`,
  408: msg`The server did not answer in time. Try again in a moment.`,
  413: msg`This is too large to send.`,
  429: msg`Too many attempts. Wait a moment and try again.`,
  504: msg`The server did not answer in time. Try again in a moment.`,
};

/** The message for an HTTP status, if the server sent none; 0 means no response. */
export const statusMessage = (i18n: I18n, status: number): string =>
  i18n._(ofStatus[status] ?? (status >= 500 ? later : msg`The server didn't accept this.`));

/** Announced when a language's catalogue cannot be loaded. */
export const languageUnavailable = msg`The language could not be loaded. Try again in a moment.`;
