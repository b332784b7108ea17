import { Button, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Bilingual } from '../../../../domain/text/bilingual.ts';
import { useAdminLanguage } from '../../admin-language.tsx';
import { announce } from '../../announce.tsx';
import { answerOf, api } from '../../calls/api-client.ts';
import { ConfirmDialog } from '../../pieces/dialogs/confirm-dialog.tsx';
import { useBusy } from '../../pieces/use-busy.ts';
import { forgetEntries } from '../content-api.ts';

const TEXTS = {
  reset: { el: 'Επαναφορά αρχικού', en: 'Back to the original' },
  question: {
    el: 'Να γίνει ξανά όπως ήταν στην αρχή; Η αλλαγή φαίνεται αμέσως στους επισκέπτες.',
    en: 'Put it back as it was originally? Visitors see the change at once.',
  },
  undo: {
    el: 'Όσα υπάρχουν τώρα μπαίνουν στον κάδο, απ’ όπου μπορείτε να τα επαναφέρετε.',
    en: 'What is there now goes to the bin, from where you can bring it back.',
  },
  done: { el: 'Επανήλθε το αρχικό.', en: 'The original is back.' },
} satisfies Record<string, Bilingual>;

type MenuName = 'menu-item' | 'footer-link';

/** Whether a type's list is a menu that can be made as it was at the beginning. */
export function isMenu(type: string): type is MenuName {
  return type === 'menu-item' || type === 'footer-link';
}

/** Makes the menu or the footer as it was at the beginning, after a question. */
export function ResetMenu({ name }: { name: MenuName }) {
  const { say } = useAdminLanguage();
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const { isBusy, problem, setProblem, busily } = useBusy();

  function close() {
    setAsked(false);
    setProblem('');
  }

  async function reset() {
    await busily(async () => {
      await answerOf(api.menus[':name'].reset.$post({ param: { name } }));
      announce(say(TEXTS.done));
      close();
      await forgetEntries(queries, name);
    });
  }

  return (
    <>
      <Button variant="default" onClick={() => setAsked(true)}>
        {say(TEXTS.reset)}
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        title={say(TEXTS.reset)}
        action={say(TEXTS.reset)}
        isBusy={isBusy}
        problem={problem}
        onConfirm={() => void reset()}
        onClose={close}
      >
        <Text mb="xs">{say(TEXTS.question)}</Text>
        <Text c="dimmed" size="sm">
          {say(TEXTS.undo)}
        </Text>
      </ConfirmDialog>
    </>
  );
}
