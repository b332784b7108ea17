import { FileText } from 'lucide-react';
import { sayPages } from '../../i18n/document-words.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import type { Medium } from '../calls/api-client.ts';
import { thumbnailOf } from '../form/media/medium-query.ts';
import { isUndescribed } from './media-api.ts';
import { LIBRARY_TEXTS } from './media-texts.ts';
import { DOCUMENT_TEXTS } from './medium/document-texts.ts';

interface MediumTileProps {
  medium: Medium;
  /** Something was written about it and not saved. */
  hasDraft: boolean;
  /** Visitors see personal data in it, and nobody has said why. */
  isUnexplained: boolean;
  onOpen: () => void;
}

/** A medium in the grid of the library: what it shows or is called, and what it lacks. */
export function MediumTile({ medium, hasDraft, isUnexplained, onOpen }: MediumTileProps) {
  const { say, lang } = useAdminLanguage();
  const words = medium.alt[lang] || medium.alt[lang === 'el' ? 'en' : 'el'];
  const facts = medium.document?.state === 'read' ? medium.document : undefined;
  return (
    <button type="button" className="media-tile" onClick={onOpen}>
      {medium.kind === 'image' ? (
        <img
          src={thumbnailOf(medium)}
          alt=""
          loading="lazy"
          style={{ objectPosition: `${medium.focus.x}% ${medium.focus.y}%` }}
        />
      ) : (
        <span className="media-tile-file">
          <FileText aria-hidden size={40} />
        </span>
      )}
      <span className="media-tile-words">{words || medium.fileName}</span>
      <span className="media-tile-facts">
        {medium.kind === 'document' && (
          <span>PDF{facts && ` · ${say(sayPages(facts.pages))}`}</span>
        )}
        {isUnexplained && (
          <span className="media-tile-missing">{say(LIBRARY_TEXTS.unexplained)}</span>
        )}
        {facts?.isScanned && (
          <span className="media-tile-missing">{say(DOCUMENT_TEXTS.isScanned)}</span>
        )}
        {facts && !facts.isScanned && !facts.isTagged && (
          <span className="media-tile-missing">{say(DOCUMENT_TEXTS.isUntagged)}</span>
        )}
        {isUndescribed(medium) && (
          <span className="media-tile-missing">{say(LIBRARY_TEXTS.noAlt)}</span>
        )}
        {hasDraft && <span>{say(LIBRARY_TEXTS.draft)}</span>}
      </span>
    </button>
  );
}
