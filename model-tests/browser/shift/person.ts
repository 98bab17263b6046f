import { randomUUID } from 'node:crypto';
import { typed, type Reader } from '#model/engine/reader.ts';
import { demoPassword } from '#server/demo/company-list.ts';
import { bootNow } from '#server/testing/boot-now.ts';
import { readBoot } from '../../api/boot-reader.ts';
import { deviceAt } from '../../api/session-server.ts';

/** A command on a document. */
export type Given = readonly [kind: string, document: string, type: string, data?: object];

/** Somebody at another device: gives commands and reads the books, without a page. */
export class Person {
  private readonly company: string;
  private readonly headers: Readonly<Record<string, string>>;

  private constructor(origin: string, cookie: string) {
    this.company = `${origin}/api/core/companies/1/`;
    this.headers = { cookie, origin, 'content-type': 'application/json' };
  }

  static async at(origin: string, name: string): Promise<Person> {
    const device = deviceAt(origin);
    await device.calls.signIn({ email: `${name}@example.com`, password: demoPassword });
    return new Person(origin, [...device.cookies].map(([key, value]) => `${key}=${value}`).join('; '));
  }

  /** Gives commands in their order; one that is refused is an error. */
  async give(...given: readonly Given[]): Promise<void> {
    const commands = given.map(([kind, document, type, data = {}]) => {
      return { id: randomUUID(), kind, document, type, data, seen: 0 };
    });
    const body = JSON.stringify({ commands });
    const answer = await fetch(`${this.company}commands/`, { method: 'POST', headers: this.headers, body });
    const said = await answer.text();
    if (!answer.ok || said.includes('"refusal"')) throw new Error(`${given.map(called).join(', ')}: ${said}`);
  }

  /** What the server has now. */
  async books(): Promise<Reader> {
    const answer = await fetch(`${this.company}${bootNow}`, { headers: this.headers });
    return typed(readBoot(await answer.text()));
  }
}

const called = ([kind, , type]: Given): string => `${kind}.${type}`;
