import { measureFloods } from '/work/hands/admission/bench/flood.ts';

console.table(
  await measureFloods({ server: 0, load: 1 }, Number(process.argv[2] ?? 4), process.argv[3] ?? ''),
);
