import { ACTS } from './acts.ts';
import type { Breakage } from './breakage.ts';
import { REGISTERS } from './registers.ts';

/** Every breakage that `npm run breakages` tries. New work adds its own. */
export const BREAKAGES: readonly Breakage[] = [...ACTS, ...REGISTERS];
