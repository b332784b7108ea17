import { type ChildProcess, spawn } from 'node:child_process';
import { DomainError } from '../../errors.ts';
import type { Bilingual } from '../../text/bilingual.ts';
import { busyWithFiles } from './busy-with-files.ts';
import type { FileJobs } from './file-jobs.ts';
import { processorTimeOf } from './processor-time.ts';

/** What the process for files may take. */
export interface FileProcessLimits {
  /** Beyond what an idle process has. The largest pictures that are taken need 600. */
  memoryMegabytes: number;
  /** Of a processor, for one job: on a busy machine that takes longer. */
  jobMs: number;
  /** The same for the words of a document: they are for the search, and files that somebody waits for come first. */
  readingMs: number;
  /** So many times as long either may take where it has to wait for the processor. */
  patience: number;
  readingPatience: number;
  /** For the process to begin. */
  startMs: number;
  /** Without a job for so long it ends, and its memory is given back. */
  idleMs: number;
  /** Jobs that wait; more are refused. Each holds a file. */
  waiting: number;
}

const FILE_PROCESS_LIMITS: FileProcessLimits = {
  memoryMegabytes: 768,
  jobMs: 30_000,
  readingMs: 10_000,
  patience: 4,
  readingPatience: 2,
  startMs: 30_000,
  idleMs: 30_000,
  waiting: 60,
};

/** The system counts what a process had of a processor in steps of ten milliseconds. */
const SHORTEST_LOOK_MS = 20;
/** What Node itself reserves as data, of which it uses a tenth. */
const RESERVED_MEGABYTES = 640;
/** What the process needs of its surroundings: no secret of the site is among it. */
const ENVIRONMENT =
  /^(?:PATH|LANG|LC_\w+|TZ|LD_LIBRARY_PATH|FONTCONFIG_\w+|NODE_COMPILE_CACHE|MALLOC_\w+)$/;

/** What the process answers with: that it can begin, and what became of a job. */
export type FileProcessAnswer =
  | 'ready'
  | { result: unknown }
  | { refused: { code: 'invalid' | 'unsupported'; text: Bilingual } }
  | { failed: string };

interface Job {
  name: keyof FileJobs;
  input: unknown;
  /** Somebody of the staff waits for it with a file. */
  isUrgent: boolean;
  resolve(result: never): void;
  reject(error: Error): void;
}

export interface FileProcessOptions {
  /** The file that the process runs. */
  entry: string;
  limits?: Partial<FileProcessLimits>;
  /** Told when the process ended in the middle of a job, with the job and how it ended. */
  onBroken?(job: string, how: string): void;
}

/** The process came to its end in the middle of a job: by its limits, by a fault, or by somebody's hand. */
export class FileProcessEnded extends Error {
  override readonly name = 'FileProcessEnded';
  /** It had not taken what it may of a processor: the machine was busy with other things, and the file may be fine. */
  readonly isForWaiting: boolean;

  constructor(message: string, isForWaiting: boolean) {
    super(message);
    this.isForWaiting = isForWaiting;
  }
}

/**
 * A process of its own for what reads the inside of files (decision 0018). It is begun with the first job,
 * has one job at a time, and is begun anew when it ended in the middle of one.
 */
