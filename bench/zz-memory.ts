import { watchMemory } from './memory.ts';

console.table(await watchMemory(Number(process.argv[2])));
