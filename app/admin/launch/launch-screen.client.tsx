import { Button, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { Link } from 'react-router';
import { useAdminLanguage } from '../admin-language.tsx';
import { announceFailure } from '../announce.tsx';
import { answerOf, api, messageOf, type SuccessBody } from '../calls/api-client.ts';
import { ScreenHeader } from '../layout/screen-header.tsx';
import { entryFormAddress } from '../pieces/addresses/entry-address.ts';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { useGoOn } from '../pieces/use-go-on.ts';
import { LAUNCH_TEXTS as TEXTS } from './launch-texts.ts';

import './launch.css';

type Step = SuccessBody<Awaited<ReturnType<typeof api.launch.$get>>>['steps'][number];

const launchQuery = queryOptions({
  queryKey: ['launch'],
  queryFn: ({ signal }) => answerOf(api.launch.$get({}, { init: { signal } })),
  staleTime: 0,
});

/** The steps from an empty site to one that can be shown to the public, each with the way to it. */
export function LaunchScreen() {
  const { say } = useAdminLanguage();
  const launch = useQuery(launchQuery);
  const steps = launch.data?.steps ?? [];
  return (
    <>
      <ScreenHeader title={say(TEXTS.title)} text={say(TEXTS.text)} />
      {launch.isPending && <Loading />}
      {launch.isError && (
        <LoadProblem
          title={say(TEXTS.loadFailed)}
          error={launch.error}
          onRetry={() => void launch.refetch()}
        />
      )}
      {launch.isSuccess && (
        <>
          <Text role="status" fw={600} mb="md">
            {say(TEXTS.progress(steps.filter(({ isDone }) => isDone).length, steps.length))}
          </Text>
          <ol className="launch-steps">
            {steps.map((step) => (
              <StepLine key={step.id} step={step} hasSettings={isDone(steps, 'settings')} />
            ))}
          </ol>
        </>
      )}
    </>
  );
}

const isDone = (steps: Step[], id: Step['id']) => steps.some((one) => one.id === id && one.isDone);

function StepLine({ step, hasSettings }: { step: Step; hasSettings: boolean }) {
  const { say } = useAdminLanguage();
  const { title, text } = TEXTS.steps[step.id];
  const Mark = step.isDone ? CircleCheck : CircleDashed;
  return (
    <li data-done={step.isDone || undefined}>
      <Mark aria-hidden size={24} />
      <div>
        <h2>
          {say(title)}
          <span className="sr-only">: {say(step.isDone ? TEXTS.done : TEXTS.open)}</span>
        </h2>
        <Text size="sm" c="dimmed">
          {say(text)}
        </Text>
      </div>
      <Way step={step} hasSettings={hasSettings} />
    </li>
  );
}

/** To the entry of a step; or, for a legal page that nobody has begun, its draft from the template. */
function Way({ step, hasSettings }: { step: Step; hasSettings: boolean }) {
  const { say } = useAdminLanguage();
  const { id, entryId } = step;
  const isPage = id !== 'settings' && id !== 'mayor';
  const title = say(TEXTS.steps[id].title);
  if (entryId) {
    return (
      <Button
        component={Link}
        to={entryFormAddress(isPage ? 'page' : id, entryId)}
        variant={step.isDone ? 'default' : 'light'}
        aria-label={`${say(step.isDone ? TEXTS.look : TEXTS.finish)}: ${title}`}
      >
        {say(step.isDone ? TEXTS.look : TEXTS.finish)}
      </Button>
    );
  }
  if (!isPage) return null;
  if (!hasSettings) return <Text size="sm">{say(TEXTS.settingsFirst)}</Text>;
  return <Begin slug={id} title={title} />;
}

function Begin(props: { slug: Exclude<Step['id'], 'settings' | 'mayor'>; title: string }) {
  const { say } = useAdminLanguage();
  const { slug, title } = props;
  const queries = useQueryClient();
  const goOn = useGoOn();
  const beginning = useMutation({
    mutationFn: () => answerOf(api.launch.pages[':slug'].$post({ param: { slug } })),
    onSuccess: ({ id }) => goOn(entryFormAddress('page', id)),
    // Somebody else may have begun it.
    onError: (error) => announceFailure(messageOf(error)),
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <Button
      variant="light"
      loading={beginning.isPending}
      aria-label={`${say(TEXTS.begin)}: ${title}`}
      onClick={() => beginning.mutate()}
    >
      {say(TEXTS.begin)}
    </Button>
  );
}
