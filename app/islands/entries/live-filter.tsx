import { filterWhileTyping } from '../filter-while-typing.ts';

for (const status of document.querySelectorAll<HTMLElement>('[data-live-filter]')) {
  filterWhileTyping(status);
}
