import { Alert, Button, Skeleton, Stack, Text, VisuallyHidden } from '@mantine/core';
import { useAdminLanguage } from '../admin-language.tsx';
import { messageOf } from '../calls/api-client.ts';
import { PIECE_TEXTS } from './piece-texts.ts';

/** Says that something is loading, in the shape of the coming content; `words` are shown too. */
export function Loading({ rows = 6, words }: { rows?: number; words?: string | undefined }) {
  const { say } = useAdminLanguage();
  return (
    <Stack gap="sm" role="status">
      {words ? <Text>{words}</Text> : <VisuallyHidden>{say(PIECE_TEXTS.loading)}</VisuallyHidden>}
      {Array.from({ length: rows }, (_, row) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
        <Skeleton key={row} height={44} radius="sm" />
      ))}
    </Stack>
  );
}

/** Says that something did not load, and why, and offers to try again. */
export function LoadProblem(props: { title?: string; error: unknown; onRetry: () => void }) {
  const { say } = useAdminLanguage();
  return (
    <Alert color="red" role="alert" title={props.title ?? say(PIECE_TEXTS.loadFailed)}>
      <Text mb="sm">{messageOf(props.error)}</Text>
      <Button variant="default" onClick={props.onRetry}>
        {say(PIECE_TEXTS.tryAgain)}
      </Button>
    </Alert>
  );
}
