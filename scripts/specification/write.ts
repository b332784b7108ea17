import { readFileSync, writeFileSync } from 'node:fs';
import { SPECIFICATION } from './table.ts';
import { writeSpecificationPage } from './write-page.ts';

const FILE = 'docs/specification.md';
const page = writeSpecificationPage(SPECIFICATION);
if (readFileSync(FILE, 'utf8') !== page) writeFileSync(FILE, page);
