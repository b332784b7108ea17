import { Alert, Button, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { useId, useState } from 'react';
import { formatMoment } from '../../i18n/dates.ts';
import { useAdminLanguage } from '../admin-language.tsx';
import { announce, announceFailure } from '../announce.tsx';
import { messageOf } from '../calls/api-client.ts';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { Loading, LoadProblem } from '../pieces/load-state.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { useCopy } from '../pieces/use-copy.ts';
import { useIsHere } from '../pieces/use-go-on.ts';
import { useStaffNames } from '../pieces/who.tsx';
import { type LinkOwner, linksQuery, makeLink, withdrawLink } from './preview-api.ts';
import { sayLink, PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';

/** The button that opens the links of an entry, or of a publishing set. */
export function PreviewLinks({ owner, size }: { owner: LinkOwner; size?: 'compact-md' }) {
  const { say } = useAdminLanguage();
  const [isOpen, setOpen] = useState(false);
  const making = useMaking(owner, () => setOpen(true));
  function open() {
    // One that was shown is not shown again.
    if (!making.isPending) making.reset();
    setOpen(true);
  }
  return (
    <>
      <Button
        {...(size && { size })}
        variant="default"
        leftSection={<Link2 aria-hidden size={16} />}
        onClick={open}
      >
        {say(TEXTS.links)}
      </Button>
      <Dialog
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={say(TEXTS.linksTitle)}
        closeButtonProps={{ 'aria-label': say(PIECE_TEXTS.close) }}
        size="lg"
      >
        <Links owner={owner} making={making} />
      </Dialog>
    </>
  );
}

type Making = ReturnType<typeof useMaking>;

/** Makes a link, which can be copied this once: whoever has closed the dialog by then is shown it all the same. */
function useMaking(owner: LinkOwner, show: () => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => makeLink(owner),
    onSettled: () => {
      show();
      void queries.invalidateQueries({ queryKey: linksQuery(owner).queryKey });
    },
  });
}

/** Makes a link that needs no account, and lists those that open, with who made them, when and until when. */
function Links({ owner, making }: { owner: LinkOwner; making: Making }) {
  const { say, language } = useAdminLanguage();
  const who = useStaffNames();
  const queries = useQueryClient();
  const heading = useId();
  const isHere = useIsHere();
  const links = useQuery(linksQuery(owner));
  const again = () => queries.invalidateQueries({ queryKey: linksQuery(owner).queryKey });
  const withdrawing = useMutation({
    mutationFn: (link: string) => withdrawLink(owner, link),
    onSuccess: (_, link) => {
      if (making.data?.id === link) making.reset();
      announce(say(TEXTS.withdrawn));
      return again();
    },
    onError: (error) => {
      // Who has closed the dialog believes that the link no longer opens.
      if (!isHere()) announceFailure(messageOf(error));
      // Somebody else may have withdrawn it: the list tells. What failed is said meanwhile.
      void again();
    },
  });
  const problem = making.error ?? withdrawing.error;
  return (
    <>
      <Text mb="md">{say(TEXTS.linksText)}</Text>
      {problem && (
        <Alert color="red" role="alert" mb="md">
          {messageOf(problem)}
        </Alert>
      )}
      {making.data && <NewLink key={making.data.id} url={making.data.url} />}
      <Button
        mb="lg"
        variant={making.data ? 'default' : 'filled'}
        disabled={making.isPending}
        onClick={() => making.mutate()}
      >
        {say(making.isPending ? TEXTS.making : TEXTS.make)}
      </Button>
      <section aria-labelledby={heading}>
        <h3 id={heading} className="preview-links-heading">
          {say(TEXTS.active)}
        </h3>
        {links.isPending && <Loading rows={2} />}
        {links.isError && (
          <LoadProblem
            title={say(TEXTS.linksFailed)}
            error={links.error}
            onRetry={() => void links.refetch()}
          />
        )}
        {links.data?.links.length === 0 && <Text c="dimmed">{say(TEXTS.none)}</Text>}
        <ul className="preview-links">
          {links.data?.links.map((link) => {
            const [made, until] = [link.createdAt, link.expiresAt].map((moment) =>
              formatMoment(moment, language),
            ) as [string, string];
            const words = say(sayLink(who(link.createdBy), made, until));
            return (
              <li key={link.id}>
                <span>{words}</span>
                <Button
                  size="compact-md"
                  variant="default"
                  aria-label={`${say(TEXTS.withdraw)}: ${words}`}
                  disabled={withdrawing.isPending}
                  onClick={() => withdrawing.mutate(link.id)}
                >
                  {say(TEXTS.withdraw)}
                </Button>
              </li>
            );
          })}
        </ul>
      </section>
    </>
  );
}

/** A link that was just made: the only time that it can be copied. */
function NewLink({ url }: { url: string }) {
  const { say } = useAdminLanguage();
  const { note, copy } = useCopy();
  return (
    <div className="preview-new-link">
      <TextInput
        label={say(TEXTS.newLink)}
        description={say(TEXTS.copyNow)}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button autoFocus onClick={() => void copy(url)}>
        {say(TEXTS.copy)}
      </Button>
      <Text role="status" size="sm">
        {note}
      </Text>
    </div>
  );
}
