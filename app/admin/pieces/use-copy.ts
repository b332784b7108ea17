import { useState } from 'react';
import type { Bilingual } from '../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../admin-language.tsx';

const TEXTS = {
  copy: { el: 'Αντιγραφή', en: 'Copy' },
  copied: { el: 'Αντιγράφηκε', en: 'Copied' },
  notCopied: {
    el: 'Η αντιγραφή δεν επιτράπηκε. Επιλέξτε το κείμενο και αντιγράψτε το.',
    en: 'Copying was not allowed. Select the text and copy it.',
  },
};

/** Copying to the clipboard: the text of the button, and the announcement after it was pressed. */
export function useCopy(): { label: string; note: string; copy: (text: string) => Promise<void> } {
  const { say } = useAdminLanguage();
  const [note, setNote] = useState<Bilingual | null>(null);
  async function copy(text: string) {
    setNote(null);
    try {
      await navigator.clipboard.writeText(text);
      setNote(TEXTS.copied);
    } catch {
      // A browser may forbid it; the text is visible and can be selected.
      setNote(TEXTS.notCopied);
    }
  }
  return { label: say(TEXTS.copy), note: note ? say(note) : '', copy };
}
