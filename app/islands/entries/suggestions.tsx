import { closeLeftMenus } from '../close-left-menus.ts';
import { forgetLeftChoices } from '../forget-left-choices.ts';
import { openWithoutPopovers } from '../menus-without-popovers.ts';
import { suggestWhileTyping } from '../suggest-while-typing.ts';

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-suggestions]')) {
  suggestWhileTyping(form);
}
forgetLeftChoices();
if ('popover' in HTMLElement.prototype) {
  closeLeftMenus();
} else {
  openWithoutPopovers();
}
