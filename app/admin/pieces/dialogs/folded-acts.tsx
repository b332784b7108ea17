import { Button } from '@mantine/core';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { PIECE_TEXTS } from '../piece-texts.ts';
import './folded-acts.css';

/**
 * The lesser buttons of a screen's head: in its row on a wide screen; on a phone, where they would take five rows,
 * behind one button, and there one under the other.
 */
export function FoldedActs({ children }: { children: ReactNode }) {
  const { say } = useAdminLanguage();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  return (
    <>
      <Button
        className="folded-acts-switch"
        variant="default"
        aria-expanded={isOpen}
        aria-controls={id}
        rightSection={<ChevronDown aria-hidden size={16} />}
        onClick={() => setOpen(!isOpen)}
      >
        {say(PIECE_TEXTS.acts)}
      </Button>
      <div id={id} className="folded-acts" data-open={isOpen || undefined}>
        {children}
      </div>
    </>
  );
}
