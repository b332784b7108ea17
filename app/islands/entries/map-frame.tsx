import { MapFrame } from '../map-frame.tsx';
import { mountIslands } from '../mount.ts';

mountIslands('map-frame', MapFrame);
