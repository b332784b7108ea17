import { Alert, Button, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Upload } from 'lucide-react';
import { useId } from 'react';
import { dayInGreece } from '../../../../domain/time/greek-time.ts';
import { formatLongDate, formatMoment } from '../../../i18n/dates.ts';
import { formatFileSize } from '../../../ui/text/file-size.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce, announceWithUndo } from '../../announce.tsx';
import { answerOf, api, type Medium } from '../../calls/api-client.ts';
import { ReasonDialog } from '../../form/advice/reason-dialog.tsx';
import { useReason } from '../../form/advice/use-reason.ts';
import { DropArea } from '../../form/media/drop-area.tsx';
import { ACCEPTED } from '../../form/media/upload-rules.ts';
import { useUploads } from '../../form/media/use-uploads.ts';
import { useBusy } from '../../pieces/use-busy.ts';
import { useStaffNames } from '../../pieces/who.tsx';
import { finishInTime, uploadCallsOf } from '../../uploads/upload-calls.ts';
import { UploadRows } from '../../uploads/upload-rows.tsx';
import type { UploadCalls } from '../../uploads/upload-types.ts';
import { earlierQuery, forgetMedia, returnToFile, usesQuery } from '../media-api.ts';
import type { MediaDraftsOfUser } from '../media-drafts.ts';
import { REPLACE_TEXTS, sayReplaced } from './replace-texts.ts';

interface MediumReplacingProps {
  medium: Medium;
  drafts: MediaDraftsOfUser;
}

/** Another file in the place of a medium's, and the files that it had before. */
export function MediumReplacing({ medium, drafts }: MediumReplacingProps) {
  const { say, language } = useAdminLanguage();
  const queries = useQueryClient();
  const who = useStaffNames();
  const hint = useId();
  const { asked, withReason } = useReason();
  const earlier = useQuery(earlierQuery(medium.id)).data?.earlier ?? [];
  const { isBusy, problem, busily } = useBusy();
  const kind = medium.kind === 'image' ? 'image' : 'document';

  async function arrived(saved: Medium) {
    // What is being written about it goes on from its new version.
    drafts.settle({}, [saved]);
    await forgetMedia(queries);
  }

  async function takeBack(earlier: string, version: number, more: { reason?: string } = {}) {
    await arrived(await returnToFile(medium.id, { earlier, version, ...more }));
  }

  const uploads = useUploads({
    kind,
    callsOf: replacementCalls(medium.id, async (send) => {
      // What is on the screen when the file has arrived: its texts may have been saved meanwhile.
      const { version } = queries.getQueryData(usesQuery(medium.id).queryKey) ?? medium;
      try {
        return await withReason((more) => send({ version, ...more }));
      } catch (error) {
        void forgetMedia(queries);
        throw error;
      }
    }),
    onAdded: (saved) => {
      announceWithUndo({
        message: say(REPLACE_TEXTS.replaced),
        undo: async () => {
          const { earlier: all } = await queries.fetchQuery(earlierQuery(medium.id));
          if (all[0]) await takeBack(all[0].id, saved.version);
        },
        done: say(REPLACE_TEXTS.returned),
      });
      void arrived(saved);
    },
  });

  async function returnTo(id: string) {
    const isDone = await busily(async () => {
      await withReason((more) => takeBack(id, medium.version, more));
      announce(say(REPLACE_TEXTS.returned));
    });
    if (!isDone) await forgetMedia(queries);
  }

  return (
    <section className="medium-part">
      <h3>{say(REPLACE_TEXTS.title)}</h3>
      <DropArea
        label={say(REPLACE_TEXTS.replace)}
        accept={ACCEPTED[kind]}
        isMultiple={false}
        onFiles={uploads.add}
      >
        {(choose) => (
          <>
            <Button
              variant="default"
              size="sm"
              leftSection={<Upload size={18} aria-hidden />}
              aria-describedby={hint}
              disabled={uploads.isBusy}
              onClick={choose}
            >
              {say(REPLACE_TEXTS.replace)}
            </Button>
            <Text id={hint} size="sm" c="dimmed" mt="xs">
              {say(REPLACE_TEXTS.hint)}
            </Text>
            <UploadRows uploads={uploads} />
          </>
        )}
      </DropArea>
      {earlier.length > 0 && (
        <>
          <h4>{say(REPLACE_TEXTS.earlier)}</h4>
          <ul className="medium-earlier">
            {earlier.map((file) => (
              <li key={file.id}>
                <span>
                  {file.fileName} ({formatFileSize(file.sizeBytes, language)})
                  <Text component="span" size="sm" c="dimmed">
                    {say(
                      sayReplaced(
                        formatMoment(file.replacedAt, language),
                        who(file.replacedBy),
                        formatLongDate(dayInGreece(new Date(file.endsAt)), language),
                      ),
                    )}
                  </Text>
                </span>
                <Button
                  size="compact-sm"
                  variant="default"
                  disabled={isBusy || uploads.isBusy}
                  aria-label={`${say(REPLACE_TEXTS.returnTo)}: ${file.fileName}`}
                  onClick={() => void returnTo(file.id)}
                >
                  {say(REPLACE_TEXTS.returnTo)}
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
      {problem && (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      )}
      {asked && <ReasonDialog asked={asked} nameOf={() => say(REPLACE_TEXTS.document)} />}
    </section>
  );
}

/** Sends a file as every other; at its end it takes the place of the medium's. */
function replacementCalls(
  medium: string,
  ask: (send: (more: { version: number; reason?: string }) => Promise<Medium>) => Promise<Medium>,
): (person: string | undefined) => UploadCalls {
  return (person) => {
    const calls = uploadCallsOf(person);
    return {
      ...calls,
      begin: (file, signal) => calls.begin({ ...file, isReplacement: true }, signal),
      finish: async (upload, signal) => {
        const param = { id: medium };
        const saved = await ask((more) =>
          finishInTime({ signal, person }, (how) =>
            answerOf(api.media[':id'].replace.$post({ param, json: { upload, ...more } }, how)),
          ),
        );
        return { ...saved, wasThere: false };
      },
    };
  };
}
