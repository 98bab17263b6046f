import type { Messages } from '@lingui/core';
import { messages as english } from '#i18n/locales/en/messages.po';
import { messages as swedish } from '#i18n/locales/sv/messages.po';

/** The words of every language, as the application has them. */
export const languages: readonly { locale: string; messages: Messages }[] = [
  { locale: 'en', messages: english },
  { locale: 'sv', messages: swedish },
];
