import { openOverPage } from '../gallery-view.ts';

for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) {
  openOverPage(gallery);
}
