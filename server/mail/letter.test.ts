import { describe, expect, it } from 'vitest';
import { languages } from '#model/values/languages.ts';
import { composeLetter, escapeHtml, harmless } from './letter.ts';
import { letterTexts, templates } from './letters.ts';
import { messageOf } from './transport.ts';

const link = 'https://stock.example.com/en/auth/verify-email/1f0c/x?a=1&b=<2>';
const names: Readonly<Record<string, string>> = {
  company: 'Alm & Co AB',
  inviter: 'Kim Alm',
  invoice: 'LG1-2026-00001',
  day: '4 June 2026',
};
const all = templates.flatMap((template) => languages.map((locale) => [template, locale] as const));

describe('a letter', () => {
  it.each(all)(
    '[ML1] %s in %s says the same in text and in HTML, with its link in both',
    (template, locale) => {
      const letter = composeLetter({ template, to: 'kim@example.org', locale, link, names });
      const { subject, before, action, after } = letterTexts[template][locale];
      const named = (line: string) => line.replaceAll(/\{(\w+)\}/g, (_, name: string) => names[name] ?? name);
      expect(letter.subject).toBe(named(subject));
      for (const line of [...before, ...after].map(named)) {
        expect(letter.text).toContain(line);
        expect(letter.html).toContain(escapeHtml(line));
      }
      expect(letter.html).toContain(`<html lang="${locale}">`);
      expect(letter.text.includes(link)).toBe(action !== undefined);
      expect(letter.html.includes(`href="${escapeHtml(link)}"`)).toBe(action !== undefined);
      expect(letter.html).not.toContain('b=<2>');
    },
  );

  it('[ML1] has words in every language that differ, and says nothing twice', () => {
    for (const template of templates) {
      const { en, sv } = letterTexts[template];
      expect(en.subject).not.toBe(sv.subject);
      expect([en.before.length, en.after.length, en.action === undefined]).toEqual([
        sv.before.length,
        sv.after.length,
        sv.action === undefined,
      ]);
    }
  });

  it.each([
    ['Buy now: https://evil.example.com/x', 'Buy now https evil. example. com x'],
    ['Alm\r\nBcc: all@example.com', 'Alm Bcc all example. com'],
    ['A.B.C. Handel AB', 'A. B. C. Handel AB'],
    ['x'.repeat(200), 'x'.repeat(60)],
    ['  Café Ö\u0000l <b>', 'Café Ö l b'],
  ])('[ML7] names %j as %j', (name, said) => {
    expect(harmless(name)).toBe(said);
    const { text, subject } = composeLetter({
      template: 'invitation',
      to: 'kim@example.org',
      locale: 'en',
      names: { company: name },
    });
    expect(subject).toBe(`You are invited to ${said}`);
    expect(text).not.toMatch(/https:|@|\{/);
  });

  it('[ML8] quotes a visitor to the operator as text, line by line, and is answered to them', () => {
    const letter = composeLetter({
      template: 'visitorMessage',
      to: 'stock@example.com',
      locale: 'sv',
      quote: 'Kim, kim@example.org\n\n<b>Hej</b>\nBcc: all@example.com',
      replyTo: 'kim@example.org',
    });
    expect(letter.replyTo).toBe('kim@example.org');
    expect(letter.subject).toBe('En besökare har skrivit');
    expect(letter.text).toContain('> Kim, kim@example.org\n> \n> <b>Hej</b>\n> Bcc: all@example.com');
    expect(letter.html).toContain('&lt;b&gt;Hej&lt;/b&gt;');
    expect(letter.html).not.toContain('<b>');
    expect(messageOf(letter, 'id', 'no-reply@example.com').replyTo).toEqual({
      name: '',
      address: 'kim@example.org',
    });
  });

  it('[ML1] escapes everything that HTML would read', () => {
    expect(escapeHtml(`<a href="x" title='y'>&</a>`)).toBe(
      '&lt;a href=&quot;x&quot; title=&#39;y&#39;&gt;&amp;&lt;/a&gt;',
    );
  });
});
