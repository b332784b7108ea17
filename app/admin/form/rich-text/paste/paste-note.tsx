import { CloseButton } from '@mantine/core';
import { useAdminLanguage } from '../../../admin-language.tsx';
import { describePaste, PASTE_TEXTS, type PasteReport } from './paste-texts.ts';

interface PasteNoteProps {
  report: PasteReport | null;
  onClose: () => void;
}

/** What a paste left behind, between the toolbar and the text, until somebody closes it or pastes again. */
export function PasteNote({ report, onClose }: PasteNoteProps) {
  const { say } = useAdminLanguage();
  const sentences = report ? describePaste(report).map(say) : [];
  return (
    <div role="status">
      {sentences.length > 0 && (
        <div className="rich-text-note">
          <p>{sentences.join(' ')}</p>
          <CloseButton aria-label={say(PASTE_TEXTS.close)} onClick={onClose} />
        </div>
      )}
    </div>
  );
}
