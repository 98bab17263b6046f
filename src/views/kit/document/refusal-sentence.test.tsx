import { expect, it } from 'vitest';
import { messages as swedish } from '#i18n/locales/sv/messages.po';
import { team } from '#machines/areas/setup/member/member.fixtures.ts';
import { deviceWith, showAt } from './document.fixtures.tsx';
import { useRefusalSentence } from './refusal-sentence.ts';

const refusal = { code: 'beyondOwnPermissions', params: { permission: 'role.manage' } };
const Sentence = () => useRefusalSentence()(refusal);

it.each([
  ['en', {}, "You can't grant a permission you don't have: “Roles: Create, change and archive”."],
  ['sv', swedish, 'Du kan inte ge en behörighet som du själv saknar: ”Roller: Skapa, ändra och arkivera”.'],
] as const)('[RO11] a permission that is refused goes by its words in %s', async (locale, messages, said) => {
  await showAt(deviceWith(team().world), `/${locale}/here`, Sentence, { locale, messages });
  expect(document.body.textContent).toBe(said);
});