export class FileProcess {
  readonly #options: FileProcessOptions;
  readonly #limits: FileProcessLimits;
  readonly #waiting: Job[] = [];
  #child: ChildProcess | undefined;
  #isReady = false;
  /** It was told to end and is not gone yet: the next job is for the one after it. */
  #isEnding = false;
  #job: Job | undefined;
  /** The job took longer by the clock than anybody waits, though not of a processor. */
  #hasWaited = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(options: FileProcessOptions) {
    this.#options = options;
    this.#limits = { ...FILE_PROCESS_LIMITS, ...options.limits };
  }

  /** The process, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /**
   * Has a job done. Throws what the job throws of the file, {@link FileProcessEnded}, or 'unavailable' when too
   * many jobs wait or the process cannot be begun.
   */
  run<K extends keyof FileJobs>(
    name: K,
    input: Parameters<FileJobs[K]>[0],
    { isUrgent = false } = {},
  ): Promise<Awaited<ReturnType<FileJobs[K]>>> {
    // Of uploads few are under way (upload-turns.ts): however many visitors ask for pictures, staff need not come back.
    if (!isUrgent && this.#waiting.length >= this.#limits.waiting) {
      return Promise.reject(busyWithFiles());
    }
    return new Promise((resolve, reject) => {
      this.#waiting.push({ name, input, isUrgent, resolve, reject });
      this.#next();
    });
  }

  /** Ends the process; what it was doing is not finished. */
  stop(): void {
    this.#child?.kill('SIGKILL');
  }

  #next(): void {
    if (this.#job || this.#isEnding) return;
    const urgent = this.#waiting.findIndex(({ isUrgent }) => isUrgent);
    const [job] = this.#waiting.splice(Math.max(urgent, 0), 1);
    if (!job) {
      this.#rest();
      return;
    }
    this.#job = job;
    if (!this.#child) this.#begin();
    else if (this.#isReady) this.#send(job);
  }

  #begin(): void {
    let child: ChildProcess;
    try {
      child = this.#spawn();
    } catch (error) {
      // Some errors of the system are thrown, such as ENOMEM; others come as events.
      this.#fail(String(error));
      return;
    }
    this.#child = child;
    child.on('message', (answer: FileProcessAnswer) => this.#hear(answer));
    child.on('error', (error) => this.#ended(child, error.message));
    child.on('exit', (code, signal) => this.#ended(child, signal ?? `status ${code}`));
    this.#limitTime(this.#limits.startMs);
  }

  #spawn(): ChildProcess {
    const { memoryMegabytes } = this.#limits;
    const most = (RESERVED_MEGABYTES + memoryMegabytes) * 1024;
    // The shell alone can set a limit of the system, which also holds for what is not JavaScript.
    return spawn(
      '/bin/sh',
      [
        '-c',
        `ulimit -d ${most}; ulimit -c 0; exec "$0" "$@"`,
        process.execPath,
        '--max-old-space-size=192',
        '--max-semi-space-size=4',
        '--v8-pool-size=1',
        this.#options.entry,
        String(memoryMegabytes),
      ],
      {
        stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
        serialization: 'advanced',
        env: {
          ...Object.fromEntries(
            Object.entries(process.env).filter(([name]) => ENVIRONMENT.test(name)),
          ),
          UV_THREADPOOL_SIZE: '2',
        },
      },
    );
  }

  #send(job: Job): void {
    const child = this.#child;
    child?.ref();
    child?.channel?.ref();
    const { jobMs, readingMs, patience, readingPatience } = this.#limits;
    if (job.name === 'readDocument') this.#limitWork(readingMs, readingPatience);
    else this.#limitWork(jobMs, patience);
    child?.send({ name: job.name, input: job.input }, (error) => {
      // Its end is told by itself. Another one may have taken its place by now.
      if (error) child.kill('SIGKILL');
    });
  }

  #hear(answer: FileProcessAnswer): void {
    const job = this.#job;
    if (answer === 'ready') {
      // It took too long, and was told to end meanwhile.
      if (this.#isEnding) return;
      this.#isReady = true;
      if (job) this.#send(job);
      return;
    }
    this.#job = undefined;
    if (!job) return;
    if ('result' in answer) job.resolve(answer.result as never);
    else if ('refused' in answer)
      job.reject(new DomainError(answer.refused.code, answer.refused.text));
    else job.reject(new Error(`${job.name}: ${answer.failed}`));
    this.#next();
  }

  #ended(child: ChildProcess, how: string): void {
    if (this.#child !== child) return;
    this.#child = undefined;
    this.#isEnding = false;
    clearTimeout(this.#timer);
    this.#fail(how);
  }

  /** There is no process any more for the job that was begun; another one begins with the next. */
  #fail(how: string): void {
    const [job, wasReady, hasWaited] = [this.#job, this.#isReady, this.#hasWaited];
    this.#isReady = false;
    this.#job = undefined;
    if (job) {
      this.#options.onBroken?.(wasReady ? job.name : 'start', how);
      job.reject(
        wasReady
          ? new FileProcessEnded(`${job.name} ended with ${how}.`, hasWaited)
          : busyWithFiles(),
      );
    }
    if (this.#waiting.length > 0) this.#next();
  }

  #limitTime(ms: number): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    this.#timer = setTimeout(() => this.#kill(child), ms);
  }

  /** A file is too much by what it takes of a processor, and not since a machine is busy with other things. */
  #limitWork(mostMs: number, patience: number): void {
    clearTimeout(this.#timer);
    const child = this.#child;
    const workedMs = () => processorTimeOf(child?.pid ?? 0) ?? Number.POSITIVE_INFINITY;
    const before = workedMs();
    const latest = performance.now() + patience * mostMs;
    this.#hasWaited = false;
    const look = () => {
      const ownMs = mostMs - (workedMs() - before);
      const leftMs = Math.min(ownMs, latest - performance.now());
      if (leftMs <= 0 || !Number.isFinite(before)) {
        this.#hasWaited = ownMs > 0;
        this.#kill(child);
      }
      // By then it may have had all that is left, and not sooner.
      else this.#timer = setTimeout(look, Math.max(leftMs, SHORTEST_LOOK_MS));
    };
    this.#timer = setTimeout(look, mostMs);
  }

  #kill(child: ChildProcess | undefined): void {
    if (!child || child !== this.#child) return;
    this.#isEnding = true;
    child.kill('SIGKILL');
  }

  /** Nothing keeps this process from ending, and after a while the other one ends. */
  #rest(): void {
    this.#child?.unref();
    this.#child?.channel?.unref();
    this.#limitTime(this.#limits.idleMs);
    this.#timer?.unref();
  }
}
