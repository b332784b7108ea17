import { writeFileSync } from 'node:fs';
import { SPECIFICATION } from './specification/table.ts';
import { writeSpecificationPage } from './specification/write-page.ts';

// Writes docs/specification.md from the table of promises.
writeFileSync('docs/specification.md', writeSpecificationPage(SPECIFICATION));
