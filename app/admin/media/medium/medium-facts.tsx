import { Anchor, Button, Group, Text, TextInput } from '@mantine/core';
import { formatMoment, formatNumber } from '../../../i18n/dates.ts';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import type { Medium } from '../../calls/api-client.ts';
import { PIECE_TEXTS } from '../../pieces/piece-texts.ts';
import { useCopy } from '../../pieces/use-copy.ts';
import { useStaffNames } from '../../pieces/who.tsx';
import { MediumFrame } from '../frame/medium-frame.tsx';
import type { MediaDraftsOfUser } from '../media-drafts.ts';
import { DocumentSays } from './document-says.tsx';
import { MEDIUM_TEXTS } from './medium-texts.ts';

interface MediumFactsProps {
  medium: Medium;
  drafts: MediaDraftsOfUser;
  /** Only reviewers change what visitors see of it. */
  isLocked: boolean;
}

/** What is known of a file: its picture or what its document says, name, size, address, and by whom it came. */
export function MediumFacts({ medium, drafts, isLocked }: MediumFactsProps) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  const isImage = medium.kind === 'image';
  return (
    <>
      {isImage && <MediumFrame medium={medium} drafts={drafts} isLocked={isLocked} />}
      <dl className="medium-facts">
        <dt>{say(MEDIUM_TEXTS.file)}</dt>
        <dd>{medium.fileName}</dd>
        <dt>{say(MEDIUM_TEXTS.size)}</dt>
        <dd>{formatFileSize(medium.sizeBytes, language)}</dd>
        {isImage && (
          <>
            <dt>{say(MEDIUM_TEXTS.dimensions)}</dt>
            <dd>
              {formatNumber(medium.width, language)} × {formatNumber(medium.height, language)}
            </dd>
          </>
        )}
        {!isImage && <DocumentSays facts={medium.document} />}
        <dt>{say(MEDIUM_TEXTS.added)}</dt>
        <dd>
          {formatMoment(medium.createdAt, language)}
          {medium.createdBy && `, ${who(medium.createdBy)}`}
          {medium.isSample && ` (${say(MEDIUM_TEXTS.sample)})`}
        </dd>
        {medium.version > 1 && (
          <>
            <dt>{say(MEDIUM_TEXTS.changed)}</dt>
            <dd>
              {formatMoment(medium.updatedAt, language)}
              {medium.updatedBy && `, ${who(medium.updatedBy)}`}
            </dd>
          </>
        )}
      </dl>
      <Address url={medium.url} />
    </>
  );
}

/** The whole address of a file, to be copied into a letter or a text. It leads to the file for good. */
function Address({ url }: { url: string }) {
  const { say } = useAdminLanguage();
  const { label, note, copy } = useCopy();
  const address = new URL(url, window.location.href).href;
  return (
    <div className="medium-address">
      <Group gap="xs" align="end" wrap="nowrap">
        <TextInput
          className="medium-address-text"
          size="sm"
          label={say(MEDIUM_TEXTS.address)}
          value={address}
          readOnly
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button size="sm" variant="default" onClick={() => void copy(address)}>
          {label}
        </Button>
      </Group>
      <Text size="sm" role="status">
        {note}
      </Text>
      <Anchor href={url} target="_blank" rel="noreferrer" size="sm">
        {say(MEDIUM_TEXTS.open)} {say(PIECE_TEXTS.newTab)}
      </Anchor>
    </div>
  );
}
