import { Button } from '@mantine/core';
import { Eye } from 'lucide-react';
import { type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../admin-language.tsx';
import type { ContentForm } from '../content/form/use-content-form.ts';
import { lazyDialog } from '../pieces/lazy-part.tsx';
import { PIECE_TEXTS } from '../pieces/piece-texts.ts';
import { PREVIEW_TEXTS as TEXTS } from './preview-texts.ts';

import './with-preview.css';

const PreviewBeside = lazyDialog(() => import('./preview-beside.tsx'));

/** Whether the preview stands beside a form. */
export interface OpenPreview {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  toggle: () => void;
}

export function useOpenPreview(): OpenPreview {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  return {
    isOpen,
    button,
    toggle() {
      setOpen(!isOpen);
      button.current?.focus({ preventScroll: true });
    },
  };
}

/**
 * Tells the whole screen to make room for a preview. A rule of the frame that asks by `:has()` what is open in it has
 * the style of every element worked out anew at each key.
 */
function useRoomBeside(isOpen: boolean): void {
  useLayoutEffect(() => {
    if (!isOpen) return;
    const { dataset } = document.documentElement;
    dataset.previewBeside = '';
    return () => {
      delete dataset.previewBeside;
    };
  }, [isOpen]);
}

/** Opens the preview beside the form, and closes it. */
export function PreviewButton({ preview }: { preview: OpenPreview }) {
  const { say } = useAdminLanguage();
  return (
    <Button
      ref={preview.button}
      variant={preview.isOpen ? 'light' : 'default'}
      aria-pressed={preview.isOpen}
      leftSection={<Eye aria-hidden size={18} />}
      onClick={preview.toggle}
    >
      {say(TEXTS.preview)}
    </Button>
  );
}

/** The fields of a form, with the preview beside them while it is open. */
export function WithPreview(props: {
  form: ContentForm;
  preview: OpenPreview;
  children: ReactNode;
}) {
  const { form, preview, children } = props;
  const { say } = useAdminLanguage();
  useRoomBeside(preview.isOpen);
  return (
    <div className="with-preview" data-open={preview.isOpen || undefined}>
      <div className="entry-form-fields">{children}</div>
      {preview.isOpen && (
        <Suspense fallback={<p role="status">{say(PIECE_TEXTS.loading)}</p>}>
          <PreviewBeside form={form} onClose={preview.toggle} />
        </Suspense>
      )}
    </div>
  );
}
