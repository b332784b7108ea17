import { useAdminLanguage } from '../../../admin-language.tsx';
import { Localised } from '../../../pieces/addresses/entry-words.tsx';
import { LINK_TEXTS } from './link-texts.ts';
import type { FoundPage } from './use-found-pages.ts';

import '../rich-text-editor.css';

interface FoundPagesProps {
  /** Of the list: the box that is typed into names it. */
  id: string;
  pages: readonly FoundPage[];
  /** The place of the one that Enter takes; -1 for none. */
  current: number;
  onChoose: (page: FoundPage) => void;
}

/** The `id` of a page in the list, by its place: the box names the one that Enter takes. */
export const optionId = (list: string, at: number) => `${list}-${at}`;

/** The pages of the site to which a link may lead, with what each is, and whether visitors see it. */
export function FoundPages({ id, pages, current, onChoose }: FoundPagesProps) {
  const { say } = useAdminLanguage();
  return (
    <div
      id={id}
      role="listbox"
      aria-label={say(LINK_TEXTS.pages)}
      className="find-results rich-text-pages"
    >
      {pages.map((page, at) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard stays in the box, which takes the chosen one
        // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant of the box names it
        <div
          key={page.id}
          id={optionId(id, at)}
          role="option"
          aria-selected={at === current}
          onClick={() => onChoose(page)}
        >
          <Localised text={page.title} />
          <small>
            {say(page.kind)}
            {!page.isPublic && ` · ${say(LINK_TEXTS.draft)}`}
          </small>
        </div>
      ))}
    </div>
  );
}
