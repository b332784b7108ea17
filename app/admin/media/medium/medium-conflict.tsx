import { Alert, Button, Group, Text } from '@mantine/core';
import { LICENCES } from '../../../../domain/media/library/licences.ts';
import type { Bilingual, Lang } from '../../../../domain/text/bilingual.ts';
import { formatMoment } from '../../../i18n/dates.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { sameValues } from '../../form/browser-copies.ts';
import { FORM_TEXTS } from '../../form/form-texts.ts';
import { useStaffNames } from '../../pieces/who.tsx';
import { FRAME_TEXTS, sayFocus } from '../frame/frame-texts.ts';
import type { MediumDraft, Said } from '../media-drafts.ts';
import { MEDIUM_TEXTS, sayConflict } from './medium-texts.ts';

interface MediumConflictProps {
  theirs: Medium;
  /** What was changed here, and would be written over theirs. */
  change: MediumDraft['change'];
  onMine: () => void;
  onTheirs: () => void;
}

/** What somebody else has stored while this was being written: one chooses which of the two stays. */
export function MediumConflict({ theirs, change, onMine, onTheirs }: MediumConflictProps) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  return (
    <Alert
      color="red"
      role="alert"
      title={say(sayConflict(who(theirs.updatedBy), formatMoment(theirs.updatedAt, language)))}
    >
      {partsOf(theirs).map(
        ({ of, name, lang, value, words }) =>
          isOther(change[of], lang, value) && (
            <Text key={`${of} ${lang}`} size="sm">
              {say(name)}
              {lang && ` (${say(lang === 'el' ? FORM_TEXTS.greek : FORM_TEXTS.english)})`}:{' '}
              {say(words) ? <span lang={lang}>{say(words)}</span> : say(FORM_TEXTS.empty)}
            </Text>
          ),
      )}
      <Group gap="xs" mt="sm">
        <Button size="sm" onClick={onMine}>
          {say(MEDIUM_TEXTS.keepMine)}
        </Button>
        <Button size="sm" variant="default" onClick={onTheirs}>
          {say(MEDIUM_TEXTS.takeTheirs)}
        </Button>
      </Group>
    </Alert>
  );
}

/** Whether something else was written here; what was not changed here stays as it is stored. */
function isOther(changed: unknown, lang: Lang | undefined, value: unknown): boolean {
  if (changed === undefined) return false;
  return !sameValues(lang ? (changed as Bilingual)[lang] : changed, value);
}

/** A part of what is said of a medium: its value, and the words for it. */
interface Part {
  of: keyof Said;
  name: Bilingual;
  lang?: Lang;
  value: unknown;
  words: Bilingual;
}

/** A crop is stored at once, and is no part of a change. */
function partsOf(said: Said): Part[] {
  const { isDecorative, licence, licenceNote, tags, focus } = said;
  const inBoth = (of: 'alt' | 'credit', name: Bilingual) =>
    (['el', 'en'] as const).map(
      (lang): Part => ({ of, name, lang, value: said[of][lang], words: asTyped(said[of][lang]) }),
    );
  const known = LICENCES.find(({ value }) => value === licence)?.label;
  return [
    ...inBoth('alt', MEDIUM_TEXTS.altTitle),
    {
      of: 'isDecorative',
      name: MEDIUM_TEXTS.decorative,
      value: isDecorative,
      words: isDecorative ? MEDIUM_TEXTS.yes : MEDIUM_TEXTS.no,
    },
    ...inBoth('credit', MEDIUM_TEXTS.credit),
    {
      of: 'licence',
      name: MEDIUM_TEXTS.licence,
      value: licence,
      words: known ?? MEDIUM_TEXTS.noLicence,
    },
    {
      of: 'licenceNote',
      name: MEDIUM_TEXTS.licenceNote,
      value: licenceNote,
      words: asTyped(licenceNote),
    },
    { of: 'tags', name: MEDIUM_TEXTS.tags, value: tags, words: asTyped(tags.join(', ')) },
    { of: 'focus', name: FRAME_TEXTS.focus, value: focus, words: sayFocus(focus.x, focus.y) },
  ];
}

const asTyped = (text: string): Bilingual => ({ el: text, en: text });
