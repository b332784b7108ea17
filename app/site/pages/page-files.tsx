import type { Language } from '../../i18n/language.ts';
import { EntryFiles } from '../files/entry-files.tsx';
import type { PageText } from './load-page-text.ts';

interface PageFilesProps {
  text: PageText | null;
  language: Language;
  className: string;
}

/** The documents and the gallery of a page of which a fixed screen shows the text; nothing where it has none. */
export function PageFiles({ text, language, className }: PageFilesProps) {
  if (!text || text.files.attachments.length + text.files.gallery.length === 0) return null;
  return (
    <div className={`grid gap-12 ${className}`}>
      <EntryFiles files={text.files} language={language} />
    </div>
  );
}
