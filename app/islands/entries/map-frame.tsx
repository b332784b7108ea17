import { showMapWhenAsked } from '../show-map-when-asked.ts';

for (const map of document.querySelectorAll<HTMLElement>('[data-map]')) showMapWhenAsked(map);
