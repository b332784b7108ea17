import { LiveFilter } from '../live-filter.tsx';
import { mountIslands } from '../mount.ts';

mountIslands('live-filter', LiveFilter);
