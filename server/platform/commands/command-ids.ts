import { createHmac } from 'node:crypto';
import { mintedAt, uuidv7 } from '#model/values/ids.ts';

/** The id of a command of the server, by its company and the id that names what it is for. */
export type CommandIds = (company: number, name: string) => string;

/**
 * [EX14] Ids of the commands that the server gives by itself: the same for the same name, as old as that, and with a
 * secret in them, so that nobody can tell them beforehand and give another command under one.
 */
export const commandIds =
  (secret: string): CommandIds =>
  (company, name) =>
    uuidv7(mintedAt(name), createHmac('sha256', secret).update(`${company}/${name}`).digest());
