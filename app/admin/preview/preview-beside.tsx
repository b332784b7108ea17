import { Button, CloseButton, Title, VisuallyHidden } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import { ExternalLink } from 'lucide-react';
import { useEffect, useId, useMemo, useRef } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import type { EntryValues } from '../form/entry-values.ts';
import type { EntryForm } from '../form/use-entry-form.ts';
import { entryPreviewAddress } from '../pieces/addresses/entry-address.ts';
import { Dialog } from '../pieces/dialogs/dialog.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { PreviewLinks } from './preview-links-dialog.tsx';
import { PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';
import { PreviewView } from './preview-view.tsx';

/** The preview follows after a pause of this length. */
const PAUSE_MS = 500;

interface PreviewBesideProps {
  form: Pick<EntryForm, 'type'> & { values: EntryValues; entry: { id: string } | null };
  onClose: () => void;
}

/** The preview of what a form holds: beside its fields, or over the whole screen where there is no room. */
export default function PreviewBeside({ form, onClose }: PreviewBesideProps) {
  const { say } = useAdminLanguage();
  const isWide = useMediaQuery(ROOM_BESIDE, true, { getInitialValueInEffect: false });
  const heading = useId();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    // As much of it as there can be, unless somebody is further down already.
    const top = panel.current?.getBoundingClientRect().top ?? 0;
    if (top > 0) panel.current?.scrollIntoView({ block: 'start' });
  }, []);
  if (!isWide) {
    return (
      <Dialog
        opened
        fullScreen
        onClose={onClose}
        title={say(TEXTS.preview)}
        closeButtonProps={{ 'aria-label': say(TEXTS.close) }}
        classNames={{ body: 'preview-whole' }}
      >
        <Content form={form} startWidth="phone" onGoTo={onClose} />
      </Dialog>
    );
  }
  return (
    <aside ref={panel} className="preview-beside" aria-labelledby={heading}>
      <div className="preview-head">
        <Title order={2} size="h4" id={heading}>
          {say(TEXTS.preview)}
        </Title>
        <CloseButton aria-label={say(TEXTS.close)} onClick={onClose} />
      </div>
      <Content form={form} startWidth="desktop" onGoTo={stay} />
    </aside>
  );
}

/** As in preview.css. */
const ROOM_BESIDE = '(min-width: 64rem)';

const stay = () => {};

function Content(props: {
  form: PreviewBesideProps['form'];
  startWidth: 'desktop' | 'phone';
  onGoTo: () => void;
}) {
  const { say } = useAdminLanguage();
  const { type, values, entry } = props.form;
  const [settled] = useDebouncedValue(values, PAUSE_MS);
  const id = entry?.id ?? null;
  const source = useMemo(() => ({ type, values: settled, id }), [type, settled, id]);
  return (
    <>
      <PreviewView
        source={source}
        startWidth={props.startWidth}
        note={TEXTS.unsaved}
        onGoTo={props.onGoTo}
      />
      {id === null ? (
        <p className="preview-note">{say(TEXTS.saveFirst)}</p>
      ) : (
        <div className="preview-ways">
          <PreviewLinks owner={{ type: type.name, id }} size="compact-md" />
          <Button
            component="a"
            size="compact-md"
            variant="default"
            href={entryPreviewAddress(type.name, id)}
            target="_blank"
            rightSection={<ExternalLink aria-hidden size={16} />}
          >
            {say(TEXTS.ownPage)}
            <VisuallyHidden> {say(PIECE_TEXTS.newTab)}</VisuallyHidden>
          </Button>
        </div>
      )}
    </>
  );
}
