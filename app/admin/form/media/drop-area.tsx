import { type DragEvent, type ReactNode, useRef, useState } from 'react';

import './drop-area.css';

interface DropAreaProps {
  /** The label of choosing files. */
  label: string;
  /** Media types, as the attribute `accept` takes them. */
  accept: string;
  isMultiple: boolean;
  onFiles: (files: Iterable<File>) => void;
  /** The content of the area; its button calls `choose`. */
  children: (choose: () => void) => ReactNode;
}

/** A place for files: chosen with a button, or dropped on it. */
export function DropArea({ label, accept, isMultiple, onFiles, children }: DropAreaProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (files: FileList | null) => {
    if (files) onFiles(isMultiple ? files : [...files].slice(0, 1));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same
    <div
      className="drop-area"
      data-over={isOver || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={input}
        type="file"
        className="sr-only"
        tabIndex={-1}
        aria-label={label}
        accept={accept}
        multiple={isMultiple}
        onChange={(event) => {
          take(event.currentTarget.files);
          // This allows choosing the same file again, after it was repaired.
          event.currentTarget.value = '';
        }}
      />
      {children(() => input.current?.click())}
    </div>
  );
}
