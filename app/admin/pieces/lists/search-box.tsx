import { TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useAdminLanguage } from '../../admin-language.tsx';
import { PIECE_TEXTS } from '../piece-texts.ts';

import './search-box.css';

/** A search starts when the typing pauses. */
const PAUSE_MS = 250;

interface SearchBoxProps {
  /** The words of the search that is shown. */
  value: string;
  /** 'Search' by default. */
  label?: string | undefined;
  placeholder: string;
  onChange: (value: string) => void;
}

/** A search box that does not disturb the typing, and reports the text when the typing pauses. */
export function SearchBox({ value, label, placeholder, onChange }: SearchBoxProps) {
  const { say } = useAdminLanguage();
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  // A filter that is chosen during the wait counts, too.
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });

  // Somebody cleared the filters, or went back.
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    setTyped(value);
  }, [value]);

  useEffect(() => {
    const words = typed.trim();
    if (words === told.current) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const hold = () => clearTimeout(timer);
    const wait = () => {
      hold();
      if (words === told.current) return;
      timer = setTimeout(() => {
        told.current = words;
        tell.current(words);
      }, PAUSE_MS);
    };
    wait();
    // The list must not change under a pressed button: its release would count for another row, or for none.
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    window.addEventListener('pointerdown', hold, options);
    window.addEventListener('pointerup', wait, options);
    window.addEventListener('pointercancel', wait, options);
    return () => {
      hold();
      listening.abort();
    };
  }, [typed]);

  return (
    <TextInput
      type="search"
      className="admin-search-box"
      label={label ?? say(PIECE_TEXTS.search)}
      placeholder={placeholder}
      leftSection={<Search aria-hidden size={18} />}
      maxLength={200}
      value={typed}
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
}
