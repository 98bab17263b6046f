import { act } from 'react';
import { describe, expect, it } from 'vitest';
import { activeProduct, companyWorld } from '#machines/company.fixtures.ts';
import { engine } from '#machines/registry.ts';
import type { CompanyModel, HistoryEntry } from '#model/engine/company-model.ts';
import { replicaOf } from '#model/engine/replica.fixtures.ts';
import { uuidv7 } from '#model/values/ids.ts';
import { ModelProvider } from '../document/model-context.tsx';
import { AnnouncerProvider } from '#views/navigation/announcer.ts';
import { click, find, press, render } from '#views/ui/ui.fixtures.tsx';
import { CommentsPanel } from './comments-panel.tsx';

const [me, olle] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-000000000002'];

/** The panel on a device that holds a product; proposed commands wait until `confirm`. */
function trial() {
  const world = companyWorld();
  const product = activeProduct(world);
  const replica = replicaOf(world, engine, { by: me, may: () => true });
  let ids = 0;
  const newId = (): string => uuidv7(1_790_000_000_000 + ids++, new Uint8Array(10));
  const kept = new Map<string, unknown>();
  const model: Partial<CompanyModel> = {
    user: me,
    replica,
    newId,
    pending: () => replica.pending,
    propose: (draft) => replica.dispatch({ ...draft, id: newId(), seen: replica.head }),
    fetchDocuments: async () => ({ count: 0, next: null }),
    peopleWho: async () => [
      { user: me, name: 'Anna Berg' },
      { user: olle, name: 'Olle Ek' },
    ],
    history: async () => world.log.map((event): HistoryEntry => ({ ...event, byName: '' })),
    drafts: {
      read: (form: string) =>
        kept.has(form) ? { value: kept.get(form), base: '', version: 0, at: '' } : undefined,
      keep: (form: string, { value }: { value: unknown }) => void kept.set(form, value),
      forget: (form: string) => void kept.delete(form),
    } as unknown as CompanyModel['drafts'], // all that the panel uses of it
  };
  const heard: string[] = [];
  const show = (): void =>
    void render(
      <ModelProvider model={model as CompanyModel}>
        <AnnouncerProvider value={{ success: (text) => heard.push(text), error: (text) => heard.push(text) }}>
          <CommentsPanel kind="product" document={product} />
        </AnnouncerProvider>
      </ModelProvider>,
    );
  show();
  /** The server accepts the pending commands, as their author. */
  const confirm = (): void => {
    world.by = me;
    for (const command of replica.pending.map((one) => one.command)) {
      const events = world
        .must(command.kind, command.document, command.type, command.data)
        .map((event) => ({ ...event, command: command.id }));
      act(
        () =>
          void replica.receive({
            company: 1,
            epoch: 1,
            from: replica.head + 1,
            to: world.log.length,
            events,
          }),
      );
    }
  };
  return { show, confirm, heard, kept, product, replica };
}

const settled = () => act(async () => {});
const area = (): HTMLTextAreaElement => find('.comments > form textarea') as HTMLTextAreaElement; // by its selector

/** Types into a text area as one change, with the caret at the end. */
function write(text: string, selector = '.comments > form textarea'): void {
  const target = find(selector) as HTMLTextAreaElement; // a text area, by its selector
  const setter = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set;
  act(() => {
    target.focus();
    setter?.call(target, text);
    target.setSelectionRange(text.length, text.length);
    target.dispatchEvent(new Event('input', { bubbles: true }));
  });
}

const said = () =>
  [...document.querySelectorAll('.comment .comment-text')].map(({ textContent }) => textContent);
const waiting = () => document.querySelectorAll('.comment[data-waiting=true]').length;

describe('comments on a page', () => {
  it('[CM3] are there at once, marked until the server has them, and the text is kept until it is sent', async () => {
    const { confirm, kept, product } = trial();
    await settled();
    expect(find('.ui-empty').textContent).toContain('No comments yet');
    write('Is this right?');
    expect(kept.get(`comment.${product}`)).toBe('Is this right?');
    press('Enter', { ctrlKey: true });
    expect([said(), waiting(), area().value, kept.size]).toEqual([['Is this right?'], 1, '', 0]);
    confirm();
    await settled();
    expect([said(), waiting()]).toEqual([['Is this right?'], 0]);
  });

  it('[CM1] offer people after an @, taken with the keys, and nobody oneself', async () => {
    trial();
    await settled();
    write('Hi @');
    expect([...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent)).toEqual([
      'Olle Ek',
    ]);
    expect(area().getAttribute('aria-activedescendant')).toBe(find('[role=option]').id);
    press('Escape');
    expect(document.querySelector('[role=option]')).toBeNull();
    write('Hi @ol');
    press('Enter');
    expect(area().value).toBe('Hi @Olle Ek ');
  });

  it('[CM4] are edited and removed by their author; what was said before can be read', async () => {
    const { confirm } = trial();
    await settled();
    write('First');
    press('Enter', { ctrlKey: true });
    confirm();
    await settled();
    click('.comment-actions button');
    write('Second', '.comment textarea');
    click('.comment [data-testid=comment-send]');
    confirm();
    await settled();
    expect([said(), find('.comment-head').textContent]).toEqual([
      ['Second'],
      expect.stringContaining('edited'),
    ]);
    click('.comment-earlier button');
    await settled();
    expect(find('.comment-earlier ol').textContent).toContain('First');
    const remove = [...document.querySelectorAll<HTMLElement>('.comment-actions button')].at(-1);
    act(() => remove?.click());
    click('.ui-dialog-actions [data-variant=danger]');
    confirm();
    await settled();
    expect([said(), find('.comment').textContent]).toEqual([
      [],
      expect.stringContaining('This comment was removed by its author.'),
    ]);
    expect(document.querySelector('.comment-actions')).toBeNull();
  });
});
