import type { ChildProcess } from 'node:child_process';

export function keepOneProcess(begin: () => ChildProcess): {
  start(): void;
  isRunning(): boolean;
  restart(): void;
  end(then: () => void): void;
};
