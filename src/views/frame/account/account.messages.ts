import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** Field messages by the code from the form or the server; any other code is `refused`. */
export const accountFieldWords: Readonly<Record<string, MessageDescriptor>> = {
  missing: msg`This field is required.`,
  notAnAddress: msg`This is not a valid email address.`,
  passwordTooShort: msg`Use at least 12 characters.`,
  tooLong: msg`This is too long.`,
  notTheSame: msg`The passwords don't match.`,
  easyPassword: msg`This password is too easy to guess.`,
  commonPassword: msg`This password is very common. Choose another one.`,
  nameInPassword: msg`It contains your name. Choose other words.`,
  companyInPassword: msg`It contains the name of your company. Choose other words.`,
  emailInPassword: msg`It contains a part of your email address. Choose other words.`,
  wrongSignUpPassword: msg`This is not the password of the sign-up that the email belongs to.`,
  wrongPassword: msg`This is not your current password.`,
  samePassword: msg`This is your current password.`,
  codeTaken: msg`This code is taken.`,
  skuTaken: msg`Another product has this SKU.`,
  refused: msg`This was not accepted. Try writing it differently.`,
};
