import { headerFollowsScroll } from '../header-follows-scroll.ts';
import { runSlider } from '../run-slider.ts';

for (const slider of document.querySelectorAll<HTMLElement>('.slider')) runSlider(slider);
headerFollowsScroll();
