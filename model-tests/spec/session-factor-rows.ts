import { list, samePerson, sameRights, type SessionRow } from './session-observed.ts';

const factor = {
  decision:
    'The password of an account with a second factor signs nobody in: the factor is asked for, again after a refusal, until the person begins anew.',
};

/** The second factor: before anybody is signed in, and over the page of an expired session. */
export const factorRows: readonly SessionRow[] = (
  [
    ['out', 'signIn', 'factor', 'giveFactor', 'nothing'],
    ['again', 'signInAgain', 'factorAgain', 'giveFactorAgain', 'expired'],
  ] as const
).flatMap(([where, password, asking, giving, anew]): SessionRow[] => [
  {
    id: `SES-31-${where}`,
    layers: ['model'],
    on: 'sign in needs a factor',
    from: { waiting: password },
    to: { waiting: asking },
    src: factor,
    then: (before, after) =>
      samePerson(before, after) &&
      sameRights(before, after) &&
      after.methods.length > 0 &&
      after.error === null,
  },
  {
    id: `SES-32-${where}`,
    layers: ['model'],
    on: 'give factor',
    from: { waiting: asking },
    to: { waiting: giving },
    src: factor,
    then: (before, after) =>
      samePerson(before, after) &&
      sameRights(before, after) &&
      list(before.methods) === list(after.methods) &&
      after.error === null,
  },
  {
    id: `SES-33-${where}`,
    layers: ['model'],
    on: 'sign in fails',
    from: { waiting: giving },
    to: { waiting: asking },
    src: factor,
    then: (before, after, answer) =>
      samePerson(before, after) &&
      list(before.methods) === list(after.methods) &&
      after.error === (answer.detail ?? 'Login failed'),
  },
  {
    id: `SES-34-${where}`,
    layers: ['model'],
    on: 'cancel',
    from: { waiting: asking },
    to: { waiting: anew },
    src: factor,
    then: (before, after) =>
      samePerson(before, after) &&
      sameRights(before, after) &&
      after.methods.length === 0 &&
      after.error === null,
  },
]);
