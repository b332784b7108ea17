import { useEffect } from 'react';
import { t } from '../../i18n/language.ts';
import { adminLanguage } from '../admin-language.tsx';
import { announceFailure } from '../announce.tsx';

/** How many characters of a field are chosen, and so give way; all of them where the browser does not tell. */
function chosenIn({ selectionStart, selectionEnd, value }: HTMLInputElement | HTMLTextAreaElement) {
  return selectionStart === null || selectionEnd === null
    ? value.length
    : selectionEnd - selectionStart;
}

/** Browsers cut off without a word what does not fit into a field; here it is said, while the clipboard has it all. */
function sayCut({ target, clipboardData }: ClipboardEvent): void {
  const isField = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isField || target.maxLength < 0 || target.readOnly) return;
  const text = (clipboardData?.getData('text') ?? '').replace(/\r\n/g, '\n');
  // A field of one line takes no end of a line, with which a cell of a table comes.
  const { length } = target instanceof HTMLInputElement ? text.replace(/\n+$/, '') : text;
  const room = Math.max(0, target.maxLength - target.value.length + chosenIn(target));
  if (length <= room) return;
  announceFailure(
    t(
      {
        el: `Επικολλήσατε ${length} χαρακτήρες και εδώ χωρούν ${room}: το τέλος κόπηκε. Συντομεύστε το κείμενο και επικολλήστε το ξανά.`,
        en: `You pasted ${length} characters, and there is room for ${room}: the end was cut off. Shorten the text and paste it again.`,
      },
      adminLanguage(),
    ),
  );
}

/** Watches every field of the admin, also those of dialogs. */
export function useSaidCuts(): void {
  useEffect(() => {
    document.addEventListener('paste', sayCut);
    return () => document.removeEventListener('paste', sayCut);
  }, []);
}
