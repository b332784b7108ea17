import type { parseArgs } from 'node:util';

export const parseWords: typeof parseArgs;
export function requireKnown(words: readonly string[], known: readonly string[]): void;
export function readCount(text: string | undefined, name: string, otherwise: number): number;
export function readGivenFile(path: string): string;
