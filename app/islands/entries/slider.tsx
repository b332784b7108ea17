import { mountIslands } from '../mount.ts';
import { Slider } from '../slider.tsx';

mountIslands('slider', Slider);
