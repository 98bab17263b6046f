import { once } from 'node:events';
import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';
import { contracts, told, type Answer, type Ask, type Asked, type ReadingName } from './contracts.ts';
import { spawnChild, usageOf } from './child-process.ts';
import { BrokenFrame, FrameReader, LONGEST_LINE } from './framing.ts';
import { beyond, UnreadableFile } from '../platform/http/unreadable-file.ts';

/** Content as it is handed over: whole, or as a stream of so many bytes. */
export type Content = Buffer | { readonly size: number; readonly stream: Readable };

/** What was read, with the parts of it as they came. */
export interface Found<N extends ReadingName> {
  readonly answer: Answer<N>;
  readonly parts: readonly Buffer[];
}

/** Milliseconds between two looks at what a child takes. */
const LOOK_EVERY = 50;
/** Milliseconds by the clock that a reading may take at least, and how often the time that it may take of a processor. */
const PATIENCE = 120_000;
const AT_LONGEST = 4;
/** Megabytes above which a child is not kept for another reading. */
const GROWN = 300;

/** What a reading may take. */
export interface ReadingLimits {
  /** Of a processor. */
  readonly seconds: number;
  readonly megabytes: number;
}

/** A child that reads the content of one company. */
export class ReadingChild {
  readonly #process: ChildProcess;
  readonly #frames: FrameReader;
  readonly #ended: Promise<void>;

  /** @param runs what the process runs; the readers by default */
  constructor(runs?: string) {
    this.#process = spawnChild(runs);
    const { stdout } = this.#process;
    if (!stdout) throw new Error('a child without an output');
    this.#frames = new FrameReader(stdout);
    this.#ended = once(this.#process, 'close').then(
      () => undefined,
      () => undefined,
    );
  }

  /** Whether it can read on, and takes little enough to be kept. */
  get isFit(): boolean {
    const { pid, exitCode, signalCode, killed } = this.#process;
    if (pid === undefined || exitCode !== null || signalCode !== null || killed) return false;
    return (usageOf(pid)?.megabytes ?? 0) < GROWN;
  }

  /** Keeps the server's process from ending, or does not. */
  hold(isHeld: boolean): void {
    const { stdin, stdout } = this.#process;
    const all = [this.#process, stdin, stdout] as unknown as Held[]; // pipes are sockets
    for (const one of all)
      if (isHeld) one.ref();
      else one.unref();
  }

  /** Kills it. Resolves when it is gone. */
  end(): Promise<void> {
    this.hold(true);
    this.#process.kill('SIGKILL');
    return this.#ended;
  }

  /** [SGR2] Reads within the limits of the reading; beyond them the child is killed. Throws UnreadableFile. */
  async read<N extends ReadingName>(
    name: N,
    { ask, content, limits = contracts[name] }: Reading<N>,
  ): Promise<Found<N>> {
    if (this.#process.pid === undefined) throw new Error('no child could be started');
    const { seconds, megabytes } = limits;
    const { promise: limited, reject } = Promise.withResolvers<never>();
    const stop = (error: UnreadableFile): void => {
      void this.end();
      reject(error);
    };
    const tooLong = (): void => stop(beyond('fileTakesTime', seconds));
    const timer = setTimeout(tooLong, Math.max(PATIENCE, AT_LONGEST * seconds * 1000));
    const before = usageOf(this.#process.pid)?.seconds ?? 0;
    const look = setInterval(() => {
      const taken = usageOf(this.#process.pid);
      if (taken && taken.megabytes > megabytes) stop(beyond('fileTakesMemory', megabytes));
      else if (taken && taken.seconds - before > seconds) tooLong();
    }, LOOK_EVERY);
    try {
      return await Promise.race([limited, this.#exchange(name, ask, content)]);
    } catch (error) {
      if (error instanceof UnreadableFile) throw error;
      void this.end(); // where it stands is not known
      if (!(error instanceof BrokenFrame)) throw error;
      await this.#ended;
      throw this.#isFull
        ? beyond('fileTakesMemory', megabytes)
        : new UnreadableFile('its reader broke', { code: contracts[name].damaged, cause: error });
    } finally {
      clearTimeout(timer);
      clearInterval(look);
    }
  }

  /** V8 aborts where its heap is full. */
  get #isFull(): boolean {
    return ['SIGABRT', 'SIGTRAP', 'SIGILL'].includes(this.#process.signalCode ?? '');
  }

  async #exchange<N extends ReadingName>(name: N, ask: Ask<N>, content: Content): Promise<Found<N>> {
    const found = this.#found(name);
    found.catch(() => undefined); // told below, unless the content breaks off first
    const head: Asked<N> = { reading: name, ask, size: sizeOf(content) };
    await this.#hand(JSON.stringify(head), content);
    return found;
  }

  /** A child that is gone is told by what it does not answer. */
  async #hand(head: string, content: Content): Promise<void> {
    const { stdin } = this.#process;
    if (!stdin) throw new Error('a child without an input');
    const isOpen = (): boolean => stdin.writable;
    if (isOpen()) stdin.write(`${head}\n`);
    try {
      for await (const chunk of Buffer.isBuffer(content)
        ? [content]
        : (content.stream as AsyncIterable<Buffer>))
        if (isOpen() && !stdin.write(chunk))
          await Promise.race([once(stdin, 'drain').catch(() => undefined), this.#ended]);
    } catch (error) {
      void this.end(); // it would wait for the rest
      throw error;
    }
  }

  async #found<N extends ReadingName>(name: N): Promise<Found<N>> {
    const { part: shape, answer, given } = contracts[name];
    const parts: Buffer[] = [];
    for (let left: number = given; ;) {
      const line = await this.#frames.line(LONGEST_LINE);
      if (line === null) throw new BrokenFrame('the child ended');
      const said = told.parse(JSON.parse(line));
      if ('part' in said) {
        left -= said.part;
        if (left < 0) {
          void this.end();
          throw beyond('fileHoldsTooMuch', given / 1024 / 1024);
        }
        const bytes = await this.#frames.bytes(said.part);
        shape?.parse(JSON.parse(bytes.toString()));
        parts.push(bytes);
      } else if ('answer' in said) return { answer: answer.parse(said.answer) as Answer<N>, parts }; // its own contract
      else if ('refusal' in said) throw refused(said.refusal);
      else throw new Error(`a reader failed: ${said.fault}`);
    }
  }
}

interface Reading<N extends ReadingName> {
  readonly ask: Ask<N>;
  readonly content: Content;
  /** Those of the contract by default. */
  readonly limits?: ReadingLimits | undefined;
}

interface Held {
  ref(): void;
  unref(): void;
}

const sizeOf = (content: Content): number => (Buffer.isBuffer(content) ? content.length : content.size);

const refused = ({ code, params }: { code: string; params?: Record<string, string | number> | undefined }) =>
  new UnreadableFile(code, { code, ...(params && { params }) });
